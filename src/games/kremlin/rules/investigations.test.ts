import { describe, expect, test } from 'vitest';
import { submit } from '../../../kernel/referee';
import { quickDice } from '../../../kernel/dice';
import { kremlin } from '..';
import type { State } from '../state';
import { allPass, asked, at, END, given, type Position } from '../testing/positions';
import type { Command, Seat, Step } from '../vocabulary';
import { untrusted } from './trust-no-one';

const STEP: Step = {
  kind: 'investigations',
  suspects: ['E'],
  investigated: [],
  acquitted: [],
  tried: false,
  condemned: false,
};
const declared = { D: { stalinists: 4 } };
const suspected = { E: { suspicion: 1 } };
const spying = (more: Position = {}) =>
  at({ phase: 'investigations', agenda: [STEP, END], declared, people: suspected, ...more });
const minister = 'stalinists';

/** Everybody passes every window; whoever votes says what the test says, by the voter's letter. */
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

describe('§investigation', () => {
  test('places a ? on a Voting-Member, and ages the Defense Minister a year', () => {
    given(spying())
      .when(minister, { kind: 'investigate', target: 'A' })
      .then({ kind: 'suspected', politician: 'A' }, { kind: 'aged', politician: 'D', years: 1 })
      .leaves({ politicians: { A: { suspicion: 1 }, D: { stress: 1 } } });
  });
  test('is against another', () => {
    given(spying()).when(minister, { kind: 'investigate', target: 'D' }).isRefused({ reason: 'not-himself' });
  });
  test('reaches no Candidate', () => {
    given(spying()).when(minister, { kind: 'investigate', target: 'I' }).isRefused({ reason: 'not-offered' });
  });
  test('Standard: only one ? is ever on a politician', () => {
    given(spying())
      .when(minister, { kind: 'investigate', target: 'E' })
      .isRefused({ section: '§investigation', reason: 'most-suspicion', details: { most: 1 } });
  });
  test.each(['modern', '1928', 'variant'])(
    '%s: another may be placed, one a politician in the phase, three at most',
    edition => {
      const of = { edition };
      const once = given(spying({ of })).when(minister, { kind: 'investigate', target: 'E' }).ok();
      once.leaves({ politicians: { E: { suspicion: 2 } } });
      once.when(minister, { kind: 'investigate', target: 'E' }).isRefused({ reason: 'one-a-year' });
      given(spying({ of, people: { E: { suspicion: 3 } } }))
        .when(minister, { kind: 'investigate', target: 'E' })
        .isRefused({ reason: 'most-suspicion' });
    },
  );
  test('§retirement at 95 is refused', () => {
    given(spying({ people: { D: { stress: 22 } } }))
      .when(minister, { kind: 'investigate', target: 'A' })
      .isRefused({ section: '§retirement', reason: 'certain-retirement' });
  });
  test('ends when he says so', () => {
    given(spying()).when(minister, { kind: 'end-investigations' }).ok().leaves({ turn: 3 });
  });
  test('§inactive the Foreign Minister stands in for him at the Sanatorium, then KGB Head, Chief, Industry Minister', () => {
    const all = { C: { militarists: 1 }, B: { evolutionists: 1 }, A: { apologists: 1 }, F: { stalinists: 2 } };
    const cure = { cure: true };
    given(spying({ declared: all, people: { D: cure } })).asks('militarists', STEP);
    given(spying({ declared: all, people: { D: cure, C: cure } })).asks('evolutionists', STEP);
    given(spying({ declared: all, people: { D: cure, C: cure, B: cure } })).asks('apologists', STEP);
    given(spying({ declared: all, people: { D: cure, C: cure, B: cure, A: cure } })).asks('stalinists', STEP);
  });
});

describe('§dossiers', () => {
  test('a ? is burnt for a year, also of his own', () => {
    given(spying({ people: { D: { suspicion: 1 } } }))
      .when(minister, { kind: 'burn-dossier', target: 'D' })
      .then({ kind: 'suspicion-removed', politician: 'D', count: 1 }, { kind: 'aged', politician: 'D', years: 1 });
  });
  test('there must be one', () => {
    given(spying()).when(minister, { kind: 'burn-dossier', target: 'A' }).isRefused({ reason: 'not-offered' });
  });
});

