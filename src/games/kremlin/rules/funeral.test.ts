import { describe, expect, test } from 'vitest';
import { submit } from '../../../kernel/referee';
import { quickDice } from '../../../kernel/dice';
import { kremlin } from '..';
import { allPass, at, END, given, type Position } from '../testing/positions';
import type { State } from '../state';
import type { Command, Step } from '../vocabulary';

const NOMINATION: Step = { kind: 'nomination', attempt: 1, noes: [] };
const everybody = Object.fromEntries([...'BCDEFGH'].map(letter => [letter, { stalinists: 1 }]));
const vacant = { A: { at: 'removed' } } as const;
const commission = (more: Position = {}) =>
  at({ phase: 'funeral', agenda: [NOMINATION, END], declared: everybody, people: vacant, ...more });
const us = 'stalinists';

/** Everybody passes; the Stalinists, who control all, vote as the test says. */
const vote = (from: State, noes: string): State => {
  let state = from;
  for (let [top] = state.agenda; top?.kind === 'window' || top?.kind === 'vote'; [top] = state.agenda) {
    const command: Command =
      top.kind === 'window' ? { kind: 'pass' } : { kind: 'vote', vote: noes.includes(top.voter) ? 'no' : 'yes' };
    const verdict = submit(kremlin, state, top.kind === 'window' ? (top.waiting[0] ?? us) : us, command, quickDice(1));
    if (!verdict.ok) throw new Error(JSON.stringify(verdict.refusal));
    state = verdict.state;
  }
  return state;
};
const nominate = (politician: string, more: Position = {}) =>
  given(commission(more)).when(us, { kind: 'nominate', politician });

describe('§funeral the first nomination', () => {
  test('is the KGB Head or the Defense Minister', () => {
    nominate('B').tells({ kind: 'nominated', nominee: 'B', nominator: 'C', attempt: 1 });
    nominate('D').ok();
    nominate('E').isRefused({ section: '§funeral', reason: 'not-eligible' });
    nominate('C').isRefused({ section: '§funeral', reason: 'not-himself' });
  });
  test('is one of the 2nd level if both are gone', () => {
    const people = { ...vacant, B: { at: 'people' }, D: { at: 'siberia' } } as const;
    nominate('G', { people }).ok();
    nominate('I', { people }).isRefused({ reason: 'not-eligible' });
  });
  test('is the nominator only if they are alone in the Politburo', () => {
    const gone = Object.fromEntries([...'ABDEFGHIJKLM'].map(letter => [letter, { at: 'removed' as const }]));
    nominate('C', { people: gone }).ok();
  });
  test('is made by the Ideology Chief for a Foreign Minister at the Sanatorium', () => {
    const people = { ...vacant, C: { cure: true } };
    nominate('B', { people }).tells({ kind: 'nominated', nominator: 'E' });
  });
  test('an uncontrolled politician nominates the oldest candidate', () => {
    const { C: _, ...declared } = everybody;
    const window: Step = { kind: 'window', about: 'phase', waiting: [us], round: 0 };
    given(commission({ declared, agenda: [window, NOMINATION, END], people: { ...vacant, D: { stress: 4 } } }))
      .when(us, { kind: 'pass' })
      .tells({ kind: 'nominated', nominee: 'D', nominator: 'C' });
  });
});

