/** What a seat still knows of a pile that it looked into, until another seat touches the pile. */
import type { Edit } from '../../kernel/edit';
import type { Message } from '../../kernel/messages';
import type { Timeline } from '../record/timeline-model';

export interface Looked {
  /** The entry of the look. */
  readonly revision: number;
  readonly pile: string;
  /** The cards that it saw, the top one first; undefined for one that was added since. */
  readonly cards: readonly (string | undefined)[];
}

type Event = Message & {
  readonly seat?: unknown;
  readonly pile?: unknown;
  readonly from?: unknown;
  readonly to?: unknown;
  readonly secret?: { readonly is?: unknown };
};

/** This seat's own look among some events. */
const lookIn = (events: readonly Event[], seat: string): Omit<Looked, 'revision'> | undefined => {
  const event = events.find(one => one.kind === 'cards-looked-at' && one.seat === seat);
  const seen = event?.secret?.is;
  if (!event || !Array.isArray(seen)) return undefined;
  return { pile: String(event.pile), cards: seen.filter(card => typeof card === 'string') };
};

const touches = ({ kind, from, to, pile }: Event, looked: string): boolean =>
  kind !== 'cards-shown' &&
  kind !== 'cards-looked-at' &&
  [to, pile, ...(Array.isArray(from) ? from : [from])].includes(looked);

/** The known cards after the seat's own change; undefined if it can no longer know them. */
const after = ({ pile, cards }: Looked, edit: Edit | undefined): Looked['cards'] | undefined => {
  if (edit?.kind === 'deal' && edit.pile === pile) return edit.to === undefined ? undefined : cards.slice(edit.count);
  if (edit?.kind === 'cards' && edit.from === pile) return cards.slice(edit.count);
  if (edit?.kind !== 'card') return undefined;
  const at = edit.at ?? 0;
  const left = edit.from === pile ? cards.toSpliced(at, 1) : cards;
  if (edit.to !== pile || edit.under) return left;
  return [edit.from === pile ? cards[at] : edit.card === '?' ? undefined : edit.card, ...left];
};

/** What a seat still knows of the pile that it looked into last. Of a deck only top cards are looked at. */
export const lookedAt = ({ moments }: Pick<Timeline, 'moments'>, seat: string | undefined): Looked | undefined => {
  if (seat === undefined) return undefined;
  let looked: Looked | undefined;
  for (const { entry, events, edit, undone } of moments) {
    if (entry.kind !== 'turn' || undone) continue;
    const look = lookIn(events, seat);
    if (look) looked = { ...look, revision: entry.r };
    else if (looked && events.some(event => touches(event, looked?.pile ?? ''))) {
      const left: Looked['cards'] | undefined = entry.seat === seat ? after(looked, edit) : undefined;
      looked = left?.some(card => card !== undefined) ? { ...looked, cards: left } : undefined;
    }
  }
  return looked;
};
