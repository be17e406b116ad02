/** §5.0 What the Events of 1918 do, and the Pivotal Event between the years. */
import type { Effect } from '../cards/effect-types';
import {
  add3,
  as,
  command,
  cube,
  disc,
  either,
  freeTerror,
  may,
  oneOf,
  option,
  place,
  polarization,
  remove,
  resources,
  roll,
  shift,
  vassalage,
  type Texts,
} from './effects';

const there = { in: 'there' } as const;
const coordinate: Effect = { do: 'special', activity: 'coordinate' };
const crackdown = option('crackdown', as('senate', { do: 'special', activity: 'crackdown' }));
const notSenate = ['moderates', 'reds'] as const;
/** #32, #38 */
const calmByDie = [roll, polarization(-1, 'half-die')];
const towardsOpposition = [-1] as const;

export const TEXTS_1918: Readonly<Record<string, Texts>> = {
  25: {
    unshaded: [{ do: 'choose-space', where: { are: ['russian', 'senate-cell'] } }, { do: 'disarm-garrison' }],
    shaded: [{ ...remove(2, ['senate', 'no-guard'], { are: ['russian'] }), upTo: true }],
  },
  26: {
    unshaded: [{ do: 'capability', side: 'senate', marker: 'jaeger' }],
    shaded: [command(notSenate, ['rally'], { most: 1 })],
  },
  27: {
    unshaded: [as('senate', may(option('attack', command('you', ['attack'], { most: 1, bonus: 2 }))))],
    shaded: [
      as(
        'reds',
        may(
          option(
            'offensive',
            { do: 'choose-space', where: { are: ['next-to-own-cell'] } },
            command('you', ['march'], { most: 1, where: there }),
            command('you', ['attack'], { most: 1, where: there, bonus: 2 }),
          ),
        ),
      ),
    ],
  },
  28: {
    single: [
      { do: 'carry-out', part: 'prisoners-of-war' },
      oneOf(option('gain', roll, resources('you', 'die')), option('levy', roll, { do: 'levy' })),
    ],
  },
  29: {
    unshaded: [
      as(
        'senate',
        { do: 'choose-space', where: {} },
        command('you', ['rally'], { most: 1, where: there }),
        command('you', ['march'], { most: 1, where: { in: 'next-to-there' }, from: 'there' }),
      ),
    ],
    shaded: [command(['moderates'], ['rally'], { most: 1 }), polarization(-1, 1)],
  },
  30: {
    unshaded: [
      { do: 'choose-space', where: { are: ['own-piece', 'moderates-cell'] } },
      { ...remove(2, ['moderates'], there), upTo: true },
    ],
    shaded: [
      oneOf(option('moderates-resources', resources('moderates', 3)), option('cube', as('moderates', cube('add')))),
    ],
  },
  31: {
    unshaded: [as('senate', may(option('coordinate', coordinate)))],
    shaded: [command(notSenate, 'all-but-attack', { most: 1, where: { in: ['uusimaa'] } })],
  },
  32: {
    unshaded: [remove(1, ['moderates'])],
    shaded: [as('moderates', place('you', 1)), ...calmByDie],
  },
  33: {
    unshaded: [
      oneOf(
        option('coordinate', as('senate', coordinate)),
        option('rally', command(['senate'], ['rally'], { most: 1, where: { in: ['helsinki'] } })),
      ),
    ],
    shaded: [command(notSenate, 'all-but-attack', { most: 1, where: { are: ['in-or-next-to-helsinki'] } })],
  },
  34: {
    unshaded: [oneOf(option('personality-away', { do: 'personality-away' }, resources('moderates', -3)), crackdown)],
    shaded: [command(['moderates'], ['rally'], { most: 1 })],
  },
  35: {
    unshaded: [command(['senate'], ['rally'], { most: 2, where: { are: ['support'] } })],
    shaded: [
      oneOf(
        option('moderates-rally', command(['moderates'], ['rally'], { most: 2 })),
        option('reds-shift', as('reds', shift(towardsOpposition))),
      ),
    ],
  },
  36: {
    unshaded: [{ ...remove(2, ['reds-or-senate', 'no-guard']), to: ['available', 'prison'] }],
    shaded: [{ do: 'free-prisoners', count: 2, upTo: true }],
  },
  37: { single: [shift(either, { are: ['senate-cell'] })] },
  38: { unshaded: [oneOf(option('moderates-cells', remove(2, ['moderates'])), crackdown)], shaded: calmByDie },
  39: { unshaded: [{ do: 'reopen-issue' }], shaded: [as('moderates', disc('network'))] },
  40: { single: [{ do: 'assault', where: { in: ['tampere', 'hame'] } }] },
  41: {
    unshaded: [
      {
        do: 'if',
        where: { in: ['uusimaa'], are: ['german'] },
        list: [{ do: 'german-attack', space: 'uusimaa' }],
      },
    ],
    shaded: [
      { do: 'sabotage' },
      oneOf(
        option('attack', command(['reds'], ['attack'], { most: 1, where: { in: ['uusimaa'] }, bonus: 2 })),
        option('remove-german', { do: 'remove-german', space: 'uusimaa' }),
      ),
    ],
  },
  42: {
    unshaded: [as('senate', roll, { do: 'regroup', count: 'die' })],
    shaded: [command(notSenate, 'all-but-attack', { most: 1, where: { in: ['viipuri', 'karelia'] } })],
  },
  43: { unshaded: [freeTerror], shaded: [polarization(-1, 1), add3] },
  44: {
    unshaded: [vassalage(['german'], [-1]), resources('senate', 3)],
    shaded: [
      {
        do: 'if',
        where: { in: ['helsinki'], are: ['reds-piece'] },
        list: [
          oneOf(
            option('shift-helsinki', shift(towardsOpposition, { in: ['helsinki'] })),
            option('rally', command(['reds'], ['rally'], { most: 1, where: { in: ['helsinki'] } })),
          ),
        ],
      },
    ],
  },
  45: {
    unshaded: [{ ...vassalage(['german', 'russian'], [-1]), count: 2, upTo: true }],
    shaded: [{ do: 'reopen-issue' }],
  },
};

/** §2.4.1 Red Revolt, from the choice of the Reds on. */
export const RED_REVOLT_EFFECTS: readonly Effect[] = [
  oneOf(
    option('clear-town', { do: 'choose-space', where: { are: ['town', 'own-cell'] } }, { do: 'clear-senate' }),
    option('rally', command('you', ['rally'], { most: 1, where: { are: ['town', 'own-piece'] } })),
  ),
  { do: 'phase-two' },
  { do: 'carry-out', part: 'war-begins' },
];
