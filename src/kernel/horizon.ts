/** What could legally happen now or in the next steps: the actions that a change by hand may be a part of. */
import { applyEvents, playOut, toAct } from './agenda';
import { diceOf } from './chance';
import type { Rules } from './game';
import { rulesIn, stepOf, topOf } from './lookup';
import { type Difference, differenceOf, isPartOf } from './difference';
import type { GameTypes } from './messages';
import { eachCommand, eachForm } from './offers';
import type { Refusal } from './refusal';

/** An action of the next steps, with its events. */
export interface Prospect<G extends GameTypes> {
  /** Who acts; undefined for what the rules do by themselves. */
  readonly seat: G['seat'] | undefined;
  readonly command: G['command'] | undefined;
  /** So many decisions come before it. */
  readonly ahead: number;
  /** What it changes, once for each dice result. */
  readonly courses: readonly Difference[];
  /** Why it is forbidden there, if it is. */
  readonly refusal?: Refusal;
}

/** Limits: positions, and those of one kind of step; decisions ahead; commands of one position. */
const MOST_POSITIONS = 40;
const MOST_OF_A_STEP = 3;
const MOST_AHEAD = 8;
const MOST_COMMANDS = 160;
/** The faces that the dice show one after the other: all the same, and low and high in turn. */
const THROWS = [[1], [6], [3], [2], [5], [4], [1, 6], [6, 1]] as const;
/** Beyond the next decision only so many of them are tried. */
const FEW_THROWS = 3;
/** So many commands of one kind are followed to other positions. */
const MOST_BRANCHES = 3;

const diceShowing = (faces: readonly number[]) => {
  const own = { rolled: false };
  let thrown = 0;
  const dice = diceOf({
    roll(count, sides) {
      own.rolled = true;
      return Array.from({ length: count }, () => Math.min(faces[thrown++ % faces.length] ?? 1, sides));
    },
    shuffle(items) {
      own.rolled = true;
      return items;
    },
  });
  return { dice, own };
};

interface Position<G extends GameTypes> {
  readonly state: G['state'];
  readonly ahead: number;
}

/** Whatever depends on what this seat does not know is left out. */
const attempt = <T>(make: () => T): T | undefined => {
  try {
    return make();
  } catch {
    return undefined;
  }
};

/** Everything one seat may do or is forbidden in a position, and the positions it leads to. */
const prospectsOf = <G extends GameTypes>(
  game: Rules<G>,
  { state, ahead }: Position<G>,
  seat: G['seat'],
): { readonly found: readonly Prospect<G>[]; readonly next: readonly G['state'][] } => {
  const found: Prospect<G>[] = [];
  const next: G['state'][] = [];
  const branches = new Map<string, number>();
  const anytime = rulesIn(game.anytime);
  attempt(() =>
    eachForm(game, state, seat, (rule, at, form) =>
      eachCommand<G['command']>(form, command => {
        const refusal = attempt(() => rule.forbids?.(at, command));
        const isAnswer = !anytime.includes(rule);
        const courses: Difference[] = [];
        for (const faces of ahead ? THROWS.slice(0, FEW_THROWS) : THROWS) {
          const { dice, own } = diceShowing(faces);
          const outcome = attempt(() => rule.decide(at, command, dice));
          if (!outcome) break;
          const played = refusal ? undefined : attempt(() => playOut(game, state, outcome, isAnswer ? 1 : 0, dice));
          const after = played?.state ?? attempt(() => applyEvents(game, state, outcome.events ?? []).state);
          if (!after) break;
          courses.push(differenceOf(state, after));
          const branch = branches.get(command.kind) ?? 0;
          if (played && branch < MOST_BRANCHES) {
            branches.set(command.kind, branch + 1);
            next.push(played.state);
          }
          if (!own.rolled || refusal) break;
        }
        if (courses.length) found.push({ seat, command, ahead, courses, ...(refusal && { refusal }) });
        return found.length >= MOST_COMMANDS;
      }),
    ),
  );
  return { found, next };
};

/** What the rules do by themselves in a position that was stopped by hand. */
const byItself = <G extends GameTypes>(game: Rules<G>, { state, ahead }: Position<G>) => {
  const step = topOf<G>(state);
  if (!step || !stepOf(game, step).run) return undefined;
  const played = attempt(() => playOut(game, state, {}, 0, diceShowing([3]).dice));
  const prospect: Prospect<G> = {
    seat: undefined,
    command: undefined,
    ahead,
    courses: played ? [differenceOf(state, played.state)] : [],
  };
  return played && { prospect, next: played.state };
};

const known = new WeakMap<object, readonly unknown[]>();

/** All prospects from a position on, the nearest first: once for each state. */
export const horizonOf = <G extends GameTypes>(game: Rules<G>, seen: G['state']): readonly Prospect<G>[] => {
  const before = known.get(seen);
  // what was cached for this state was made of this game
  if (before) return before as readonly Prospect<G>[];
  const found: Prospect<G>[] = [];
  const visits = new Map<string, number>();
  const queue: Position<G>[] = [{ state: seen, ahead: 0 }];
  const met = new Set<string>();
  const come = (state: G['state'], ahead: number): void => {
    const step = topOf<G>(state);
    if (!step || ahead > MOST_AHEAD) return;
    const key = `${step.kind} ${toAct(game, state).join()}`;
    const exact = JSON.stringify([step, toAct(game, state)]);
    const visited = visits.get(key) ?? 0;
    if (met.has(exact) || visited >= MOST_OF_A_STEP) return;
    met.add(exact);
    visits.set(key, visited + 1);
    queue.push({ state, ahead });
  };
  for (let n = 0; n < MOST_POSITIONS && n < queue.length; n++) {
    const at = queue[n];
    if (!at) break;
    const alone = byItself(game, at);
    if (alone) {
      found.push(alone.prospect);
      come(alone.next, at.ahead);
    }
    const seats = n === 0 ? game.seats(at.state.options) : toAct(game, at.state);
    for (const seat of seats) {
      const { found: here, next } = prospectsOf(game, at, seat);
      found.push(...here);
      for (const state of next) come(state, at.ahead + 1);
    }
  }
  known.set(seen, found);
  return found;
};

/** The prospects that a change is a part of: legal ones, and forbidden ones. `after`: the table as it left it. */
export const prospectsWith = <G extends GameTypes>(
  game: Rules<G>,
  seen: G['state'],
  seat: G['seat'] | undefined,
  after: G['state'],
): { readonly legal: readonly Prospect<G>[]; readonly forbidden: readonly Prospect<G>[] } => {
  const made = differenceOf(seen, after);
  if (!made.size) return { legal: [], forbidden: [] };
  const all = horizonOf(game, seen).filter(
    one =>
      (one.seat === undefined || seat === undefined || one.seat === seat) &&
      one.courses.some(course => isPartOf(made, course)),
  );
  return { legal: all.filter(one => !one.refusal), forbidden: all.filter(one => one.refusal) };
};
