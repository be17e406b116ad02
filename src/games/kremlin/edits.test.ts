import { describe, test } from 'vitest';
import { asked, at, END, given } from './testing/positions';

const table = () => given(at({ agenda: [asked('phase'), END], hands: { stalinists: ['red-1'] } }));

describe('§table a politician moved by hand', () => {
  test('moves to the new place; the old holder of the office joins the people', () => {
    table()
      .byHand({ kind: 'move', piece: 'fictional-N', from: 'people', to: 'kgb-head', count: 1 })
      .then({ kind: 'moved', politician: 'B', to: 'people' }, { kind: 'moved', politician: 'N', to: 'kgb-head' });
  });
  test('loses the Cure below the Voting-Members', () => {
    given(at({ agenda: [asked('phase'), END], people: { B: { cure: true, sick: 1 } } }))
      .byHand({ kind: 'move', piece: 'fictional-B', from: 'kgb-head', to: 'candidate-1', count: 1 })
      .ok()
      .leaves({ politicians: { B: { cure: false } } });
  });
  test('is taken off the board to those who are out of the game', () => {
    table()
      .byHand({ kind: 'remove', piece: 'fictional-N', from: 'people', count: 1 })
      .then({ kind: 'moved', politician: 'N', to: 'removed' });
  });
  test('is refused where it is nonsense', () => {
    const move = (piece: string, to: string) => table().byHand({ kind: 'move', piece, from: 'people', to, count: 1 });
    move('fictional-N', 'people').isRefused({ reason: 'already-there' });
    move('fictional-N', 'nowhere').isRefused({ reason: 'no-such-place' });
    move('a-horse', 'people').isRefused({ reason: 'no-such-piece' });
    table().byHand({ kind: 'flip', piece: 'fictional-N', at: 'people' }).isRefused({ reason: 'no-such-piece' });
  });
});

describe('§table markers set by hand', () => {
  test('of a politician, within their bounds', () => {
    table()
      .byHand({ kind: 'set', marker: 'sick-B', to: 2 })
      .then({ kind: 'put', politician: 'B', field: 'sick', to: 2 });
    table()
      .byHand({ kind: 'set', marker: 'cure-B', to: 1 })
      .ok()
      .leaves({ politicians: { B: { cure: true } } });
    table().byHand({ kind: 'set', marker: 'sick-B', to: 3 }).isRefused({ reason: 'out-of-range' });
    table().byHand({ kind: 'set', marker: 'sick-?', to: 1 }).isRefused({ reason: 'no-such-marker' });
  });
  test('the turn', () => {
    table().byHand({ kind: 'set', marker: 'turn', to: 9 }).then({ kind: 'turn-set', turn: 9 });
    table().byHand({ kind: 'set', marker: 'turn', to: 12 }).isRefused({ reason: 'out-of-range' });
  });
  test('§retirement a politician who is too old then retires automatically', () => {
    table()
      .byHand({ kind: 'set', marker: 'stress-A', to: 16 })
      .tells({ kind: 'left-play', politician: 'A', reason: 'retired' });
  });
});

test('§intrigue cards go from pile to pile', () => {
  table()
    .byHand({ kind: 'card', card: 'red-1', from: 'stalinists-hand', to: 'discards' })
    .ok()
    .leaves({ piles: { 'stalinists-hand': [], discards: ['red-1'] } });
});
