/** The workshop of Prelude: its 181 cards and the Sessions of its Turns beside those of an owner's copy (§3.3). */
import { omitUndefined } from '../../kernel/fields';
import type { Atom } from '../../kernel/messages';
import type { FieldsShape } from '../../kernel/owners-data';
import type { Said, Workshop, WorkshopPart } from '../../kernel/workshop';
import { cardOf } from './cards/card';
import type { Need } from './cards/effect-types';
import { cardFace } from './cards/faces';
import { ownersCardShape, ownersCardsOption, ownersFileReader, ownersTurnShape } from './cards/owners-cards';
import type { OwnersNeed } from './cards/owners-needs';
import { CARD_LIST, cardId } from './data/card-list';
import { TURNS } from './data/turns';
import type { CardBase } from './data/types';

/** A prerequisite of ours as the file says it; undefined where a file cannot say it. */
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

/** All parts of a prerequisite, if a file can say every one of them. */
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

const partOf = (card: CardBase): WorkshopPart => {
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

const WORDS: Readonly<Record<string, (value: Atom) => string>> = {
  faction: value => (value === 'neutral' ? 'workshop.values.neutral' : `seats.${String(value)}`),
  die: value => `dice.${String(value)}`,
  stays: value => (value === 'no' ? 'workshop.values.stays-no' : `stays.${String(value)}`),
  event: value => `workshop.values.event-${String(value)}`,
  need: value => `needs.${String(value)}`,
  card: value => `cards.${String(value)}.name`,
  place: value => `places.${String(value)}`,
  do: value => `workshop.steps.${String(value)}`,
  sponsor: value => `workshop.values.${String(value)}`,
};
/** Kinds of places have words of their own; places and sides have those of the board. */
const KINDS: readonly Atom[] = ['worker', 'military', 'urban', 'district', 'duma', 'moderate', 'extremist'];
const whereWord = (value: Atom): string =>
  KINDS.includes(value) ? `workshop.where.${String(value)}` : `places.${String(value)}`;
const whoWord = (value: Atom): string => `workshop.who.${String(value)}`;

export const workshop: Workshop = {
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
        ours: { turn: n + 1, sessions },
        reconstructed: true,
      })),
    },
  ],
  word(field, value) {
    if (field === 'where' || field === 'in') return whereWord(value);
    if (field === 'who' || field === 'whose') return whoWord(value);
    return WORDS[field]?.(value);
  },
};
