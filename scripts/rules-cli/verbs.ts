/** The verbs of the CLI: one function each, from the fields of a request to its answer. */
import { GAMES } from '../../src/testing/all-games';
import { toAct } from '../../src/kernel/agenda';
import { canonical } from '../../src/kernel/fields';
import { odds } from '../../src/kernel/odds';
import { choices } from '../../src/kernel/offers';
import type { Verdict } from '../../src/kernel/referee';
import type { AnyTypes } from '../../src/table/record/model';
import { gameWording, type Speech } from '../../src/table/i18n/wording';
import { replaceAt } from '../json-pointer';
import { doorRecord, goOn, judge, loadTable, putState, setUpTable, type DoorTable } from './cli-table';
import { isObject } from '../../src/kernel/reading';
import {
  type Fields,
  malformed,
  quoted,
  readCommand,
  readEdit,
  readFaces,
  readGame,
  readGameOptions,
  readMax,
  readSeat,
  readSeed,
} from './reading';
import { playOn, readPolicy } from './play-on';
import { readState } from './sound-state';

export type Answer = Readonly<Record<string, unknown>>;

const judged = (verdict: Verdict<AnyTypes>): Answer =>
  verdict.ok ? { ok: true, events: verdict.events } : { ok: false, refusal: verdict.refusal };

/** The verbs of a session; `open` gives the current table, `put` sets up another. */
export const verbsOf = (
  speech: Speech,
  open: () => DoorTable,
  put: (table: DoorTable) => void,
): Readonly<Record<string, (request: Fields) => Answer>> => {
  /** A verb that needs the current question: automatic steps have run before, and are reported as `ran`. */
  const asking =
    (answer: (request: Fields) => Answer) =>
    (request: Fields): Answer => {
      const ran = goOn(open());
      const answered = answer(request);
      return ran.length ? { ...answered, ran } : answered;
    };
  const seatAt = ({ game, play }: DoorTable, seat: unknown): string => readSeat(game, play.options, seat);
  return {
    games: () => ({
      ok: true,
      games: GAMES.map(game => ({
        id: game.id,
        seats: game.seats(readGameOptions(speech, game)),
        options: game.options,
      })),
    }),
    setup({ game: named, options: given, seed: wanted }) {
      const game = readGame(named);
      const options = readGameOptions(speech, game, given);
      const table = setUpTable(game, options, readSeed(wanted));
      put(table);
      return { ok: true, seats: game.seats(options), seed: table.seed, state: table.play.state };
    },
    state: asking(() => {
      const {
        game,
        play: { state },
      } = open();
      return { ok: true, state, toAct: toAct(game, state), outcome: game.ending(state) ?? null };
    }),
    set({ path, value }) {
      const table = open();
      const { game, play } = table;
      if (typeof path !== 'string') {
        return malformed(`"path" is a JSON Pointer ("/morale/red"), not ${quoted(path)}`);
      }
      if (value === undefined) return malformed('"value" is missing');
      const changed = replaceAt(play.state, path, value);
      if ('error' in changed) return malformed(changed.error);
      const read = readState(game, play.state, changed.is);
      if ('problem' in read) return malformed(`this cannot be set: ${read.problem}`);
      putState(table, read.is);
      return { ok: true };
    },
    dice({ faces }) {
      open().dice.load(readFaces(faces));
      return { ok: true };
    },
    offers: asking(({ seat: named }) => {
      const table = open();
      const { game, play } = table;
      const seat = seatAt(table, named);
      const wording = gameWording(game, speech);
      const offers = choices(game, game.hide(play.state, seat), seat).map(({ command, refusal }) => ({
        command,
        label: wording.command(command),
        ...(refusal && { refusal }),
      }));
      return { ok: true, offers };
    }),
    submit: asking(({ seat, command }) =>
      judged(judge(open(), seatAt(open(), seat), { command: readCommand(command) })),
    ),
    edit({ seat, edit }) {
      const by = seat === undefined ? 'table' : seatAt(open(), seat);
      return judged(judge(open(), by, { edit: readEdit(edit) }));
    },
    odds: asking(({ seat: named, command: given }) => {
      const table = open();
      const { game, play } = table;
      const seat = seatAt(table, named);
      const wanted = canonical(readCommand(given));
      const seen = game.hide(play.state, seat);
      const choice = choices(game, seen, seat).find(({ command }) => canonical(command) === wanted);
      if (!choice) return { ok: false, refusal: { section: '§table', reason: 'not-offered' } };
      if (choice.refusal) return { ok: false, refusal: choice.refusal };
      return { ok: true, odds: odds(game, seen, seat, choice.command) ?? null };
    }),
    view: asking(({ seat }) => {
      const table = open();
      const { game, play } = table;
      return { ok: true, view: game.hide(play.state, seat === null ? undefined : seatAt(table, seat)) };
    }),
    undo({ force = false }) {
      if (typeof force !== 'boolean') return malformed(`"force" is true or false, not ${quoted(force)}`);
      const table = open();
      const refusal = table.play.undo({ force });
      if (refusal) return { ok: false, refusal };
      table.waits = table.altered;
      return { ok: true, state: table.play.state };
    },
    record: () => ({ ok: true, record: doorRecord(open()) }),
    load({ record }) {
      if (!isObject(record)) return malformed(`"record" is an object, not ${quoted(record)}`);
      const table = loadTable(record);
      const { game, play } = table;
      put(table);
      return { ok: true, seats: game.seats(play.options), turns: play.turns.length, state: play.state };
    },
    play: asking(({ policy, max }) => {
      const table = open();
      return { ok: true, ...playOn(table, readPolicy(table.game, policy), readMax(max)) };
    }),
  };
};
