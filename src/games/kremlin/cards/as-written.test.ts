/** §intrigue Cards do what they say, also twice, interrupted, or in answer to each other. */
import { describe, expect, test } from 'vitest';
import { purgeNumber } from '../rules/purges';
import { holding, none, SPYING, them, us } from '../testing/cards';
import { allPass, asked, at, END, given, type Position } from '../testing/positions';
import type { Step } from '../vocabulary';

/** The same table under the old rules. */
const unmarked = ({ state }: ReturnType<typeof given>) => {
  const { 'second-reading': _, ...options } = state.options;
  return given({ ...state, options });
};

describe('§intrigue a card that is interrupted', () => {
  const rebuilt = () =>
    holding(['black-81'], 'replacement', { hands: { stalinists: ['black-81'], militarists: ['red-18'] } });
  test('Restructuring: a minister who was sent to the people does not change places', () => {
    rebuilt()
      .when(us, { kind: 'play-card', card: 'black-81', on: 'B' })
      .ok()
      .when(them, { kind: 'play-card', card: 'red-18', on: 'B' })
      .ok()
      .asks(['militarists', 'evolutionists', 'apologists'], { kind: 'window', about: 'phase' })
      .leaves({ politicians: { B: { at: 'people' }, E: { at: 'ideology-chief' } } });
  });
  test('an older table without the mark keeps its rule', () => {
    unmarked(rebuilt())
      .when(us, { kind: 'play-card', card: 'black-81', on: 'B' })
      .ok()
      .when(them, { kind: 'play-card', card: 'red-18', on: 'B' })
      .ok()
      .when(us, { kind: 'choose', on: 'E' })
      .ok();
  });
});

describe('§ties Openness: all declare at one moment', () => {
  const opened = (sheets: NonNullable<Position['sheets']>, more: Position = {}) =>
    holding(['black-79'], 'health', { hands: { stalinists: ['black-79'] }, ...more, sheets });
  const card = { kind: 'play-card', card: 'black-79', on: 'B' } as const;
  const ahead = { B: 4 };
  test('equals roll a die, and equal dice again', () => {
    opened({ stalinists: ahead, militarists: ahead, apologists: { B: 3 } })
      .when(us, card, ['1d20', [7]], ['1d20', [7]], ['1d20', [2]], ['1d20', [9]])
      .tells({ kind: 'all-declared' }, { kind: 'tie-rolled', seat: us, die: 7 })
      .leaves({ declared: { B: [{ seat: 'apologists' }, { seat: them, points: 4 }, { seat: us, points: 4 }] } });
  });
  test('the faction that declared as much earlier controls, without a die', () => {
    opened({ militarists: ahead, evolutionists: { B: 2 } }, { declared: { B: { apologists: 4 } } })
      .when(us, card)
      .ok()
      .leaves({ declared: { B: [{ seat: 'apologists' }, { seat: 'evolutionists' }, { seat: them }] } });
  });
  test('§ten-plus the most of more than ten sends all others home', () => {
    opened({ stalinists: { B: 11 }, militarists: { B: 13 } }, { declared: { B: { apologists: 4 } } })
      .when(us, card)
      .tells({ kind: 'influence-returned', seat: 'apologists', politician: 'B' })
      .leaves({ declared: { B: [{ seat: them, points: 13 }] }, influence: { stalinists: { B: 11 } } });
  });
  test('§ten-plus equals above ten roll for it', () => {
    opened({ stalinists: { B: 11 }, militarists: { B: 11 } })
      .when(us, card, ['1d20', [3]], ['1d20', [4]])
      .ok()
      .leaves({ declared: { B: [{ seat: them, points: 11 }] } });
  });
  test('a table without the mark goes by the order of seats', () => {
    unmarked(opened({ stalinists: ahead, militarists: ahead }))
      .when(us, card)
      .ok()
      .leaves({ declared: { B: [{ seat: us }, { seat: them }] } });
  });
});

