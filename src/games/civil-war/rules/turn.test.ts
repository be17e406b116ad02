import { describe, expect, test } from 'vitest';
import { army, at, from, given, hands } from '../testing/positions';
import { turnOf } from '../sequence';

const partisans = (count: number) => Array.from({ length: count }, (_, n) => `red-partisans-${n + 1}`);

describe('§turn the turn in Reds and Whites', () => {
  test('six phases, the hand limit, and the next turn', () => {
    expect(turnOf('white').map(step => step.kind)).toEqual([
      'rally',
      'propaganda',
      'events',
      'insurrection',
      'attack',
      'recruitment',
      'reserve',
      'hand-limit',
      'next-turn',
    ]);
  });

  test('nine cards are cut to seven, by choice', () => {
    given(at({ agenda: from('reserve', 'red'), hands: hands(partisans(9)) }))
      .when('red', { kind: 'done' })
      .ok()
      .asks('red', { kind: 'hand-limit' })
      .when('red', { kind: 'discard', card: 'red-partisans-4' })
      .then({ kind: 'card-discarded', seat: 'red', card: 'red-partisans-4' })
      .asks('red', { kind: 'hand-limit' })
      .when('red', { kind: 'discard', card: 'red-partisans-9' })
      .tells({ kind: 'turn-begun', turn: 3, active: 'white' });
  });

  test('seven cards are not', () => {
    given(at({ agenda: from('reserve', 'red'), hands: hands(partisans(7)) }))
      .when('red', { kind: 'done' })
      .then({ kind: 'turn-begun', turn: 3, active: 'white' });
  });

  test('the Reds play first in each turn', () => {
    const white = at({
      active: 'white',
      agenda: from('reserve', 'white'),
      hands: hands([], ['white-finns']),
      armies: [army('red-lenin', 'east'), army('red-stalin', 'east')],
    });
    given(white)
      .when('white', { kind: 'done' })
      .then({ kind: 'turn-begun', turn: 4, active: 'red' })
      .asks('red', { kind: 'rally' });
  });

  test('a phase that is skipped by hand leaves the rest of the turn', () => {
    given(at({ agenda: from('reserve', 'red'), hands: hands(partisans(2)) }))
      .byHand({ kind: 'skip' })
      .ok()
      .asks('white', { kind: 'propaganda' });
  });
});
