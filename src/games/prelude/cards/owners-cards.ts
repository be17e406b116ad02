/**
 * §3.3 An owner's own values for the cards, in place of ours: a file names cards by their numbers and what is printed
 * on them. An Event that is not ours is marked `by-hand`: the players carry it out, then the table goes on.
 */
import { ownersFile } from '../../../kernel/kit/owners-file';
import { distinct, fields, list, oneOf, text, whole, type Read } from '../../../kernel/owners-data';
import { CARD_LIST } from '../data/card-list';
import { DISTRICT_IDS, PARTY_IDS } from '../data/districts';
import { TRACKS, type CardBase, type CardDie } from '../data/types';
import { SEATS } from '../seats';
import type { Kind, Need } from './effect-types';

/** A part of a prerequisite as a file says it: as `Need`, but a card by its number and "you" unsaid. */
type NeedOf<K extends Need['need']> = Extract<Need, { readonly need: K }>;
export type OwnersNeed =
  | NeedOf<'session' | 'no-session' | 'abdicated' | 'not-abdicated' | 'war-begun' | 'unrest' | 'prestige' | 'by-hand'>
  | { readonly need: 'in-play' | 'not-in-play'; readonly card: number }
  | Omit<NeedOf<'controls'>, 'who'>
  | { readonly need: 'organization'; readonly in: Kind; readonly atLeast?: number }
  | { readonly need: 'opens-turn' | 'majority' };

/** What an owner says of a card; what they leave out stays as it is. */
export interface OwnersCard {
  readonly number: number;
  /** Shown as they stand. */
  readonly title?: string;
  readonly text?: string;
  readonly faction?: CardBase['faction'];
  readonly points?: number;
  readonly die?: CardDie;
  readonly stays?: 'no' | 'turn' | 'era' | 'game';
  readonly star?: boolean;
  readonly needs?: readonly OwnersNeed[];
  readonly event?: 'ours' | 'by-hand';
}
interface OwnersCards {
  readonly cards: readonly OwnersCard[];
}

/** The most bytes of a file; letters of a title and of a text; parts of a prerequisite. */
const LIMIT = 262_144;
const TITLE = 80;
const TEXT = 600;
const MOST_NEEDS = 4;
/** The ends of the tracks that a prerequisite may name, and the most Organizations. */
const TRACK_END = 15;
const MOST_ORGANIZATIONS = 9;
const NUMBERS = CARD_LIST.map(card => card.number);

const KINDS: readonly Kind[] = [
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
const NEEDS: { readonly [K in OwnersNeed['need']]: Read<OwnersNeed> } = {
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
};
const named: Read<{ readonly need: OwnersNeed['need'] }> = (value, at, tell) => {
  const said = typeof value === 'object' && value !== null && 'need' in value ? value.need : value;
  const need = oneOf(Object.keys(NEEDS) as readonly OwnersNeed['need'][])(said, `${at}/need`, tell);
  return need && { need };
};
const need: Read<OwnersNeed> = (value, at, tell) => {
  const kind = named(value, at, tell)?.need;
  return kind && NEEDS[kind](value, at, tell);
};

const card: Read<OwnersCard> = fields<OwnersCard>(
  {
    number: oneOf(NUMBERS),
    title: text(TITLE),
    text: text(TEXT),
    faction: oneOf([...SEATS, 'neutral']),
    points: whole(1, 8),
    die: oneOf([...TRACKS, 'all', ...SEATS]),
    stays: oneOf(['no', 'turn', 'era', 'game']),
    star: oneOf([true, false]),
    needs: list(need, 0, MOST_NEEDS),
    event: oneOf(['ours', 'by-hand']),
  },
  ['title', 'text', 'faction', 'points', 'die', 'stays', 'star', 'needs', 'event'],
);

const file: Read<OwnersCards> = fields<OwnersCards>({
  cards: distinct(list(card, 1, NUMBERS.length), ({ number }) => String(number), '/number'),
});

/** The option that holds the file, and what the owner of a table says of its cards, by their numbers. */
export const { option: ownersCardsOption, of: ownersCards } = ownersFile({
  section: '§3.3',
  limit: LIMIT,
  file,
  use: (read): ReadonlyMap<number, OwnersCard> => new Map(read?.cards.map(one => [one.number, one])),
});
