/**
 * Tests a game of another module before anybody plays it, by a few short games with every view compared. That finds
 * code that throws, shows hidden parts, or is no game. It cannot find faults that these games do not reach.
 */
import { toAct } from '../agenda';
import { canonical } from '../fields';
import { decide } from '../deciding';
import { chooser, quickDice } from '../dice';
import type { Game } from '../game';
import type { GameTypes } from '../messages';
import { openPlay } from '../playthrough';
import { positionFault } from './fuzz';
import { diceOfSeed, movesOf, optionsOfGame, pickMove } from './random-play';
import { watchSecrets } from './secrets';
import { tabletopFault } from './positions';
import { freeze, notPlain } from './values';

/** What is wrong with a game: a key under `RT.problems`, and where. */
export interface Found {
  readonly problem: 'game-malformed' | 'game-throws' | 'game-leaks' | 'game-unsound';
  readonly detail: string;
}

/** How many short games are played, and the maximum of commands in each. */
const GAMES = 3;
const COMMANDS = 80;
/** Commands between two checks of the board. Bots are asked once in each game, because some think long. */
const LOOK = 6;
/** How many characters of a thrown error are shown. */
const SHOWN = 200;

const PARTS: Readonly<Record<string, readonly string[]>> = {
  function: ['seats', 'setUp', 'piles', 'hide', 'edit', 'redeal', 'invalid', 'ending', 'status', 'presentation'],
  object: ['steps', 'folds', 'editRules', 'manifest', 'demo'],
  array: ['options', 'refusals', 'bots'],
  string: ['id', 'edition'],
};

const typeOf = (value: unknown): string => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);

/** The first part of the contract that is missing or has another type. */
const missing = (given: unknown): string | undefined => {
  if (typeOf(given) !== 'object') return 'game';
  const parts = given as Readonly<Record<string, unknown>>;
  const wrong = Object.entries(PARTS).flatMap(([type, names]) => names.filter(name => typeOf(parts[name]) !== type));
  return wrong[0] ?? (parts['reveals'] instanceof Set ? undefined : 'reveals');
};

/** The size limit of a position: a world must store a record of many moves. */
const LARGEST = 1_000_000;
const OPTION = /^[a-z][a-z0-9-]{0,39}$/;
const KINDS = ['toggle', 'choice', 'number', 'data', 'mark'];

/** The first invalid option: an id that reaches into prototypes, a duplicate, an unknown kind. */
const wrongOption = (options: readonly unknown[]): string | undefined => {
  const ids = new Set<unknown>();
  for (const [n, option] of options.entries()) {
    const { id, kind } = (typeOf(option) === 'object' ? option : {}) as {
      readonly id?: unknown;
      readonly kind?: unknown;
    };
    const isOne = typeof id === 'string' && OPTION.test(id) && !ids.has(id) && KINDS.some(one => one === kind);
    if (!isOne) return `options/${typeof id === 'string' ? id.slice(0, 40) : n}`;
    ids.add(id);
  }
  return undefined;
};

const malformed = (detail: string): Found => ({ problem: 'game-malformed', detail });
const unsound = (detail: string): Found => ({ problem: 'game-unsound', detail });

const tooLarge = (state: unknown): Found | undefined => {
  const size = JSON.stringify(state).length;
  return size > LARGEST ? unsound(`a position has ${size} signs; ${LARGEST} are the most`) : undefined;
};

/** Does each quick bot give a legal command, from its seat's view? */
const wrongBot = <G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  choose: ReturnType<typeof chooser>,
  played: () => void,
): string | undefined => {
  const [seat] = toAct(game, state);
  if (seat === undefined) return undefined;
  const seen = game.hide(state, seat);
  const legal = movesOf(game, state).flatMap(move => (move.seat === seat ? [move.command] : []));
  if (!legal.length) return undefined;
  const texts = new Set(legal.map(canonical));
  // bots that look far ahead would take too long here
  const quick = game.bots.filter(({ level }) => level !== 'strong');
  const wrong = quick.find(bot => {
    played();
    return !texts.has(canonical(decide(game, bot, { state: seen, seat, legal }, choose).command));
  });
  return wrong && `${wrong.id} gives an illegal command`;
};

/** Plays one short game; returns what is wrong with it. */
const sample = <G extends GameTypes>(game: Game<G>, n: number, played: () => void): Found | undefined => {
  const choose = chooser(quickDice(4000 + n));
  const set = game.setUp(optionsOfGame(game, {}, n));
  const odd = notPlain(set);
  if (odd !== undefined) return unsound(`not JSON at ${odd}`);
  const large = tooLarge(set);
  if (large) return large;
  const play = openPlay(game, optionsOfGame(game, {}, n), diceOfSeed(4000 + n));
  // everything in a pile is a card, and may be hidden
  const cards = new Set<string>();
  const note = (): void => {
    const { piles } = play.state as { readonly piles?: Readonly<Record<string, readonly string[]>> };
    for (const card of Object.values(piles ?? {}).flat()) cards.add(card);
  };
  note();
  const secrets = watchSecrets(game, play.state, id => cards.has(id));
  for (let turn = 0; turn < COMMANDS && play.state.agenda.length; turn++) {
    played();
    const owing = toAct(game, play.state);
    const moves = movesOf(game, play.state);
    if (!moves.some(({ seat }) => owing.includes(seat))) return unsound('nobody has a legal answer');
    const { seat, command } = pickMove(moves, choose, game.demo.eagerness);
    freeze(play.state);
    const verdict = play.submit(seat, JSON.parse(JSON.stringify(command)));
    if (!verdict.ok) return unsound(`a legal command is refused: ${JSON.stringify(command)}`);
    note();
    const { state } = play;
    const bad = notPlain(state) ?? notPlain(verdict.events);
    if (bad !== undefined) return unsound(`not JSON at ${bad}`);
    const large = tooLarge(state);
    if (large) return large;
    const barrier = play.turns.at(-1)?.barrier ?? false;
    const leak = secrets.see({ actor: seat, state, events: verdict.events, barrier });
    if (leak !== undefined) return { problem: 'game-leaks', detail: leak };
    const look =
      turn % LOOK
        ? undefined
        : (tabletopFault(game, state) ?? (turn ? undefined : wrongBot(game, state, choose, played)));
    const invalid = game.invalid(state)?.at;
    const wrong = positionFault(game, state, {}) ?? look ?? (invalid && `a position of its own is invalid: ${invalid}`);
    if (wrong !== undefined) return unsound(wrong);
  }
  return undefined;
};

/**
 * What is wrong with a game from another module under this id; undefined if nothing was found. `played` is called
 * before each command, so that its caller can tell a long examination from one that hangs.
 */
export const examine = (given: unknown, id: string, played: () => void = () => undefined): Found | undefined => {
  try {
    const lacking = missing(given);
    if (lacking !== undefined) return malformed(lacking);
    const game = given as Game<GameTypes>;
    const option = wrongOption(game.options);
    if (option !== undefined) return malformed(option);
    if (game.id !== id || game.manifest.id !== id) return malformed('id');
    for (let n = 0; n < GAMES; n++) {
      const found = sample(game, n, played);
      if (found) return found;
    }
    return undefined;
  } catch (thrown) {
    return {
      problem: 'game-throws',
      detail: String(thrown instanceof Error ? thrown.message : thrown).slice(0, SHOWN),
    };
  }
};
