import { describe, expect, test } from 'vitest';
import { allPass, asked, at, END, given, type Position } from '../testing/positions';
import type { Seat, Step } from '../vocabulary';
import { purgeBonus, purgeNumber } from './purges';

const PURGES: Step = { kind: 'purges', over: false };
const declared = { B: { stalinists: 4 } };
const purging = (more: Position = {}) => at({ agenda: [PURGES, END], declared, ...more });
/** A purge of somebody, announced, and nobody has reacted. */
const announced = (target: string, more: Position = {}) =>
  allPass(given(purging(more)).when('stalinists', { kind: 'purge', target }).ok());

describe('§purge the purge number', () => {
  // A is Party Chief, B KGB Head, E (strong in Industry) Ideology Chief, I the first Candidate
  test.each([
    ['A', {}, 18],
    ['C', {}, 14],
    ['E', {}, 10],
    ['I', {}, 6],
  ] as const)('of %s by their level is %o', (letter, people, needed) => {
    expect(purgeNumber(purging({ people }), letter)).toBe(needed);
  });
  test('is two higher in a strength, two lower in a weakness', () => {
    const swapped = purging({
      people: { D: { at: 'industry-minister' }, F: { at: 'economy-minister' }, G: { at: 'people' } },
    });
    expect(purgeNumber(swapped, 'D')).toBe(12);
    expect(purgeNumber(swapped, 'F')).toBe(8);
  });
  test('three are added to the die against one at the Sanatorium', () => {
    expect(purgeBonus(purging({ people: { E: { cure: true } } }), 'E')).toBe(3);
    expect(purgeBonus(purging(), 'E')).toBe(0);
  });
});

describe('§purge a purge', () => {
  test('succeeds on the number: Siberia for the target, a year for the KGB Head, and purges go on', () => {
    announced('E')
      .when('stalinists', { kind: 'roll-purge' }, ['1d20', [10]])
      .then(
        { kind: 'purge-rolled', actor: 'B', target: 'E', die: 10, bonus: 0, needed: 10, success: true },
        { kind: 'sent-to-siberia', politician: 'E' },
        { kind: 'aged', politician: 'B', years: 1 },
      )
      .leaves({ politicians: { E: { at: 'siberia' }, B: { stress: 1 } } })
      .asks('stalinists', { kind: 'purges' });
  });
  test('fails below it: three years for the KGB Head, and the phase is over', () => {
    const failed = announced('E')
      .when('stalinists', { kind: 'roll-purge' }, ['1d20', [9]])
      .tells({ kind: 'purge-rolled', success: false }, { kind: 'aged', politician: 'B', years: 3 })
      .leaves({ politicians: { E: { at: 'ideology-chief', suspicion: 0 }, B: { stress: 3 } } });
    allPass(failed).leaves({ turn: 3 });
  });
  test('without cards nobody is asked after a failure', () => {
    announced('E', { of: { cards: false } })
      .when('stalinists', { kind: 'roll-purge' }, ['1d20', [1]])
      .tells({ kind: 'purges-ended' });
  });
  test('with a die of 0 to 19 is one harder', () => {
    announced('E', { of: { die: '0-19' } })
      .when('stalinists', { kind: 'roll-purge' }, ['1d20', [10]])
      .tells({ kind: 'purge-rolled', die: 9, success: false });
  });
  test('of oneself is refused', () => {
    given(purging())
      .when('stalinists', { kind: 'purge', target: 'B' })
      .isRefused({ section: '§purge', reason: 'not-himself' });
  });
  test('reaches Candidates, but neither the people nor Siberia', () => {
    given(purging()).when('stalinists', { kind: 'purge', target: 'M' }).ok();
    given(purging()).when('stalinists', { kind: 'purge', target: 'N' }).isRefused({ reason: 'not-offered' });
  });
  test('§retirement at 95 would surely retire the actor and is refused; at 94 it is a risk', () => {
    given(purging({ people: { B: { stress: 20 } } }))
      .when('stalinists', { kind: 'purge', target: 'E' })
      .isRefused({ section: '§retirement', reason: 'certain-retirement' });
    given(purging({ people: { B: { stress: 19 } } }))
      .when('stalinists', { kind: 'purge', target: 'E' })
      .ok();
  });
  test('§retirement a failure at 93 retires the actor at once', () => {
    announced('E', { people: { B: { stress: 18 } } })
      .when('stalinists', { kind: 'roll-purge' }, ['1d20', [1]])
      .tells({ kind: 'left-play', politician: 'B', reason: 'retired' })
      .leaves({ politicians: { B: { at: 'removed' } } });
  });
});

