/** What the rules say of a change by hand: the legal actions that lead to the same, or every rule it breaks. */
import { evolve, playOut, toAct } from './agenda';
import { type Dice, diceOf } from './dice';
import type { Change, GameEdit } from './edit';
import type { Rules } from './game';
import { rulesIn } from './lookup';
import type { GameTypes, Message } from './messages';
import { explain } from './explain';
import { differenceOf } from './difference';
import { type Begun, goneOn } from './begun';
import { forbiddenWith, partsOf } from './begun-actions';
import { eachCommand, eachForm } from './offers';
import { refuse, type Refusal } from './refusal';
import { finished, type Slices } from './slices';
import { outOfTurn, sectionOf } from './untimely';

export interface Advice<G extends GameTypes> {
  /** Legal actions that lead to this change. The one that is exactly this comes first; the others depend on the dice. */
  readonly commands: readonly G['command'][];
  /** Is the first of them exactly this change, without a die? */
  readonly exact: boolean;
  /** The action of a later step that it is a part of, if no action leads to it now. */
  readonly later?: Later<G>;
  /** The actions of now or the next steps that it is a part of, the nearest first, where it is not one by itself. */
  readonly parts: readonly Begun<G>[];
  /** Every rule it breaks, the nearest first; none where an action leads to it, or where it is left to the players. */
  readonly breaks: readonly Refusal[];
  /** The table after it, for the same viewer. */
  readonly after: G['state'];
}

/** A later action: players may move pieces before the sequence of play gets there. */
export interface Later<G extends GameTypes> {
  /** Undefined for what the rules do by themselves. */
  readonly command: G['command'] | undefined;
  /** So many decisions come before it. */
  readonly ahead: number;
}

/** More actions than these are not tried out with dice. */
const MOST_TRIED = 60;
const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Dice that all show one face, and piles that keep their order: they remember whether they were used. */
const showing = (face: number) => {
  let rolled = false;
  const dice = diceOf({
    roll(count, sides) {
      rolled = true;
      return Array.from({ length: count }, () => Math.min(face, sides));
    },
    shuffle(items) {
      rolled = true;
      return items;
    },
  });
  return { dice, rolled: () => rolled };
};

/** One event in the form in which events are compared: drawing cards equals taking and laying them. */
const keysOf = (events: readonly Message[]): readonly string[] =>
  events.flatMap((event, n) => {
    const next: { readonly kind?: string } = events[n + 1] ?? {};
    const { from, to, count, cards } = event as { from?: string; to?: string; count?: number; cards?: unknown[] };
    switch (event.kind) {
      case 'agenda':
      case 'cards-shown':
        return [];
      case 'cards-drawn':
        return [`drawn ${from} ${to} ${count}`];
      case 'cards-taken':
        return next.kind === 'cards-laid' && cards?.every(card => card === '?')
          ? [`drawn ${from} ${(next as { to?: string }).to} ${cards.length}`]
          : [JSON.stringify(event)];
      case 'cards-laid':
        return events[n - 1]?.kind === 'cards-taken' && cards?.every(card => card === '?')
          ? []
          : [JSON.stringify(event)];
      default:
        return [JSON.stringify(event)];
    }
  });

/** A legal action with its possible courses, each as what happens in it. */
interface Tried<G extends GameTypes> {
  readonly command: G['command'];
  readonly courses: readonly ReadonlySet<string>[];
}
const known = new WeakMap<object, Map<string, readonly unknown[]>>();

