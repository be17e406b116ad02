/** What of an action that hands have begun they have not done yet, as changes by hand. Loaded when somebody wants it done. */
import { eventsOf } from '../../kernel/change';
import type { GameEdit } from '../../kernel/edit';
import type { Begun } from '../../kernel/begun-actions';
import { diffTabletops, editsOf, type TabletopDiff, type Tally } from './tabletop-diff';
import type { AnyPresentation, AnyRules, AnyTypes } from '../record/model';
import { sameFaces } from './by-hand';
import { finished } from '../../kernel/slices';
import { begunAt, seenBy } from '../judgement/hands-since-rules';
import type { Wording } from '../i18n/wording';
import type { Timeline } from '../record/timeline-model';

/** Of what one table differs in, what another does as well: the smaller step of each, where both go the same way. */
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

/** More than so many are no rest of an action, but all that comes with it. */
const MOST = 12;

/**
 * Where its dice may fall in several ways, only what comes of it in each of them is owed; nothing is, where hands cannot
 * do it one after the other. `after`: the table after the change.
 */
export const owedOf = (
  game: AnyRules,
  presentation: Pick<AnyPresentation, 'tabletop'>,
  { from, ends, all }: Begun<AnyTypes>,
  after: AnyTypes['state'],
): readonly GameEdit[] => {
  // what only chance decides nobody owes
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

/** Of one kind of action so many are compared. */
const MOST_COMPARED = 8;

/**
 * Which actions a change most likely belongs to: of the kind that is nearest those that owe least. Where they owe different
 * things nobody knows yet which one it is, and nothing is owed.
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
  // what the first owes cannot be said, or it is done
  if (!owing[0]?.owed.length) return { parts: parts.slice(0, 1), owed: [] };
  const known = owing.filter(({ owed }) => owed.length);
  const least = Math.min(...known.map(({ owed }) => owed.length));
  const likely = known.filter(({ owed }) => owed.length === least);
  const [one, ...others] = new Map(likely.map(each => [JSON.stringify(each.owed), each])).values();
  return others.length
    ? { parts: likely.map(({ part }) => part), owed: [] }
    : { parts: one ? [one.part] : [], owed: one?.owed ?? [] };
};

/** Of more actions than these only the kind is named. */
const MOST_NAMED = 3;

/** Which action it is, or may be, with its section: of one step of a March its own words do not say that it is a March. */
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
  return `${action} (${words.section(part.section)})`;
};

/** As the table lies now: nothing where the rules have gone on since, or hands have done it. */
export const owedAt = (
  table: Pick<Timeline, 'game' | 'head' | 'state' | 'moments'>,
  presentation: Pick<AnyPresentation, 'tabletop'>,
  seat: string | undefined,
  part: Begun<AnyTypes>,
): readonly GameEdit[] => {
  const wanted = JSON.stringify([part.seat, part.command]);
  const same = finished(begunAt(table, seat)).find(one => JSON.stringify([one.seat, one.command]) === wanted);
  return same ? owedOf(table.game, presentation, same, seenBy(table, table.state, seat)) : [];
};
