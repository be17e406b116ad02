/**
 * Whose hand a change by hand touches. This is decided by its events and by what they do to secrets of one seat, not by
 * the change's name. So a user who takes a card out of another's hand must always ask.
 */
import { evolve } from '../../kernel/agenda';
import { canonical } from '../../kernel/fields';
import { quickDice } from '../../kernel/dice';
import type { Edit } from '../../kernel/edit';
import type { Message } from '../../kernel/messages';
import { homeOf, type PileSpec, type Piles } from '../../kernel/piles';
import { edit as editByHand } from '../../kernel/referee';
import type { Refusal } from '../../kernel/refusal';
import type { AnyTypes, Mode } from '../record/model';
import type { Timeline } from '../record/timeline-model';

type State = AnyTypes['state'];
type Place = Pick<Timeline, 'game' | 'head'>;

/** The piles that some seats may look into, but not this one. Decks belong to nobody. */
const privatePiles = (
  { game, head }: Place,
  own: string | undefined,
): readonly (readonly [string, readonly string[]])[] => {
  const specs: Readonly<Record<string, PileSpec<string>>> = game.piles(head.options);
  return Object.entries(specs).flatMap(([pile, { readers }]) => {
    if (readers === 'everybody' || readers === 'nobody') return [];
    const seats = typeof readers === 'string' ? [readers] : readers;
    return own !== undefined && seats.includes(own) ? [] : [[pile, seats] as const];
  });
};

const pileIn = (state: State, pile: string): readonly string[] =>
  ('piles' in state ? (state.piles as Piles)[pile] : undefined) ?? [];

