import { describe, expect, test } from 'vitest';
import { at, END, given, type Position } from '../testing/positions';
import type { Step } from '../vocabulary';
import { isSuddenDeath } from './sudden-death';

const us = 'stalinists';
const WINDOW: Step = { kind: 'window', about: 'phase', waiting: [us], round: 0 };
const declared = { A: { stalinists: 2 }, B: { stalinists: 2 }, E: { stalinists: 2 } };
const chief: Step = { kind: 'promotions', office: 'party-chief', moved: [] };
const replacing = (agenda: readonly Step[], more: Position = {}) =>
  at({ phase: 'replacement', agenda: [...agenda, END], declared, ...more });

describe('§replacement R1: shifts', () => {
  const shifts = replacing([{ kind: 'shifts' }]);
  test('are free, within the level, and change places with whoever is there', () => {
    given(shifts)
      .when(us, { kind: 'shift', politician: 'B', to: 'defense-minister' })
      .then({ kind: 'shifted', politician: 'B', to: 'defense-minister' })
      .leaves({ politicians: { B: { at: 'defense-minister' }, D: { at: 'kgb-head' }, A: { stress: 0 } } })
      .asks(us, { kind: 'shifts' })
      .when(us, { kind: 'end-shifts' })
      .ok();
  });
  test('never leave the level, nor the slot', () => {
    given(shifts)
      .when(us, { kind: 'shift', politician: 'B', to: 'ideology-chief' })
      .isRefused({ reason: 'not-offered' });
    given(shifts).when(us, { kind: 'shift', politician: 'B', to: 'kgb-head' }).isRefused({ reason: 'already-there' });
  });
  test('are nobody’s while the Party Chief is at the Sanatorium', () => {
    given(replacing([WINDOW, { kind: 'shifts' }], { people: { A: { cure: true, sick: 1 } } }))
      .when(us, { kind: 'pass' })
      .tells({ kind: 'turn-begun' });
  });
});

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
  test('never himself', () => {
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

describe('§replacement R3, R5, R7: automatic promotions', () => {
  const automatic = (level: 'first' | 'second' | 'candidates'): Step => ({ kind: 'automatic-promotions', level });
  const promoted = (level: 'first' | 'second' | 'candidates', people: Position['people'] = {}) =>
    given(replacing([WINDOW, automatic(level)], { people })).when(us, { kind: 'pass' });
  test('take the oldest of the level below, in order of rank, for nothing', () => {
    promoted('first', { B: { at: 'removed' }, D: { at: 'removed' } }).tells(
      { kind: 'promoted', politician: 'E', to: 'kgb-head', by: 'nobody' },
      { kind: 'promoted', politician: 'F', to: 'defense-minister', by: 'nobody' },
    );
  });
  test('by current age, and among equals by printed age', () => {
    promoted('first', { B: { at: 'removed' }, H: { stress: 4 } }).tells({ kind: 'promoted', politician: 'E' });
    promoted('first', { B: { at: 'removed' }, H: { stress: 5 } }).tells({ kind: 'promoted', politician: 'H' });
  });
  test('from the Candidates if the level below is empty, and then from the people', () => {
    const none = Object.fromEntries([...'BEFGH'].map(letter => [letter, { at: 'removed' as const }]));
    promoted('first', none).tells({ kind: 'promoted', politician: 'I', to: 'kgb-head' });
    const fewer = Object.fromEntries([...'BEFGHIJKLM'].map(letter => [letter, { at: 'removed' as const }]));
    promoted('first', fewer).tells({ kind: 'promoted', politician: 'N', to: 'kgb-head' });
  });
  test('the people are at least four when all is done, from the waiting by age', () => {
    given(
      replacing([WINDOW, { kind: 'fill-people' }], {
        people: { N: { at: 'candidate-1' }, I: { at: 'removed' }, Z: { stress: 30 } },
      }),
    )
      .when(us, { kind: 'pass' })
      .tells({ kind: 'people-joined', politicians: ['Z'] });
  });
});

describe('§sudden-death', () => {
  const gone = (letters: string) =>
    Object.fromEntries([...letters].map(letter => [letter, { at: 'siberia' as const }]));
  test('when more offices are vacant than politicians are there, the people counted', () => {
    // five in office and three of the people, eight vacancies; then one fewer
    expect(isSuddenDeath(at({ people: gone('BCDEFGHIN') }))).toBe(false);
    expect(isSuddenDeath(at({ people: gone('BCDEFGHINO') }))).toBe(true);
  });
  test('whoever controls the highest active member has won', () => {
    const state = replacing([WINDOW, { kind: 'sudden-death' }], {
      people: { ...gone('BCDEFGHINO'), A: { cure: true } },
      declared: { A: { stalinists: 3 }, J: { militarists: 1 } },
    });
    given(state).when(us, { kind: 'pass' }).ok().ends({ winner: 'militarists', reason: 'sudden-death' });
  });
  test('nobody, if nobody controls him', () => {
    given(replacing([WINDOW, { kind: 'sudden-death' }], { people: gone('BCDEFGHINO'), declared: {} }))
      .when(us, { kind: 'pass' })
      .ok()
      .ends({ winner: 'draw', reason: 'sudden-death' });
  });
});
