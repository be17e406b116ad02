import { describe, expect, test } from 'vitest';
import { submit } from '../../../kernel/referee';
import { quickDice } from '../../../kernel/dice';
import { kremlin } from '..';
import type { State } from '../state';
import { allPass, END, given, type Position } from '../testing/positions';
import type { Command, Seat } from '../vocabulary';
import { INVESTIGATING, minister, spying, suspected } from '../testing/cards';

/** Everybody passes every window; each voter says what the test says, by the voter's letter. */
const playVotes = (from: State, votes: Readonly<Record<string, 'innocent' | 'guilty'>>): State => {
  let state = from;
  for (let [top] = state.agenda; top?.kind === 'window' || top?.kind === 'vote'; [top] = state.agenda) {
    const seat: Seat = top.kind === 'window' ? (top.waiting[0] ?? 'stalinists') : controllerAsked(state);
    const command: Command =
      top.kind === 'window' ? { kind: 'pass' } : { kind: 'vote', vote: votes[top.voter] ?? 'guilty' };
    const verdict = submit(kremlin, state, seat, command, quickDice(1));
    if (!verdict.ok) throw new Error(JSON.stringify(verdict.refusal));
    state = verdict.state;
  }
  return state;
};
const controllerAsked = (state: State): Seat => {
  const [top] = state.agenda;
  const letter = top?.kind === 'vote' ? top.voter : 'A';
  return state.declared[letter]?.[0]?.seat ?? 'stalinists';
};

const everybody = Object.fromEntries([...'ABCDEFGH'].map(letter => [letter, { stalinists: 1 }]));

describe('§trial', () => {
  test('needs a ? from before the phase', () => {
    const fresh = given(spying()).when(minister, { kind: 'investigate', target: 'A' }).ok();
    fresh.when(minister, { kind: 'hold-trial', target: 'A' }).isRefused({ reason: 'not-suspected-before' });
    fresh.when(minister, { kind: 'hold-trial', target: 'E' }).ok();
  });
  test('is not against oneself', () => {
    given(spying({ agenda: [{ ...INVESTIGATING, suspects: ['D'] }, END], people: { D: { suspicion: 1 } } }))
      .when(minister, { kind: 'hold-trial', target: 'D' })
      .isRefused({ section: '§trial', reason: 'not-himself' });
  });
  test('uncontrolled politicians find the accused innocent: two acquit, the minister ages three years, the ? go', () => {
    const open = given(spying()).when(minister, { kind: 'hold-trial', target: 'E' }).ok().state;
    const after = playVotes(open, {});
    given(after)
      .leaves({ politicians: { E: { at: 'ideology-chief', suspicion: 0 }, D: { stress: 3 } } })
      .asks(minister, { kind: 'investigations', tried: true, acquitted: ['E'] })
      .when(minister, { kind: 'investigate', target: 'E' })
      .isRefused({ section: '§trial', reason: 'acquitted-this-turn' });
    given(after).when(minister, { kind: 'hold-trial', target: 'E' }).isRefused({ reason: 'one-trial' });
  });
  test('one innocent vote is not enough: Siberia', () => {
    const open = given(spying({ declared: everybody }))
      .when(minister, { kind: 'hold-trial', target: 'E' })
      .ok().state;
    given(playVotes(open, { A: 'innocent' }))
      .leaves({ politicians: { E: { at: 'siberia', suspicion: 0 }, D: { stress: 0 } } })
      .asks(minister, { kind: 'investigations' });
  });
  test('the vote goes from the Party Chief down, past the accused and anybody at the Sanatorium', () => {
    const people = { ...suspected, B: { cure: true } };
    const open = given(spying({ declared: everybody, people }))
      .when(minister, { kind: 'hold-trial', target: 'E' })
      .ok();
    const voters: string[] = [];
    let now = allPass(open);
    for (let [top] = now.state.agenda; top?.kind === 'vote'; [top] = now.state.agenda) {
      voters.push(top.voter);
      now = allPass(now.when('stalinists', { kind: 'vote', vote: 'guilty' }).ok());
    }
    expect(voters).toEqual(['A', 'C', 'D', 'F', 'G', 'H']);
  });
  test('the accused votes too, if the table wants it so', () => {
    const of = { 'accused-votes': true };
    const open = given(spying({ of, declared: everybody }))
      .when(minister, { kind: 'hold-trial', target: 'E' })
      .ok();
    const after = playVotes(open.state, { A: 'innocent', E: 'innocent' });
    given(after).leaves({ politicians: { E: { at: 'ideology-chief' } } });
  });
  test('§declare a vote may change with control until the next is cast', () => {
    const on = { A: { militarists: 2 }, D: { stalinists: 4 } };
    const open = given(spying({ declared: on, sheets: { evolutionists: { A: 3 } } }))
      .when(minister, { kind: 'hold-trial', target: 'E' })
      .ok();
    const voted = allPass(open).when('militarists', { kind: 'vote', vote: 'innocent' }).ok();
    const taken = voted.when('evolutionists', { kind: 'declare', politician: 'A', points: 3 }).ok();
    allPass(taken)
      .asks('evolutionists', { kind: 'vote', voter: 'A' })
      .when('evolutionists', { kind: 'vote', vote: 'guilty' })
      .then({ kind: 'voted', voter: 'A', by: 'evolutionists', vote: 'guilty' });
  });
});

describe('§declare a new holder of the duty before the first vote decides about the trial', () => {
  const outbid = (more: Position = {}) =>
    allPass(
      given(spying({ sheets: { militarists: { D: 5 } }, ...more }))
        .when(minister, { kind: 'hold-trial', target: 'E' })
        .ok()
        .when('militarists', { kind: 'declare', politician: 'D', points: 5 })
        .ok(),
    );
  test('they may hold it', () => {
    outbid()
      .asks('militarists', { kind: 'open-trial' })
      .when('militarists', { kind: 'carry-out' })
      .ok()
      .comes('window', 'reconsider', 'trial', 'investigations', 'end-of-turn');
  });
  test('they may call it off, and hold another', () => {
    const other = { people: { E: { suspicion: 1 }, F: { suspicion: 1 } } };
    outbid({ ...other, agenda: [{ ...INVESTIGATING, suspects: ['E', 'F'] }, END] })
      .when('militarists', { kind: 'call-off' })
      .ok()
      .asks('militarists', { kind: 'investigations' })
      .when('militarists', { kind: 'hold-trial', target: 'F' })
      .ok();
  });
  test('§bargains not against their promise', () => {
    const promises = [{ seat: 'militarists', to: 'apologists', promise: 'no-trial', on: 'E' }] as const;
    outbid({ promises }).asks('militarists', { kind: 'investigations' });
  });
  test('one who keeps the duty is not asked again', () => {
    allPass(given(spying()).when(minister, { kind: 'hold-trial', target: 'E' }).ok()).comes(
      'window',
      'reconsider',
      'trial',
      'investigations',
      'end-of-turn',
    );
  });
});
