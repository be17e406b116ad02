/** §1.1, §2.1 The board and the set-up of an owner's copy: in the rules, on the board, at the start. */
import { describe, expect, test } from 'vitest';
import { prelude } from '..';
import { chooser, quickDice } from '../../../kernel/dice';
import { defaultOptions } from '../../../kernel/options';
import { openPlay } from '../../../kernel/playthrough';
import { boardAt } from '../board';
import { bandsAt, districtsOf, nearAt, subtypeAt } from '../board-values';
import { ownersCardsOption } from '../cards/owners-cards';
import { advantage } from '../rules/advantage';
import { targetLines } from '../rules/checks';
import { trackModifier } from '../rules/growing-extremism';
import { cubeCost } from '../rules/mobilization';
import { setUp } from '../rules/setup';
import { boxesOf, room } from '../state';
import { playRandomly } from '../../../kernel/testing/random-play';

const usual = defaultOptions(prelude.options);
const reading = (file: object) => ownersCardsOption.read(JSON.stringify(file));
const optionsOf = (file: object) => {
  const read = reading(file);
  if (!('data' in read)) throw new Error(JSON.stringify(read));
  return { ...usual, data: read.data };
};
const DISTRICT = {
  district: 'kazan',
  subtype: 'worker',
  revolutionary: 2,
  government: 1,
  revolutionaryBoxes: [0, 0, 3],
  governmentBoxes: [1],
};
const FILE = {
  districts: [DISTRICT],
  parties: [{ party: 'liberal', cubes: 1, boxes: [2, 0, 0, 0] }],
  arrows: [{ between: ['kazan', 'palace-square'] }, { between: ['kazan', 'taurida'] }],
  tracks: { districtsWorth: [5, 6, 7, 8, 9], unrestOne: 2, unrestTwo: 4, prestigeOne: 9, prestigeTwo: 8 },
  start: { unrest: 2, world: 3, victoryPoints: -2, troops: 2 },
};

