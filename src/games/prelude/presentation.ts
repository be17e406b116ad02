import type { Goal, Figures, Tells, Fact, Presentation } from '../../kernel/presentation';
import { numbersAt, numbers } from './options';
import type { Seat } from './seats';
import {
  type State,
  UNREST_END,
  SCORE_BOX,
  valueOf,
  type Prelude,
  controlled,
  dumaValue,
  organizationsOf,
  sign,
} from './state';
import { cardOf } from './cards/card';
import { morePoints } from './cards/play';
import type { Event } from './vocabulary';
import type { Options } from '../../kernel/messages';
import { boardAt } from './board';
import { textsOfCards } from './cards/faces';
import { TRACKS } from './data/types';
import { faceAt, PIECES, word } from './faces';
import { helpers } from './helpers';
import { advantage } from './rules/advantage';
import { preparationsOf } from './rules/red-october';
import { keyFigures } from './key-figures';
import { sumOf } from './sums';
import { tabletop } from './tabletop';
import type { Demo } from '../../kernel/manifest';
import type { Rolled } from '../../kernel/helper';
import { FACES, trackOn } from './data/scoring-dice';

// §2.6 The victory condition: Victory Points at a check, or more points after the last Turn.

/** One marker on one track: the side on whose half it is leads. */
export const goal = (state: State): Goal<Seat> => {
  const { points } = state;
  const need = numbersAt(state)['points-to-win'];
  return {
    win: { word: 'goal-points', params: { need, unrest: UNREST_END } },
    rows: [
      {
        label: { word: 'goal-victory-points' },
        each: { revolutionary: Math.max(0, points), government: Math.max(0, -points) },
        need,
        id: 'points',
      },
    ],
  };
};

// The figures that a game’s account shows beside its events.

/** The figures of a marker that both sides share: who leads, and by how much, before and after. */
const shared = (was: number, now: number): Figures => {
  const ahead = (value: number): string => (value < 0 ? 'government' : 'revolutionary');
  return { was: Math.abs(was), ahead: ahead(was), now: Math.abs(now), leader: ahead(now) };
};

/** The card whose Event is being carried out. */
const atWork = ({ agenda, played }: State): string | undefined =>
  agenda.some(({ kind }) => kind === 'effects') ? played?.card : undefined;

/** The reason for scored points: the last event of the same turn that scores any. */
const reason = (before: State, earlier: readonly Event[]): Figures => {
  let scored = 0;
  for (const event of earlier.toReversed()) {
    switch (event.kind) {
      case 'points-scored':
        scored++;
        break;
      case 'track-reset':
        // after a track, points scored before the workers rally are for the markers of Red October
        if (before.agenda.some(({ kind }) => kind === 'deploy-vanguard')) return { why: 'vanguard', what: '' };
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
  // the history shows what a card remembers when it takes effect
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

/** The presentation of a table of Prelude to Revolution. An owner’s data changes the faces of cards. */
const facts = (state: State, seat: Seat): readonly Fact[] => [
  { word: 'points', brief: 'points', value: Math.max(0, sign(seat) * state.points) },
  { word: 'opportunity', brief: 'opportunity', value: state.opportunity[seat] },
  { word: 'cards', value: state.piles[`${seat}-hand`].length },
  { word: 'districts', brief: 'districts', value: controlled(state, seat).length },
  { word: 'organizations', value: organizationsOf(state, seat).length },
  { word: 'duma', value: dumaValue(state, seat) },
  { word: 'preparations', value: preparationsOf(state, seat) },
  ...TRACKS.map(track => ({ word: `score-${track}`, value: Math.max(0, sign(seat) * advantage(state, track)) })),
];

export const presentation = (options: Options): Presentation<Prelude> => ({
  id: 'prelude',
  board: boardAt(options),
  tabletop,
  face: faceAt(options),
  pieces: PIECES,
  word,
  texts: textsOfCards(options),
  numbers: numbers.of(options),
  facts,
  sum: sumOf,
  meaning: command => (command.kind === 'use-special' ? `specials.${command.action}.note` : undefined),
  rolls,
  closing: ['pass', 'done', 'accept-failure'],
  goal,
  keyFigures,
  tells,
  helpers,
});

/** Demo positions and random play of Prelude to Revolution. */
/** Cards played, cubes placed, and the Revolutionary has points to spend. */
const isUnrest = ({ agenda: [top], turn, round }: State): boolean =>
  (turn > 1 || round > 4) && top?.kind === 'activities' && top.seat === 'revolutionary' && top.points >= 3;

export const demo: Demo<Prelude> = {
  watched: {},
  pictures: [{ files: 'prelude', table: 'St. Petersburg', seats: ['revolutionary', 'government'], worth: isUnrest }],
  // points are spent in a few clicks, and events happen
  eagerness: { done: 40, 'play-event': 10, 'play-from-pool': 4 },
  longest: { random: 687, bot: 716 },
};

// §4 Scoring Dice as they fall.

/** A Scoring Die on the table. The first of the three faces with its own track represents them all. */
export const rolls = (event: Event): readonly Rolled[] => {
  if (event.kind !== 'scoring-die-rolled') return [];
  const { die, face } = event;
  return [{ count: 1, sides: FACES.length, faces: [FACES.find(one => trackOn(die, one) === face) ?? 1], die }];
};
