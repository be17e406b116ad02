import { describe, test } from 'vitest';
import { none, play, PURGES, WAVE } from '../testing/cards';
import { allPass, asked, END, type Position } from '../testing/positions';
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
  test('Ballet on Television ends the phase; what happens automatically happens', () => {
    const agenda: readonly Step[] = [
      asked('phase'),
      { kind: 'shifts' },
      { kind: 'automatic-promotions', level: 'first' },
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

describe('§intrigue Ballet on Television leaves what another card has begun', () => {
  test.each([
    { kind: 'discarding', seat: 'stalinists', left: 2, redraws: false, gone: 0 },
    { kind: 'exchange', seat: 'stalinists', rival: 'militarists' },
    { kind: 'assassination', seat: 'stalinists', target: 'B' },
  ] as const satisfies readonly Step[])('$kind', step => {
    play('black-107', none, 'purges', {
      agenda: [step, PURGES, { kind: 'phase', phase: 'investigations' }, END],
      hands: { stalinists: ['black-107', 'red-1'], militarists: ['red-5'] },
      declared: { B: { stalinists: 4 } },
    })
      .ok()
      .comes(step.kind, 'phase', 'end-of-turn');
  });
});

describe('§intrigue §replacement Restructuring', () => {
  const agenda: readonly Step[] = [asked('phase'), END];
  const shift = (people: Position['people']) => play('black-81', 'B', 'replacement', { agenda, people: people ?? {} });
  test('is the Party Chief’s: it needs one at work', () => {
    shift({}).ok().asks('stalinists', { kind: 'second-choice' });
    shift({ A: { at: 'removed' } }).isRefused({ reason: 'not-offered' });
    shift({ A: { at: 'party-chief', cure: true, sick: 1 } }).isRefused({ reason: 'not-offered' });
  });
  test('is not spent where the 2nd level is empty', () => {
    const people = Object.fromEntries([...'EFGH'].map(letter => [letter, { at: 'people' } as const]));
    shift(people).isRefused({ reason: 'not-offered' });
  });
});
