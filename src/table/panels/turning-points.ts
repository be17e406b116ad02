/**
 * Turning points of a game that is over: where a seat gave something away, by what the best bot would have done there.
 * Everything has been shown by then, so the table is read whole; each decision is judged by what its seat saw.
 */
import type { Bot, Decision, Reason } from '../../kernel/bot';
import { thinking } from '../../kernel/deciding';
import { chooser, quickDice } from '../../kernel/dice';
import type { Message } from '../../kernel/messages';
import { canonical } from '../../kernel/fields';
import { legal } from '../../kernel/offers';
import type { Slices } from '../../kernel/slices';
import type { AnyTypes } from '../record/model';
import { readAs, stateAt } from '../record/timeline';
import type { Moment, Timeline } from '../record/timeline-model';

export interface TurningPoint {
  readonly seat: string;
  /** The entry in which it was decided. */
  readonly revision: number;
  readonly given: Message;
  readonly better: Message;
  /** Why the bot would have done it. */
  readonly why?: Reason;
  /** How much of the chance to win it would have been worth, 0 to 1. */
  readonly by: number;
}

/** So many of them each seat has. */
const MOST = 3;
/** So many of a seat's decisions are thought over again: those after which its chance to win fell most. */
const LOOKED_AT = 8;
/** Less than this is nothing that anybody would feel. */
const LEAST = 0.02;

/** The record as it can be read once the game is over and its keys are shown; undefined where they are not. */
export const shownWhole = (timeline: Timeline): Timeline | undefined =>
  timeline.ending && timeline.tableSecret !== undefined
    ? readAs(timeline, { keys: { table: timeline.tableSecret } })
    : undefined;

interface Decided {
  readonly moment: Moment;
  readonly command: Message;
  /** What the seat's chance to win had fallen by when it was asked next. */
  readonly fell: number;
}

type Chance = NonNullable<Extract<Bot<AnyTypes>, { think: unknown }>['chance']>;

/** The commands of a seat, with what became of its chance to win before its next one. */
const decisionsOf = ({ moments }: Timeline, seat: string, chance: Chance): readonly Decided[] => {
  const own = moments.flatMap((moment, n) => {
    const { entry, command, undone } = moment;
    const before = moments[n - 1]?.state;
    return entry.kind === 'turn' && entry.seat === seat && command && before && !undone
      ? [{ moment, command, before: chance(before, seat) }]
      : [];
  });
  const last = moments.at(-1);
  const end = last ? chance(last.state, seat) : 0;
  return own.map(({ moment, command, before }, n) => ({
    moment,
    command,
    fell: before - (own[n + 1]?.before ?? end),
  }));
};

const isSame = (a: Message, b: Message): boolean => canonical(a) === canonical(b);

/** What was better than what was given, if the bot finds it so. */
const judged = (
  { moment: { entry }, command }: Decided,
  seat: string,
  { command: better, why, others = [] }: Decision<AnyTypes>,
): TurningPoint | undefined => {
  const by = others.find(other => isSame(other.command, command))?.behind ?? 0;
  return by >= LEAST && !isSame(better, command)
    ? { seat, revision: entry.r, given: command, better, by, ...(why && { why }) }
    : undefined;
};

/** The best bot's second thoughts on a seat's game, the gravest first. It may rest at each yield. */
export function* turningPointsOf(whole: Timeline, bot: Bot<AnyTypes>, seat: string): Slices<readonly TurningPoint[]> {
  const { game } = whole;
  if (!('think' in bot) || !bot.chance) return [];
  const decided = decisionsOf(whole, seat, bot.chance)
    .toSorted((a, b) => b.fell - a.fell)
    .slice(0, LOOKED_AT);
  const found: TurningPoint[] = [];
  for (const one of decided) {
    const { r } = one.moment.entry;
    const state = game.hide(stateAt(whole, r - 1), seat);
    const all = legal(game, state, seat);
    const think = (commands: readonly Message[]) =>
      thinking(game, bot, { state, seat, legal: commands }, chooser(quickDice(r)));
    if (all.length < 2) continue;
    const decision = yield* think(all);
    const wasWeighed =
      isSame(decision.command, one.command) || decision.others?.some(o => isSame(o.command, one.command));
    // what did not look worth a thought is weighed against the best alone
    const point = judged(one, seat, wasWeighed ? decision : yield* think([decision.command, one.command]));
    if (point) found.push(point);
    yield undefined;
  }
  return found.toSorted((a, b) => b.by - a.by).slice(0, MOST);
}
