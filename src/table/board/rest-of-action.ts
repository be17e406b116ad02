/** The rest of an action begun by hand, as changes by hand. Loaded on request. */
import { toAct } from '../../kernel/agenda';
import { eventsOf } from '../../kernel/change';
import { attempt } from '../../kernel/let-pass';
import { settledBy } from '../../kernel/difference';
import { topOf } from '../../kernel/lookup';
import { edit as editByHand, sameQuestion } from '../../kernel/referee';
import type { GameEdit } from '../../kernel/edit';
import type { Begun } from '../../kernel/begun';
import { diffTabletops, editsOf, type TabletopDiff, type Tally } from './tabletop-diff';
import type { AnyPresentation, AnyRules, AnyTypes } from '../record/model';
import { sameFaces } from './by-hand';
import { windowOn } from '../../kernel/reaction-windows';
import { finished } from '../../kernel/slices';
import { begunAt, seenBy } from '../judgement/hands-since-rules';
import type { Wording } from '../i18n/wording';
import type { Timeline } from '../record/timeline-model';

/** The part of one difference that another shares: the smaller step where both go the same way. */
const common = (one: Tally, other: Tally): Tally =>
  new Map(
    [...one].flatMap(([key, by]) => {
      const also = other.get(key) ?? 0;
      return Math.sign(by) === Math.sign(also) ? [[key, Math.abs(by) < Math.abs(also) ? by : also] as const] : [];
    }),
  );
export const inBoth = (one: TabletopDiff, other: TabletopDiff): TabletopDiff => ({
  counters: common(one.counters, other.counters),
  markers: common(one.markers, other.markers),
  cards: common(one.cards, other.cards),
});

const lacking = (whole: Tally, part: Tally): Tally =>
  new Map(
    [...whole].flatMap(([key, by]) => {
      const done = part.get(key) ?? 0;
      const left = Math.sign(done) === Math.sign(by) ? Math.sign(by) * Math.max(0, Math.abs(by) - Math.abs(done)) : by;
      return left ? [[key, left] as const] : [];
    }),
  );
/** What of the whole the part has not done. */
export const without = (whole: TabletopDiff, part: TabletopDiff): TabletopDiff => ({
  counters: lacking(whole.counters, part.counters),
  markers: lacking(whole.markers, part.markers),
  cards: lacking(whole.cards, part.cards),
});

/** A longer rest is no rest of an action, but everything that follows it. */
const MOST = 12;

/**
 * If its dice can fall in several ways, only what all results share remains; nothing if hands cannot do it step by
 * step. `after`: the table after the change.
 */
export const owedOf = (
  game: AnyRules,
  presentation: Pick<AnyPresentation, 'tabletop'>,
  { command, from, ends, all }: Begun<AnyTypes>,
  after: AnyTypes['state'],
): readonly GameEdit[] => {
  // once somebody has answered, the rules do it by themselves
  if (!command && toAct(game, from).length && !windowOn(game, from)) return [];
  // what only chance decides remains for nobody to do
  if (!ends.length || (ends.length > 1 && ends.length === all.length && all.length > 2)) return [];
  const { tabletop } = presentation;
  const before = tabletop(from);
  const [first, ...others] = ends.map(end => diffTabletops(before, tabletop(end)));
  if (!first) return [];
  const edits = editsOf(
    without(others.reduce(inBoth, first), diffTabletops(before, tabletop(after))),
    { game, presentation },
    after,
  );
  const isDone =
    edits.length <= MOST && !('reason' in eventsOf(game, after, { kind: 'together', edits: [...edits] }, sameFaces));
  return isDone ? edits : [];
};

/**
 * Have hands done the whole action that is asked for now? Then the question may be left. Only where what follows is
 * also what follows the action: a Rally may go on in another space. And only where nobody else is asked. `after`: the
 * table after the change.
 */