describe('§trial', () => {
  test('needs a ? from before the phase', () => {
    const fresh = given(spying()).when(minister, { kind: 'investigate', target: 'A' }).ok();
    fresh.when(minister, { kind: 'hold-trial', target: 'A' }).isRefused({ reason: 'not-suspected-before' });
    fresh.when(minister, { kind: 'hold-trial', target: 'E' }).ok();
  });
  test('is not against oneself', () => {
    given(spying({ agenda: [{ ...STEP, suspects: ['D'] }, END], people: { D: { suspicion: 1 } } }))
      .when(minister, { kind: 'hold-trial', target: 'D' })
      .isRefused({ section: '§trial', reason: 'not-himself' });
  });
  test('those whom nobody controls find him innocent: two acquit, the minister ages three years, the ? go', () => {
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
  test('the vote goes from the Party Chief down, past the accused and whoever is at the Sanatorium', () => {
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

describe('§condemnation', () => {
  test('sends a Candidate to Siberia for two years of the minister', () => {
    const open = given(spying()).when(minister, { kind: 'condemn', target: 'I' }).ok();
    allPass(open)
      .leaves({ politicians: { I: { at: 'siberia' }, D: { stress: 2 } } })
      .when(minister, { kind: 'condemn', target: 'J' })
      .isRefused({ section: '§condemnation', reason: 'one-a-year' });
  });
  test('reaches no Voting-Member', () => {
    given(spying()).when(minister, { kind: 'condemn', target: 'H' }).isRefused({ reason: 'not-offered' });
  });
  test('§retirement at 94 is refused, at 93 allowed', () => {
    given(spying({ people: { D: { stress: 21 } } }))
      .when(minister, { kind: 'condemn', target: 'I' })
      .isRefused({ section: '§retirement' });
    given(spying({ people: { D: { stress: 20 } } }))
      .when(minister, { kind: 'condemn', target: 'I' })
      .ok();
  });
  test.each([
    ['standard', false],
    ['variant', false],
    ['modern', true],
    ['1928', true],
  ])('%s: both a trial and a condemnation: %s', (edition, both) => {
    const tried = given(spying({ of: { edition }, agenda: [{ ...STEP, tried: true }, END] }));
    const condemned = given(spying({ of: { edition }, agenda: [{ ...STEP, condemned: true }, END] }));
    if (both) {
      tried.when(minister, { kind: 'condemn', target: 'I' }).ok();
      condemned.when(minister, { kind: 'hold-trial', target: 'E' }).ok();
    } else {
      tried
        .when(minister, { kind: 'condemn', target: 'I' })
        .isRefused({ section: '§condemnation', reason: 'trial-or-condemnation' });
      condemned
        .when(minister, { kind: 'hold-trial', target: 'E' })
        .isRefused({ section: '§trial', reason: 'trial-or-condemnation' });
    }
  });
  test('a minister who is a Candidate is never himself condemned', () => {
    const acting: Position['people'] = { ...suspected, D: { at: 'candidate-1' }, I: { at: 'defense-minister' } };
    given(spying({ people: acting, declared: { I: { stalinists: 1 } } }))
      .when(minister, { kind: 'condemn', target: 'D' })
      .ok();
  });
  test('Modern: a leader may answer for him with five years, and the minister pays nothing', () => {
    const on = { ...declared, A: { militarists: 3 } };
    const open = given(spying({ of: { edition: 'modern' }, declared: on })).when(minister, {
      kind: 'condemn',
      target: 'I',
    });
    const negated = open
      .ok()
      .when('militarists', { kind: 'negate', politician: 'A' })
      .then(
        { kind: 'condemnation-negated', politician: 'A', target: 'I' },
        { kind: 'aged', politician: 'A', years: 5 },
      );
    allPass(negated).leaves({ politicians: { I: { at: 'candidate-1' }, D: { stress: 0 }, A: { stress: 5 } } });
  });
  test('Modern: §retirement not one of 91, who would retire by it', () => {
    const on = { ...declared, A: { militarists: 3 } };
    const people = { A: { stress: 13 } };
    given(spying({ of: { edition: 'modern' }, declared: on, people }))
      .when(minister, { kind: 'condemn', target: 'I' })
      .ok()
      .when('militarists', { kind: 'negate', politician: 'A' })
      .isRefused({ section: '§retirement', reason: 'certain-retirement' });
  });
  test.each(['standard', '1928', 'variant'])('%s: nobody answers for him', edition => {
    const on = { ...declared, A: { militarists: 3 } };
    given(spying({ of: { edition }, declared: on }))
      .when(minister, { kind: 'condemn', target: 'I' })
      .ok()
      .when('militarists', { kind: 'negate', politician: 'A' })
      .isRefused({ reason: 'not-offered' });
  });
  test('§declare whoever has come to the duty since may call it off', () => {
    const open = given(spying({ sheets: { militarists: { D: 5 } } }))
      .when(minister, { kind: 'condemn', target: 'I' })
      .ok()
      .when('militarists', { kind: 'declare', politician: 'D', points: 5 })
      .ok();
    const theirs = allPass(open).asks('militarists', { kind: 'condemnation' });
    theirs
      .when('militarists', { kind: 'call-off' })
      .ok()
      .leaves({ politicians: { I: { at: 'candidate-1' } } });
    theirs
      .when('militarists', { kind: 'carry-out' })
      .ok()
      .leaves({ politicians: { I: { at: 'siberia' }, D: { stress: 2 } } });
  });
  test('§retirement nor does he carry it out, if it would retire him', () => {
    const open = given(spying({ sheets: { militarists: { D: 5 } }, people: { D: { stress: 20 } } }))
      .when(minister, { kind: 'condemn', target: 'I' })
      .ok()
      .when('militarists', { kind: 'declare', politician: 'D', points: 5 })
      .ok();
    const aged = allPass(open).byHand({ kind: 'set', marker: 'stress-D', to: 21 }).ok();
    aged.when('militarists', { kind: 'carry-out' }).isRefused({ section: '§retirement' });
  });
});

describe('§trust-no-one at the end of the phase', () => {
  test.each([
    ['modern', ['B', 'C']],
    ['1928', ['B', 'C', 'E', 'F', 'G', 'H']],
    ['standard', []],
    ['variant', []],
  ])('%s: without declared influence these are condemned: %j', (edition, letters) => {
    expect(untrusted(spying({ of: { edition } }))).toEqual(letters);
  });
  test('all may declare before it', () => {
    const agenda: readonly Step[] = [asked('end-of-investigations'), { kind: 'trust-no-one' }, END];
    const open = given(spying({ of: { edition: 'modern' }, agenda, sheets: { apologists: { B: 1, C: 1 } } }));
    const saved = open.when('apologists', { kind: 'declare', politician: 'B', points: 1 }).ok();
    allPass(saved).leaves({ politicians: { B: { at: 'kgb-head' }, C: { at: 'siberia' } } });
  });
});
