import { expect, test } from 'vitest';
import { invalid, type State } from './state';
import { at, both, cards, lying, type Given } from './testing/positions';

const table = at({ hands: both(cards(8), cards(9)) });
const wrongIn = (change: object): string | undefined => invalid(lying({ ...table, ...(change as Given) }) as State)?.at;

test('a position of the game is not invalid, unlikely as it may be', () => {
  expect(invalid(table)).toBeUndefined();
  expect(wrongIn({ hands: both(cards(8, 8), []) })).toBeUndefined();
});

test.each([
  ['prestige', { prestige: 15 }, { prestige: 16 }, '/prestige'],
  ['unrest', { unrest: 0 }, { unrest: -1 }, '/unrest'],
  ['world', { world: -5 }, { world: -6 }, '/world'],
  ['turn', { turn: 7 }, { turn: 8 }, '/turn'],
  ['round', { round: 1 }, { round: 0.5 }, '/round'],
  ['opportunity', { opportunity: both(16, 0) }, { opportunity: both(17, 0) }, '/opportunity/revolutionary'],
] as const)('%s ends with its track', (_name, within, beyond, at) => {
  expect(wrongIn(within)).toBeUndefined();
  expect(wrongIn(beyond)).toBe(at);
});

test.each([
  ['a player who does not exist', { active: 'nobody' }, '/active'],
  ['a card that does not exist', { hands: both([], ['nonsense']) }, '/piles/government-hand/0'],
  ['a card in play that does not exist', { inPlay: ['card-999'] }, '/piles/in-play/0'],
  ['more cubes than boxes', { cubes: { ...table.cubes, kronstadt: both(20, 0) } }, '/cubes/kronstadt/revolutionary'],
  ['an Organization nowhere', { organizations: [{ seat: 'government', place: 'moon' }] }, '/organizations/0/place'],
  ['a Special Action in doubt', { specials: { ...table.specials, opportunism: 'perhaps' } }, '/specials/opportunism'],
] as const)('%s is invalid', (_name, change, at) => expect(wrongIn(change)).toBe(at));
