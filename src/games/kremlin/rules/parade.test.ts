import { describe, expect, test } from 'vitest';
import type { Wave } from '../state';
import { at, END, given, type Position } from '../testing/positions';
import type { Seat, Step } from '../vocabulary';
import { scoreOf } from './victory';

const us = 'stalinists';
const WINDOW: Step = { kind: 'window', about: 'phase', waiting: [us], round: 0 };
const WAVE: Step = { kind: 'wave', bonus: 0, rain: false };
const declared = { A: { stalinists: 2 } };
const parading = (more: Position = {}) =>
  at({ phase: 'parade', agenda: [WINDOW, WAVE, { kind: 'victory' }, END], declared, ...more });
const parade = (more: Position = {}) => given(parading(more)).when(us, { kind: 'pass' });

describe('§parade', () => {
  test('a healthy Party Chief waves automatically', () => {
    parade().tells({ kind: 'waved', politician: 'A', faction: us, success: true });
  });
  test.each([
    [1, 7, true],
    [1, 6, false],
    [2, 14, true],
    [2, 13, false],
  ])('with so many +: %i a die of %i waves: %s', (sick, die, success) => {
    parade({ people: { A: { sick } } })
      .ok()
      .when(us, { kind: 'roll-wave' }, ['1d20', [die]])
      .tells({ kind: 'waved', success })
      .leaves({ politicians: { A: { stress: success ? 0 : sick } } });
  });
  test('from the Sanatorium they cannot, and nothing is marked', () => {
    parade({ people: { A: { sick: 1, cure: true } } })
      .ok()
      .leaves({ waves: [] });
  });
  test('an uncontrolled politician does not either', () => {
    parade({ declared: {} }).ok().leaves({ waves: [] });
  });
});

const waved = (faction: Seat, politician: string, turn: number): Wave => ({ turn, politician, faction, success: true });

describe('§rehabilitation', () => {
  const step: Step = { kind: 'rehabilitations', office: 'party-chief' };
  const people = { N: { at: 'siberia', sick: 1, stress: 3 } } as const;
  test('brings one back to the people unchanged, for five years of their sponsor', () => {
    given(at({ agenda: [step, END], declared, people }))
      .when(us, { kind: 'rehabilitate', politician: 'N' })
      .tells({ kind: 'rehabilitated', politician: 'N', by: 'A' }, { kind: 'aged', politician: 'A', years: 5 })
      .leaves({ politicians: { N: { at: 'people', sick: 1, stress: 3 } } });
  });
  test('may be left out', () => {
    given(at({ agenda: [step, END], declared, people }))
      .when(us, { kind: 'end-rehabilitations' })
      .ok();
  });
  test('§retirement at 91 nobody may', () => {
    const old = { ...people, A: { stress: 11 } };
    given(at({ agenda: [WINDOW, step, END], declared, people: old }))
      .when(us, { kind: 'pass' })
      .tells({ kind: 'turn-begun' });
    given(at({ agenda: [step, END], declared, people: { ...people, A: { stress: 10 } } })).asks(us, step);
  });
  test('is also for Candidates, unless the table keeps it to Voting-Members', () => {
    const candidate: Step = { kind: 'rehabilitations', office: 'candidate-1' };
    const on = { I: { stalinists: 1 } };
    given(at({ agenda: [candidate, END], declared: on, people })).asks(us, candidate);
    const of = { rehabilitators: 'voting-members' };
    given(at({ of, agenda: [WINDOW, candidate, END], declared: on, people }))
      .when(us, { kind: 'pass' })
      .tells({ kind: 'turn-begun' });
  });
});

