import { describe, expect, test } from 'vitest';
import { INVESTIGATING } from '../testing/cards';
import { allPass, asked, at, END, given, type Position } from '../testing/positions';
import { ballotOf } from './votes';

const us = 'stalinists';
const them = 'militarists';
const suspect = { E: { suspicion: 1 } };
/** We are the Defense Minister and the Party Chief; they are the KGB Head and the accused Ideology Chief. */
const declared = { A: { stalinists: 1 }, B: { militarists: 1 }, D: { stalinists: 4 }, E: { militarists: 1 } };
const tried = (more: Position = {}) =>
  allPass(
    given(
      at({
        of: { edition: '1928' },
        phase: 'investigations',
        agenda: [INVESTIGATING, asked('end-of-turn'), END],
        declared,
        people: suspect,
        ...more,
      }),
    )
      .when(us, { kind: 'hold-trial', target: 'E' })
      .ok(),
  );
/** The KGB Head is asked: the Party Chief has said guilty. */
const second = (more: Position) => allPass(tried(more).when(us, { kind: 'vote', vote: 'guilty' }).ok());
const voters = (of: ReturnType<typeof given>) => ballotOf(of.state)?.votes.map(({ voter }) => voter);

describe('§trial only those vote who are Voting-Members when they vote', () => {
  const hands = { apologists: ['red-18', 'gray-57', 'red-3'] };
  test('a politician who is sent to the people during the vote does not vote', () => {
    const sent = second({ hands })
      .asks(them, { kind: 'vote', voter: 'B' })
      .when('apologists', { kind: 'play-card', card: 'red-18', on: 'B' })
      .ok();
    // the next voter, the Foreign Minister, is uncontrolled: innocent
    expect(voters(sent)).toEqual(['A', 'C']);
    sent.asks(['stalinists', 'militarists', 'evolutionists', 'apologists'], { kind: 'window', about: 'vote' });
  });
  test('a politician killed meanwhile does not vote, even an uncontrolled one', () => {
    const shot = second({ hands }).when('apologists', { kind: 'play-card', card: 'red-3', on: 'B' }).ok();
    const dead = allPass(shot)
      .when('apologists', { kind: 'roll-assassination' }, ['1d20', [20]])
      .ok();
    expect(voters(dead)).toEqual(['A', 'C']);
  });
  test('§intrigue nor a Foreign Minister who is sent abroad', () => {
    const asksC = second({ hands, declared: { ...declared, C: { militarists: 1 }, B: {} } });
    const abroad = allPass(asksC)
      .asks(them, { kind: 'vote', voter: 'C' })
      .when('apologists', { kind: 'play-card', card: 'gray-57', on: 'C' })
      .ok();
    expect(voters(abroad)).not.toContain('C');
  });
  test('§exile once the accused has fled before the first vote, nobody is asked for one', () => {
    tried({ of: { edition: 'modern' } })
      .asks(us, { kind: 'vote', voter: 'A' })
      .when(them, { kind: 'go-into-exile', politician: 'E' })
      .ok()
      .asks(us, { kind: 'investigations', tried: true });
  });
  test('an older table without the mark keeps its rule', () => {
    const { state } = second({ hands, of: { edition: '1928' } });
    const { 'second-reading': _, ...options } = state.options;
    const sent = given({ ...state, options })
      .when('apologists', { kind: 'play-card', card: 'red-18', on: 'B' })
      .ok()
      .asks(them, { kind: 'vote', voter: 'B' })
      .when(them, { kind: 'vote', vote: 'guilty' })
      .ok();
    expect(voters(sent)).toEqual(['A', 'B']);
  });
});

describe('§funeral once the nominee has left the Politburo, nobody is asked for a vote', () => {
  test('the nominator names another', () => {
    const open = given(
      at({
        phase: 'funeral',
        people: { A: { at: 'removed' } },
        declared: { B: { stalinists: 1 }, C: { militarists: 2 }, E: { evolutionists: 1 } },
        agenda: [{ kind: 'nomination', attempt: 1, noes: [] }, asked('end-of-turn'), END],
        hands: { apologists: ['red-18'] },
      }),
    )
      .when(them, { kind: 'nominate', politician: 'D' })
      .ok();
    allPass(open)
      .asks(us, { kind: 'vote', voter: 'B' })
      .when('apologists', { kind: 'play-card', card: 'red-18', on: 'D' })
      .ok()
      .asks(them, { kind: 'nomination', attempt: 1 });
  });
});