/** The cards of one list that are missing in the other, each as often as it is missing there. */
const missing = (cards: readonly string[], from: readonly string[]): readonly string[] => {
  const left = [...from];
  return cards.filter(card => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

const isLaterOf = (before: readonly string[], after: readonly string[]): boolean =>
  before.every((card, n) => after[n] === card);

/** What only this seat may see besides its piles, as text: plans, marks, anything that a game hides. */
const otherSecrets = ({ game }: Place, state: State, seat: string): string => {
  const differences = (own: unknown, open: unknown): unknown => {
    // parts that hide nothing are the same object in both views
    if (own === open || canonical(own ?? null) === canonical(open ?? null)) return undefined;
    const isNested = [own, open].every(one => typeof one === 'object' && one !== null && !Array.isArray(one));
    if (!isNested) return own;
    const shown = open as Readonly<Record<string, unknown>>;
    const parts = Object.entries(own as object).map(([name, part]) => [name, differences(part, shown[name])] as const);
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
  };
  const [own, open] = [seat, undefined].map(one => game.hide(state, one));
  const shown: Readonly<Record<string, unknown>> = { ...open };
  const parts = Object.entries(own ?? {})
    .filter(([name]) => name !== 'piles' && name !== 'agenda')
    .map(([name, part]) => [name, differences(part, shown[name])] as const)
    .filter(([, part]) => part !== undefined);
  return canonical(Object.fromEntries(parts));
};

/**
 * What a change leads to, including all that follows by itself. A user who skips another's step, or ticks it off, is
 * responsible for what the rules then do.
 */
const eventsIn = ({ game }: Place, state: State, edit: Edit): readonly Message[] | Refusal => {
  const verdict = editByHand(game, state, edit, quickDice(1));
  return verdict.ok ? verdict.events : verdict.refusal;
};

/** At a Free table the sealed piles are the stock of pieces, and anybody may take any piece out of it. */
export const isTakenFromStore = (mode: Mode, edit: Edit): boolean =>
  mode === 'free' && (edit.kind === 'together' ? edit.edits : [edit]).every(({ kind }) => kind === 'add');

/** Whose hand an event shows although it changes nothing on the table. */
const shownBy = (event: Message, owners: readonly (readonly [string, readonly string[]])[]): readonly string[] => {
  if (event.kind !== 'cards-shown' && event.kind !== 'cards-looked-at') return [];
  const { pile, seat } = event as Message & { readonly pile?: unknown; readonly seat?: unknown };
  const readers = owners.find(([name]) => name === pile)?.[1] ?? [];
  return event.kind === 'cards-looked-at' ? readers.filter(reader => reader !== seat) : readers;
};

/**
 * The seats whose hands a change touches: they lose a card, are shown, have their cards reordered, or receive a card out
 * of somebody's hand. A card that comes from a deck or an open pile is only dealt.
 */
const touchedBy = (table: Place & Pick<Timeline, 'state'>, own: string | undefined, edit: Edit): readonly string[] => {
  const { game, state } = table;
  const events = eventsIn(table, state, edit);
  if ('reason' in events) return [];
  const piles = privatePiles(table, own);
  const touched = new Set<string>();
  let now = state;
  const lost: string[] = [];
  const gained: [readonly string[], string][] = [];
  const all = privatePiles(table, undefined);
  for (const event of events) {
    const next = evolve(game, now, event);
    for (const [pile] of all) lost.push(...missing(pileIn(now, pile), pileIn(next, pile)));
    for (const seat of shownBy(event, piles)) touched.add(seat);
    for (const [pile, readers] of piles) {
      const [before, after] = [pileIn(now, pile), pileIn(next, pile)];
      const gone = missing(before, after);
      for (const card of missing(after, before)) gained.push([readers, card]);
      if (gone.length || !isLaterOf(before, after)) for (const seat of readers) touched.add(seat);
    }
    now = next;
  }
  for (const [readers, card] of gained) if (lost.includes(card)) for (const seat of readers) touched.add(seat);
  if (now === state) return [...touched];
  for (const seat of game.seats(table.head.options)) {
    if (seat !== own && otherSecrets(table, state, seat) !== otherSecrets(table, now, seat)) touched.add(seat);
  }
  return [...touched];
};

/** The only seat that may look into a pile. */
const privateTo = ({ game, head }: Place, pile: string): string | undefined => {
  const piles: Readonly<Record<string, PileSpec<string>>> = game.piles(head.options);
  const readers = Object.hasOwn(piles, pile) ? piles[pile]?.readers : undefined;
  return typeof readers === 'string' && readers !== 'everybody' && readers !== 'nobody' ? readers : undefined;
};

/**
 * Whose hand a change reaches into by its wording: asked before it is known whether the card lies there. At a table of
 * format 1 nothing else was asked.
 */
const reachedByName = (table: Place, seat: string | undefined, edit: Edit): string | undefined => {
  const other = (pile: string): string | undefined => {
    const owner = privateTo(table, pile);
    return owner === seat ? undefined : owner;
  };
  switch (edit.kind) {
    case 'look':
    case 'show':
      return other(edit.pile);
    case 'card':
    case 'cards':
    case 'move':
      return other(edit.from) ?? (privateTo(table, edit.from) === undefined ? undefined : other(edit.to));
    case 'together':
      return edit.edits.map(part => reachedByName(table, seat, part)).find(owner => owner !== undefined);
    default:
      return undefined;
  }
};

/** The hands from which a named card could be taken, when this viewer cannot see where it lies. */
const couldHold = (
  table: Place & Pick<Timeline, 'state'>,
  own: string | undefined,
  seen: State,
  edit: Edit,
): readonly string[] => {
  if (edit.kind === 'together') return edit.edits.flatMap(part => couldHold(table, own, seen, part));
  const { piles } = table.state as { readonly piles?: Piles };
  if (edit.kind !== 'add' || !piles) return [];
  const specs = table.game.piles(table.head.options);
  const lies = Object.keys(piles).find(pile => piles[pile]?.includes(edit.piece));
  const isSeen = Object.keys(piles).some(pile => pileIn(seen, pile).includes(edit.piece));
  if (lies === undefined || isSeen) return [];
  // everybody can tell the cards of different decks apart
  const home = homeOf(specs, lies);
  const isAlike = (pile: string): boolean => [home, undefined].includes(homeOf(specs, pile)) || home === undefined;
  return privatePiles(table, own).flatMap(([pile, readers]) =>
    isAlike(pile) && pileIn(seen, pile).includes('?') ? readers : [],
  );
};

/**
 * The seats whose consent a change needs, at a table of any format. `seat` may change its own hand. Counted is what the
 * change does, and what it seems to do to its maker: otherwise the answer would reveal where a hidden card lies.
 */
export const handsReached = (
  table: Place & Pick<Timeline, 'state' | 'mode'>,
  seat: string | undefined,
  edit: Edit,
): readonly string[] => {
  const named = reachedByName(table, seat, edit);
  const reached = named === undefined ? [] : [named];
  if (table.head.format === 1) return reached;
  const seen = table.game.hide(table.state, seat);
  // what is impossible in this view is refused for that reason, wherever the cards are
  const isRefused = !isTakenFromStore(table.mode, edit) && 'reason' in eventsIn(table, seen, edit);
  if (isRefused) return reached;
  const all = [
    ...reached,
    ...touchedBy(table, seat, edit),
    ...touchedBy({ ...table, state: seen }, seat, edit),
    ...couldHold(table, seat, seen, edit),
  ];
  return [...new Set(all)];
};
