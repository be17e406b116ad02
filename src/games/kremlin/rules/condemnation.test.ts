import { describe, test } from 'vitest';
import { allPass, END, given, type Position } from '../testing/positions';
import { declared, INVESTIGATING, minister, spying, suspected } from '../testing/cards';

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
    const tried = given(spying({ of: { edition }, agenda: [{ ...INVESTIGATING, tried: true }, END] }));
    const condemned = given(spying({ of: { edition }, agenda: [{ ...INVESTIGATING, condemned: true }, END] }));
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
  test('a minister who is a Candidate is never condemned', () => {
    const acting: Position['people'] = { ...suspected, D: { at: 'candidate-1' }, I: { at: 'defense-minister' } };
    given(spying({ people: acting, declared: { I: { stalinists: 1 } } }))
      .when(minister, { kind: 'condemn', target: 'D' })
      .ok();
  });
  test('Modern: a leader may answer for them with five years, and the minister pays nothing', () => {
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
  test.each(['standard', '1928', 'variant'])('%s: nobody answers for them', edition => {
    const on = { ...declared, A: { militarists: 3 } };
    given(spying({ of: { edition }, declared: on }))
      .when(minister, { kind: 'condemn', target: 'I' })
      .ok()
      .when('militarists', { kind: 'negate', politician: 'A' })
      .isRefused({ reason: 'not-offered' });
  });
  test('§declare the new holder of the duty may call it off', () => {
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
  test('§retirement a minister whom it would retire may not carry it out', () => {
    const open = given(spying({ sheets: { militarists: { D: 5 } }, people: { D: { stress: 20 } } }))
      .when(minister, { kind: 'condemn', target: 'I' })
      .ok()
      .when('militarists', { kind: 'declare', politician: 'D', points: 5 })
      .ok();
    const aged = allPass(open).byHand({ kind: 'set', marker: 'stress-D', to: 21 }).ok();
    aged.asks('militarists', { kind: 'investigations' }).leaves({ politicians: { I: { at: 'candidate-1' } } });
  });
});

describe('§condemnation what forbids it at the announcement forbids it to the end', () => {
  const condemned = (more: Position) => given(spying(more)).when(minister, { kind: 'condemn', target: 'I' }).ok();
  test('§intrigue an Old Guard’s Word stops one that is announced', () => {
    const word = condemned({ of: { edition: '1928' }, hands: { militarists: ['gray-43'] } })
      .when('militarists', { kind: 'play-card', card: 'gray-43', on: 'I' })
      .ok();
    allPass(word).leaves({ politicians: { I: { at: 'candidate-1' }, D: { stress: 0 } } });
  });
  test('§bargains a promise binds a player who outbids in the window', () => {
    const promises = [{ seat: 'militarists', to: 'apologists', promise: 'no-condemnation', on: 'I' }] as const;
    const outbid = condemned({ promises, sheets: { militarists: { D: 5 } } })
      .when('militarists', { kind: 'declare', politician: 'D', points: 5 })
      .ok();
    allPass(outbid)
      .asks('militarists', { kind: 'investigations' })
      .leaves({ politicians: { I: { at: 'candidate-1' } } });
  });
  test('Modern: it is negated once', () => {
    const on = { ...declared, A: { militarists: 3 }, B: { militarists: 3 } };
    condemned({ of: { edition: 'modern' }, declared: on })
      .when('militarists', { kind: 'negate', politician: 'A' })
      .ok()
      .when('militarists', { kind: 'negate', politician: 'B' })
      .isRefused({ reason: 'not-offered' });
  });
  test('§declare once it is called off, the minister may condemn another', () => {
    const outbid = condemned({ sheets: { militarists: { D: 5 } } })
      .when('militarists', { kind: 'declare', politician: 'D', points: 5 })
      .ok();
    allPass(outbid).does('militarists', { kind: 'call-off' }, { kind: 'condemn', target: 'J' });
  });
  test('§declare the year’s condemnation stays unused if the new holder of the duty may not carry it out', () => {
    const promises = [{ seat: 'militarists', to: 'apologists', promise: 'no-condemnation', on: 'I' }] as const;
    const outbid = (of: NonNullable<Position['of']>) =>
      condemned({ of, promises, sheets: { militarists: { D: 5 } } })
        .when('militarists', { kind: 'declare', politician: 'D', points: 5 })
        .ok();
    allPass(outbid({})).does('militarists', { kind: 'condemn', target: 'J' });
    allPass(outbid({ 'lost-acts-are-free': false }))
      .when('militarists', { kind: 'condemn', target: 'J' })
      .isRefused({ reason: 'one-a-year' });
  });
  test.each(['standard', 'variant', '1928'])('%s: §declare the year’s trial stays unused too', edition => {
    const promises = [{ seat: 'militarists', to: 'apologists', promise: 'no-trial', on: 'E' }] as const;
    const outbid = given(
      spying({
        of: { edition },
        promises,
        sheets: { militarists: { D: 5 } },
        people: { ...suspected, F: { suspicion: 1 } },
        agenda: [{ ...INVESTIGATING, suspects: ['E', 'F'] }, END],
      }),
    )
      .when(minister, { kind: 'hold-trial', target: 'E' })
      .ok()
      .when('militarists', { kind: 'declare', politician: 'D', points: 5 })
      .ok();
    const asked = allPass(outbid).asks('militarists', { kind: 'investigations' });
    asked.when('militarists', { kind: 'hold-trial', target: 'F' }).ok();
    asked.when('militarists', { kind: 'condemn', target: 'I' }).ok();
  });
});
