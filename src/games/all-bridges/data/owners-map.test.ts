/**
 * §1.2, §2.1 Borders, railways and set-up of an owner's copy apply to the rules, the board and the pieces at the
 * start.
 */
import { describe, expect, test } from 'vitest';
import { allBridges } from '..';
import { chooser, quickDice } from '../../../kernel/dice';
import { defaultOptions } from '../../../kernel/options';
import { openPlay } from '../../../kernel/playthrough';
import { marchesOf } from '../nonplayers/groups';
import { canEnter } from '../rules/march';
import { trainStops } from '../rules/trains';
import { availableCells } from '../selectors';
import { invariant } from '../testing/invariant';
import { ownersOption } from './owners';
import { bordersAt, distance, neighbours } from './owners-map';
import { playRandomly } from '../../../kernel/testing/random-play';

const usual = defaultOptions(allBridges.options);
const reading = (file: object) => ownersOption.read(JSON.stringify(file));
const optionsOf = (file: object) => {
  const read = reading(file);
  if (!('data' in read)) throw new Error(JSON.stringify(read));
  return { ...usual, data: read.data };
};

describe('§1.2.3 a border that the copy does not have', () => {
  const options = optionsOf({ borders: [{ border: 'tampere/hame', isThere: false }] });
  const state = allBridges.setUp(options);
  test('lets nobody pass, and no Sabotage is placed on it', () => {
    expect(neighbours(state, 'tampere')).toEqual([]);
    expect(neighbours(state, 'hame')).not.toContain('tampere');
    expect(distance(state, 'tampere', 'helsinki')).toBe(13);
    expect(bordersAt(state)).toHaveLength(19);
    expect(canEnter(state, 'reds', 'tampere', {})).toBe(false);
    expect(canEnter(allBridges.setUp(usual), 'reds', 'tampere', {})).toBe(true);
    expect(trainStops(state, 'tampere', 'hame')).toEqual([]);
    expect(marchesOf(state, 'reds').some(({ space }) => space === 'tampere')).toBe(false);
  });
  test('is crossed out on the board', () => {
    const [ours, theirs] = [allBridges.presentation(usual).board, allBridges.presentation(options).board];
    expect(theirs.slots.find(({ id }) => id === 'border-tampere/hame')).toBeUndefined();
    expect(theirs.decorations).toHaveLength((ours.decorations?.length ?? 0) + 1);
  });
  test('is ours if the file says that it exists', () => {
    const same = optionsOf({ borders: [{ border: 'tampere/hame', isThere: true }] });
    expect(neighbours({ options: same }, 'tampere')).toEqual(['hame']);
  });
});

describe('§1.2.2 railways of the copy', () => {
  const options = optionsOf({
    railways: [{ stops: ['helsinki', 'uusimaa-west'] }, { stops: ['uusimaa-west', 'hame-south'] }],
  });
  const state = allBridges.setUp(options);
  test('replace all of ours: Trains run on nothing else', () => {
    expect(trainStops(state, 'uusimaa-west', 'hame')).toEqual(['hame-south']);
    expect(trainStops(state, 'uusimaa-north', 'helsinki')).toEqual([]);
    expect(trainStops(allBridges.setUp(usual), 'uusimaa-north', 'helsinki')).toEqual(['helsinki']);
  });
  test('are drawn instead of ours', () => {
    const railsOf = (given: typeof usual) =>
      (allBridges.presentation(given).board.decorations ?? []).filter(({ pattern }) => pattern === 'rails').length;
    expect([railsOf(usual), railsOf(options)]).toEqual([8, 2]);
  });
});

describe('§2.1 the set-up of the copy', () => {
  const options = optionsOf({
    spaces: [
      { space: 'oulu', reds: 2, support: -2, russians: 1 },
      { space: 'helsinki', moderates: 0 },
    ],
    start: { germanVassalage: 2, outOfPlay: 8 },
  });
  const state = allBridges.setUp(options);
  test('is on the board from the beginning; what the file leaves out is ours', () => {
    expect(state.spaces.oulu).toMatchObject({ reds: { active: 0, inactive: 2 }, support: -2, russians: 1 });
    expect(state.spaces.helsinki).toMatchObject({ reds: { inactive: 1 }, moderates: { inactive: 0 }, russians: 1 });
    expect(state).toMatchObject({ vassalage: { german: 2, russian: 3 }, outOfPlay: 8 });
    expect(availableCells(state, 'senate')).toBe(availableCells(allBridges.setUp(usual), 'senate') + 2);
  });
  test.each(['none', 'moderates', 'reds-senate'])('can be played to the end, with Non-players: %s', nonplayers => {
    const borders = [
      { border: 'uusimaa/karelia', isThere: false },
      { border: 'viipuri/karelia', isThere: false },
    ];
    const railways = [{ stops: ['helsinki', 'uusimaa-north'] }];
    const { data } = optionsOf({ ...(JSON.parse(options.data) as object), borders, railways });
    const play = openPlay(allBridges, { ...usual, nonplayers, data }, turn => quickDice(turn));
    for (const { turn } of playRandomly(allBridges, play, { choose: chooser(quickDice(3)), cap: 8000 }))
      if (turn % 50 === 0) invariant(play.state);
    expect(allBridges.ending(play.state)).toBeDefined();
  });
});

test.each([
  [{ spaces: [{ space: 'oulu', reds: 15 }] }, '/spaces/0/reds', 'too-many-pieces'],
  [{ spaces: [{ space: 'oulu', senate: 6 }], start: { outOfPlay: 12 } }, '/spaces/0/senate', 'too-many-pieces'],
  [{ start: { outOfPlay: 19 } }, '/start/outOfPlay', 'too-many-pieces'],
  [{ spaces: [{ space: 'oulu', russians: 4 }] }, '/spaces/0/russians', 'too-many-pieces'],
  [{ spaces: [{ space: 'oulu', support: 3 }] }, '/spaces/0/support', 'not-one-of'],
  [{ railways: [{ stops: ['helsinki', 'oulu-stop'] }] }, '/railways/0/stops', 'not-beside'],
  [{ railways: [{ stops: ['helsinki', 'helsinki'] }] }, '/railways/0/stops/1', 'named-twice'],
  [{ borders: [{ border: 'helsinki/oulu', isThere: true }] }, '/borders/0/border', 'not-one-of'],
  [{ start: { germanVassalage: 7 } }, '/start/germanVassalage', 'not-within'],
])('%j is reported as a mistake at %s', (file, at, problem) => {
  expect(reading(file)).toMatchObject({ problems: [{ at, problem }] });
});