/** The legal actions of a seat, played out with one die after another: once for each state. */
function* triedIn<G extends GameTypes>(game: Rules<G>, seen: G['state'], seat: G['seat']): Slices<readonly Tried<G>[]> {
  const of = known.get(seen) ?? new Map<string, readonly unknown[]>();
  known.set(seen, of);
  const before = of.get(seat);
  // what was cached for this state was made of this game
  if (before) return before as readonly Tried<G>[];
  const found: Tried<G>[] = [];
  const anytime = rulesIn(game.anytime);
  const listed: { readonly command: G['command']; readonly play: (dice: Dice) => readonly Message[] }[] = [];
  eachForm(game, seen, seat, (rule, at, form) =>
    eachCommand<G['command']>(form, command => {
      if (rule.forbids?.(at, command)) return false;
      const again = anytime.includes(rule) ? 0 : 1;
      const play = (dice: Dice): readonly Message[] => {
        const { events, beneath } = playOut(game, seen, rule.decide(at, command, dice), again, dice);
        // what follows whatever is answered leads to no answer
        return events.slice(0, beneath[0]?.before);
      };
      return listed.push({ command, play }) >= MOST_TRIED;
    }),
  );
  for (const { command, play } of listed) {
    yield undefined;
    const courses: ReadonlySet<string>[] = [];
    for (const face of FACES) {
      const { dice, rolled } = showing(face);
      try {
        courses.push(new Set(keysOf(play(dice))));
      } catch {
        break; // it depends on what this seat does not know
      }
      if (!rolled()) break;
    }
    found.push({ command, courses });
  }
  of.set(seat, found);
  return found;
}

/**
 * The legal actions of which a possible course contains the whole change. Those that do the least besides come first.
 */
function* actionsLeadingTo<G extends GameTypes>(
  game: Rules<G>,
  seen: G['state'],
  seat: G['seat'],
  wanted: readonly string[],
): Slices<readonly G['command'][]> {
  const found = (yield* triedIn(game, seen, seat)).flatMap(({ command, courses }) => {
    const fit = courses.filter(told => wanted.every(key => told.has(key)));
    return fit.length ? [{ command, least: Math.min(...fit.map(told => told.size)) }] : [];
  });
  return found.toSorted((one, other) => one.least - other.least).map(({ command }) => command);
}

/** Which laws a position breaks, each with a name to tell them apart. */
const faultsOf = <G extends GameTypes>(game: Rules<G>, state: G['state']): ReadonlyMap<string, Refusal> => {
  const open = game.hide(state, undefined);
  return new Map(
    game.editRules.laws.flatMap(({ section, reason, against }) =>
      (against?.(open) ?? []).map(details => [
        JSON.stringify([section, reason, details]),
        refuse(section, reason, details),
      ]),
    ),
  );
};

/** The piles that a change may name. */
interface PileMove {
  readonly from?: string;
  readonly pile?: string;
  readonly to?: string;
}

/** The seat whose pile is reached into, if it is another's. */
const otherOwner = <G extends GameTypes>(
  game: Rules<G>,
  { options }: G['state'],
  seat: G['seat'],
  change: GameEdit,
): G['seat'] | undefined => {
  const { from, to, pile } = change as PileMove;
  const piles = game.piles(options);
  return [from, pile, to]
    .flatMap(id => (id !== undefined && Object.hasOwn(piles, id) ? (piles[id]?.owner ?? []) : []))
    .find(owner => owner !== seat);
};

/** Several changes as one: what each of them breaks after those before it. */
export function* advising<G extends GameTypes>(
  game: Rules<G>,
  seen: G['state'],
  seat: G['seat'] | undefined,
  change: Change,
  begun: readonly Begun<G>[] = [],
): Slices<Advice<G> | Refusal> {
  if (change.kind !== 'together') return yield* adviseOne(game, seen, seat, change, begun);
  let after = seen;
  let parts = begun;
  const breaks = new Map<string, Refusal>();
  for (const part of change.edits) {
    const advice = yield* adviseOne(game, after, seat, part, parts);
    if ('reason' in advice) return advice;
    parts = [...(yield* partsOf(game, parts, [after, advice.after], seat, part)), ...parts];
    after = advice.after;
    for (const one of advice.breaks) breaks.set(JSON.stringify(one), one);
  }
  return { commands: [], exact: false, parts: [], breaks: [...breaks.values()], after };
}

/** The same at once, without a pause. */
export const advise = <G extends GameTypes>(...asked: Parameters<typeof advising<G>>): Advice<G> | Refusal =>
  finished(advising(...asked));

/**
 * Judges a change by hand of one who sees what `seen` shows; `seat` is undefined for somebody who has none. `begun`: what
 * hands have begun since the rules last went on. What makes no sense is answered by the table itself, as a refusal.
 */
