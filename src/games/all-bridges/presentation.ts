/** The presentation of All Bridges Burning: how a table of it is shown. */
import type { Goal, GoalRow, Tells, Fact, Presentation } from '../../kernel/presentation';
import { lineOf, numbers, isUntracked } from './options';
import { isBlocked, MOST_TENSION, margin, tensionOf } from './rules/victory';
import { issuesAndNetworks, oppositionAndAdministrations, senateTownPopulation, availableCells } from './selectors';
import type { State, AllBridges } from './state';
import { type Seat, SIDES, SEATS, type Command } from './vocabulary';
import { succeeds } from './rules/strength';
import type { Options } from '../../kernel/messages';
import { boardAt } from './board';
import { textsOfCards } from './cards/faces';
import { faceAt, PIECES } from './faces';
import { gist } from './gists';
import { helpers } from './helpers';
import { word } from './names';
import { cubeSlot } from './places';
import { keyFigures } from './key-figures';
import { priceOf, sum } from './sums';
import { tabletop } from './tabletop';
import type { Demo } from '../../kernel/manifest';

/** §7.2 Each Faction's threshold and progress, and the Power that blocks it. */
const TOTALS = { reds: oppositionAndAdministrations, senate: senateTownPopulation } as const;

const COUNTS = { reds: 'goal-counts-reds', senate: 'goal-counts-senate', moderates: 'goal-counts-moderates' } as const;

const WINS = { reds: 'goal-reds', senate: 'goal-senate', moderates: 'goal-moderates' } as const;

/** §7.2 How far Issues, Networks and 1 must exceed Polarization at a victory check: as printed, level suffices. */
const moreThanLevel = ({ options }: State): number => (options['level'] === 'passes' ? 0 : 1);

/** The numbers of all three; a row says where a Power or Polarization blocks it. */
export const goal = (state: State, seat: Seat | undefined): Goal<Seat> => ({
  win: seat
    ? { word: WINS[seat], params: { need: lineOf(state, seat) + 1, most: MOST_TENSION, more: moreThanLevel(state) } }
    : { word: 'goal-all' },
  rows: [
    ...SIDES.map(
      (side): GoalRow<Seat> => ({
        counts: { word: COUNTS[side] },
        each: { [side]: TOTALS[side](state) },
        need: lineOf(state, side) + 1,
        ...(isBlocked(state, side) && {
          note: { word: 'goal-blocked', params: { now: tensionOf(state, side), most: MOST_TENSION } },
        }),
      }),
    ),
    {
      counts: { word: COUNTS.moderates },
      each: { moderates: state.resources.moderates },
      need: lineOf(state, 'moderates') + 1,
      ...(issuesAndNetworks(state) < state.polarization + moreThanLevel(state) && {
        note: {
          word: 'goal-issues',
          params: { now: issuesAndNetworks(state), need: state.polarization + moreThanLevel(state) },
        },
      }),
    },
  ],
});

