import { describe, expect, test } from 'vitest';
import { at, END, given, type Position } from '../testing/positions';
import type { Step } from '../vocabulary';
import { yearsOf } from './cures';

const CURES: readonly Step[] = [{ kind: 'cure', office: 'economy-minister' }, { kind: 'aging' }, END];
const sick = { G: { sick: 1 } };
const declared = { G: { stalinists: 2 } };
const curing = (more: Position = {}) => at({ phase: 'cures', agenda: CURES, declared, people: sick, ...more });

describe('§cure', () => {
  test('a Voting-Member with a + goes to the Sanatorium, or works on', () => {
    given(curing())
      .asks('stalinists', { kind: 'cure' })
      .when('stalinists', { kind: 'take-cure' })
      .tells({ kind: 'cure-taken', politician: 'G' });
    given(curing())
      .when('stalinists', { kind: 'work' })
      .ok()
      .leaves({ politicians: { G: { cure: false } } });
  });
  test('a politician there decides each year to stay or to return', () => {
    const there = curing({ people: { G: { sick: 1, cure: true } } });
    given(there)
      .when('stalinists', { kind: 'take-cure' })
      .ok()
      .leaves({ politicians: { G: { cure: true } } });
    given(there)
      .when('stalinists', { kind: 'work' })
      .ok()
      .leaves({ politicians: { G: { cure: false } } });
  });
  test('a healthy one returns at the start of the next turn, before anything else', () => {
    const window: Step = { kind: 'window', about: 'end-of-turn', waiting: ['stalinists'], round: 0 };
    given(at({ agenda: [window, END], people: { G: { cure: true }, H: { cure: true, sick: 1 } } }))
      .when('stalinists', { kind: 'pass' })
      .tells({ kind: 'turn-begun', turn: 3 }, { kind: 'returned-to-work', politician: 'G' })
      .leaves({ politicians: { G: { cure: false }, H: { cure: true } } });
  });
  test('asks nobody about a healthy politician or an uncontrolled one', () => {
    const idle: readonly Step[] = [
      { kind: 'window', about: 'phase', waiting: ['stalinists'], round: 0 },
      { kind: 'cure', office: 'sport-minister' },
      { kind: 'cure', office: 'economy-minister' },
      END,
    ];
    given(curing({ agenda: idle, declared: { H: { stalinists: 1 } } }))
      .when('stalinists', { kind: 'pass' })
      .tells({ kind: 'turn-begun' });
  });
});

describe('§aging', () => {
  const years = (of: string, people: Position['people'] = {}) => yearsOf(at({ of: { edition: of }, people }));
  test('the Party Chief ages a year', () => expect(years('modern')).toMatchObject({ A: 1 }));
  test('a year for each + and each ?, also in the Politburo’s lower ranks and among the people', () => {
    expect(years('modern', { I: { sick: 2 }, N: { sick: 1, suspicion: 1 } })).toMatchObject({ I: 2, N: 2 });
  });
  test('a + at the Sanatorium costs no year, a ? costs one', () => {
    expect(years('modern', { B: { sick: 2, cure: true, suspicion: 1 } })).toMatchObject({ B: 1 });
  });
  test('a year more in a weakness, a year less in a strength', () => {
    const placed = {
      G: { at: 'ideology-chief' },
      E: { at: 'industry-minister', stress: 3 },
      F: { at: 'economy-minister' },
    } as const;
    expect(years('standard', placed)).toMatchObject({ G: 1, E: -1, F: 1 });
  });
  test('nobody grows younger than at first', () => {
    expect(years('standard', { E: { at: 'industry-minister' }, F: { at: 'people' } })).not.toHaveProperty('E');
  });
  test.each([
    ['standard', 1],
    ['modern', 4],
    ['1928', 4],
    ['variant', 4],
  ])('%s: a Party Chief with ++ and a ? ages by %i', (edition, by) => {
    expect(years(edition, { A: { sick: 2, suspicion: 1 } })).toMatchObject({ A: by });
  });
  test.each(['standard', 'modern', '1928'])('%s: Candidates and people age as well', edition => {
    expect(years(edition, { I: { sick: 1 }, N: { sick: 1 } })).toMatchObject({ I: 1, N: 1 });
  });
  test('Variant: only Voting-Members age', () => {
    expect(years('variant', { B: { sick: 1 }, I: { sick: 1 }, N: { sick: 1 } })).toEqual({ A: 1, B: 1 });
  });
  test.each([
    ['modern', 2],
    ['1928', 2],
    ['standard', undefined],
    ['variant', undefined],
  ])('%s: in Siberia one with a + ages %s years', (edition, by) => {
    expect(years(edition, { N: { at: 'siberia', sick: 1 } })['N']).toBe(by);
  });
  test('exiles do not age', () => {
    expect(years('modern', { N: { at: 'exile' } })).not.toHaveProperty('N');
  });
  test('§retirement at 96 they leave at once, also from Siberia', () => {
    given(
      at({
        of: { edition: 'modern' },
        phase: 'cures',
        agenda: [{ kind: 'window', about: 'phase', waiting: ['stalinists'], round: 0 }, { kind: 'aging' }, END],
        people: { A: { stress: 17 }, N: { at: 'siberia', stress: 33 } },
      }),
    )
      .when('stalinists', { kind: 'pass' })
      .tells(
        { kind: 'year-aged' },
        { kind: 'left-play', politician: 'A', reason: 'retired' },
        { kind: 'left-play', politician: 'N' },
      );
  });
});
