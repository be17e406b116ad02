/** What could legally happen now or in the next steps: the actions that may contain a change by hand. */
import { applyEvents, evolve, playOut, toAct } from './agenda';
import { chancesAt, type Depth } from './chances';
import { diceShowing } from './playthrough';
import type { Rules } from './game';
import { rulesIn, stepOf, topOf } from './lookup';
import { type Difference, differenceOf, settledBy } from './difference';
import type { GameTypes, Section } from './messages';
import { attempt, letPass, allAnnounced, type Announcing, isOnlyWords } from './let-pass';
import { eachCommand, eachForm } from './offers';
import { windowOn } from './reaction-windows';
import { sameQuestion } from './referee';
import type { Refusal } from './refusal';
import { keepAnswered } from './answered';
import { type Shared, shared, type Slices } from './slices';

/** One course of an action. */
export interface Course<G extends GameTypes> {
  readonly difference: Difference;
  readonly end: G['state'];
}

/** The same, with the rules' state after it. In `end`, what the rules still hold back is already placed. */
export interface Played<G extends GameTypes> extends Course<G> {
  readonly next: G['state'];
}

/** An action of the next steps, or one that was begun by hand. */
export interface Action<G extends GameTypes> {
  /** The actor. Automatic steps have a seat only if they follow its answer, and no command. */
  readonly seat: G['seat'] | undefined;
  readonly command: G['command'] | undefined;
  /** The section of the rules that it is in. */
  readonly section: Section;
  /** The number of decisions before it. */
  readonly ahead: number;
  /** The rules' state before it. */
  readonly from: G['state'];
}

/** An action of the next steps, with what happens in it. */
export interface Prospect<G extends GameTypes> extends Action<G> {
  /** What it changes, once for each result of its dice. */
  readonly courses: readonly Played<G>[];
  /** The same right after its own effect, where the rules continue at once and change more, or change it back. */
  readonly own: readonly Course<G>[];
  /** Why it is forbidden there, if it is. */
  readonly refusal?: Refusal;
}

/** The most positions that are searched, and of one kind of step; decisions ahead; commands of one position. */
const MOST_POSITIONS = { next: 1, wide: 40, asked: 60, deep: 12 } as const;
const MOST_OF_A_STEP = { made: 3, silent: 8, asked: 60 } as const;
const MOST_AHEAD = { next: 0, wide: 4, asked: 0, deep: 2 } as const;
const MOST_COMMANDS = 160;
const MOST_LISTED = 2000;
/** The most commands of one kind where everything is tried that is asked now: an offered bargain changes nothing. */
const MOST_ASKED = 14;
/** The most courses that are played out in all. */
const MOST_PLAYED = { next: 300, wide: 3000, asked: 4000, deep: 3000 } as const;
/** The most commands of one kind that are followed; more of those that change nothing and only ask more. */
const MOST_BRANCHES = { made: 3, silent: 8, asked: 60 } as const;

/** Counts how often something has been followed. */
const wayOf = (depth: Depth, way: Way): keyof typeof MOST_BRANCHES =>
  way === 'made' ? 'made' : depth === 'asked' ? 'asked' : 'silent';

export interface Position<G extends GameTypes> {
  readonly state: G['state'];
  readonly ahead: number;
}

/** What a command does: it changes the table; it only answers, without a change; or it only asks something aside. */
type Way = 'made' | 'answered' | 'aside';

interface Next<G extends GameTypes> {
  readonly state: G['state'];
  readonly way: Way;
}

/** Who looks ahead, and how. */
export interface Looking<G extends GameTypes> {
  readonly game: Rules<G>;
  readonly viewer: G['seat'] | undefined;
  readonly depth: Depth;
  /** How many courses may still be played out. */
  readonly budget: { left: number };
}

/** What is asked, and of whom. A window to react does not say what it is about: the step beneath it does. */
const questionOf = <G extends GameTypes>(game: Rules<G>, state: G['state']): string =>
  JSON.stringify([...state.agenda.slice(0, 2), toAct(game, state)]);

