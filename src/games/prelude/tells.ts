/** What the account of a game of Prelude to Revolution names beside its events. */
import type { Figures, Tells } from '../../kernel/presentation';
import { cardOf } from './cards/card';
import { morePoints } from './cards/play';
import { SCORE_BOX, type State, valueOf } from './state';
import type { Prelude } from './types';
import type { Event } from './vocabulary';

/** A marker that both sides share: who is ahead, and by how much, before and after. */
const shared = (was: number, now: number): Figures => {
  const ahead = (value: number): string => (value < 0 ? 'government' : 'revolutionary');
  return { was: Math.abs(was), ahead: ahead(was), now: Math.abs(now), leader: ahead(now) };
};

/** The card whose Event is being carried out. */
const atWork = ({ agenda, played }: State): string | undefined =>
  agenda.some(({ kind }) => kind === 'effects') ? played?.card : undefined;

/** What points were scored for: the last thing in the same turn that scores any. */
const reason = (before: State, earlier: readonly Event[]): Figures => {
  let scored = 0;
  for (const event of earlier.toReversed()) {
    switch (event.kind) {
      case 'points-scored':
        scored++;
        break;
      case 'track-scored':
        return scored ? { why: 'empty', what: event.track } : { why: 'track', what: event.track };
      case 'check-succeeded':
        return scored ? { why: 'majority', what: '' } : { why: 'vote', what: event.place };
      case 'check-failed':
      case 'failure-accepted':
        return { why: 'majority', what: '' };
      case 'extremism-grew':
        return { why: 'extremism', what: '' };
      case 'special-used':
        return { why: 'special', what: event.action };
      case 'event-begun':
        return { why: 'card', what: event.card };
      case 'card-played':
        return { why: 'card', what: event.card };
      default:
        break;
    }
  }
  const card = atWork(before);
  return card === undefined ? { why: 'none', what: '' } : { why: 'card', what: card };
};

export const tells: Tells<Prelude> = {
  'game-ended': 'unsaid',
  'turn-begun': 'unsaid',
  'round-begun': 'heading',
  // what a card keeps in mind is told when it comes to bear
  remembered: 'unsaid',
  'omen-laid': 'unsaid',
  'card-bound': 'unsaid',
  'check-succeeded': (_event, _before, _after, earlier) =>
    earlier.at(-1)?.kind === 'failure-bought-off' ? 'unsaid' : undefined,
  // a track that has been scored goes back to Start, as always
  'track-reset': (_event, _before, _after, earlier) =>
    earlier.some(({ kind }) => kind === 'track-scored') ? 'unsaid' : undefined,

  'card-played'({ seat, card, as }, before) {
    const known = cardOf(before, card);
    return known && as === 'points' ? { points: known.points + morePoints(before, seat) } : undefined;
  },
  'card-put': ({ to }) => (to === 'discards' ? 'unsaid' : undefined),
  'special-set': (_event, _before, _after, earlier) =>
    earlier.some(({ kind }) => kind === 'special-used') ? 'unsaid' : undefined,

  'cube-mobilized': ({ seat, place }, before) => {
    const was = valueOf(before, seat, place);
    return { was, now: was + 1 };
  },
  'cubes-changed'({ seat, place }, before, after, earlier) {
    if (earlier.at(-1)?.kind === 'cube-mobilized') return 'unsaid';
    return { was: valueOf(before, seat, place), now: valueOf(after, seat, place) };
  },
  'check-rolled': ({ dice, target }) => {
    const total = dice.reduce((sum, die) => sum + die, 0);
    return { total, short: total - target };
  },
  'activity-point-bought': ({ seat }, before, after) => ({
    was: before.opportunity[seat],
    now: after.opportunity[seat],
  }),
  'failure-bought-off': ({ seat }, before, after) => ({ was: before.opportunity[seat], now: after.opportunity[seat] }),
  'opportunity-changed': ({ seat }, before, after) => ({ was: before.opportunity[seat], now: after.opportunity[seat] }),
  'unrest-changed': (_, before, after) => ({ was: before.unrest, now: after.unrest }),
  'prestige-changed': (_, before, after) => ({ was: before.prestige, now: after.prestige }),
  'world-changed': (_, before, after) => shared(before.world, after.world),
  'scoring-die-rolled': ({ face }, before, after) => ({
    was: before.scoring[face],
    now: after.scoring[face],
    of: SCORE_BOX,
  }),
  'scoring-moved': ({ track }, before, after) => ({
    was: before.scoring[track],
    now: after.scoring[track],
    of: SCORE_BOX,
  }),
  'points-scored': (_, before, after, earlier) => ({
    ...shared(before.points, after.points),
    ...reason(before, earlier),
  }),
};
