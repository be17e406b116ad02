/** §1.2 An owner's values for map and cards apply at their table, to the rules, the board and the faces. */
import { describe, expect, test } from 'vitest';
import { allBridges } from '..';
import { defaultOptions } from '../../../kernel/options';
import { senateTownPopulation, totalOpposition } from '../selectors';
import { hasGermanPhase, ownersOption } from './owners';
import { landingsAt, population } from './owners-map';

const file = {
  spaces: [
    { space: 'uusimaa', population: 2 },
    { space: 'vaasa', population: 3 },
  ],
  landings: [
    { upTo: 1, space: 'karelia' },
    { upTo: 3, space: 'uusimaa' },
    { upTo: 6, space: 'pohjanmaa' },
  ],
  cards: [
    { number: 26, german: false },
    { number: 30, german: true },
  ],
};
const usual = defaultOptions(allBridges.options);
const optionsOf = (given: object) => {
  const read = ownersOption.read(JSON.stringify(given));
  return 'data' in read ? { ...usual, data: read.data } : read;
};
const options = optionsOf(file);
if ('problems' in options) throw new Error('the file is not read');

describe('§1.2.1 Population', () => {
  const [ours, theirs] = [allBridges.setUp(usual), allBridges.setUp(options)];
  test('is that of the file, or ours if it says nothing', () => {
    expect(population({ options }, 'uusimaa')).toBe(2);
    expect(population({ options }, 'helsinki')).toBe(2);
    expect(population({ options: usual }, 'uusimaa')).toBe(1);
  });
  test('counts for what each Faction must exceed', () => {
    expect(senateTownPopulation(theirs)).toBe(senateTownPopulation(ours) + 2);
    expect(totalOpposition(theirs)).toBe(totalOpposition(ours) + 1);
  });
  test('is shown on the board, where the space is no longer marked as reconstructed', () => {
    const { board } = allBridges.presentation(options);
    expect(board.slots.find(({ id }) => id === 'population-uusimaa')).toMatchObject({ cells: ['2'] });
    expect(board.spaces.find(({ id }) => id === 'uusimaa')).not.toHaveProperty('reconstructed');
    expect(board.spaces.find(({ id }) => id === 'hame')).toHaveProperty('reconstructed');
  });
});

describe('§3.4 the Germans', () => {
  test('land where the file says, and the board shows the faces of the die', () => {
    expect(landingsAt({ options }).find(({ upTo }) => upTo >= 2)?.space).toBe('uusimaa');
    const { board } = allBridges.presentation(options);
    const cells = [0, 1, 2].map(n => board.slots.find(({ id }) => id === `landing-${n}`)?.cells);
    expect(cells).toEqual([['1'], ['2–3'], ['4–6']]);
  });
  test('act after the cards that the file names, and their faces say so', () => {
    expect([hasGermanPhase({ options }, '26'), hasGermanPhase({ options }, '30')]).toEqual([false, true]);
    const { face } = allBridges.presentation(options);
    expect(face('26')?.tags).not.toContain('cards.german-phase');
    expect(face('30')?.tags).toContain('cards.german-phase');
    expect(face('33')).toEqual(allBridges.presentation(usual).face('33'));
  });
});

test.each([
  [{ landings: [{ upTo: 3, space: 'uusimaa' }] }],
  [{ landings: [4, 3, 6].map(upTo => ({ upTo, space: 'uusimaa' })) }],
  [{ landings: [1, 2, 5].map(upTo => ({ upTo, space: 'uusimaa' })) }],
  [{ spaces: [{ space: 'uusimaa', population: 4 }] }],
  [{ spaces: [{ space: 'atlantis', population: 1 }] }],
  [{ cards: [{ number: 48, german: true }] }],
])('%j is reported as a mistake', given => {
  expect(optionsOf(given)).toHaveProperty('problems');
});

test('a table without a file has the board that the scenes have a picture of', () => {
  expect(allBridges.presentation(usual).board).toBe(allBridges.presentation({}).board);
});