/** Everything one seat may do or is forbidden in a position, and the positions it leads to. `isTried`: only of such. */
export function* prospectsOf<G extends GameTypes>(
  { game, viewer, depth, budget }: Looking<G>,
  position: Position<G>,
  seat: G['seat'],
  isTried: (command: G['command']) => boolean = () => true,
): Slices<{ readonly found: readonly Prospect<G>[]; readonly leads: readonly Next<G>[] }> {
  const { state, ahead } = position;
  const found: Prospect<G>[] = [];
  const leads: Next<G>[] = [];
  const branches = new Map<string, number>();
  /** May one more of this kind be followed? */
  const branch = (kind: string, way: keyof typeof MOST_BRANCHES): boolean => {
    const taken = branches.get(`${kind} ${way}`) ?? 0;
    branches.set(`${kind} ${way}`, taken + 1);
    return taken < MOST_BRANCHES[way];
  };
  const anytime = rulesIn(game.anytime);
  const before = settledBy(game.editRules, state);
  const tried: Announcing<G>[] = [];
  const announcing = new Set<Announcing<G>>();
  attempt(() =>
    eachForm(game, state, seat, (rule, at, form) =>
      eachCommand<G['command']>(form, command => isTried(command) && tried.push({ rule, at, command }) >= MOST_LISTED),
    ),
  );
  if (!tried.length) return { found, leads };
  const chances = chancesAt(game, position, depth);
  const often = new Map<string, number>();
  for (const one of tried) {
    const { rule, at, command } = one;
    const refusal = attempt(() => rule.forbids?.(at, command));
    const alike = often.get(command.kind) ?? 0;
    // only the wide search collects refusals, where they displace nothing else
    if (depth === 'asked' && (refusal || alike >= MOST_ASKED)) continue;
    often.set(command.kind, alike + 1);
    const isAnswer = !anytime.includes(rule);
    const courses: Played<G>[] = [];
    const own: Course<G>[] = [];
    const endOf = (table: G['state'], isSeen: boolean): G['state'] =>
      settledBy(game.editRules, isSeen ? table : game.hide(table, viewer));
    /** The way to a state, as far as it is visible. */
    const courseTo = (table: G['state'], isSeen: boolean): Course<G> => {
      const end = endOf(table, isSeen);
      return { difference: differenceOf(before, end, game.editRules.aside), end };
    };
    let isCertain = false;
    for (const make of chances) {
      const { table, dice, isSeen } = make();
      if (isSeen && isCertain) continue;
      yield undefined;
      const outcome = attempt(() => rule.decide({ ...at, state: table }, command, dice));
      if (!outcome) {
        isCertain = true;
        continue;
      }
      const played = refusal ? undefined : attempt(() => playOut(game, table, outcome, isAnswer ? 1 : 0, dice));
      const { events = [] } = outcome;
      const made = (): G['state'] => applyEvents(game, table, events).state;
      const end = played?.state ?? attempt(made);
      if (!end) {
        isCertain = true;
        continue;
      }
      budget.left--;
      const all = played ? [end, ...letPass(game, end, dice, depth === 'deep' ? seat : undefined)] : [end];
      for (const then of all) {
        const next = isSeen ? then : game.hide(then, viewer);
        const course = courseTo(then, isSeen);
        courses.push({ ...course, next });
        if (then === played?.state)
          keepAnswered<G>(course.end, played.beneath, n =>
            endOf(
              played.events.slice(0, n).reduce<G['state']>((at, event) => evolve(game, at, event), table),
              isSeen,
            ),
          );
        const isSilent = isOnlyWords(game, course.difference);
        // who lets a window pass leaves the others what they could do before
        if (!played || (!course.difference.size && sameQuestion(topOf<G>(state), topOf<G>(then)))) continue;
        if (isSilent && course.difference.size && !isAnswer) announcing.add(one);
        const way = isSilent ? (isAnswer ? 'answered' : 'aside') : 'made';
        if (branch(command.kind, wayOf(depth, way))) leads.push({ state: next, way });
      }
      // next to its own effect: what becomes of the agenda
      const hasGoneOn = played && played.events.length > events.length + 1;
      if (hasGoneOn && events.length) own.push(courseTo(made(), isSeen));
      if (refusal) break;
      isCertain ||= isSeen && !dice.rolled;
    }
    if (courses.length) {
      const { section } = rule;
      found.push({ seat, command, section, ahead, from: state, courses, own, ...(refusal && { refusal }) });
    }
    if (found.length >= MOST_COMMANDS || budget.left <= 0) break;
  }
  if (announcing.size)
    leads.unshift({ state: game.hide(allAnnounced(game, state, [...announcing]), viewer), way: 'aside' });
  return { found, leads };
}