describe('§intrigue two of a kind count twice', () => {
  test('§health Winter Influenza: six from the dice of the working', () => {
    const agenda: readonly Step[] = [asked('phase'), { kind: 'health', office: 'party-chief' }, END];
    const hands = { stalinists: ['red-15', 'red-16'] };
    const both = (from: ReturnType<typeof given>) =>
      allPass(
        from.does(us, { kind: 'play-card', card: 'red-15', on: none }, { kind: 'play-card', card: 'red-16', on: none }),
      ).when(us, { kind: 'roll-health' }, ['1d20', [15]]);
    const cold = holding([], 'health', { agenda, hands, declared: { A: { stalinists: 1 } } });
    // Lenin is 68: twelve would be nothing, nine is a +
    both(cold).tells({ kind: 'health-rolled', die: 15, result: 'cross' });
    both(unmarked(cold)).tells({ kind: 'health-rolled', die: 15, result: 'nothing' });
  });
  test('§purge The Committee: the Party Chief is purged six easier', () => {
    const effects = ['black-97', 'black-98'].map(
      card => ({ word: 'committee', on: none, card, until: 'turn' }) as const,
    );
    const table = given(at({ of: { edition: 'modern' }, effects }));
    expect(purgeNumber(table.state, 'A')).toBe(12);
    expect(purgeNumber(unmarked(table).state, 'A')).toBe(15);
  });
});

describe('§trial a Signed Confession is a conviction', () => {
  const confessed = (more: Position = {}) =>
    given(
      at({
        of: { edition: '1928' },
        phase: 'investigations',
        agenda: [SPYING, asked('end-of-turn'), END],
        declared: { D: { stalinists: 4 } },
        people: { E: { suspicion: 2 } },
        effects: [{ word: 'confession', on: none, card: 'gray-49', until: 'phase' }],
        hands: { militarists: ['gray-47'] },
        ...more,
      }),
    );
  const confess = { kind: 'confess', target: 'E' } as const;
  test('which the Highest Measure answers', () => {
    const open = confessed()
      .when(us, confess)
      .tells({ kind: 'convicted', politician: 'E' }, { kind: 'aged', politician: 'D', years: 3 })
      .asks(them, { kind: 'window', about: 'conviction' })
      .when(them, { kind: 'play-card', card: 'gray-47', on: none })
      .ok();
    allPass(open)
      .asks(us, { kind: 'investigations' })
      .leaves({ politicians: { E: { at: 'siberia', protege: true } } });
  });
  test('unanswered it leads to Siberia, and the phase goes on', () => {
    allPass(confessed().when(us, confess).ok())
      .asks(us, { kind: 'investigations' })
      .leaves({ politicians: { E: { at: 'siberia', protege: false, suspicion: 0 } } });
  });
  test('where nobody can hold such a card, nobody is asked', () => {
    confessed({ hands: {} }).when(us, confess).ok().asks(us, { kind: 'investigations' });
  });
  test('an older table without the mark keeps its rule', () => {
    unmarked(confessed()).when(us, confess).ok().asks(us, { kind: 'investigations' });
  });
});

describe('§funeral a Managed Vote', () => {
  const VACANT = { A: { at: 'removed' } } as const;
  const card = { kind: 'play-card', card: 'black-105', on: none } as const;
  const buried = (more: Position = {}) =>
    holding(['black-105'], 'funeral', {
      agenda: [asked('phase'), { kind: 'nomination', attempt: 1, noes: [] }, asked('end-of-turn'), END],
      people: VACANT,
      declared: { C: { stalinists: 1 } },
      sheets: { militarists: { C: 3 } },
      ...more,
    });
  const neededAt = (of: ReturnType<typeof given>) =>
    of.state.agenda.flatMap(step => (step.kind === 'election' ? [step.needed] : []));
  test('is played at any time in phase 5', () => {
    const open = allPass(buried().when(us, card).ok()).when(us, { kind: 'nominate', politician: 'B' }).ok();
    expect(neededAt(open)).toEqual([4]);
    buried({ phase: 'health' })
      .when(us, card)
      .isRefused({ reason: 'not-the-moment', details: { phase: 'funeral' } });
  });
  test('stays when another faction nominates again', () => {
    const named = allPass(buried()).when(us, { kind: 'nominate', politician: 'B' }).ok();
    const outbid = named
      .when(us, card)
      .tells({ kind: 'noes-needed', needed: 4 })
      .when(them, { kind: 'declare', politician: 'C', points: 3 })
      .ok();
    const again = allPass(outbid).when(them, { kind: 'nominate', politician: 'D' }).ok();
    expect(neededAt(again)).toEqual([4]);
  });
  test('a table without the mark has it in the windows of a nomination, for that one alone', () => {
    unmarked(buried()).when(us, card).isRefused({ reason: 'not-offered' });
  });
});

