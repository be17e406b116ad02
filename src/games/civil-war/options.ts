/** The readings that the rulebook leaves open and that matter most for balance (ours is the first value), and the numbers. */
import type { OptionSpec } from '../../kernel/options';
import { numbers } from './numbers';

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
  ...numbers.options,
] as const satisfies readonly OptionSpec[];