/** What the rules do automatically in a position that was stopped by hand, or once a reaction window has passed. */
const byItself = <G extends GameTypes>(game: Rules<G>, { state, ahead }: Position<G>) => {
  const step = topOf<G>(state);
  const isWindow = windowOn(game, state) !== undefined;
  if (!step || !(isWindow || stepOf(game, step).run)) return undefined;
  const played = attempt(() => playOut(game, state, {}, isWindow ? 1 : 0, diceShowing([3])));
  const before = settledBy(game.editRules, state);
  const end = settledBy(game.editRules, played?.state ?? state);
  const prospect: Prospect<G> = {
    seat: undefined,
    command: undefined,
    section: stepOf(game, step).section,
    ahead,
    from: state,
    courses: played ? [{ difference: differenceOf(before, end, game.editRules.aside), end, next: played.state }] : [],
    own: [],
  };
  return played && { prospect, next: played.state };
};

/** Looks ahead from a position. */
function* lookingFrom<G extends GameTypes>(
  game: Rules<G>,
  seen: G['state'],
  viewer: G['seat'] | undefined,
  depth: Depth,
): Slices<readonly Prospect<G>[]> {
  const looking: Looking<G> = { game, viewer, depth, budget: { left: MOST_PLAYED[depth] } };
  const found: Prospect<G>[] = [];
  const visits = new Map<string, number>();
  const met = new Set<string>();
  // nobody does by hand what changes nothing on the table: it is no step ahead, and what follows it is searched first
  const queues: Record<Way, Position<G>[]> = { answered: [{ state: seen, ahead: 0 }], aside: [], made: [] };
  const come = (one: Next<G>, before: number): void => {
    const { state, way } = one;
    const ahead = way === 'made' ? before + 1 : before;
    const step = topOf<G>(state);
    if (!step || ahead > MOST_AHEAD[depth]) return;
    const kind = `${step.kind} ${toAct(game, state).join()}`;
    const exact = questionOf(game, state);
    const visited = visits.get(kind) ?? 0;
    if (met.has(exact) || visited >= MOST_OF_A_STEP[wayOf(depth, way)]) return;
    met.add(exact);
    visits.set(kind, visited + 1);
    queues[way].push({ state, ahead });
  };
  for (let n = 0; n < MOST_POSITIONS[depth]; n++) {
    const at = queues.answered.shift() ?? queues.aside.shift() ?? queues.made.shift();
    if (!at) break;
    const alone = byItself(game, at);
    if (alone) {
      found.push(alone.prospect);
      come({ state: alone.next, way: 'answered' }, at.ahead);
    }
    const asked = toAct(game, at.state);
    const others =
      n === 0 && depth !== 'next' ? game.seats(at.state.options).filter(seat => !asked.includes(seat)) : [];
    const seats = [...asked, ...others];
    for (const seat of seats) {
      const { found: here, leads } = yield* prospectsOf(looking, at, seat);
      found.push(...here);
      for (const one of leads) come(one, at.ahead);
    }
  }
  return found;
}

const known = new WeakMap<object, Map<string, Shared<readonly unknown[]>>>();

/** All prospects from a position on, as a seat sees it, the nearest first; kept for each state, viewer and depth. */
export function* lookingAhead<G extends GameTypes>(
  game: Rules<G>,
  seen: G['state'],
  viewer: G['seat'] | undefined,
  depth: Depth = 'wide',
): Slices<readonly Prospect<G>[]> {
  const of = known.get(seen) ?? new Map<string, Shared<readonly unknown[]>>();
  known.set(seen, of);
  const key = `${depth} ${viewer ?? ''}`;
  const work = of.get(key) ?? shared(lookingFrom(game, seen, viewer, depth));
  of.set(key, work);
  // what is kept for this state belongs to this game
  return (yield* work.go()) as readonly Prospect<G>[];
}
