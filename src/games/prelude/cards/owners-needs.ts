/** §3.3 A prerequisite as an owner's file says it. */
import { cases, fields, oneOf, whole, type Read } from '../../../kernel/owners-data';
import { CARD_LIST, cardId } from '../data/card-list';
import { DISTRICT_IDS, PARTY_IDS } from '../data/districts';
import type { Kind, Need } from './effect-types';

/** A part of a prerequisite in a file: as `Need`, but with a card by its number and without "you". */
type NeedOf<K extends Need['need']> = Extract<Need, { readonly need: K }>;
export type OwnersNeed =
  | NeedOf<'session' | 'no-session' | 'abdicated' | 'not-abdicated' | 'war-begun' | 'unrest' | 'prestige' | 'by-hand'>
  | { readonly need: 'in-play' | 'not-in-play'; readonly card: number }
  | Omit<NeedOf<'controls'>, 'who'>
  | { readonly need: 'organization'; readonly in: Kind; readonly atLeast?: number }
  | { readonly need: 'opens-turn' | 'majority' };

/** The ends of the tracks that a prerequisite may name, and the most Organizations. */
const TRACK_END = 15;
const MOST_ORGANIZATIONS = 9;
const NUMBERS = CARD_LIST.map(card => card.number);

/** The kinds of places, and the places, that a file may name. */
export const KINDS: readonly Kind[] = [
  'worker',
  'military',
  'urban',
  'district',
  'duma',
  'moderate',
  'extremist',
  ...DISTRICT_IDS,
  ...PARTY_IDS,
];
const plain = <K extends OwnersNeed['need']>(need: K) => fields<{ readonly need: K }>({ need: oneOf([need]) });
const ofCard = <K extends 'in-play' | 'not-in-play'>(need: K) =>
  fields<{ readonly need: K; readonly card: number }>({ need: oneOf([need]), card: oneOf(NUMBERS) });

/** A part of a prerequisite is read by the reader of its own kind. */
export const ownersNeed: Read<OwnersNeed> = cases<OwnersNeed>('need', {
  session: plain('session'),
  'no-session': plain('no-session'),
  abdicated: plain('abdicated'),
  'not-abdicated': plain('not-abdicated'),
  'war-begun': plain('war-begun'),
  'opens-turn': plain('opens-turn'),
  majority: plain('majority'),
  'by-hand': plain('by-hand'),
  'in-play': ofCard('in-play'),
  'not-in-play': ofCard('not-in-play'),
  unrest: fields<NeedOf<'unrest'>>({ need: oneOf(['unrest']), atLeast: whole(1, TRACK_END) }),
  prestige: fields<NeedOf<'prestige'>>({ need: oneOf(['prestige']), atMost: whole(0, TRACK_END) }),
  controls: fields<Omit<NeedOf<'controls'>, 'who'>>({ need: oneOf(['controls']), place: oneOf(DISTRICT_IDS) }),
  organization: fields<Extract<OwnersNeed, { readonly need: 'organization' }>>(
    {
      need: oneOf(['organization']),
      in: oneOf(KINDS),
      atLeast: whole(1, MOST_ORGANIZATIONS),
    },
    ['atLeast'],
  ),
});

/** A part of a prerequisite, in the form of our own cards. */
export const needOf = (need: OwnersNeed): Need => {
  switch (need.need) {
    case 'in-play':
    case 'not-in-play':
      return { need: need.need, card: cardId(need.card) };
    case 'controls':
    case 'organization':
    case 'majority':
    case 'opens-turn':
      return { ...need, who: 'own' };
    default:
      return need;
  }
};
