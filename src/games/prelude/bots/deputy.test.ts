import { describe, expect, test } from 'vitest';
import { playBot, choiceOf } from '../../../kernel/testing/bots';
import { legal } from '../../../kernel/offers';
import { prelude } from '..';
import type { State } from '../state';
import { rival, SEATS } from '../seats';
import { stage } from '../cards/testing/stage';
import { deputy } from './deputy';
import { lying } from '../testing/positions';

const R = 'revolutionary';
const G = 'government';
const choice = choiceOf(prelude, deputy);

test.each(SEATS)('the deputy beats random play from the %s side, nine games of ten', seat => {
  const report = playBot(prelude, deputy, seat, { games: 20, cap: 8000, seed: 31, options: [{}] });
  expect(report.faults).toEqual([]);
  expect(report.wins).toBeGreaterThanOrEqual(18);
});

describe('the deputy', () => {
  const failed = (target: number): State => ({
    ...stage(R),
    agenda: [
      {
        kind: 'failed-check',
        seat: R,
        place: 'smolny',
        bonus: 0,
        total: stage(R).cubes.smolny.revolutionary + target,
        success: [{ kind: 'found', seat: R, place: 'smolny' }],
        failure: [],
      },
      ...stage(R).agenda,
    ],
  });

  test('buys a failure off where an Organization is worth it', () => {
    expect(choice(failed(3), R)).toEqual({ kind: 'buy-off' });
  });

  test('provokes the other side', () => {
    expect(choice({ ...stage(G), agenda: [{ kind: 'provoke', seat: G }, ...stage(G).agenda] }, G)).toEqual({
      kind: 'provoke',
      player: R,
    });
  });

  test('plays what wins the game', () => {
    const nearly = lying({ ...stage(R), points: 19, hands: { revolutionary: ['card-244', 'card-9'], government: [] } });
    expect(choice(nearly, R)).toEqual({ kind: 'play-event', card: 'card-244' });
  });

  test('scores the track that favours it', () => {
    const open = { ...stage(R), world: 5, agenda: [{ kind: 'choose-track', seat: R } as const, ...stage(R).agenda] };
    expect(choice({ ...open, organizations: [] }, R)).toMatchObject({ kind: 'choose-track' });
  });
});

describe('it says why', () => {
  const why = (command: Parameters<NonNullable<typeof deputy.why>>[1], seat: typeof R | typeof G) => {
    const state = lying({ ...stage(seat), hands: { [seat]: ['card-244'], [rival(seat)]: [] } });
    return deputy.why?.({ state, seat, legal: legal(prelude, state, seat) }, command)?.word;
  };
  test('an Event is worth so many victory points', () => {
    expect(why({ kind: 'play-event', card: 'card-244' }, R)).toBe('event-brings');
  });
  test('its points do more than an Event that could have happened', () => {
    expect(why({ kind: 'play-points', card: 'card-244' }, R)).toBe('points-do-more');
  });
  test('a card of the other side leaves that side its Event', () => {
    expect(why({ kind: 'play-points', card: 'card-244' }, G)).toBe('leaves-the-event');
  });
});
