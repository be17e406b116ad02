/** What the rulebook leaves open and matters most to balance; the first value of each is how we read it. */
import type { OptionSpec } from '../../kernel/options';

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
] as const satisfies readonly OptionSpec[];
