/** The copy form of All Bridges Burning: map, landings and cards, next to those of an owner's copy (§1.2). */
import { omitUndefined } from '../../kernel/fields';
import type { Atom } from '../../kernel/messages';
import type { Said, CopyForm } from '../../kernel/copy-form';
import { OPTIONS, OUR_TEXTS } from './cards/our-texts';
import { saidSteps } from './cards/said-steps';
import { TEXTS } from './cards/vocabulary';
import { COMMANDS } from './pieces';
import { CARD_LIST, hasGermanPhase, isReconstructedPhase } from './data/cards';
import { BORDERS, DOUBTFUL, LANDINGS, MAP, RAILWAYS, SPACES, type Stop } from './data/map';
import { placedIn } from './data/owners-map';
import { TRACKS_AT_START } from './data/setup';
import { borderWord } from './names';
import { ownersFileReader, ownersOption, shapes } from './data/owners';

/** Our Event in the form of the file: an owner starts from it, and changes what differs on their card. */
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

/** §1.2.2 The railways, stretch by stretch. */
const STRETCHES: readonly (readonly [Stop, Stop])[] = RAILWAYS.flatMap(line =>
  line.flatMap((stop, n) => {
    const next = line[n + 1];
    return next === undefined ? [] : [[stop, next] as const];
  }),
);

/** Fields whose values are named like pieces and places of the board. */
const WORDS: Readonly<Record<string, string>> = {
  space: 'spaces',
  stance: 'stances',
  to: 'places',
  powers: 'powers',
  support: 'my-copy.levels',
  stops: 'stops',
  disc: 'pieces',
  marker: 'capabilities',
  activity: 'actions',
  do: 'my-copy.steps',
  event: 'my-copy.events',
  cells: 'my-copy.cells',
  way: 'my-copy.ways',
  ways: 'my-copy.ways',
  who: 'my-copy.who',
  side: 'my-copy.who',
  part: 'my-copy.parts',
};
const wordOf = (field: string, value: Atom): string | undefined => {
  const name = String(value);
  switch (field) {
    case 'where':
      return SPACES.some(space => space === value) ? `spaces.${name}` : `my-copy.where.${name}`;
    case 'border':
      return borderWord(name);
    case 'count':
    case 'by':
      return typeof value === 'number' ? undefined : `my-copy.amounts.${name}`;
    case 'commands':
      return COMMANDS.some(command => command === value) ? `actions.${name}` : `my-copy.commands.${name}`;
    case 'id':
      return OPTIONS.includes(name) ? `cards.options.${name}` : `actions.${name}`;
    default: {
      const { [field]: under } = WORDS;
      return under && `${under}.${name}`;
    }
  }
};

export const copyForm: CopyForm = {
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
        space,
        ours: { space, population: MAP[space].population, ...placedIn({}, space) },
        reconstructed: MAP[space].reconstructed === true,
      })),
    },
    {
      id: 'borders',
      form: 'some',
      shape: shapes.border,
      keys: ['border'],
      needed: ['isThere'],
      parts: BORDERS.map(border => ({
        id: `borders/${border}`,
        word: borderWord(border),
        space: 'board',
        ours: { border, isThere: true },
        reconstructed: DOUBTFUL.includes(border),
      })),
    },
    {
      id: 'railways',
      form: 'one',
      shape: shapes.railways,
      bare: 'railways',
      keys: [],
      needed: ['railways'],
      parts: [
        {
          id: 'railways',
          path: ['railways'],
          word: 'my-copy.groups.railways',
          space: 'board',
          ours: { railways: STRETCHES.map(stops => ({ stops })) },
          reconstructed: true,
        },
      ],
    },
    {
      id: 'start',
      form: 'one',
      shape: shapes.start,
      keys: [],
      needed: ['germanVassalage', 'russianVassalage', 'outOfPlay'],
      parts: [
        {
          id: 'start',
          path: ['start'],
          word: 'my-copy.groups.start',
          space: 'board',
          ours: { ...TRACKS_AT_START },
          reconstructed: false,
        },
      ],
    },
    {
      id: 'landings',
      form: 'all',
      shape: shapes.landing,
      keys: [],
      needed: ['upTo', 'space'],
      parts: LANDINGS.map((landing, n) => ({
        id: `landings/${n}`,
        word: `my-copy.sites.${n}`,
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
