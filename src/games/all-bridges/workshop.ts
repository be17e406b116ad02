/** The workshop of All Bridges Burning: its map, landings and cards beside those of an owner's copy (§1.2). */
import { omitUndefined } from '../../kernel/fields';
import type { Atom } from '../../kernel/messages';
import type { Said, Workshop } from '../../kernel/workshop';
import { OPTIONS, OUR_TEXTS } from './cards/our-texts';
import { saidSteps } from './cards/said-steps';
import { TEXTS } from './cards/vocabulary';
import { COMMANDS } from './pieces';
import { CARD_LIST, hasGermanPhase, isReconstructedPhase } from './data/cards';
import { LANDINGS, MAP, SPACES } from './data/map';
import { ownersFileReader, ownersOption, shapes } from './data/owners';

/** Our Event as the file would say it: an owner begins with it, and changes what their card has otherwise. */
const saidTexts = (id: string): Said => {
  const texts = OUR_TEXTS[id] ?? {};
  return omitUndefined(
    Object.fromEntries(
      TEXTS.map(text => {
        const { [text]: list } = texts;
        return [text, list && saidSteps(list)];
      }),
    ),
  );
};

/** Fields whose values are named like what the board and its pieces are called. */
const WORDS: Readonly<Record<string, string>> = {
  space: 'spaces',
  stance: 'stances',
  to: 'places',
  powers: 'powers',
  disc: 'pieces',
  marker: 'capabilities',
  activity: 'actions',
  do: 'workshop.steps',
  event: 'workshop.events',
  cells: 'workshop.cells',
  way: 'workshop.ways',
  ways: 'workshop.ways',
  who: 'workshop.who',
  side: 'workshop.who',
  part: 'workshop.parts',
};
const wordOf = (field: string, value: Atom): string | undefined => {
  const name = String(value);
  switch (field) {
    case 'where':
      return SPACES.some(space => space === value) ? `spaces.${name}` : `workshop.where.${name}`;
    case 'count':
    case 'by':
      return typeof value === 'number' ? undefined : `workshop.amounts.${name}`;
    case 'commands':
      return COMMANDS.some(command => command === value) ? `actions.${name}` : `workshop.commands.${name}`;
    case 'id':
      return OPTIONS.includes(name) ? `cards.options.${name}` : `actions.${name}`;
    default: {
      const { [field]: under } = WORDS;
      return under && `${under}.${name}`;
    }
  }
};

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
      only: Object.fromEntries(TEXTS.map(text => [text, { field: 'event', is: 'steps' }])),
      assembles: TEXTS,
      needed: ['german'],
      parts: CARD_LIST.map(({ id, year }) => ({
        id: `cards/${id}`,
        face: id,
        word: `cards.${id}.name`,
        deck: `cards.years.${year}`,
        ours: { number: Number(id), german: hasGermanPhase(id), event: 'ours', ...saidTexts(id) },
        reconstructed: isReconstructedPhase(id),
      })),
    },
  ],
  word: wordOf,
};
