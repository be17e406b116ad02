/** §11.2, §12.1 Red October and the Abdication as checklists that can apply themselves. */
import type { Dice, Edit } from '../../../kernel/game';
import type { Finding, Helper, Line, Rolled } from '../../../kernel/helper';
import { cardOf } from '../cards/card';
import type { Track } from '../data/types';
import { advantage } from '../rules/advantage';
import { provisionalGovernment } from '../rules/abdication';
import { opportunityChange, pointsScored, worldChange } from '../rules/common';
import { growth, trackModifier } from '../rules/growing-extremism';
import { preparationsOf, vanguard } from '../rules/red-october';
import { awarded } from '../rules/scoring';
import { secondPlayer, type State } from '../state';
import { SEATS, type Event, type Prelude } from '../vocabulary';
import { after, editsBetween } from './apply';

const FACES = 6;

const scored = (state: State, track: Track): Line =>
  ({ word: 'track-worth', params: { track }, value: Math.abs(advantage(state, track)) });

/** §11.2 What is known before any die: points that go, tracks as they stand, the difference of the markers. */
const risingLines = (state: State): readonly Line[] => [
  { word: 'opportunity-gone' },
  scored(state, 'organizations'),
  { word: 'both-grow' }, scored(state, 'duma'),
  ...SEATS.map((seat): Line => ({ word: 'preparations', params: { seat }, value: preparationsOf(state, seat) })),
  { word: 'rally-by-hand' }, scored(state, 'districts'),
  { word: 'world-rolls' }, scored(state, 'world'),
];

/** §11.2 The steps that leave nobody a choice, rolled and scored in their order. */
const risen = (state: State, dice: Dice): Finding => {
  let now = state;
  const rolls: Rolled[] = [], lines: Line[] = [];
  const apply = (events: readonly Event[]): void => { now = after(now, events); };
  const die = (): number => {
    const faces = dice.roll(1, FACES);
    rolls.push({ count: 1, sides: FACES, faces });
    return faces[0] ?? 1;
  };
  const score = (track: Track): void => { lines.push(scored(now, track)); apply(awarded(now, track)); };
  apply(SEATS.flatMap(seat => opportunityChange(now, seat, -now.opportunity[seat])));
  score('organizations');
  for (const seat of [state.first, secondPlayer(state)]) {
    const result = die() + trackModifier(now, seat);
    lines.push({ word: 'extremism-result', params: { seat }, value: result });
    apply(growth(now, seat, result));
  }
  score('duma');
  const ahead = vanguard(now);
  apply(pointsScored(ahead.seat, ahead.points));
  lines.push({ word: 'vanguard', params: { seat: ahead.seat }, value: ahead.points });
  score('districts');
  let revolutionary = die(), government = die();
  while (revolutionary === government) { revolutionary = die(); government = die(); }
  const seat = revolutionary > government ? 'revolutionary' : 'government';
  lines.push({ word: 'world-moves', params: { seat } });
  apply(worldChange(now, seat, 1));
  score('world');
  return { lines, rolls, edits: editsBetween(state, now) };
};

export const redOctober: Helper<Prelude> = {
  id: 'red-october',
  section: '§11.2',
  inputs: () => [],
  preview: state => ({ lines: risingLines(state), odds: [] }),
  run: (state, _values, dice) => risen(state, dice),
};

/** §12.1 Cards on the table that leave the game. */
const starsOnTable = (state: State): readonly Edit[] =>
  ([['pool', state.pool], ['in-play', state.inPlay]] as const).flatMap(([from, cards]) =>
    cards.filter(card => cardOf(state, card)?.star)
      .map(card => ({ kind: 'card', card, from, to: 'removed' } as const)));

const abdicationLines = (state: State): readonly Line[] => [
  { word: 'stars-leave', value: starsOnTable(state).length },
  { word: 'deck-by-hand' },
  { word: 'extremists-leave' }, { word: 'moderates-halved' },
  { word: 'party-organizations-leave' },
  { word: 'world-bids' },
];

export const abdication: Helper<Prelude> = {
  id: 'abdication',
  section: '§12.1',
  inputs: () => [],
  preview: state => ({ lines: abdicationLines(state), odds: [] }),
  run: state => ({
    lines: abdicationLines(state), rolls: [],
    edits: [...editsBetween(state, after(state, provisionalGovernment(state))), ...starsOnTable(state)],
  }),
};
