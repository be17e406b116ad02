import { describe, test } from 'vitest';
import { allPass, asked, at, END, given, type Position } from '../testing/positions';
import { INVESTIGATING } from '../testing/cards';
import type { Step } from '../vocabulary';

const us = 'stalinists';
const them = 'militarists';
const of = { edition: 'modern' };
const declared = { B: { stalinists: 4 }, E: { militarists: 5 }, D: { stalinists: 2 } };
const PURGES: Step = { kind: 'purges', over: false };
const marked = { E: { suspicion: 1, sick: 1, stress: 6 } };
const purged = (more: Position = {}) =>
  given(at({ of, agenda: [PURGES, END], declared, people: marked, ...more }))
    .when(us, { kind: 'purge', target: 'E' })
    .ok();

describe('§exile', () => {
  test('before a purge is rolled its target may go: no attempt, no year, and purges may go on', () => {
    const gone = purged().when(them, { kind: 'go-into-exile', politician: 'E' }).ok();
    gone.leaves({
      politicians: { E: { at: 'exile', suspicion: 0, sick: 0, stress: 0 } },
      declared: { E: [{ points: 5 }] },
    });
    allPass(gone)
      .asks(us, { kind: 'purges' })
      .leaves({ politicians: { B: { stress: 0 } } });
  });
  test('the years go along, if the table wants it so', () => {
    purged({ of: { ...of, 'exile-keeps-stress': true } })
      .when(them, { kind: 'go-into-exile', politician: 'E' })
      .ok()
      .leaves({ politicians: { E: { stress: 6 } } });
  });
  test('only the own faction sends them', () => {
    purged().when(us, { kind: 'go-into-exile', politician: 'E' }).isRefused({ reason: 'not-offered' });
  });
  test('§inactive never from the Sanatorium', () => {
    purged({ people: { E: { sick: 1, cure: true } } })
      .when(them, { kind: 'go-into-exile', politician: 'E' })
      .isRefused({ section: '§inactive', reason: 'at-the-sanatorium' });
  });
  test('before the first vote the accused may: the trial of the year is used up, and nobody pays', () => {
    const open = given(at({ of, phase: 'investigations', agenda: [INVESTIGATING, END], declared, people: marked }));
    const fled = open
      .when(us, { kind: 'hold-trial', target: 'E' })
      .ok()
      .when(them, { kind: 'go-into-exile', politician: 'E' })
      .ok();
    allPass(fled)
      .asks(us, { kind: 'investigations', tried: true })
      .leaves({ politicians: { D: { stress: 0 }, E: { at: 'exile' } } });
  });
  test.each(['standard', '1928', 'variant'])('%s: there is none', edition => {
    purged({ of: { edition } })
      .when(them, { kind: 'go-into-exile', politician: 'E' })
      .isRefused({ reason: 'not-offered' });
  });
});

describe('§exile the way back', () => {
  const abroad = (more: Position = {}) =>
    given(
      at({
        of,
        agenda: [asked('phase'), END],
        declared,
        people: { E: { at: 'exile' } },
        hands: { militarists: ['red-1', 'red-9'] },
        ...more,
      }),
    );
  test('costs half the declared points, rounded down, at least one', () => {
    abroad()
      .when(them, { kind: 'return-by-influence', politician: 'E' })
      .tells(
        { kind: 'influence-lost', seat: them, politician: 'E', points: 2 },
        { kind: 'returned-from-exile', politician: 'E' },
      )
      .leaves({ politicians: { E: { at: 'people' } }, influence: { militarists: { E: 3 } } });
    abroad({ declared: { E: { militarists: 1 } } })
      .when(them, { kind: 'return-by-influence', politician: 'E' })
      .tells({ kind: 'influence-lost', points: 1 });
  });
  test('or two cards', () => {
    abroad()
      .when(them, { kind: 'return-by-cards', politician: 'E', first: 'red-1', second: 'red-9' })
      .ok()
      .leaves({
        piles: { 'militarists-hand': [], discards: ['red-1', 'red-9'] },
        politicians: { E: { at: 'people' } },
      });
    abroad()
      .when(them, { kind: 'return-by-cards', politician: 'E', first: 'red-1', second: 'red-1' })
      .isRefused({ section: '§exile', reason: 'two-cards' });
  });
  test('meanwhile nothing is declared on them', () => {
    abroad({ sheets: { militarists: { E: 8 } } })
      .when(them, { kind: 'declare', politician: 'E', points: 6 })
      .isRefused({ section: '§exile', reason: 'in-exile' });
  });
});
