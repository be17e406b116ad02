/** §8.5.3, §8.5.4 Who may carry a Message, and where. */
import { distance, neighbours, population } from '../data/owners-map';
import { SPACES, type Space } from '../data/map';
import { availableDiscs, cellsIn, controllerOf, discsIn, hasRoomForDisc, newsIn, sumOver } from '../selectors';
import { isToTheLetter } from '../options';
import type { State } from '../state';
import { STANCES } from '../vocabulary';
import { afterMove } from './groups';
import type { Target } from './types';

const MOVES = 3;

/** The spaces on a shortest way. */
export const wayTo = (state: State, from: Space, to: Space): readonly Space[] => {
  const next = neighbours(state, from).find(space => distance(state, space, to) === distance(state, from, to) - 1);
  return from === to || !next ? [] : [next, ...wayTo(state, next, to)];
};

/** How many Cells must stay: three with the Personality, two with a Network, three that wait for one. */
const staying = (state: State, space: Space): number => {
  const waits =
    !discsIn(state, space, 'moderates') && availableDiscs(state, 'network') > 0 && hasRoomForDisc(state, space);
  return Math.max(
    state.personality === space ? 3 : 0,
    discsIn(state, space, 'moderates') ? 2 : 0,
    waits && cellsIn(state, space, 'moderates') === 3 ? 3 : 0,
  );
};
export const freeToLeave = (state: State, space: Space): number =>
  Math.max(0, cellsIn(state, space, 'moderates') - staying(state, space));
export const freeCells = (state: State): number => sumOver(space => freeToLeave(state, space));

const origins = (state: State): readonly Target[] =>
  SPACES.filter(from => freeToLeave(state, from) > 0).flatMap(from =>
    STANCES.filter(stance => cellsIn(state, from, 'moderates', stance) > 0).map(stance => ({ from, stance })),
  );

/** Each Cell that may go, to each space within three moves. */
export const messagesOf = (state: State): readonly Target[] =>
  origins(state).flatMap(origin =>
    SPACES.flatMap(space => {
      const path = origin.from ? wayTo(state, origin.from, space) : [];
      return path.length && path.length <= MOVES ? [{ ...origin, space, path, count: 1 }] : [];
    }),
  );

/**
 * §8.5.4 Free News, or News held by a Moderates Cell beside it, and the moves that bring it towards the Personality.
 */
export const newsRuns = (state: State): readonly { readonly news: Space; readonly targets: readonly Target[] }[] => {
  const { personality } = state;
  if (personality === 'available') return [];
  return SPACES.flatMap(news => {
    const held = newsIn(state, news, 'moderates').length > 0;
    const free = newsIn(state, news, 'nobody').length > 0;
    if (news === personality || (!held && !free)) return [];
    const targets = origins(state).flatMap(origin => {
      const { from = news } = origin;
      if (from !== news && !free) return [];
      const toNews = wayTo(state, from, news);
      const onward = wayTo(state, news, personality).slice(0, Math.max(0, MOVES - toNews.length));
      const end = onward.at(-1);
      return toNews.length < MOVES && end
        ? [{ ...origin, space: end, path: [...toNews, ...onward], takesAt: toNews.length, count: 1 }]
        : [];
    });
    return targets.length ? [{ news, targets }] : [];
  });
};

/** §8.5.3 Does the Cell break the Control of a space it moves into? */
export const breaksControl = (state: State, { space }: Target): boolean =>
  space !== undefined &&
  controllerOf(state, space) !== undefined &&
  controllerOf(afterMove(state, 'moderates', { space }), space) === undefined;
/** §8.5.3 Would its leaving give Control of Population to nobody? */
export const leavesNoControl = (state: State, { from }: Target): boolean =>
  from === undefined ||
  (population(state, from) === 0 && isToTheLetter(state)) ||
  controllerOf(state, from) !== undefined ||
  controllerOf(afterMove(state, 'moderates', { from }), from) === undefined;