describe('§inactive who purges', () => {
  const all = { A: { stalinists: 1 }, B: { militarists: 1 }, E: { evolutionists: 1 }, F: { apologists: 1 } };
  const cure = { cure: true };
  test.each<[string, Position['people'], Seat]>([
    ['the KGB Head', {}, 'militarists'],
    ['the Ideology Chief for one at the Sanatorium', { B: cure }, 'evolutionists'],
    ['then the Party Chief', { B: cure, E: { at: 'people' } }, 'stalinists'],
    ['then the Industry Minister', { B: cure, E: cure, A: cure }, 'apologists'],
  ])('is %s', (_name, people = {}, seat) => {
    given(purging({ declared: all, people })).asks(seat, PURGES);
  });
  test('a KGB Head without a controller is active: no other politician purges instead', () => {
    const { B: _, ...others } = all;
    given(purging({ declared: others, agenda: [asked('phase'), PURGES, asked('end-of-turn')] }));
    allPass(given(purging({ declared: others, agenda: [asked('phase'), PURGES, asked('end-of-turn')] }))).asks(
      ['stalinists', 'militarists', 'evolutionists', 'apologists'],
      { kind: 'window', about: 'end-of-turn' },
    );
  });
});

describe('§declare control changes hands before the die is rolled', () => {
  const sheets = { stalinists: { B: 6 }, militarists: { B: 7 } };
  const taken = () =>
    given(purging({ sheets }))
      .when('stalinists', { kind: 'purge', target: 'G' })
      .ok()
      .when('militarists', { kind: 'declare', politician: 'B', points: 5 })
      .tells({ kind: 'window-reopened', seat: 'militarists' })
      .when('stalinists', { kind: 'declare', politician: 'B', points: 6 })
      .ok()
      .when('militarists', { kind: 'declare', politician: 'B', points: 7 })
      .ok();
  test('then the new controller is asked, and may call it off', () => {
    allPass(taken())
      .asks('militarists', { kind: 'purge', target: 'G', by: 'stalinists' })
      .when('militarists', { kind: 'call-off' })
      .then({ kind: 'called-off', seat: 'militarists', target: 'G', act: 'purge' })
      .asks('militarists', { kind: 'purges' });
  });
  test('the one who announced it may not', () => {
    announced('G')
      .when('stalinists', { kind: 'call-off' })
      .isRefused({ section: '§declare', reason: 'announced-it-yourself' });
  });
  test('a window that was reopened waits for all others again', () => {
    const once = given(purging({ sheets })).when('stalinists', { kind: 'purge', target: 'G' }).ok();
    const passed = once.when('apologists', { kind: 'pass' }).ok();
    passed
      .when('militarists', { kind: 'declare', politician: 'B', points: 5 })
      .ok()
      .asks(['stalinists', 'evolutionists', 'apologists'], { kind: 'window', round: 1 });
  });
});

