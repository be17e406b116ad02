import { describe, expect, test } from 'vitest';
import { foresee } from '../../kernel/preview';
import { allBridges } from '.';
import { priceOf, sum } from './sums';
import { command, inactive, table } from './testing/positions';
import { rally } from './rules/rally';
import { termsOf } from './rules/common';
import type { Command, Operation } from './vocabulary';

/** The price of a click in a Rally of the Reds. */
const costInRally = (click: Command, terms: Partial<Operation> = {}): number | undefined => {
  const agenda = command('reds', { commands: ['rally'], chosen: 'rally', ...terms });
  const state = table({ agenda });
  const begun = { ...state, agenda: [rally.start(state, termsOf(state, 'reds')), ...agenda] };
  const events = foresee(allBridges, begun, 'reds', click)?.events ?? [];
  // the foreseen events of this game are its own events
  const price = priceOf(click, events as Parameters<typeof priceOf>[1], 'reds')?.price?.params?.['cost'];
  return typeof price === 'number' ? price : undefined;
};

describe('§3.1.2 the price of a click is shown before it is given', () => {
  test('a space of a Rally costs one Resource', () => expect(costInRally({ kind: 'rally', space: 'turku' })).toBe(1));
  test('a free Rally costs nothing', () =>
    expect(costInRally({ kind: 'rally', space: 'turku' }, { free: true })).toBeUndefined());
  test('a command that ends the Command has no price', () => expect(costInRally({ kind: 'done' })).toBeUndefined());
});

describe('§2.2.2 the gain of a pass is shown before it is given', () => {
  const brings = (resources: number) => {
    const state = {
      ...table({ agenda: [{ kind: 'faction', seat: 'reds' }] }),
      resources: { reds: resources, senate: 5, moderates: 5 },
    };
    const events = foresee(allBridges, state, 'reds', { kind: 'pass' })?.events ?? [];
    // the foreseen events of this game are its own events
    return priceOf({ kind: 'pass' }, events as Parameters<typeof priceOf>[1], 'reds')?.price;
  };
  test('one Resource, or none at the maximum', () => {
    expect(brings(5)).toEqual({ word: 'pass-brings', params: { gained: 1 } });
    expect(brings(30)).toEqual({ word: 'pass-brings', params: { gained: 0 } });
  });
});

describe('§3.2.1 the Cells of a Rally are shown before it is given', () => {
  const told = (offset: number, { built = false, free = false, prisoners = 0 } = {}) => {
    const under = table({
      spaces: { hame: { reds: inactive(1), support: 1, terror: { senate: 1 } } },
      prisoners: { reds: prisoners },
    });
    const agenda = [
      { kind: 'rally-space', seat: 'reds', space: 'hame', offset, spaces: ['hame'], built, due: 0 } as const,
      ...command('reds', { free, chosen: 'rally' }),
    ];
    return sum({ ...under, agenda }, 'reds', { kind: 'place-cells' });
  };
  test('§3.1.2 a free Rally Offsets everything', () => expect(told(0, { free: true })?.brief).toBe('+1'));
  test('the two Cells freed by an Administration are not placed', () => {
    expect(told(2, { prisoners: 17 })?.brief).toBe('+1');
    expect(told(2, { prisoners: 17, built: true })?.brief).toBe('+0');
  });
  test('line by line, with the payment against Terror and Support', () => {
    expect(told(2)?.lines.map(({ word, value }) => [word, value])).toEqual([
      ['one-cell', 1],
      ['support', -1],
      ['enemy-terror', -1],
      ['offset', 2],
      ['cells-placed', 1],
    ]);
    expect(told(2)?.brief).toBe('+1');
  });
  test('nothing comes if the hindrance is too large', () => expect(told(0)?.brief).toBe('+0'));
});

test.each([
  ['top-command', 'box-command'],
  ['middle-event-c', 'box-event'],
  ['bottom-limited-c', 'box-limited'],
] as const)('§2.2.3 the box %s is told by what it lets one do', (box, word) =>
  expect(sum(table(), 'reds', { kind: 'take', box })?.lines).toEqual([{ word }]),
);