function* adviseOne<G extends GameTypes>(
  game: Rules<G>,
  seen: G['state'],
  seat: G['seat'] | undefined,
  change: GameEdit,
  begun: readonly Begun<G>[],
): Slices<Advice<G> | Refusal> {
  const made = game.edit(seen, change, showing(1).dice);
  if ('reason' in made) return made;
  const after = made.reduce<G['state']>((state, event) => evolve(game, state, event), seen);
  const mover = seat ?? toAct(game, seen)[0] ?? game.seats(seen.options)[0];
  const explained = mover === undefined ? undefined : explain(game, seen, mover, change);
  const wanted = keysOf(made);
  const leading = mover !== undefined && wanted.length ? yield* actionsLeadingTo(game, seen, mover, wanted) : [];
  const exact = explained && 'command' in explained ? [explained.command] : [];
  // of its own kind the exact one is enough
  const commands = [...exact, ...leading.filter(({ kind }) => kind !== exact[0]?.kind)];
  if (commands.length) {
    // the same may go on with what hands have begun
    const parts = yield* goneOn(game, begun, seen, differenceOf(seen, after, game.editRules.aside));
    return { commands, exact: exact.length > 0, parts, breaks: [], after };
  }
  const { laws, owner, piles } = game.editRules;
  const before = faultsOf(game, seen);
  const faults = [...faultsOf(game, after)].flatMap(([key, fault]) => (before.has(key) ? [] : [fault]));
  const against = made.flatMap(event =>
    laws.flatMap(({ section, reason, forbids }) => {
      const found = forbids?.(seen, event, change);
      return found ? [refuse(section, reason, found)] : [];
    }),
  );
  const legal = yield* partsOf(game, begun, [seen, after], seat, change);
  const holder = seat === undefined ? undefined : otherOwner(game, seen, seat, change);
  const holders = holder === undefined ? [] : [refuse(piles, 'of-another', { seat: holder })];
  const others = made.flatMap(event => {
    const whose = seat === undefined ? undefined : owner?.(seen, event);
    const section = sectionOf(game, event);
    return whose === undefined || whose === seat || section === 'free'
      ? []
      : [refuse(section, 'of-another', { seat: whose })];
  });
  // what belongs to another may move as part of one's own action, or by the rules; nobody does what its owner has to do
  const owners = [...holders, ...others].map(({ details }) => details?.['seat']);
  // what is begun may be against a law until it is done; of what only comes that holds where a law counts
  const isStrict = ({ section, reason }: Refusal): boolean =>
    !laws.some(one => one.coming && one.section === section && one.reason === reason);
  const isBroken = [...faults, ...against].some(isStrict);
  const allowed = legal.filter(
    one =>
      (one.ahead === 0 || !isBroken) &&
      (one.exact || !against.length) &&
      (one.seat === undefined || !owners.includes(one.seat)),
  );
  const [nearest] = allowed;
  if (nearest) {
    // what the rules do by themselves is no action, though it follows one
    const now = (nearest.command ? allowed : []).flatMap(({ command, ahead, seat: own, from }) =>
      ahead || own !== mover || !command || from !== seen ? [] : [command],
    );
    const later = now.length ? undefined : { command: nearest.command, ahead: nearest.ahead };
    return { commands: now, exact: false, parts: allowed, breaks: [], after, ...(later && { later }) };
  }
  const [forbids] = yield* forbiddenWith(game, seen, seat, after);
  const forbidden = explained && 'refusal' in explained ? [explained.refusal] : forbids ? [forbids] : [];
  const told = [...faults, ...against];
  const isIn = (rules: readonly Refusal[], { section }: Refusal): boolean => rules.some(one => one.section === section);
  // a rule is named once for each thing that breaks it: by its numbers, if it has any, else once
  const breaks = [
    ...forbidden.filter(one => one.details !== undefined || !isIn(told, one)),
    ...told,
    ...holders,
    ...others,
    ...outOfTurn(game, seen, seat, made).flatMap(({ refusal, isNow }) => {
      const isTold = isIn([...forbidden, ...told], refusal) || (isNow && forbidden.length + told.length > 0);
      return isTold ? [] : [refusal];
    }),
  ];
  const once = new Map(breaks.map(one => [JSON.stringify(one), one]));
  return { commands: [], exact: false, parts: [], breaks: [...once.values()], after };
}
