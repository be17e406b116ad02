/** §5.0 What the Events of 1917 do. */
import { SEATS } from '../pieces';
import {
  add3,
  as,
  capability,
  command,
  cube,
  disc,
  either,
  flip,
  freeTerror,
  oneOf,
  option,
  place,
  polarization,
  politicsPhase,
  remove,
  resources,
  roll,
  shift,
  special,
  vassalage,
  type Texts,
} from './effects';

const UP = [1] as const;
const noActiveSupport = { are: ['no-active-support'] } as const;
const unpopulated = { are: ['province', 'unpopulated'] } as const;
const friendlyLevel = { are: ['no-enemy-active-level'] } as const;

/** #5, #13 */
const ownCells = oneOf(
  option('two-cells', place('you', 2, friendlyLevel)),
  option('active-cell', place('you', 1, friendlyLevel, 'active')),
);
/** #2, #3 */
const flipByDie = [roll, flip('die', ['own'])];
/** #15, #17 */
const trains: Texts = { single: [capability('you', 'trains')] };

export const TEXTS_1917: Readonly<Record<string, Texts>> = {
  1: { unshaded: [capability('senate', 'jaeger')], shaded: [flip(2, ['not-senate'])] },
  2: { unshaded: flipByDie, shaded: [resources('moderates', 3)] },
  3: { unshaded: [vassalage(['russian'], either)], shaded: flipByDie },
  4: { unshaded: [freeTerror], shaded: [place(['moderates'], 1)] },
  5: { unshaded: [ownCells], shaded: [shift(either)] },
  6: { single: [place('enemies', 1, { are: ['town'] }), shift(either)] },
  7: {
    unshaded: [resources('senate', 3)],
    shaded: [
      as('moderates', place('you', 1, noActiveSupport)),
      as('reds', place('you', 1, noActiveSupport)),
      { ...cube('add', 'take'), optional: true },
    ],
  },
  8: { unshaded: [freeTerror], shaded: [add3, disc('network')] },
  9: { unshaded: [shift(either)], shaded: [polarization(-1, 1), add3, cube('add')] },
  10: {
    unshaded: [vassalage(['german'], UP), capability('senate', 'jaeger')],
    shaded: [place(['moderates', 'reds'], 2, noActiveSupport)],
  },
  11: { single: [vassalage(['german', 'russian'], either)] },
  12: {
    unshaded: [freeTerror, resources('moderates', -3)],
    shaded: [
      as(
        'moderates',
        oneOf(
          option('limited-command', command('you', 'all', { most: 1 })),
          special('personality'),
          special('dialogue'),
          special('publish'),
        ),
      ),
    ],
  },
  13: {
    unshaded: [ownCells, resources('moderates', -3)],
    shaded: [command('you', 'all', { most: 1 }), as('moderates', cube('add'))],
  },
  14: { single: [capability('you', 'cannons')] },
  15: trains,
  16: { unshaded: [capability('senate', 'jaeger')], shaded: [capability('reds', 'commander')] },
  17: trains,
  18: {
    unshaded: [
      oneOf(
        option('cells-in-periphery', { ...place(SEATS, 2, unpopulated), upTo: true }),
        option('shift-periphery', shift(either, unpopulated)),
      ),
    ],
    shaded: [politicsPhase],
  },
  19: {
    unshaded: [cube('take'), politicsPhase],
    shaded: [roll, { do: 'die-at-most', most: 4, list: [cube('add')] }],
  },
  20: {
    unshaded: [{ ...remove(1, ['no-guard'], { are: ['town'] }), prepared: true }],
    shaded: [{ do: 'flip', count: 1, cells: ['active'], where: {} }],
  },
  21: {
    unshaded: [{ do: 'flip', count: 2, cells: ['any'], where: {} }],
    shaded: [
      as('reds', { ...disc('administration', { are: ['province', 'own-piece', 'room-for-disc'] }), optional: true }),
    ],
  },
};