/** Additions to the account of a game's events. */
export const tells: Tells<AllBridges> = {
  'game-ended': 'unsaid',
  // cards taken out of the deck before the first card are no change by hand
  'cards-taken': (_, { piles }) => (piles.current.length ? undefined : 'unsaid'),
  'cards-laid': (_, { piles }) => (piles.current.length ? undefined : 'unsaid'),
  // what is missing has been told
  'nonplayer-card-discarded': ({ because }) => (because === 'condition' ? 'unsaid' : undefined),
  'propaganda-begun': 'heading',
  // it follows at the end of every card
  'eligibility-adjusted': 'unsaid',
  'card-moved': ({ to }) => (to === 'current' ? 'heading' : to === 'upcoming' ? undefined : 'unsaid'),
  'german-cylinder-moved': ({ to }, before) => (before.germany === to ? 'unsaid' : undefined),
  'resources-changed': ({ faction }, before, after) => ({
    was: before.resources[faction],
    now: after.resources[faction],
  }),
  'resources-transferred': ({ from, to }, before, after) => ({
    left: after.resources[from],
    was: before.resources[to],
    now: after.resources[to],
  }),
  'polarization-changed': (_, before, after) => ({ was: before.polarization, now: after.polarization }),
  'vassalage-changed': ({ power }, before, after) => ({ was: before.vassalage[power], now: after.vassalage[power] }),
  'prisoners-changed': ({ faction }, before, after) => ({
    was: before.prisoners[faction],
    now: after.prisoners[faction],
  }),
  'out-of-play-changed': (_, before, after) => ({ was: before.outOfPlay, now: after.outOfPlay }),
  'german-box-changed': (_, before, after) => ({ was: before.germanBox, now: after.germanBox }),
  'support-shifted': ({ space }, before, after) => ({
    was: before.spaces[space].support,
    now: after.spaces[space].support,
  }),
  'attack-rolled': ({ die, strength }) => ({ success: succeeds(die, strength) }),
  'german-attack-rolled': ({ die, strength }) => ({ success: succeeds(die, strength) }),
  'relations-rolled': ({ die, target }) => ({ success: die <= target }),
  'capture-rolled': ({ die, cells }) => ({ success: die <= cells }),
  'politics-rolled': ({ die, cubes }) => ({ success: die <= cubes }),
};

/** Resources, the margin to victory, the cylinder's place, and the pieces in the box. */
const facts = (state: State, seat: Seat): readonly Fact[] => [
  ...(isUntracked(state, seat) ? [] : [{ word: 'resources', brief: 'resources', value: state.resources[seat] }]),
  { word: 'margin', brief: 'margin', value: margin(state, seat) },
  { word: 'eligibility', brief: 'eligibility', value: state.cylinders[seat] },
  { word: 'available', value: availableCells(state, seat) },
];

/** §8.1 When a player lets a Non-player go on, its acts are the Non-player's. */
const doer = ({ agenda: [step] }: State): Seat | undefined => (step?.kind === 'nonplayer-due' ? step.seat : undefined);

/** §1.11 A cube enters or leaves its side's wing of the Political Display. */
const slotOf = (command: Command): string | undefined =>
  'cube' in command && command.cube !== 'none' ? cubeSlot(command.cube) : undefined;

/** §3.2, §4 What a Command or Special Activity does. */
const meaning = (command: Command): string | undefined => {
  if (command.kind === 'choose-command') return `meanings.${command.command}`;
  return command.kind === 'special-activity' ? `meanings.${command.activity}` : undefined;
};

export const presentation = (options: Options): Presentation<AllBridges> => ({
  id: 'all-bridges',
  board: boardAt(options),
  tabletop,
  face: faceAt(options),
  pieces: PIECES,
  word,
  texts: textsOfCards(options),
  numbers: numbers.of(options),
  facts,
  factions: () => SEATS,
  sum,
  closing: ['done', 'decline', 'pass', 'pass-over'],
  goal,
  keyFigures,
  priceOf,
  gist,
  meaning,
  slotOf,
  doer,
  openCards: ['current', 'upcoming'],
  tells,
  helpers,
});

/** All Bridges Burning in pictures, for watching, and for random play. */
/** A table in mid-game. */
const isUnderWay = ({ agenda, piles }: State): boolean => agenda.length > 0 && piles.played.length >= 9;

export const demo: Demo<AllBridges> = {
  watched: {},
  pictures: [{ files: 'all-bridges', table: 'The bridges of Tampere', seats: ['reds', 'senate'], worth: isUnderWay }],
  // battles are fought, and cards pass quickly
  eagerness: {
    transfer: 0.02,
    withdraw: 0.02,
    'pass-over': 0.02,
    'let-play': 4,
    done: 0.6,
    pass: 0.3,
    message: 2,
    engage: 3,
    'roll-attack': 3,
    'spend-news': 3,
    'use-news': 5,
  },
  longest: { random: 400, bot: 400 },
};
