/**
 * The turning points of a finished game: where a seat lost chances, judged by the best bot. Everything has been shown
 * by then, so the record is read whole; each decision is judged by what its seat saw.
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
  /** The entry of the decision. */
  readonly revision: number;
  readonly given: Message;
  readonly better: Message;
  /** The bot's reason. */
  readonly why?: Reason;
  /** The lost chance to win, 0 to 1. */
  readonly by: number;
}

/** The most turning points of a seat. */
const MOST = 3;
/** How many of a seat's decisions are analysed: those after which its chance to win fell most. */
const LOOKED_AT = 8;
/** A smaller difference is not noticeable. */
const LEAST = 0.02;

/** The record readable after the game, when its keys are shown; undefined if they are not. */
export const shownWhole = (timeline: Timeline): Timeline | undefined =>
  timeline.ending && timeline.tableSecret !== undefined
    ? readAs(timeline, { keys: { table: timeline.tableSecret } })
    : undefined;

interface Decided {
  readonly moment: Moment;
  readonly command: Message;
  /** How much the seat's chance to win had fallen at its next decision. */
  readonly fell: number;
}

type Chance = NonNullable<Extract<Bot<AnyTypes>, { think: unknown }>['chance']>;

/** The commands of a seat, with the change of its chance to win until its next one. */
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

/** The better choice, if the bot finds one. */
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

/** The best bot's analysis of a seat's game, the gravest point first. May pause at each yield. */
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
    // a choice that the bot did not weigh is compared with the best alone
    const point = judged(one, seat, wasWeighed ? decision : yield* think([decision.command, one.command]));
    if (point) found.push(point);
    yield undefined;
  }
  return found.toSorted((a, b) => b.by - a.by).slice(0, MOST);
}
