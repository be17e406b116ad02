import { describe, test } from 'vitest';
import { given } from '../testing/positions';
import { us, replacing, WINDOW } from '../testing/cards';
import type { Step } from '../vocabulary';

const chief: Step = { kind: 'promotions', office: 'party-chief', moved: [] };

describe('§replacement R2: the Party Chief promotes and demotes', () => {
  const gap = { people: { B: { at: 'siberia' } } } as const;
  test('by one level, into a vacant slot, at a year each', () => {
    given(replacing([chief], gap))
      .when(us, { kind: 'promote', politician: 'G', to: 'kgb-head' })
      .then(
        { kind: 'promoted', politician: 'G', to: 'kgb-head', by: 'A' },
        { kind: 'aged', politician: 'A', years: 1 },
      );
    given(replacing([chief], gap))
      .when(us, { kind: 'promote', politician: 'I', to: 'kgb-head' })
      .isRefused({ reason: 'not-offered' });
  });
  test('a Candidate goes down to the people, who have room for all', () => {
    given(replacing([chief]))
      .when(us, { kind: 'demote', politician: 'I', to: 'people' })
      .ok()
      .leaves({ politicians: { I: { at: 'people' }, A: { stress: 1 } } });
  });
  test('nobody goes down to a level that is full', () => {
    given(replacing([chief]))
      .when(us, { kind: 'demote', politician: 'F', to: 'candidate-1' })
      .isRefused({ reason: 'not-offered' });
  });
  test('the same politician only once', () => {
    given(replacing([chief], gap))
      .when(us, { kind: 'demote', politician: 'I', to: 'people' })
      .ok()
      .when(us, { kind: 'promote', politician: 'I', to: 'candidate-1' })
      .isRefused({ reason: 'not-offered' });
  });
  test('never themselves', () => {
    given(replacing([chief], gap))
      .when(us, { kind: 'demote', politician: 'A', to: 'kgb-head' })
      .isRefused({ reason: 'not-offered' });
  });
  test('§retirement not at 95', () => {
    given(replacing([WINDOW, chief], { people: { A: { stress: 15 } } }))
      .when(us, { kind: 'pass' })
      .tells({ kind: 'turn-begun' });
    given(replacing([chief], { people: { A: { stress: 14 } } })).asks(us, { kind: 'promotions' });
  });
});

describe('§replacement R4 and R6: others only promote', () => {
  const first: Step = { kind: 'promotions', office: 'kgb-head', moved: [] };
  const second: Step = { kind: 'promotions', office: 'ideology-chief', moved: [] };
  test('the 1st level to the 2nd or to the Candidates, at a year each', () => {
    const state = replacing([first], { people: { G: { at: 'removed' }, J: { at: 'removed' } } });
    given(state)
      .when(us, { kind: 'promote', politician: 'I', to: 'economy-minister' })
      .tells({ kind: 'aged', politician: 'B', years: 1 });
    given(state).when(us, { kind: 'promote', politician: 'N', to: 'candidate-2' }).ok();
    given(state).when(us, { kind: 'demote', politician: 'I', to: 'people' }).isRefused({ reason: 'not-offered' });
  });
  test('the 2nd level from the people to the Candidates', () => {
    const state = replacing([second], { people: { G: { at: 'removed' }, J: { at: 'removed' } } });
    given(state).when(us, { kind: 'promote', politician: 'N', to: 'candidate-2' }).ok();
    given(state)
      .when(us, { kind: 'promote', politician: 'I', to: 'economy-minister' })
      .isRefused({ reason: 'not-offered' });
  });
  test('nobody is asked where nothing is vacant', () => {
    given(replacing([WINDOW, first]))
      .when(us, { kind: 'pass' })
      .tells({ kind: 'turn-begun' });
  });
});
