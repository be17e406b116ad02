/** §8.2.1 The condition of every card, met and unmet. */
import { expect, test } from 'vitest';
import { loaded, type Roll } from '../../../kernel/testing/replay';
import { active, inactive, table } from '../testing/positions';
import { cardOf } from './groups';
import { chanceOf } from './chance';
import { freshFrame, meets } from './draw';
import type { NonplayerCard } from './vocabulary';

type Table = NonNullable<Parameters<typeof table>[0]>;
const war: Table = { phase: 2 };
const all = { reds: inactive(20), administrations: 2 };
const train = { 'trains-1': { side: 'senate', at: 'mikkeli-stop' } } as const;
const redTrain = { 'trains-1': { side: 'reds', at: 'mikkeli-stop' } } as const;
const towns = { helsinki: { senate: active(1) }, turku: { senate: active(1) }, vaasa: { senate: active(1) } } as const;

const isMet = (id: NonplayerCard, part: Table, ...dice: readonly number[]): boolean | undefined => {
  const card = cardOf(id);
  const own = loaded(...dice.map((face): Roll => ['1d6', [face]]));
  const met = card && meets(table(part), card, freshFrame(card.seat, id, false), chanceOf(own)).isMet;
  expect(own.left, 'loaded but not rolled').toEqual([]);
  return met;
};