describe('§purge killed in 1928', () => {
  const effects = [
    { word: 'constitution', on: 'E', card: 'red-30', until: 'ended' },
    { word: 'bodyguard', on: 'E', card: 'red-4', until: 'ended' },
  ] as const;
  const table = () =>
    given(
      at({
        of: { edition: '1928' },
        agenda: [{ kind: 'purge', target: 'E', by: us, actor: 'B', bonus: 0 }, { kind: 'purges', over: false }, END],
        declared: { B: { stalinists: 4 } },
        effects,
      }),
    );
  test('the politician takes the cards on them along; the protégé becomes another', () => {
    const { state } = table()
      .when(us, { kind: 'roll-purge' }, ['1d20', [20]])
      .tells({ kind: 'card-ended', card: 'red-30' });
    expect(state.effects).toEqual([]);
  });
  test('an older table without the mark keeps its rule', () => {
    const { state } = unmarked(table())
      .when(us, { kind: 'roll-purge' }, ['1d20', [20]])
      .ok();
    expect(state.effects).toEqual([effects[0]]);
  });
});

describe('§exclusive killed in 1928, a politician of the limited edition', () => {
  const purged = () =>
    given(
      at({
        of: { edition: '1928', exclusive: true },
        agenda: [{ kind: 'purge', target: 'AA', by: us, actor: 'B', bonus: 0 }, { kind: 'purges', over: false }, END],
        people: { E: { at: 'people' }, AA: { at: 'ideology-chief' } },
        declared: { B: { stalinists: 4 } },
      }),
    );
  test('has no protégé: they are out of the game', () => {
    purged()
      .when(us, { kind: 'roll-purge' }, ['1d20', [20]])
      .tells({ kind: 'left-play', politician: 'AA', reason: 'died' })
      .leaves({ politicians: { AA: { at: 'removed' } } });
  });
  test('an older table without the mark keeps its rule', () => {
    unmarked(purged())
      .when(us, { kind: 'roll-purge' }, ['1d20', [20]])
      .ok()
      .leaves({ politicians: { AA: { at: 'siberia', protege: true } } });
  });
});

describe('§intrigue no card is spent on what is over', () => {
  test('§purge Prepared Evidence, once the target has fled', () => {
    const open = given(
      at({
        of: { edition: 'modern' },
        agenda: [{ kind: 'purges', over: false }, END],
        declared: { B: { stalinists: 4 }, E: { militarists: 2 } },
        hands: { stalinists: ['red-35'] },
      }),
    )
      .when(us, { kind: 'purge', target: 'E' })
      .ok();
    const card = { kind: 'play-card', card: 'red-35', on: none } as const;
    open.when(us, card).tells({ kind: 'purge-bonus', by: 3 });
    open
      .when(them, { kind: 'go-into-exile', politician: 'E' })
      .ok()
      .when(us, card)
      .isRefused({ reason: 'not-offered' });
  });
});

describe('§three-player no card puts points on the Party Chief before the third year is over', () => {
  const of = { edition: 'standard', players: 3, 'three-player': true };
  test.each([
    ['Patronage', 'red-25', 'parade', asked('end-of-turn', 3)],
    ['a Whisper Campaign', 'red-23', 'health', asked('phase', 3)],
  ] as const)('%s', (_title, card, phase, window) => {
    const inTurn = (turn: number, on: string) =>
      holding([card], phase, { of, turn, agenda: [window, END] }).when(us, { kind: 'play-card', card, on });
    inTurn(3, 'A').isRefused({ section: '§three-player', reason: 'not-on-the-chief' });
    inTurn(3, 'B').ok();
    inTurn(4, 'A').ok();
  });
});
