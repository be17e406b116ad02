/** The readings that the rulebook leaves open and that matter most for balance (ours is the first value), and the numbers. */
import { HANDS_FIRST, type OptionSpec, STILL_WAITING } from '../../kernel/options';
import { numbersOf } from '../../kernel/kit/numbers';

/** The numbers that house rules change: hands, Morale, what wins, and how long the war lasts. */
export const numbers = numbersOf({
  'first-hand': { section: '§setup', usual: 5, least: 3, most: 7 },
  'hand-limit': { section: '§turn', usual: 7, least: 4, most: 12 },
  'cards-a-turn': { section: '§propaganda', usual: 2, least: 1, most: 4 },
  'first-morale': { section: '§morale', usual: 20, least: 6, most: 20 },
  'fronts-to-win': { section: '§winning', usual: 2, least: 1, most: 3 },
  'last-turn': { section: '§endless', usual: 60, least: 10, most: 60 },
});

/** The numbers of a table. */
export const numbersAt = numbers.at;

export const options = [
  {
    id: 'unblocked',
    section: '§blocking',
    kind: 'choice',
    default: 'one-marker',
    values: ['one-marker', 'marker-each-army', 'marker-and-morale'],
  },
  {
    id: 'tie',
    section: '§result',
    kind: 'choice',
    default: 'both-lose-troop',
    values: ['both-lose-troop', 'defender-wins', 'nothing'],
  },
  { id: 'blocked-win', section: '§result', kind: 'choice', default: 'no-marker', values: ['no-marker', 'marker'] },
  { id: 'leader-bonus', section: '§result', kind: 'choice', default: 'own-army', values: ['own-army', 'whole-side'] },
  {
    id: 'subversion',
    section: '§control',
    kind: 'choice',
    default: 'same-front',
    values: ['same-front', 'any-front', 'discard'],
  },
  {
    id: 'combat-events',
    section: '§battle-events',
    kind: 'choice',
    default: 'own-moments',
    values: ['own-moments', 'any-moment'],
  },
  {
    id: 'lost-leader',
    section: '§leader-loss',
    kind: 'choice',
    default: 'owner-chooses',
    values: ['owner-chooses', 'only-without-room'],
  },
  {
    id: 'reinforced',
    section: '§reinforcing',
    kind: 'choice',
    default: 'any-leader',
    values: ['any-leader', 'with-troops'],
  },
  {
    id: 'internal-lines',
    section: '§rally',
    kind: 'choice',
    default: 'all-fronts',
    values: ['all-fronts', 'one-pair'],
  },
  HANDS_FIRST,
  STILL_WAITING,
  ...numbers.options,
] as const satisfies readonly OptionSpec[];
