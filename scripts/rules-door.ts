/** The headless door to the rules: one JSON object in, one JSON object out. Documented in docs/rules-door.md. */
import { randomBytes } from 'node:crypto';
import { GAMES, gameOf } from '../src/catalog';
import { toAct } from '../src/kernel/agenda';
import { chooser, quickDice, seededDice } from '../src/kernel/dice';
import type { Dice, Edit, Options } from '../src/kernel/game';
import { legal, choices } from '../src/kernel/offers';
import { odds } from '../src/kernel/odds';
import { readOptions } from '../src/kernel/options';
import { openPlay, type Playthrough } from '../src/kernel/playthrough';
import { parseRecord } from '../src/kernel/parse-record';
import { recordOf, replayCommands } from '../src/kernel/record';
import type { Verdict } from '../src/kernel/referee';
import type { AnyGame, AnyWords } from '../src/table/model';
import { wordingOf, type Speech } from '../src/table/wording';
import { replaceAt } from './json-pointer';

type Request = Readonly<Record<string, unknown>>;
type Answer = Readonly<Record<string, unknown>>;

/** What is wrong with a request: told to whoever asked, never a crash. */
class Malformed extends Error {}
const malformed = (message: string): never => { throw new Malformed(message); };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const listed = (names: readonly string[]): string => names.map(name => JSON.stringify(name)).join(', ');

/** Loaded faces first, as many as a roll needs; then the seed's. */
const loadedDice = (queue: number[], dice: Dice): Dice => ({
  shuffle: items => dice.shuffle(items),
  roll(count, sides) {
    const faces = queue.slice(0, count);
    if (faces.length < count) return dice.roll(count, sides);
    const wrong = faces.find(face => face > sides);
    if (wrong !== undefined) return malformed(`a die of ${sides} sides cannot show the loaded ${wrong}`);
    queue.splice(0, count);
    return faces;
  },
});

interface Table { readonly game: AnyGame; readonly seed: string; readonly play: Playthrough<AnyWords>; readonly queue: number[]; altered: boolean }

const bytesOf = (seed: string): Uint8Array => new Uint8Array(Buffer.from(seed, 'hex'));