describe('§funeral the vote', () => {
  test('confirms with two noes: the nominee becomes Party Chief', () => {
    given(vote(nominate('B').ok().state, 'EF')).leaves({ politicians: { B: { at: 'party-chief' }, C: { stress: 0 } } });
  });
  test('rejects with three, and ages the nominator; then it must be one who said no', () => {
    const after = given(vote(nominate('B').ok().state, 'EFG'));
    after
      .leaves({ politicians: { C: { stress: 1 } } })
      .asks(us, { kind: 'nomination', attempt: 2, noes: ['E', 'F', 'G'] });
    after.when(us, { kind: 'nominate', politician: 'D' }).isRefused({ section: '§funeral', reason: 'did-not-say-no' });
    const second = after.when(us, { kind: 'nominate', politician: 'E' }).ok();
    given(vote(second.state, '')).leaves({ politicians: { E: { at: 'party-chief' } } });
    // rejected again, the nominator takes the office
    given(vote(second.state, 'BDF')).leaves({ politicians: { C: { at: 'party-chief' } } });
  });
  test('neither the nominee nor the nominator is asked: they cannot say no', () => {
    const asked: string[] = [];
    let { state } = nominate('B').ok();
    for (let [top] = state.agenda; top?.kind === 'window' || top?.kind === 'vote'; [top] = state.agenda) {
      if (top.kind === 'vote') asked.push(top.voter);
      const command: Command = top.kind === 'window' ? { kind: 'pass' } : { kind: 'vote', vote: 'yes' };
      const verdict = submit(
        kremlin,
        state,
        top.kind === 'window' ? (top.waiting[0] ?? us) : us,
        command,
        quickDice(1),
      );
      if (verdict.ok) ({ state } = verdict);
    }
    expect(asked).toEqual(['D', 'E', 'F', 'G', 'H']);
  });
  test('a politician taking a Cure does not vote; an uncontrolled one says yes', () => {
    const { E: _, ...declared } = everybody;
    const people = { ...vacant, F: { cure: true } };
    given(vote(nominate('B', { declared, people }).ok().state, 'EFGH')).leaves({
      politicians: { B: { at: 'party-chief' } },
    });
  });
  test('the second refusal makes the Foreign Minister Chief even for a substitute, if the table wants it so', () => {
    const people = { ...vacant, C: { cure: true } };
    const of = { 'second-failure': 'foreign-minister' };
    const first = vote(nominate('B', { of, people }).ok().state, 'FGH');
    const second = given(first).when(us, { kind: 'nominate', politician: 'F' }).ok();
    given(vote(second.state, 'DGH')).leaves({ politicians: { C: { at: 'party-chief' } } });
  });
  test('without a Foreign Minister it is the substitute all the same: the party has a Chief', () => {
    const people = { ...vacant, C: { at: 'people' } } as const;
    const of = { 'second-failure': 'foreign-minister' };
    const second = (options: object) => {
      const { state } = nominate('B', { of, people }).ok();
      const first = vote({ ...state, options: { ...state.options, ...options } }, 'FGH');
      return given(vote(given(first).when(us, { kind: 'nominate', politician: 'F' }).ok().state, 'DGH'));
    };
    second({}).leaves({ politicians: { E: { at: 'party-chief' } } });
    second({ 'second-reading': undefined }).leaves({ politicians: { E: { at: 'ideology-chief' } } });
  });
  test('§retirement if the refusal retires the nominator, the next one gets the attempt', () => {
    const people = { ...vacant, C: { stress: 21 } };
    given(vote(nominate('B', { people }).ok().state, 'FGH'))
      .leaves({ politicians: { C: { at: 'removed' } } })
      .asks(us, { kind: 'nomination', attempt: 2 });
  });
});
test('§funeral is skipped while there is a Party Chief', () => {
  const window: Step = { kind: 'window', about: 'phase', waiting: [us], round: 0 };
  given(at({ agenda: [window, { kind: 'phase', phase: 'funeral' }, NOMINATION, END] }))
    .when(us, { kind: 'pass' })
    .tells({ kind: 'phase-begun', phase: 'funeral' }, { kind: 'turn-begun' });
});

describe('§declare a nomination passes to a new holder of the duty in its window', () => {
  const outbid = given(commission({ sheets: { militarists: { C: 3 } } }))
    .when(us, { kind: 'nominate', politician: 'B' })
    .ok()
    .when('militarists', { kind: 'declare', politician: 'C', points: 3 })
    .ok();
  test('who nominates again', () => {
    allPass(outbid)
      .asks('militarists', { kind: 'nomination', attempt: 1 })
      .when('militarists', { kind: 'nominate', politician: 'D' })
      .tells({ kind: 'nominated', nominee: 'D', nominator: 'C', attempt: 1 });
  });
  test('§exile a nominee of the second attempt who leaves is replaced by another who said no', () => {
    const agenda: readonly Step[] = [
      { kind: 'window', about: 'nomination', waiting: [us], round: 0 },
      {
        kind: 'election',
        nominee: 'E',
        nominator: 'C',
        by: us,
        attempt: 2,
        noes: ['E', 'F', 'G'],
        needed: 3,
        votes: [],
      },
      END,
    ];
    const of = { edition: 'modern' };
    const people = { ...vacant, E: { at: 'exile' } } as const;
    given(commission({ of, agenda, people }))
      .when(us, { kind: 'pass' })
      .ok()
      .asks(us, { kind: 'nomination', attempt: 2, noes: ['E', 'F', 'G'] });
  });
});
