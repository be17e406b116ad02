import { describe, test } from 'vitest';
import type { Seat } from '../vocabulary';
import { army, at, from, given } from '../testing/positions';

const phase = (seat: Seat) => ({ active: seat, agenda: from('rally', seat) });
const red = at({
  ...phase('red'),
  armies: [
    army('red-trotsky', 'south', ['red-army-1', 'red-army-2']),
    army('red-lenin', 'south', ['red-soviet-forces-1'], 'rallied'),
    army('red-generals-1', 'east', ['red-army-3', 'red-army-4']),
  ],
});
const white = at({
  ...phase('white'),
  armies: [
    army('white-wrangel', 'south', ['white-don-cossacks-1']),
    army('white-krasnov', 'south', ['white-poles-1', 'white-poles-2']),
    army('white-judenits', 'north-west', []),
    army('white-alexeyev', 'south', ['white-russian-whites-1', 'white-russian-whites-2'], 'rallied'),
  ],
});

describe('§rally Rally Phase', () => {
  test('one leader without a token gets one', () => {
    given(red)
      .when('red', { kind: 'rally', leader: 'red-trotsky' })
      .then({ kind: 'leader-rallied', leader: 'red-trotsky' })
      .when('red', { kind: 'rally', leader: 'red-generals-1' })
      .isRefused({ section: '§rally', reason: 'one-token' });
  });

  test('a leader with a token gets no other', () => {
    given(red)
      .when('red', { kind: 'rally', leader: 'red-lenin' })
      .isRefused({ section: '§rally', reason: 'has-token' });
  });

  test('the token must be placed while a leader lacks one', () => {
    given(red).when('red', { kind: 'done' }).isRefused({ section: '§rally', reason: 'must-rally' });
    given(red)
      .does('red', { kind: 'rally', leader: 'red-trotsky' }, { kind: 'done' })
      .asks('red', { kind: 'propaganda' });
  });

  test('nobody is asked when nothing can be rallied or moved', () => {
    const alone = at({ ...phase('white'), armies: [army('white-krasnov', 'south', ['white-poles-1'])] });
    given(alone).when('white', { kind: 'rally', leader: 'white-krasnov' }).ok().asks('white', { kind: 'propaganda' });
  });

  test('troops may change leaders within a front, before and after the token', () => {
    given(white)
      .when('white', { kind: 'move-troop', troop: 'white-poles-1', leader: 'white-wrangel' })
      .then({ kind: 'troop-moved', troop: 'white-poles-1', leader: 'white-wrangel' })
      .does(
        'white',
        { kind: 'rally', leader: 'white-krasnov' },
        { kind: 'move-troop', troop: 'white-poles-1', leader: 'white-krasnov' },
      );
  });

  test('a troop cannot go to a full leader, to its own, or to a front that is closed to it', () => {
    const refused = (troop: string, leader: string, reason: string) =>
      given(white).when('white', { kind: 'move-troop', troop, leader }).isRefused({ reason });
    refused('white-don-cossacks-1', 'white-krasnov', 'no-room');
    refused('white-poles-1', 'white-krasnov', 'already-there');
    refused('white-poles-1', 'white-judenits', 'within-front'); // the Whites have no internal lines
    const captured = at({
      ...red,
      armies: [army('red-trotsky', 'south', ['white-don-cossacks-1']), army('red-lenin', 'north-west')],
    });
    given(captured)
      .when('red', { kind: 'move-troop', troop: 'white-don-cossacks-1', leader: 'red-lenin' })
      .isRefused({ section: '§recruitment', reason: 'wrong-front' });
  });

  test('the Reds move three units between fronts and no fourth', () => {
    const moved = given(red)
      .does(
        'red',
        { kind: 'move-troop', troop: 'red-army-3', leader: 'red-trotsky' },
        { kind: 'rally', leader: 'red-trotsky' },
        { kind: 'move-troop', troop: 'red-army-4', leader: 'red-lenin' },
      )
      .when('red', { kind: 'move-leader', leader: 'red-generals-1', front: 'north-west' })
      .then({ kind: 'leader-moved', leader: 'red-generals-1', front: 'north-west' });
    moved
      .when('red', { kind: 'move-leader', leader: 'red-generals-1', front: 'east' })
      .isRefused({ section: '§rally', reason: 'too-many-moved', details: { units: 1, left: 0 } });
  });

  test('within a front nothing is counted', () => {
    given(red)
      .when('red', { kind: 'move-troop', troop: 'red-army-1', leader: 'red-lenin' })
      .ok()
      .asks('red', { kind: 'rally', moved: 0 });
  });

  test('a leader takes the attached troops along, each of which counts, and the token stays', () => {
    given(red)
      .when('red', { kind: 'move-leader', leader: 'red-lenin', front: 'east' })
      .ok()
      .asks('red', { kind: 'rally', moved: 2 })
      .leaves({ armies: [{}, { leader: 'red-lenin', front: 'east', rallied: true }, {}] });
    const large = at({
      ...phase('red'),
      armies: [army('red-trotsky', 'south', ['red-army-1', 'red-army-2', 'red-army-3'])],
    });
    given(large)
      .when('red', { kind: 'move-leader', leader: 'red-trotsky', front: 'east' })
      .isRefused({ reason: 'too-many-moved', details: { units: 4, left: 3 } });
    given(red)
      .when('red', { kind: 'move-leader', leader: 'red-lenin', front: 'south' })
      .isRefused({ reason: 'already-there' });
  });

  test('a captured troop that may not enter keeps its whole army from going', () => {
    const bound = at({ ...phase('red'), armies: [army('red-trotsky', 'south', ['white-don-cossacks-1'])] });
    given(bound)
      .when('red', { kind: 'move-leader', leader: 'red-trotsky', front: 'north-west' })
      .isRefused({ section: '§recruitment', reason: 'wrong-front' });
    given(bound).when('red', { kind: 'move-leader', leader: 'red-trotsky', front: 'east' }).ok();
  });

  test('the Whites move no leaders, and nobody moves to a claimed front', () => {
    given(white)
      .when('white', { kind: 'move-leader', leader: 'white-krasnov', front: 'east' })
      .isRefused({ reason: 'not-offered' });
    given({ ...red, markers: { ...red.markers, 'north-west': { red: 6, white: 0 } } })
      .when('red', { kind: 'move-leader', leader: 'red-lenin', front: 'north-west' })
      .isRefused({ reason: 'not-offered' });
  });

  test('two full armies swap troops', () => {
    given(white)
      .when('white', { kind: 'swap-troops', troop: 'white-poles-1', other: 'white-russian-whites-2' })
      .then({ kind: 'troops-swapped', troop: 'white-poles-1', other: 'white-russian-whites-2' })
      .leaves({
        armies: [
          {},
          { troops: ['white-russian-whites-2', 'white-poles-2'] },
          {},
          { troops: ['white-russian-whites-1', 'white-poles-1'] },
        ],
      });
  });

  test('a swap between fronts moves two units', () => {
    const full = at({
      ...phase('red'),
      armies: [
        army('red-generals-1', 'south', ['red-army-1', 'red-army-2'], 'rallied'),
        army('red-generals-2', 'east', ['red-partisans-1', 'red-partisans-2']),
      ],
    });
    given(full)
      .when('red', { kind: 'swap-troops', troop: 'red-army-1', other: 'red-partisans-1' })
      .ok()
      .asks('red', { kind: 'rally', moved: 2 })
      .when('red', { kind: 'swap-troops', troop: 'red-army-2', other: 'red-partisans-2' })
      .isRefused({ reason: 'too-many-moved' });
  });
});