/** Opens a door with its own table; each call answers one request. */
export const openDoor = (speech: Speech): ((request: unknown) => Answer) => {
  let open: Table | undefined;
  const table = (): Table => open ?? malformed('no game is set up: send {"do":"setup","game":"…"} first');

  const gameNamed = (id: unknown): AnyGame =>
    gameOf(String(id)) ?? malformed(`no game ${JSON.stringify(id)}: there are ${listed(GAMES.map(game => game.id))}`);
  const seatOf = ({ game, play }: Table, seat: unknown): string => {
    const seats = game.seats(play.options);
    return seats.find(one => one === seat) ?? malformed(`no seat ${JSON.stringify(seat)} in ${game.id}: there are ${listed(seats)}`);
  };
  const seedOf = (seed: unknown): string =>
    seed === undefined ? randomBytes(16).toString('hex')
      : typeof seed === 'string' && /^[0-9a-f]{32}$/i.test(seed) ? seed.toLowerCase() : malformed('a seed is 32 hexadecimal digits');
  const optionsOf = (game: AnyGame, given: unknown): Options => {
    if (given !== undefined && !isObject(given)) return malformed('options must be an object');
    const { options, problems } = readOptions(game.options, given ?? {});
    const [problem] = problems;
    return problem ? malformed(`option ${problem.option}: ${problem.problem} (${problem.given})`) : options;
  };
  const diceFor = (seed: string, queue: number[]) => (number: number): Dice => loadedDice(queue, seededDice(bytesOf(seed), number));
  const judged = (verdict: Verdict<AnyWords>): Answer =>
    verdict.ok ? { ok: true, events: verdict.events } : { ok: false, refusal: verdict.refusal };

  const play = ({ game, play: at, seed }: Table, policy: unknown, max: number): Answer => {
    if (policy !== 'random' && policy !== 'bot') return malformed('the policy is "random" or "bot"');
    const pick = chooser(quickDice(parseInt(seed.slice(0, 8), 16) ^ at.turns.length)), [bot] = game.bots;
    let turns = 0;
    for (; turns < max && at.state.agenda.length; turns++) {
      const seat = pick(toAct(game, at.state)), seen = game.hide(at.state, seat), all = legal(game, seen, seat);
      const command = policy === 'bot' && bot ? bot.choose(seen, seat, all, pick) : pick(all);
      const verdict = at.submit(seat, command);
      if (!verdict.ok) throw new Error(`a legal command was refused: ${JSON.stringify(command)}`);
    }
    return { ok: true, outcome: game.ending(at.state) ?? null, turns };
  };

  const verbs: Readonly<Record<string, (request: Request) => Answer>> = {
    games: () => ({ ok: true, games: GAMES.map(game => ({ id: game.id, seats: game.seats(optionsOf(game, {})), options: game.options })) }),
    setup(request) {
      const game = gameNamed(request['game']), options = optionsOf(game, request['options']), seed = seedOf(request['seed']), queue: number[] = [];
      open = { game, seed, queue, play: openPlay(game, options, diceFor(seed, queue)), altered: false };
      return { ok: true, seats: game.seats(options), seed, state: open.play.state };
    },
    state: () => ({ ok: true, state: table().play.state, toAct: toAct(table().game, table().play.state), outcome: table().game.ending(table().play.state) ?? null }),
    set({ path, value }) {
      const changed = replaceAt(table().play.state, String(path), value);
      if ('error' in changed) return malformed(changed.error);
      if (!isObject(changed.is) || !Array.isArray(changed.is['agenda'])) return malformed('the state must stay an object with an agenda');
      // whoever sets a state by hand answers for its shape: the rules check what they read
      table().play.put(changed.is as unknown as AnyWords['state']);
      table().altered = true;
      return { ok: true };
    },
    dice({ faces }) {
      if (!Array.isArray(faces) || !faces.every(face => Number.isInteger(face) && Number(face) > 0)) {
        return malformed('faces must be a list of whole numbers from 1');
      }
      table().queue.splice(0, Infinity, ...faces as number[]);
      return { ok: true };
    },
    offers({ seat: named }) {
      const at = table(), seat = seatOf(at, named), wording = wordingOf(at.game, speech);
      return {
        ok: true,
        offers: choices(at.game, at.game.hide(at.play.state, seat), seat)
          .map(({ command, refusal }) => ({ command, label: wording.command(command), ...(refusal && { refusal }) })),
      };
    },
    submit: ({ seat, command }) => judged(table().play.submit(seatOf(table(), seat), command)),
    edit({ seat, edit }) {
      if (!isObject(edit) || typeof edit['kind'] !== 'string') return malformed('edit must be an object with a kind');
      // the game refuses what it cannot read
      return judged(table().play.edit(seat === undefined ? 'table' : seatOf(table(), seat), edit as unknown as Edit));
    },
    odds({ seat: named, command }) {
      const at = table(), seat = seatOf(at, named), seen = at.game.hide(at.play.state, seat);
      const choice = choices(at.game, seen, seat).find(one => JSON.stringify(sorted(one.command)) === JSON.stringify(sorted(command)));
      if (!choice) return { ok: false, refusal: { section: '§table', reason: 'not-offered' } };
      if (choice.refusal) return { ok: false, refusal: choice.refusal };
      return { ok: true, odds: odds(at.game, seen, seat, choice.command) ?? null };
    },
    view: ({ seat }) => ({ ok: true, view: table().game.hide(table().play.state, seat === null ? undefined : seatOf(table(), seat)) }),
    undo({ force }) {
      const refusal = table().play.undo({ force: force === true });
      return refusal ? { ok: false, refusal } : { ok: true, state: table().play.state };
    },
    record: () => ({ ok: true, record: { ...recordOf(table().play), seed: table().seed, ...(table().altered && { altered: true }) } }),
    load({ record }) {
      if (!isObject(record)) return malformed('record must be an object');
      if (record['altered']) return malformed('this record was made from a state set by hand: it cannot be replayed');
      const game = gameNamed(record['game']), parsed = parseRecord(game, record), seed = seedOf(record['seed']), queue: number[] = [];
      if ('problem' in parsed) return malformed(`${parsed.problem} at ${parsed.at || '/'}${parsed.given ? `: ${parsed.given}` : ''}`);
      if (record['seed'] !== undefined) {
        const again = replayCommands(game, parsed.options, parsed.turns, diceFor(seed, []));
        if (!again.ok) return malformed(`turn ${again.turn} does not follow from the seed`);
      }
      open = { game, seed, queue, play: openPlay(game, parsed.options, diceFor(seed, queue), parsed.turns), altered: false };
      return { ok: true, seats: parsed.seats, turns: parsed.turns.length, state: open.play.state };
    },
    play({ policy, max = 5000 }) {
      if (typeof max !== 'number' || !Number.isInteger(max) || max < 0) return malformed('max must be a whole number');
      return play(table(), policy, max);
    },
  };

  return request => {
    try {
      if (!isObject(request)) return malformed('a request is a JSON object');
      const verb = typeof request['do'] === 'string' && Object.hasOwn(verbs, request['do']) ? verbs[request['do']] : undefined;
      return verb ? verb(request) : malformed(`"do" must be one of ${listed(Object.keys(verbs))}`);
    } catch (error) {
      if (error instanceof Malformed) return { ok: false, error: error.message };
      return { ok: false, error: `the rules failed here, which is a bug or a state set by hand that cannot be: ${String(error)}` };
    }
  };
};

const sorted = (value: unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1)) : value;
