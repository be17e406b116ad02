/** The workshop of All Bridges Burning: Population, landings and German Action Phases beside those of an owner's copy (§1.2). */
import type { Workshop } from '../../kernel/workshop';
import { CARD_LIST, hasGermanPhase, isReconstructedPhase } from './data/cards';
import { LANDINGS, MAP, SPACES } from './data/map';
import { ownersFileReader, ownersOption, shapes } from './data/owners';

export const workshop: Workshop = {
  option: ownersOption.id,
  read: ownersFileReader,
  groups: [
    {
      id: 'spaces',
      form: 'some',
      shape: shapes.space,
      keys: ['space'],
      needed: ['population'],
      parts: SPACES.map(space => ({
        id: `spaces/${space}`,
        word: `spaces.${space}`,
        ours: { space, population: MAP[space].population },
        reconstructed: MAP[space].reconstructed === true,
      })),
    },
    {
      id: 'landings',
      form: 'all',
      shape: shapes.landing,
      keys: [],
      needed: ['upTo', 'space'],
      parts: LANDINGS.map((landing, n) => ({
        id: `landings/${n}`,
        word: `workshop.sites.${n}`,
        ours: { ...landing },
        reconstructed: true,
      })),
    },
    {
      id: 'cards',
      form: 'some',
      shape: shapes.card,
      keys: ['number'],
      needed: ['german'],
      parts: CARD_LIST.map(({ id, year }) => ({
        id: `cards/${id}`,
        face: id,
        word: `cards.${id}.name`,
        deck: `cards.years.${year}`,
        ours: { number: Number(id), german: hasGermanPhase(id) },
        reconstructed: isReconstructedPhase(id),
      })),
    },
  ],
  word: (field, value) => (field === 'space' ? `spaces.${String(value)}` : undefined),
};
