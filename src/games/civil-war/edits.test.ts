import { describe, expect, test } from 'vitest';
import { explain } from '../../kernel/explain';
import type { GameEdit } from '../../kernel/edit';
import { civilWar } from '.';
import { hide } from './view';
import { army, at, from, given, hands, lying } from './testing/positions';

const start = at({
  agenda: from('recruitment', 'red'),
  armies: [
    army('red-trotsky', 'south', ['red-army-1'], 'rallied'),
    army('red-generals-1', 'south', ['red-army-2', 'red-army-3']),
    army('red-lenin', 'east'),
    army('white-wrangel', 'south', ['white-poles-1']),
  ],
  hands: hands(['red-stalin', 'red-partisans-1', 'red-manpower'], ['white-finns']),
  discards: hands(['red-sacked'], ['white-purge-1']),
});
const byHand = (change: GameEdit) => given(start).byHand(change);
const move = (piece: string, from: string, to: string): GameEdit => ({ kind: 'move', piece, from, to, count: 1 });

describe('changes by hand in Reds and Whites', () => {
  test('units move between fronts, armies, hands and piles, whatever the rules say', () => {
    byHand(move('red-army-1', 'south-red', 'east-red')).tells({
      kind: 'troop-moved',
      troop: 'red-army-1',
      leader: 'red-lenin',
    });
    byHand(move('red-army-1', 'red-trotsky', 'red-generals-1')).tells({
      kind: 'troop-moved',
      leader: 'red-generals-1',
    }); // no room, except by hand
    byHand(move('red-trotsky', 'south-red', 'north-west-red')).tells({
      kind: 'leader-moved',
      leader: 'red-trotsky',
      front: 'north-west',
    });
    byHand(move('red-trotsky', 'south-red', 'red-lenin')).tells({ kind: 'leader-moved', front: 'east' });
    byHand(move('white-poles-1', 'south-white', 'south-red')).tells({
      kind: 'troop-captured',
      seat: 'red',
      leader: 'red-trotsky',
    });
    byHand(move('red-army-1', 'south-red', 'red-hand')).tells({
      kind: 'troop-withdrawn',
      seat: 'red',
      troop: 'red-army-1',
    });
    byHand(move('red-army-1', 'south-red', 'red-discard')).tells({ kind: 'troop-lost', troop: 'red-army-1' });
    byHand({ kind: 'add', piece: 'red-stalin', to: 'east-red', count: 1 }).tells(
      { kind: 'cards-shown' },
      { kind: 'leader-recruited', card: 'red-stalin', front: 'east' },
    );
    byHand({ kind: 'remove', piece: 'red-lenin', from: 'east-red', count: 1 })
      .ok()
      .leaves(lying({ discards: { red: ['red-sacked', 'red-lenin'] } }));
  });

  test('cards go from pile to pile by their id, or the top one', () => {
    const top = start.piles['red-deck'].slice(0, 1);
    byHand({ kind: 'card', card: '?', from: 'red-deck', to: 'red-hand' }).then(
      { kind: 'cards-taken', cards: ['?'], from: 'red-deck', secret: { to: 'nobody', is: [top[0] ?? ''] } },
      { kind: 'cards-laid', cards: ['?'], to: 'red-hand', secret: { to: 'red', is: [top[0] ?? ''] } },
    );
    byHand({ kind: 'card', card: 'red-sacked', from: 'red-discard', to: 'red-deck' }).then(
      { kind: 'cards-taken', cards: ['red-sacked'], from: 'red-discard' },
      { kind: 'cards-laid', cards: ['?'], to: 'red-deck', secret: { to: 'nobody', is: ['red-sacked'] } },
    );
    expect(
      byHand({ kind: 'card', card: 'red-sacked', from: 'red-discard', to: 'red-deck' }).ok().state.piles['red-deck'][0],
    ).toBe('red-sacked');
    given(lying({ ...start, discards: hands(['red-sacked', 'red-execution']) }))
      .byHand({ kind: 'card', card: '?', from: 'red-discard', to: 'red-hand' })
      .tells({ kind: 'cards-taken', cards: ['red-execution'], from: 'red-discard' });
    byHand({ kind: 'card', card: 'red-manpower', from: 'red-hand', to: 'red-discard' }).tells({
      kind: 'card-discarded',
      card: 'red-manpower',
    });
  });

  test('tokens are turned, markers set, draw piles shuffled', () => {
    byHand({ kind: 'flip', piece: 'red-trotsky', at: 'south-red' }).then({
      kind: 'token-removed',
      leader: 'red-trotsky',
    });
    byHand({ kind: 'flip', piece: 'red-lenin', at: 'east-red' }).then({ kind: 'leader-rallied', leader: 'red-lenin' });
    byHand({ kind: 'set', marker: 'morale-white', to: 7 }).then({ kind: 'morale-changed', seat: 'white', by: -13 });
    byHand({ kind: 'set', marker: 'markers-south', to: 5 })
      .ok()
      .leaves({ markers: { south: { red: 5, white: 1 } } });
    byHand({ kind: 'set', marker: 'turn', to: 60 }).ok().leaves({ turn: 60 });
    byHand({ kind: 'shuffle', pile: 'white-deck' }).tells({ kind: 'pile-shuffled', pile: 'white-deck' });
  });

  test.each<[GameEdit, string]>([
    [{ kind: 'move', piece: 'red-army-1', from: 'south-red', to: 'east-red', count: 2 }, 'one-at-a-time'],
    [move('red-army-1', 'south-red', 'moon'), 'no-such-place'],
    [move('red-army-1', 'east-red', 'red-hand'), 'not-there'],
    [move('red-army-1', 'south-red', 'white-hand'), 'other-side'],
    [move('red-army-1', 'south-red', 'north-west-red'), 'no-leader-there'],
    [move('red-army-1', 'south-red', 'red-stalin'), 'not-there'],
    [move('red-army-1', 'south-red', 'red-trotsky'), 'already-there'],
    [move('red-trotsky', 'south-red', 'south-white'), 'other-side'],
    [move('red-manpower', 'red-hand', 'south-red'), 'not-a-unit'],
    [{ kind: 'add', piece: 'red-rasputin', to: 'south-red', count: 1 }, 'no-such-piece'],
    [{ kind: 'flip', piece: 'red-army-1', at: 'south-red' }, 'not-a-leader'],
    [{ kind: 'set', marker: 'morale-red', to: 21 }, 'out-of-range'],
    [{ kind: 'set', marker: 'markers-south', to: 7 }, 'out-of-range'],
    [{ kind: 'set', marker: 'turn', to: 0 }, 'out-of-range'],
    [{ kind: 'set', marker: 'opportunity', to: 1 }, 'no-such-marker'],
    [{ kind: 'shuffle', pile: 'red-hand' }, 'not-a-deck'],
  ])('%j is refused as nonsense', (change, reason) => {
    byHand(change).isRefused({ section: '§table', reason });
  });

  test('nothing is placed at a claimed front', () => {
    given({ ...start, markers: { ...start.markers, 'north-west': { red: 6, white: 0 } } })
      .byHand(move('red-trotsky', 'south-red', 'north-west-red'))
      .isRefused({ reason: 'front-claimed' });
  });

  test('a drag that the rules know is that command, or its refusal', () => {
    const drag = (change: GameEdit) => explain(civilWar, hide(start, 'red'), 'red', change);
    expect(drag(move('red-stalin', 'red-hand', 'east-red'))).toEqual({
      command: { kind: 'recruit-leader', card: 'red-stalin', front: 'east' },
    });
    expect(drag(move('red-partisans-1', 'red-hand', 'east-red'))).toEqual({
      command: { kind: 'recruit-troop', card: 'red-partisans-1', leader: 'red-lenin' },
    });
    expect(drag(move('red-partisans-1', 'red-hand', 'red-generals-1'))).toEqual({
      refusal: { section: '§recruitment', reason: 'no-room' },
      tried: { kind: 'recruit-troop', card: 'red-partisans-1', leader: 'red-generals-1' },
    });
    expect(drag(move('red-army-1', 'south-red', 'east-red'))).toBeUndefined(); // not in this phase: by hand
  });
});