describe('§purge §siberia in each game', () => {
  const on = { ...declared, E: { militarists: 3, evolutionists: 5 } };
  const success = (edition: string, more: Position = {}) =>
    announced('E', { of: { edition }, declared: on, ...more }).when('stalinists', { kind: 'roll-purge' }, [
      '1d20',
      [19],
    ]);
  test('Standard: only the ? is lost in Siberia', () => {
    success('standard', { people: { E: { suspicion: 1, sick: 1 } } })
      .ok()
      .leaves({
        declared: { E: [{ seat: 'militarists' }, { seat: 'evolutionists' }] },
        politicians: { E: { at: 'siberia', suspicion: 0, sick: 1 } },
        influence: { evolutionists: { E: 5 } },
      });
  });
  test('Modern: the leading faction loses what it has declared', () => {
    success('modern')
      .tells({ kind: 'influence-lost', seat: 'evolutionists', politician: 'E', points: 5 })
      .leaves({
        declared: { E: [{ seat: 'militarists', points: 3 }] },
        influence: { evolutionists: { E: 0 }, militarists: { E: 3 } },
      });
  });
  test('Variant: everybody does, and the target lives', () => {
    success('variant')
      .ok()
      .leaves({
        declared: { E: [] },
        influence: { evolutionists: { E: 0 }, militarists: { E: 0 } },
        politicians: { E: { at: 'siberia', protege: false } },
      });
  });
  test.each([
    ['standard', ['militarists', 'evolutionists']],
    ['modern', ['militarists']],
    ['1928', []],
    ['variant', []],
  ])('%s: after a conviction these have declared points on the target still: %j', (edition, left) => {
    const agenda: readonly Step[] = [asked('conviction'), { kind: 'convict', accused: 'E', dies: false }, END];
    const { state } = allPass(given(at({ of: { edition }, agenda, declared: on })));
    expect(state.politicians['E']).toMatchObject({ at: 'siberia', protege: false });
    expect(state.declared['E']?.map(({ seat }) => seat)).toEqual(left);
  });
  test('1928: the target is killed, and the protégé goes to Siberia with what was not declared', () => {
    success('1928', { sheets: { militarists: { E: 7 } }, people: { E: { suspicion: 2, sick: 1, stress: 4 } } })
      .tells({ kind: 'influence-lost' }, { kind: 'replaced-by-protege', politician: 'E' })
      .leaves({
        declared: { E: [] },
        influence: { militarists: { E: 4 } },
        politicians: { E: { at: 'siberia', protege: true, suspicion: 0, sick: 0, stress: 0 } },
      });
  });
  test('1928: a protégé who is killed is gone', () => {
    success('1928', { people: { E: { protege: true } } })
      .tells({ kind: 'left-play', politician: 'E', reason: 'died' })
      .leaves({ politicians: { E: { at: 'removed' } } });
  });
  test.each([
    ['1928', 1],
    ['modern', 0],
    ['variant', 0],
    ['standard', 0],
  ])('%s: a failure leaves the target with so many ?: %i', (edition, suspicion) => {
    announced('E', { of: { edition } })
      .when('stalinists', { kind: 'roll-purge' }, ['1d20', [1]])
      .ok()
      .leaves({ politicians: { E: { suspicion } } });
  });
  test('1928: three ? are the most', () => {
    announced('E', { of: { edition: '1928' }, people: { E: { suspicion: 3 } } })
      .when('stalinists', { kind: 'roll-purge' }, ['1d20', [1]])
      .ok()
      .leaves({ politicians: { E: { suspicion: 3 } } });
  });
});

describe('§purge what forbids a purge forbids its roll', () => {
  const open = (more: Position = {}) => given(purging(more)).when('stalinists', { kind: 'purge', target: 'I' }).ok();
  test('§intrigue an Old Guard’s Word, given after the announcement, stops it and costs no stress', () => {
    const word = open({ of: { edition: '1928' }, hands: { militarists: ['gray-43'] } })
      .when('militarists', { kind: 'play-card', card: 'gray-43', on: 'I' })
      .ok();
    allPass(word)
      .asks('stalinists', { kind: 'purges' })
      .leaves({ politicians: { I: { at: 'candidate-1' }, B: { stress: 0 } } });
  });
  test('§bargains a promise binds a player who outbids in the window', () => {
    const promises = [{ seat: 'militarists', to: 'apologists', promise: 'no-purge', on: 'I' }] as const;
    const outbid = open({ promises, sheets: { militarists: { B: 6 } } })
      .when('militarists', { kind: 'declare', politician: 'B', points: 6 })
      .ok();
    allPass(outbid)
      .asks('militarists', { kind: 'purges' })
      .leaves({ politicians: { I: { at: 'candidate-1' } } });
  });
});
