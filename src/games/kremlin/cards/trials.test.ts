import { describe, expect, test } from 'vitest';
import { holding, none, play, SPYING, us } from '../testing/cards';
import { allPass, asked, END } from '../testing/positions';
import type { Step } from '../vocabulary';

describe('§intrigue §trial trials and votes', () => {
  const suspect = { people: { E: { suspicion: 2 } }, declared: { D: { stalinists: 4 } } } as const;
  const step: Step = { ...SPYING, suspects: ['E'] } as Step;
  const open = (cards: readonly string[]) =>
    holding(cards, 'investigations', { agenda: [step, END], ...suspect })
      .when(us, { kind: 'hold-trial', target: 'E' })
      .ok();
  test('a Special Board wants three innocent votes', () => {
    const special = open(['gray-41']).when(us, { kind: 'play-card', card: 'gray-41', on: none }).ok();
    expect(special.state.agenda[1]).toMatchObject({ kind: 'open-trial', needed: 3 });
    expect(allPass(special).state.agenda).toContainEqual(expect.objectContaining({ kind: 'trial', needed: 3 }));
  });
  test('a Whipped Vote turns the vote of an uncontrolled politician', () => {
    const voted = allPass(open(['red-21']));
    voted
      .asks(['stalinists', 'militarists', 'evolutionists', 'apologists'], { kind: 'window', about: 'vote' })
      .when(us, { kind: 'play-card', card: 'red-21', on: none })
      .tells({ kind: 'voted', voter: 'A', by: us, vote: 'guilty' });
  });
  test('the Highest Measure: the convict dies as if purged', () => {
    const agenda: readonly Step[] = [asked('conviction'), { kind: 'convict', accused: 'E', dies: false }, END];
    allPass(play('gray-47', none, 'investigations', { agenda, ...suspect }).ok()).leaves({
      politicians: { E: { at: 'siberia', protege: true } },
    });
  });
  test('a Signed Confession convicts one with ?? for three years, without a vote', () => {
    const read = allPass(
      play('gray-49', none, 'investigations', { agenda: [asked('phase'), step, END], ...suspect }).ok(),
    );
    read
      .when(us, { kind: 'confess', target: 'E' })
      .tells({ kind: 'convicted', politician: 'E' }, { kind: 'aged', politician: 'D', years: 3 })
      .leaves({ politicians: { E: { at: 'siberia' } }, effects: [] });
  });
  test('on a Mission Abroad the Foreign Minister cannot be tried', () => {
    const agenda: readonly Step[] = [asked('phase'), { ...SPYING, suspects: ['C'] } as Step, END];
    const away = play('gray-57', 'C', 'investigations', {
      agenda,
      people: { C: { suspicion: 1 } },
      declared: { D: { stalinists: 1 } },
    }).ok();
    allPass(away)
      .when(us, { kind: 'hold-trial', target: 'C' })
      .isRefused({ section: '§intrigue', reason: 'on-a-mission' });
  });
  test('a Managed Vote wants four noes', () => {
    const managed = holding(['black-105'], 'funeral', {
      agenda: [{ kind: 'nomination', attempt: 1, noes: [] }, END],
      people: { A: { at: 'removed' } },
      declared: { C: { stalinists: 1 } },
    }).does(us, { kind: 'nominate', politician: 'B' }, { kind: 'play-card', card: 'black-105', on: none });
    expect(managed.state.agenda[1]).toMatchObject({ kind: 'election', needed: 4 });
  });
  test('a State of Emergency suspends Trust No One', () => {
    const agenda: readonly Step[] = [asked('end-of-investigations'), { kind: 'trust-no-one' }, asked('end-of-turn')];
    allPass(play('black-99', none, 'investigations', { agenda }).ok()).leaves({
      politicians: { B: { at: 'kgb-head' } },
    });
  });
});

describe('§intrigue cards in a trial and an election', () => {
  test('§funeral a Whipped Vote affects neither the nominee nor the nominator: they cannot say no', () => {
    const ballot = (voter: string): readonly Step[] => [
      asked('vote'),
      { kind: 'reconsider', voter },
      {
        kind: 'election',
        nominee: 'B',
        nominator: 'C',
        by: 'nobody',
        attempt: 1,
        noes: [],
        needed: 3,
        votes: [{ voter, by: 'nobody', vote: 'yes' }],
      },
      END,
    ];
    const whip = (voter: string) => play('red-21', none, 'funeral', { agenda: ballot(voter) });
    whip('B').isRefused({ reason: 'not-offered' });
    whip('C').isRefused({ reason: 'not-offered' });
    whip('D').tells({ kind: 'voted', voter: 'D', by: us, vote: 'no' });
  });
  test('a Mission Abroad ends the trial of the Foreign Minister, without stress for anybody', () => {
    const agenda: readonly Step[] = [{ ...SPYING, suspects: ['C'] } as Step, END];
    const tried = holding(['gray-57'], 'investigations', {
      agenda,
      people: { C: { suspicion: 1 } },
      declared: { D: { stalinists: 1 } },
    })
      .when(us, { kind: 'hold-trial', target: 'C' })
      .ok();
    allPass(tried.when(us, { kind: 'play-card', card: 'gray-57', on: 'C' }).ok())
      .asks(us, { kind: 'investigations', tried: true })
      .leaves({ politicians: { C: { at: 'foreign-minister' }, D: { stress: 0 } } });
  });
});
