/** The copy form of Prelude: its 181 cards, its board and its set-up beside those of an owner's copy (§3.3). */
import { omitUndefined } from '../../kernel/fields';
import type { Atom } from '../../kernel/messages';
import type { FieldsShape } from '../../kernel/owners-data';
import type { Said, CopyForm, CopyGroup, CopyPart } from '../../kernel/copy-form';
import { cardOf } from './cards/card';
import type { Need } from './cards/effect-types';
import { cardFace } from './cards/faces';
import { ownersCardShape, ownersCardsOption, ownersFileReader, ownersTurnShape } from './cards/owners-cards';
import type { OwnersNeed } from './cards/owners-needs';
import { CARD_LIST, cardId } from './data/card-list';
import { DISTRICT_IDS, DISTRICTS, PARTIES, PARTY_COSTS, PARTY_IDS } from './data/districts';
import { boardShapes } from './data/owners-board';
import { START, BANDS, DISTRICTS_VALUES, ORGANIZATIONS_VALUES, TURNS } from './data/turns';
import type { CardBase } from './data/types';

/** A prerequisite in the form of the file; undefined if a file cannot express it. */
const saidNeed = (need: Need): OwnersNeed | undefined => {
  switch (need.need) {
    case 'in-play':
    case 'not-in-play':
      return { need: need.need, card: Number(need.card.slice('card-'.length)) };
    case 'controls':
      return { need: need.need, place: need.place };
    case 'organization':
      return { need: need.need, in: need.in, ...(need.atLeast !== undefined && { atLeast: need.atLeast }) };
    case 'opens-turn':
    case 'majority':
      return { need: need.need };
    case 'noted':
    case 'either':
      return undefined;
    default:
      return need;
  }
};

/** All parts of a prerequisite, if a file can express every one. */
const saidNeeds = (needs: readonly Need[] = []): readonly OwnersNeed[] | undefined => {
  const said = needs.flatMap(need => saidNeed(need) ?? []);
  return said.length === needs.length ? said : undefined;
};

const oursOf = ({ number, faction, points, die, stays, star }: CardBase): Said =>
  omitUndefined({
    number,
    faction,
    points,
    die,
    stays: stays ?? 'no',
    star: star ?? false,
    needs: saidNeeds(cardOf({ options: {} }, cardId(number))?.need),
    event: 'ours',
  });

const partOf = (card: CardBase): CopyPart => {
  const face = cardFace({}, cardId(card.number));
  return {
    id: `cards/${card.number}`,
    face: cardId(card.number),
    ...(face?.word !== undefined && { word: face.word }),
    deck: `kinds.${card.deck}`,
    ours: oursOf(card),
    reconstructed: face?.reconstructed !== undefined,
  };
};

/** §6 Each Connection Arrow once. */
const ARROWS = DISTRICT_IDS.flatMap(district =>
  DISTRICTS[district].near
    .filter(near => DISTRICT_IDS.indexOf(near) > DISTRICT_IDS.indexOf(district))
    .map(near => ({ between: [district, near] })),
);

/** A part of which there is one. */
const single = (id: string, form: Pick<CopyGroup, 'shape' | 'needed' | 'bare'>, said: Said): CopyGroup => ({
  id,
  form: 'one',
  keys: [],
  ...form,
  parts: [{ id, path: [id], word: `my-copy.groups.${id}`, space: 'board', ours: said, reconstructed: id !== 'start' }],
});

/** §1.1, §2.1 The board and its starting position. */
const boardGroups: readonly CopyGroup[] = [
  {
    id: 'districts',
    form: 'some',
    shape: boardShapes.district,
    keys: ['district'],
    needed: ['subtype', 'revolutionaryBoxes', 'governmentBoxes'],
    parts: DISTRICT_IDS.map(district => {
      const { costs, start, subtype } = DISTRICTS[district];
      return {
        id: `districts/${district}`,
        word: `places.${district}`,
        space: district,
        ours: {
          district,
          subtype,
          ...start,
          revolutionaryBoxes: costs.revolutionary,
          governmentBoxes: costs.government,
        },
        reconstructed: true,
      };
    }),
  },
  {
    id: 'parties',
    form: 'some',
    shape: boardShapes.party,
    keys: ['party'],
    needed: ['boxes'],
    parts: PARTY_IDS.map(party => ({
      id: `parties/${party}`,
      word: `places.${party}`,
      space: party,
      ours: { party, cubes: PARTIES[party].start, boxes: PARTY_COSTS },
      reconstructed: true,
    })),
  },
  single('arrows', { shape: boardShapes.arrows, bare: 'list', needed: ['list'] }, { list: ARROWS }),
  single(
    'tracks',
    {
      shape: boardShapes.tracks,
      needed: ['districtsWorth', 'organizationsWorth', 'unrestOne', 'unrestTwo', 'prestigeOne', 'prestigeTwo'],
    },
    { districtsWorth: DISTRICTS_VALUES.slice(1), organizationsWorth: ORGANIZATIONS_VALUES.slice(1), ...BANDS },
  ),
  single('start', { shape: boardShapes.start, needed: ['unrest', 'world', 'victoryPoints', 'troops'] }, { ...START }),
];

const WORDS: Readonly<Record<string, (value: Atom) => string>> = {
  faction: value => (value === 'neutral' ? 'my-copy.values.neutral' : `seats.${String(value)}`),
  die: value => `dice.${String(value)}`,
  stays: value => (value === 'no' ? 'my-copy.values.stays-no' : `stays.${String(value)}`),
  event: value => `my-copy.values.event-${String(value)}`,
  need: value => `needs.${String(value)}`,
  card: value => `cards.${String(value)}.name`,
  place: value => `places.${String(value)}`,
  district: value => `places.${String(value)}`,
  party: value => `places.${String(value)}`,
  between: value => `places.${String(value)}`,
  subtype: value => `my-copy.subtypes.${String(value)}`,
  do: value => `my-copy.steps.${String(value)}`,
  sponsor: value => `my-copy.values.${String(value)}`,
};
/** Kinds of places have words of their own; places and sides have those of the board. */
const KINDS: readonly Atom[] = ['worker', 'military', 'urban', 'district', 'duma', 'moderate', 'extremist'];
const whereWord = (value: Atom): string =>
  KINDS.includes(value) ? `my-copy.where.${String(value)}` : `places.${String(value)}`;
const whoWord = (value: Atom): string => `my-copy.who.${String(value)}`;

export const copyForm: CopyForm = {
  option: ownersCardsOption.id,
  read: ownersFileReader,
  groups: [
    {
      id: 'cards',
      form: 'some',
      shape: ownersCardShape satisfies FieldsShape,
      keys: ['number'],
      assembles: ['steps'],
      only: { steps: { field: 'event', is: 'steps' } },
      needed: ['faction', 'points', 'die', 'event'],
      parts: CARD_LIST.map(partOf),
    },
    {
      id: 'turns',
      form: 'some',
      shape: ownersTurnShape satisfies FieldsShape,
      keys: ['turn'],
      needed: ['sessions'],
      parts: TURNS.map(({ id, sessions }, n) => ({
        id: `turns/${n + 1}`,
        word: `turns.${id}`,
        space: 'board',
        ours: { turn: n + 1, sessions },
        reconstructed: true,
      })),
    },
    ...boardGroups,
  ],
  word(field, value) {
    if (field === 'where' || field === 'in') return whereWord(value);
    if (field === 'who' || field === 'whose') return whoWord(value);
    return WORDS[field]?.(value);
  },
};