describe('§1.1 the board of a copy', () => {
  const options = optionsOf(FILE);
  const state = setUp(options);
  test('takes kinds, boxes and arrows from the rules; missing fields keep our values', () => {
    expect(subtypeAt(state, 'kazan')).toBe('worker');
    expect(districtsOf(state, 'worker')).toContain('kazan');
    expect(districtsOf({ options: usual }, 'worker')).not.toContain('kazan');
    expect([boxesOf(state, 'revolutionary', 'kazan'), room(state, 'government', 'kazan')]).toEqual([3, 0]);
    expect(cubeCost(state, 'revolutionary', 'kazan')).toBe(4);
    // a cube in the Duma costs two, and its box nothing more
    expect(cubeCost(state, 'government', 'liberal')).toBe(2);
    expect(boxesOf(state, 'government', 'monarchist')).toBe(9);
    expect(nearAt(state, 'kazan')).toEqual(['palace-square', 'taurida']);
    expect([nearAt(state, 'taurida'), nearAt(state, 'smolny')]).toEqual([['kazan'], []]);
    const check = { seat: 'revolutionary', place: 'kazan', bonus: 0 } as const;
    const controlled = { ...state, cubes: { ...state.cubes, taurida: { revolutionary: 1, government: 0 } } };
    expect(targetLines(controlled, check).map(line => line.word)).toEqual(['mobilization-value', 'neighbour']);
  });
  test('has its bands, and what its boxes are worth', () => {
    expect([trackModifier(state, 'revolutionary'), trackModifier(state, 'government')]).toEqual([1, 2]);
    expect(trackModifier({ ...state, unrest: 4 }, 'revolutionary')).toBe(2);
    expect(trackModifier({ ...state, prestige: 10 }, 'government')).toBe(0);
    expect(bandsAt({ options: optionsOf({ tracks: { unrestTwo: 8 } }) })).toMatchObject({ unrestOne: 6, unrestTwo: 8 });
    expect(advantage(state, 'districts')).toBe(9);
  });
  test('stands so at the start', () => {
    expect(state.cubes.kazan).toEqual({ revolutionary: 2, government: 1 });
    expect(state.cubes.liberal).toEqual({ revolutionary: 0, government: 1 });
    expect(state.cubes.smolny).toEqual(setUp(usual).cubes.smolny);
    expect(state).toMatchObject({ unrest: 2, world: 3, points: -2, preparations: { government: [2] } });
    expect(prelude.invalid(state)).toBeUndefined();
  });
  test('is drawn, and the owner’s values lose the mark of reconstruction', () => {
    const [ours, theirs] = [boardAt(usual), boardAt(options)];
    const slot = (board: typeof ours, id: string) => board.slots.find(one => one.id === id)?.cells;
    expect(slot(theirs, 'kazan-revolutionary')).toEqual(['', '', '+3']);
    expect(slot(theirs, 'liberal-government')).toEqual(['+2', '', '', '']);
    const space = (board: typeof ours, id: string) => board.spaces.find(one => one.id === id);
    expect(space(theirs, 'kazan')).toMatchObject({ motif: 'hammer' });
    const marked = (board: typeof ours) => [...board.spaces, ...board.tracks].filter(one => one.reconstructed).length;
    // a District, a Party, the Districts track, Unrest and Prestige
    expect(marked(ours) - marked(theirs)).toBe(5);
    expect(theirs.tracks.find(track => track.id === 'advantage-districts')?.boxes).toHaveLength(11);
    // an arrow between Districts that do not lie side by side
    expect(theirs.decorations.filter(one => one.line !== undefined)).toHaveLength(2);
    expect(ours.decorations.filter(one => one.line !== undefined)).toEqual([]);
  });
  test.each([1, 2, 3])('is played to the end: deal %i', seed => {
    const play = openPlay(prelude, options, turn => quickDice(turn + seed * 1000));
    for (const { turn } of playRandomly(prelude, play, { choose: chooser(quickDice(seed)), cap: 8000 }))
      if (turn % 20 === 0) expect(prelude.invalid(play.state)).toBeUndefined();
    expect(prelude.ending(play.state)).toBeDefined();
  });
});

test.each([
  [{ districts: [{ district: 'kazan', revolutionary: 8 }] }, '/districts/0/revolutionary', 'not-within'],
  [
    { districts: [{ district: 'kronstadt', revolutionaryBoxes: [1] }] },
    '/districts/0/revolutionaryBoxes',
    'not-so-many',
  ],
  [{ districts: [{ district: 'kazan', governmentBoxes: [5] }] }, '/districts/0/governmentBoxes/0', 'not-within'],
  [{ districts: [{ district: 'kazan', subtype: 'rural' }] }, '/districts/0/subtype', 'not-one-of'],
  [{ districts: [{ district: 'kazan' }, { district: 'kazan' }] }, '/districts/1/district', 'named-twice'],
  [{ parties: [{ party: 'liberal', boxes: [0, 0] }] }, '/parties/0/boxes', 'not-so-many'],
  [{ parties: [{ party: 'liberal', cubes: 3, boxes: [0, 0] }] }, '/parties/0/cubes', 'not-within'],
  [{ arrows: [{ between: ['kazan', 'kazan'] }] }, '/arrows/0/between/1', 'named-twice'],
  [{ arrows: [{ between: ['kazan', 'smolny'] }, { between: ['smolny', 'kazan'] }] }, '/arrows/1', 'named-twice'],
  [{ tracks: { unrestOne: 12 } }, '/tracks/unrestTwo', 'not-within'],
  [{ tracks: { prestigeTwo: 6 } }, '/tracks/prestigeTwo', 'not-within'],
  [{ tracks: { districtsWorth: [1] } }, '/tracks/districtsWorth', 'not-so-many'],
  [{ start: { troops: 3 } }, '/start/troops', 'not-one-of'],
])('reports %j as a mistake at %s', (file, at, problem) => {
  expect(reading(file)).toMatchObject({ problems: [{ at, problem }] });
});
