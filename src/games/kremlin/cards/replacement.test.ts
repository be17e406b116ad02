import { describe, test } from 'vitest';
import { none, play, WAVE } from '../testing/cards';
import { allPass, asked } from '../testing/positions';
import type { Step } from '../vocabulary';

describe('§intrigue §replacement an end to shifts and promotions', () => {
  test('under a Collective Leadership the Party Chief neither shifts nor promotes', () => {
    const agenda: readonly Step[] = [
      asked('phase'),
      { kind: 'shifts' },
      { kind: 'promotions', office: 'party-chief', moved: [] },
      asked('end-of-turn'),
    ];
    allPass(play('gray-67', none, 'replacement', { agenda, declared: { A: { stalinists: 1 } } }).ok()).leaves({
      agenda: [{ kind: 'window', about: 'end-of-turn' }],
    });
  });
  test('Ballet on Television ends the phase; what happens by itself happens', () => {
    const agenda: readonly Step[] = [
      asked('phase'),
      { kind: 'shifts' },
      { kind: 'automatic-promotions', level: 'first' },
      asked('end-of-turn'),
      { kind: 'phase', phase: 'parade' },
      WAVE,
      asked('end-of-turn'),
    ];
    play('black-107', none, 'replacement', {
      agenda,
      people: { B: { at: 'removed' } },
      declared: { A: { stalinists: 1 } },
    })
      .ok()
      .leaves({ phase: 'parade', politicians: { E: { at: 'kgb-head' } } });
  });
});
