/** The odds of a command, from the rules themselves: its dice are enumerated and the resulting events are grouped. */
import { toAct } from './agenda';
import { canonical } from './fields';
import { diceOf, type Dice, countDiceMultisets, diceMultisets } from './dice';
import type { Rules } from './game';
import type { Message, GameTypes } from './messages';
import { legal } from './offers';
import { submit } from './referee';

/** A possible result of a command: one group of outcomes that differ only in the faces, with an example. */
export interface Chance {
  readonly probability: number;
  readonly events: readonly Message[];
}

/** More handfuls than this are not enumerated; more groups than GROUPS are joined by the kinds of their events. */
const HANDFULS = 4000;
const GROUPS = 12;
/** Forced steps that are followed to the first roll (pay, then roll the check just paid for). */
const FORCED = 3;

/** A roll that the script of faces does not foresee yet. */
class Fork extends Error {
  constructor(
    readonly count: number,
    readonly sides: number,
  ) {
    super('fork');
  }
}
/** Odds that cannot be calculated: a shuffle, too many dice, or a refused command. */
export class Unknowable extends Error {}

const scripted = (script: readonly (readonly number[])[]): Dice => {
  let at = 0;
  return diceOf({
    roll(count, sides) {
      const faces = script[at++];
      if (!faces) throw new Fork(count, sides);
      return faces;
    },
    shuffle() {
      throw new Unknowable();
    },
  });
};

/** The events of a command, and of the same seat's forced steps after it until something is rolled. */
const follow = <G extends GameTypes>(
  game: Rules<G>,
  seen: G['state'],
  seat: G['seat'],
  command: G['command'],
  dice: Dice,
): readonly Message[] => {
  let state = seen;
  let events: readonly Message[] = [];
  let next: G['command'] | undefined = command;
  for (let n = 0; next && n < FORCED; n++) {
    const verdict = submit(game, state, seat, next, dice);
    if (!verdict.ok) throw new Unknowable();
    events = verdict.events.filter(event => event.kind !== 'agenda');
    ({ state } = verdict);
    next = undefined;
    const [top] = state.agenda;
    const owing = toAct(game, state);
    // what lay there before is another decision, not a part of this one
    const caused = top && !seen.agenda.includes(top);
    if (verdict.rolled || !caused || owing.length !== 1 || owing[0] !== seat) break;
    const [only, another] = legal(game, game.hide(state, seat), seat);
    if (!another) next = only;
  }
  return events;
};

const FACES: ReadonlySet<string> = new Set(['die', 'dice', 'faces']);
const withoutFaces = (events: readonly Message[]): string =>
  canonical(events.map(event => Object.fromEntries(Object.entries(event).filter(([field]) => !FACES.has(field)))));
const onlyKinds = (events: readonly Message[]): string => events.map(event => event.kind).join();

const grouped = (all: readonly Chance[], keyOf: (events: readonly Message[]) => string): readonly Chance[] => {
  const groups = new Map<string, Chance>();
  for (const { probability, events } of all) {
    const key = keyOf(events);
    const group = groups.get(key);
    groups.set(key, { probability: (group?.probability ?? 0) + probability, events: group?.events ?? events });
  }
  return [...groups.values()];
};

const round = (probability: number): number => Math.round(probability * 1e12) / 1e12;

/** Rounded to 1e-12; the rounding error goes to the likeliest, so that the sum is 1. */
const rounded = (chances: readonly Chance[]): readonly Chance[] => {
  const even = chances.map(chance => ({ ...chance, probability: round(chance.probability) }));
  const likeliest = even.reduce(
    (best, chance, n) => (chance.probability > (even[best]?.probability ?? 0) ? n : best),
    0,
  );
  const others = even.reduce((sum, chance, n) => (n === likeliest ? sum : sum + chance.probability), 0);
  return even.map((chance, n) => (n === likeliest ? { ...chance, probability: round(1 - others) } : chance));
};

/** As `odds`, but a fault of a rule that cannot handle '?' is thrown: for tests. */
export const computeOdds = <G extends GameTypes>(
  game: Rules<G>,
  seen: G['state'],
  seat: G['seat'],
  command: G['command'],
): readonly Chance[] | undefined => {
  const found: Chance[] = [];
  let rolled = false;
  let budget = HANDFULS;
  const explore = (script: readonly (readonly number[])[], probability: number): void => {
    try {
      found.push({ probability, events: follow(game, seen, seat, command, scripted(script)) });
    } catch (thrown) {
      if (!(thrown instanceof Fork)) throw thrown;
      rolled = true;
      const { count, sides } = thrown;
      const whole = sides ** count;
      budget -= countDiceMultisets(count, sides);
      if (budget < 0) throw new Unknowable();
      for (const { faces, ways } of diceMultisets(count, sides))
        explore([...script, faces], (probability * ways) / whole);
    }
  };
  try {
    explore([], 1);
  } catch (thrown) {
    if (thrown instanceof Unknowable) return undefined;
    throw thrown;
  }
  if (!rolled) return undefined;
  const fine = grouped(found, withoutFaces);
  return rounded(fine.length > GROUPS ? grouped(found, onlyKinds) : fine);
};

/**
 * The possible results of a command and their odds, from what its seat can see. `seen` is a hidden state, so the odds
 * cannot reveal a secret. Undefined if the command rolls nothing, or shuffles. Never throws: a page may ask for
 * anything.
 */
export const odds = <G extends GameTypes>(
  game: Rules<G>,
  seen: G['state'],
  seat: G['seat'],
  command: G['command'],
): readonly Chance[] | undefined => {
  try {
    return computeOdds(game, seen, seat, command);
  } catch {
    return undefined;
  }
};
