import { describe, expect, test } from 'vitest';
import { playBot, choiceOf } from '../../../kernel/testing/bots';
import { civilWar } from '..';
import { army, at, from, hands, withOptions } from '../testing/positions';
import { SEATS } from '../vocabulary';
import { commissar } from './commissar';

const choice = choiceOf(civilWar, commissar);

test.each(SEATS)('the commissar beats random play from the %s side, nine games of ten', seat => {
  const report = playBot(civilWar, commissar, seat, { games: 100, cap: 8000, seed: 31, options: [{}] });
  expect(report.faults).toEqual([]);
  expect(report.wins).toBeGreaterThanOrEqual(90);
});

describe('the commissar takes what wins', () => {
  const markers = { south: { red: 6, white: 0 }, east: { red: 5, white: 1 }, 'north-west': { red: 3, white: 3 } };
  const armies = [
    army('red-trotsky', 'north-west', ['red-army-1', 'red-army-2', 'red-army-3'], 'rallied'),
    army('red-generals-1', 'east', ['red-partisans-1'], 'rallied'),
    army('white-kolchak', 'east', ['white-czech-army-1', 'white-czech-army-2']),
  ];

  test('a marker that nobody can block and that completes the second front', () => {
    expect(choice(at({ armies, markers }), 'red')).toEqual({ kind: 'attack', leader: 'red-generals-1' });
  });

  test('with every army of the front, because one may be stopped', () => {
    const white = at({
      active: 'white',
      agenda: [
        { kind: 'muster', seat: 'white' },
        { kind: 'battle', attacker: 'white', front: 'east', attackers: ['white-kolchak'], blockers: [], support: [] },
        ...from('attack', 'white'),
      ],
      armies: [
        army('white-kolchak', 'east', ['white-czech-army-1']),
        army('white-krasnov', 'east', ['white-czech-army-2'], 'rallied'),
      ],
      markers: { south: { red: 0, white: 6 }, east: { red: 1, white: 5 }, 'north-west': { red: 3, white: 3 } },
    });
    expect(choice(white, 'white')).toEqual({ kind: 'attack', leader: 'white-krasnov' });
  });

  test('two markers at once where the table counts armies', () => {
    const each = at({
      options: withOptions({ unblocked: 'marker-each-army' }),
      markers: { ...markers, east: { red: 4, white: 2 } },
      armies: [...armies, army('red-lenin', 'east', ['red-partisans-2'], 'rallied')],
    });
    expect(choice(each, 'red')).toMatchObject({
      kind: 'attack',
      leader: expect.stringMatching(/generals|lenin/) as string,
    });
  });

  test('it rallies the leader who can end the war', () => {
    const rally = at({
      agenda: from('rally', 'red'),
      markers,
      armies: armies.map(one => ({ ...one, rallied: false })),
    });
    expect(choice(rally, 'red')).toEqual({ kind: 'rally', leader: 'red-generals-1' });
  });

  test('it blocks what would lose the war, whatever the odds', () => {
    const white = at({
      armies: [army('red-trotsky', 'east', ['red-army-1']), army('white-krasnov', 'east', [], 'rallied')],
      markers,
      hands: hands([], ['white-finns']),
      agenda: [
        { kind: 'block', seat: 'white' },
        { kind: 'engage' },
        { kind: 'battle', attacker: 'red', front: 'east', attackers: ['red-trotsky'], blockers: [], support: [] },
        ...from('attack', 'red'),
      ],
    });
    expect(choice(white, 'white')).toEqual({ kind: 'block', leader: 'white-krasnov' });
  });
});