describe('§victory by waves', () => {
  const two = [waved(us, 'B', 1), waved(us, 'C', 2)];
  test.each(['modern', '1928', 'variant'])(
    '%s: a faction wins with its third wave, even if another seat waved',
    edition => {
      parade({ of: { edition }, waves: two }).ok().ends({ winner: us, reason: 'three-waves' });
    },
  );
  test('Standard: not the third of a faction', () => {
    parade({ waves: two }).tells({ kind: 'turn-begun' });
  });
  const waves = [waved('militarists', 'A', 1), waved('evolutionists', 'A', 2)];
  test('Standard: the third of one Politician; then all reveal, and their controller wins', () => {
    parade({ waves, sheets: { apologists: { A: 3 } } })
      .tells(
        { kind: 'all-declared', politician: 'A' },
        { kind: 'influence-declared', seat: 'apologists', politician: 'A', points: 3 },
      )
      .ends({ winner: 'apologists', reason: 'three-waves' });
  });
  test('Standard: a faction with equal points before keeps them', () => {
    parade({ waves, sheets: { apologists: { A: 2 } } })
      .ok()
      .ends({ winner: us });
  });
  test('Standard: those who reveal the same roll', () => {
    given(parading({ waves, sheets: { apologists: { A: 5 }, militarists: { A: 5 } } }))
      .when(us, { kind: 'pass' }, ['1d20', [4]], ['1d20', [17]])
      .tells({ kind: 'tie-rolled', seat: 'apologists', politician: 'A', die: 17 })
      .ends({ winner: 'apologists' });
  });
  test('Standard: equal dice are rolled again', () => {
    given(parading({ waves, sheets: { apologists: { A: 5 }, militarists: { A: 5 } } }))
      .when(us, { kind: 'pass' }, ['1d20', [9]], ['1d20', [9]], ['1d20', [3]], ['1d20', [2]])
      .tells({ kind: 'tie-rolled', seat: 'militarists', die: 3 })
      .ends({ winner: 'militarists' });
  });
});

describe('§victory when the years are over', () => {
  const last = (more: Position = {}) =>
    given(at({ turn: 10, agenda: [WINDOW, END], declared, ...more })).when(us, { kind: 'pass' });
  test.each(['standard', '1928'])('%s: the controller of the Party Chief', edition => {
    last({ of: { edition } }).ok().ends({ winner: us, reason: 'party-chief' });
  });
  test('nobody, if nobody does', () => {
    last({ declared: {} }).ok().ends({ winner: 'draw', reason: 'no-leader' });
  });
  test('Modern: a point a wave, three for the Chief, two each on the 1st level, one each on the 2nd, if active', () => {
    const on = {
      A: { stalinists: 1 },
      B: { stalinists: 1 },
      C: { militarists: 1 },
      E: { stalinists: 1 },
      F: { militarists: 1 },
    };
    const state = at({
      of: { edition: 'modern' },
      declared: on,
      waves: [waved(us, 'A', 1)],
      people: { F: { cure: true } },
    });
    expect(scoreOf(state, 'stalinists')).toBe(7);
    expect(scoreOf(state, 'militarists')).toBe(2);
    last({ of: { edition: 'modern' }, declared: on })
      .ok()
      .ends({ winner: us, reason: 'score' });
  });
  test('Modern: a tie is everybody’s loss', () => {
    last({ of: { edition: 'modern' }, declared: { B: { stalinists: 1 }, C: { militarists: 1 } } })
      .ok()
      .ends({ winner: 'draw', reason: 'americans' });
  });
  test('Variant: the eleventh turn ends after its fifth phase', () => {
    last({ of: { edition: 'variant' } }).tells({ kind: 'turn-begun', turn: 11 });
    const eleventh = at({
      of: { edition: 'variant' },
      turn: 11,
      agenda: [WINDOW, { kind: 'phase', phase: 'replacement' }, END],
      declared,
    });
    given(eleventh).when(us, { kind: 'pass' }).ok().ends({ winner: us, reason: 'eleventh-turn' });
  });
  test('every sheet is public then', () => {
    last({ sheets: { apologists: { Z: 4 } } }).tells({ kind: 'sheets-revealed' });
  });
});
