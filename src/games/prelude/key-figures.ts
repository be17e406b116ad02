/** The key figures: the check that is rolled, what each track would score, and what its next step brings. */
import type { KeyFigure, KeyFigureLine } from '../../kernel/presentation';
import { bandsAt } from './board-values';
import { type Band, prestigeBands, unrestBands } from './data/turns';
import { TRACKS, type Track } from './data/types';
import { advantage } from './rules/advantage';
import type { Seat } from './seats';
import { favoured, UNREST_END, type State } from './state';
import { target } from './sums';

/** §9 The Target Number, shown to every seat, not only to the one that rolls. */
const check = (state: State): readonly KeyFigure<Seat>[] => {
  const [step] = state.agenda;
  if (step?.kind !== 'check') return [];
  const { lines, odds = [] } = target(state, step);
  return [{ title: { word: 'check-of', params: { seat: step.seat, place: step.place } }, isNow: true, lines, odds }];
};

const trackLine = (state: State, track: Track): KeyFigureLine<Seat> => {
  const points = advantage(state, track);
  const ahead = favoured(points);
  return {
    word: 'track-scores',
    params: { track },
    id: `${track}-advantage`,
    each: ahead ? { [ahead]: Math.abs(points) } : {},
    ...(ahead && { ahead }),
  };
};

/** §11 The box at which Growing Extremism weighs more, or the Revolution comes. */
const unrestLine = (state: State): KeyFigureLine<Seat> => {
  const { unrest } = state;
  const next = unrestBands(bandsAt(state))
    .toReversed()
    .find(({ from }) => from > unrest);
  return next
    ? { word: 'unrest-brings', params: { value: unrest, from: next.from, modifier: next.modifier }, id: 'unrest' }
    : { word: 'unrest-ends', params: { value: unrest, from: UNREST_END }, id: 'unrest' };
};

/** §12 Prestige that falls: the first box below which Growing Extremism weighs more, at last the Abdication. */
const prestigeLine = (state: State): readonly KeyFigureLine<Seat>[] => {
  const { abdicated, prestige } = state;
  if (abdicated) return [];
  const bands = prestigeBands(bandsAt(state));
  const at = bands.findIndex(({ from }: Band) => prestige >= from);
  const below = bands[at + 1];
  const from = (bands[at]?.from ?? 0) - 1;
  return [
    below
      ? { word: 'prestige-brings', params: { value: prestige, from, modifier: below.modifier }, id: 'prestige' }
      : { word: 'prestige-ends', params: { value: prestige }, id: 'prestige' },
  ];
};

export const keyFigures = (state: State): readonly KeyFigure<Seat>[] => [
  ...check(state),
  {
    title: { word: 'tracks-now' },
    lines: [...TRACKS.map(track => trackLine(state, track)), unrestLine(state), ...prestigeLine(state)],
  },
];