export const isDoneByHand = (
  game: AnyRules,
  { tabletop }: Pick<AnyPresentation, 'tabletop'>,
  { seat, command, from, ends }: Begun<AnyTypes>,
  after: AnyTypes['state'],
): boolean => {
  const asked = topOf(after);
  if (!command || !asked || !sameQuestion(asked, topOf(from))) return false;
  // whoever leaves it takes it from all others, and what is done in a window others may react to
  if (windowOn(game, after) || toAct(game, after).some(other => other !== seat)) return false;
  const left = attempt(() => editByHand(game, after, { kind: 'skip' }, sameFaces));
  if (!left?.ok) return false;
  // what the rules hold back until an action is over, such as its card, hands need not have placed
  const settled = (state: AnyTypes['state']) => tabletop(settledBy(game.editRules, state));
  const before = settled(from);
  const done = diffTabletops(before, settled(after));
  return ends.some(end => {
    const lacks = without(diffTabletops(before, settled(end)), done);
    const isWhole = [lacks.counters, lacks.markers, lacks.cards].every(tally => !tally.size);
    return isWhole && sameQuestion(topOf(left.state), topOf(end));
  });
};

/** The most actions of one kind that are compared. */
const MOST_COMPARED = 8;

/**
 * The likeliest actions of a change: of the nearest kind, those with the least rest. If they differ in their rest, it
 * is undecided, and nothing remains to do yet.
 */
export const likeliestOf = (
  game: AnyRules,
  presentation: Pick<AnyPresentation, 'tabletop'>,
  parts: readonly Begun<AnyTypes>[],
  after: AnyTypes['state'],
): { readonly parts: readonly Begun<AnyTypes>[]; readonly owed: readonly GameEdit[] } => {
  const [first] = parts;
  const isAlike = ({ seat, command, ahead }: Begun<AnyTypes>): boolean =>
    seat === first?.seat && command?.kind === first?.command?.kind && ahead === first?.ahead;
  const owing = parts
    .filter(isAlike)
    .slice(0, MOST_COMPARED)
    .map(part => ({ part, owed: owedOf(game, presentation, part, after) }));
  // the rest of the first is unknown, or it is done
  if (!owing[0]?.owed.length) return { parts: parts.slice(0, 1), owed: [] };
  const known = owing.filter(({ owed }) => owed.length);
  const least = Math.min(...known.map(({ owed }) => owed.length));
  const likely = known.filter(({ owed }) => owed.length === least);
  const [one, ...others] = new Map(likely.map(each => [JSON.stringify(each.owed), each])).values();
  return others.length
    ? { parts: likely.map(({ part }) => part), owed: [] }
    : { parts: one ? [one.part] : [], owed: one?.owed ?? [] };
};

/** With more actions than this only the kind is named. */
const MOST_NAMED = 3;

/** The action or actions, with their section: the words of one step of a March do not say that it is a March. */
export const actionText = (
  words: Pick<Wording, 'command' | 'kind' | 'section'>,
  language: string | undefined,
  parts: readonly Begun<AnyTypes>[],
): string | undefined => {
  const [part] = parts;
  if (!part?.command) return undefined;
  const named = new Set(parts.flatMap(({ command }) => (command ? [words.command(command)] : [])));
  const action =
    named.size > MOST_NAMED
      ? words.kind(part.command.kind)
      : new Intl.ListFormat(language, { type: 'disjunction' }).format(named);
  const section = words.section(part.section);
  // "Rally: Turku" says it already
  return action.includes(section) ? action : `${action} (${section})`;
};

/** The rest for the present table; empty if the rules have moved on, or hands have done it. */
export const owedAt = (
  table: Pick<Timeline, 'game' | 'head' | 'state' | 'moments'>,
  presentation: Pick<AnyPresentation, 'tabletop'>,
  seat: string | undefined,
  part: Begun<AnyTypes>,
): readonly GameEdit[] => {
  // what the rules do by themselves has no command: its section tells it from other such steps
  const nameOf = (one: Begun<AnyTypes>): string => JSON.stringify([one.seat, one.command, one.section]);
  const same = finished(begunAt(table, seat)).find(one => nameOf(one) === nameOf(part));
  return same ? owedOf(table.game, presentation, same, seenBy(table, table.state, seat)) : [];
};
