import { describe, expect, test } from 'vitest';
import { holding, none, play, them, us } from '../testing/cards';

describe('§intrigue hands', () => {
  test('a Deep Drawer holds five', () => {
    const full = { stalinists: ['red-29', 'red-1', 'red-2'], militarists: ['red-5'] };
    const deep = holding([], 'health', { hands: full }).when(us, { kind: 'play-card', card: 'red-29', on: none }).ok();
    deep.when(them, { kind: 'give-card', card: 'red-5', to: us }).ok();
  });
  test('the Card Index: look, and exchange one', () => {
    const hands = { stalinists: ['red-28', 'red-1'], militarists: ['red-5', 'red-6'] };
    const shown = holding([], 'health', { hands }).when(us, { kind: 'play-card', card: 'red-28', on: them }).ok();
    shown
      .when(us, { kind: 'exchange-card', give: 'red-1', take: 'red-6' })
      .ok()
      .leaves({
        piles: { 'stalinists-hand': ['red-6'], 'militarists-hand': ['red-5', 'red-1'] },
        looked: { stalinists: [] },
      });
    shown
      .when(us, { kind: 'keep-cards' })
      .ok()
      .leaves({ piles: { 'stalinists-hand': ['red-1'] } });
  });
  test('the Card Index: what the rival has played since cannot be taken', () => {
    const hands = { stalinists: ['red-28', 'red-1'], militarists: ['red-29', 'red-6'] };
    const shown = holding([], 'health', { hands }).when(us, { kind: 'play-card', card: 'red-28', on: them }).ok();
    shown
      .when(them, { kind: 'play-card', card: 'red-29', on: none })
      .ok()
      .when(us, { kind: 'exchange-card', give: 'red-1', take: 'red-29' })
      .isRefused({ section: '§intrigue', reason: 'not-offered' });
  });
  test('an Archive Fire: everybody may discard cards and draw the same number', () => {
    const hands = { stalinists: ['red-36', 'red-1'], militarists: ['red-5'] };
    const fire = holding([], 'health', { hands }).when(us, { kind: 'play-card', card: 'red-36', on: none }).ok();
    fire
      .asks(us, { kind: 'discarding' })
      .when(us, { kind: 'discard-card', card: 'red-1' })
      .ok()
      .asks(them, { kind: 'discarding' })
      .when(them, { kind: 'end-discarding' })
      .ok()
      .leaves({ piles: { 'militarists-hand': ['red-5'] } });
  });
  test('an Oligarch’s Gift: two drawn, then two discarded', () => {
    const drawn = play('black-101', none, 'health').ok();
    expect(drawn.state.piles['stalinists-hand']).toHaveLength(2);
    const [card = ''] = drawn.state.piles['stalinists-hand'];
    drawn.when(us, { kind: 'end-discarding' }).isRefused({ reason: 'not-offered' });
    drawn.when(us, { kind: 'discard-card', card }).ok().asks(us, { kind: 'discarding', left: 1 });
  });
});