type Side = readonly [part: Table, ...dice: readonly number[]];
const CASES: readonly (readonly [card: NonplayerCard, says: string, holds: readonly Side[], fails: readonly Side[]])[] =
  [
    [
      '48',
      'Cells or Administrations Available, or an Administration in Active Opposition',
      [
        [{}],
        [{ spaces: { hame: all } }],
        [{ spaces: { hame: { ...all, support: -2 }, oulu: { administrations: 1 } } }],
      ],
      [[{ spaces: { hame: all, oulu: { administrations: 1 } } }]],
    ],
    [
      '49',
      'Phase I, a die above the Active Cells, no Administration alone',
      [[{ spaces: { hame: { reds: active(2) } } }, 3]],
      [[{ spaces: { hame: { reds: active(2) } } }, 2], [{ spaces: { hame: { administrations: 1 } } }], [war]],
    ],
    [
      '50',
      'Phase II, no Administration alone',
      [[war]],
      [[{}], [{ ...war, spaces: { hame: { administrations: 1 } } }]],
    ],
    [
      '51',
      'an Active Cell beside enemy Cells',
      [[{ spaces: { hame: { reds: active(1), moderates: inactive(1) } } }]],
      [[{ spaces: { hame: { reds: inactive(1), moderates: inactive(1) } } }]],
    ],
    [
      '52',
      'three beside a Senate Capability or three Senate Cells, or four with a Train next to them',
      [
        [{ ...war, spaces: { hame: { reds: inactive(3), senate: inactive(3) } } }],
        [{ ...war, capabilities: train, spaces: { mikkeli: { reds: inactive(3), senate: inactive(1) } } }],
        [
          {
            ...war,
            capabilities: redTrain,
            spaces: { mikkeli: { reds: inactive(4) }, karelia: { senate: inactive(3) } },
          },
        ],
      ],
      [
        [{ ...war, spaces: { hame: { reds: inactive(3), senate: inactive(2) } } }],
        [{ ...war, spaces: { hame: { reds: inactive(2), senate: inactive(3) } } }],
        [
          {
            ...war,
            capabilities: redTrain,
            spaces: { mikkeli: { reds: inactive(3) }, karelia: { senate: inactive(3) } },
          },
        ],
        [{ spaces: { hame: { reds: inactive(3), senate: inactive(3) } } }],
      ],
    ],
    [
      '53',
      'Phase II, no Administration alone',
      [[war]],
      [[{}], [{ ...war, spaces: { hame: { administrations: 1 } } }]],
    ],
    ['54', 'Phase I and Cells Available', [[{}]], [[war], [{ spaces: { hame: { senate: inactive(20) } } }]]],
    ['55', 'Phase II and Cells Available', [[war]], [[{}], [{ ...war, spaces: { hame: { senate: inactive(20) } } }]]],
    [
      '56',
      'in Phase I a die above the Active Cells, in Phase II four of Population in Towns',
      [[{ spaces: { hame: { senate: active(1) } } }, 2], [{ ...war, spaces: towns }]],
      [[{ spaces: { hame: { senate: active(1) } } }, 1], [{ ...war, spaces: { helsinki: { senate: active(1) } } }]],
    ],
    [
      '57',
      'a Town could be won, or in Phase I Reds removed',
      [
        [{ ...war, spaces: { turku: { senate: active(1), moderates: inactive(1) } } }],
        [{ spaces: { hame: { senate: active(1), reds: inactive(4) } } }],
      ],
      [
        [{ ...war, spaces: { hame: { senate: active(1), reds: inactive(4) } } }],
        [{ ...war, spaces: { turku: { senate: active(1), networks: 1 } } }],
        [{ spaces: { turku: { senate: inactive(1), reds: inactive(1) } } }],
      ],
    ],
    [
      '58',
      'three beside Reds or Russians, or four with a Train next to them',
      [
        [{ ...war, spaces: { hame: { senate: inactive(3), russians: 1 } } }],
        [{ ...war, capabilities: train, spaces: { mikkeli: { senate: inactive(4) }, karelia: { reds: inactive(1) } } }],
        // §1.2.3 no railway leads from Mikkeli to Pohjanmaa, but they are adjacent
        [
          {
            ...war,
            capabilities: train,
            spaces: { mikkeli: { senate: inactive(4) }, pohjanmaa: { reds: inactive(1) } },
          },
        ],
      ],
      [
        [{ ...war, spaces: { hame: { senate: inactive(2), reds: inactive(1) } } }],
        [{ ...war, capabilities: train, spaces: { mikkeli: { senate: inactive(3) }, karelia: { reds: inactive(1) } } }],
      ],
    ],
    [
      '59',
      'no such groups',
      [[{ ...war, spaces: { hame: { senate: inactive(2), reds: inactive(1) } } }]],
      [
        [{ ...war, spaces: { hame: { senate: inactive(3), reds: inactive(1) } } }],
        [{ ...war, capabilities: train, spaces: { mikkeli: { senate: inactive(4) }, karelia: { reds: inactive(1) } } }],
        // §1.2.3 no railway leads from Mikkeli to Pohjanmaa, but they are adjacent
        [
          {
            ...war,
            capabilities: train,
            spaces: { mikkeli: { senate: inactive(4) }, pohjanmaa: { reds: inactive(1) } },
          },
        ],
        [{}],
      ],
    ],
    [
      '60',
      'Cells or Networks Available',
      [[{}], [{ spaces: { hame: { moderates: inactive(6) } } }]],
      [[{ spaces: { hame: { moderates: inactive(6), networks: 2 } } }]],
    ],
    [
      '61',
      'a Polarization of six, or fifteen Resources',
      [[{ polarization: 6 }], [{ resources: { moderates: 15 } }]],
      [[{ polarization: 5, resources: { moderates: 14 } }]],
    ],
    [
      '62',
      'Phase I with five Cells or the Personality',
      [[{ spaces: { hame: { moderates: inactive(5) } } }], [{ personality: 'hame' }]],
      [[{ spaces: { hame: { moderates: inactive(4) } } }], [{ ...war, personality: 'hame' }]],
    ],
    [
      '63',
      'Phase II with five Cells or News that is free or theirs',
      [
        [{ ...war, spaces: { hame: { moderates: inactive(5) } } }],
        [{ ...war, news: [{ at: 'hame', holder: 'moderates' }] }],
        [{ ...war, news: [{ at: 'hame', holder: 'nobody' }] }],
      ],
      [[{ ...war, news: [{ at: 'hame', holder: 'reds' }] }], [{ spaces: { hame: { moderates: inactive(5) } } }]],
    ],
    [
      '64',
      'a Polarization of five or less and three Cells',
      [[{ polarization: 5, spaces: { hame: { moderates: inactive(3) } } }]],
      [
        [{ polarization: 6, spaces: { hame: { moderates: inactive(3) } } }],
        [{ polarization: 5, spaces: { hame: { moderates: inactive(2) } } }],
      ],
    ],
  ];

test.each(CASES)('#%s: %s', (card, _says, holds, fails) => {
  expect(holds.map(([part, ...dice]) => isMet(card, part, ...dice))).toEqual(holds.map(() => true));
  expect(fails.map(([part, ...dice]) => isMet(card, part, ...dice))).toEqual(fails.map(() => false));
});
