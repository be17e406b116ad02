/** §3.3.2 On the way: a messenger takes up the Personality or News and moves on. */
import { neighbours } from '../data/owners-map';
import { refuse } from '../refusals';
import type { Space } from '../data/map';
import { cellsIn, newsIn } from '../selectors';
import type { State } from '../state';
import { LOADS, type Event, type Load, type StepOf } from '../vocabulary';
import { isAmong, termsOf, type RuleFor } from './common';

/** §3.3.2 The number of moves of a messenger. */
const MOVES = 3;
export type Messenger = StepOf<'messenger'>;

/** §4.1 A Special Activity on the way may have flipped the Cell: it continues in its present stance. */
export const asItStands = <S extends Messenger | StepOf<'capture'>>(state: State, step: S): S =>
  cellsIn(state, step.space, 'moderates', step.stance)
    ? step
    : { ...step, stance: step.stance === 'active' ? 'inactive' : 'active' };

/** §3.3.2 News that no other Cell holds, or that the Moderates held where the Cell started. */
const newsToTake = (state: State, { path, space }: Messenger): number | undefined =>
  (path.length ? [] : newsIn(state, space, 'moderates'))[0] ?? newsIn(state, space, 'nobody')[0];

export const carry: RuleFor<'messenger', 'carry'> = {
  section: '§3.3.2',
  offers: () => [{ kind: 'carry', load: LOADS }],
  forbids({ state, step }, { load }) {
    if (step.carries !== 'nothing') return refuse('§3.3.2', 'carries-already');
    if (load === 'news') return newsToTake(state, step) === undefined ? refuse('§3.3.2', 'no-news') : undefined;
    if (state.personality !== step.space) return refuse('§3.3.2', 'no-personality');
    return step.path.length ? refuse('§3.3.2', 'from-the-start-only') : undefined;
  },
  decide({ state, step }, { load }) {
    const news = newsToTake(state, step);
    return {
      events:
        load === 'news' && news !== undefined
          ? [{ kind: 'news-placed', news, space: step.space, holder: 'moderates' }]
          : [],
      then: [{ ...step, carries: load, since: step.path.length }],
    };
  },
};

/** A messenger's load moves along. */
export const loadMoved = (state: State, carries: Load | 'nothing', from: Space, to: Space): readonly Event[] => {
  if (carries === 'personality') return [{ kind: 'personality-placed', space: to }];
  const [news] = carries === 'news' ? newsIn(state, from, 'moderates') : [];
  return news === undefined ? [] : [{ kind: 'news-placed', news, space: to, holder: 'moderates' }];
};

export const moveOn: RuleFor<'messenger', 'move-on'> = {
  section: '§3.3.2',
  offers: ({ state, step }) => [{ kind: 'move-on', to: neighbours(state, step.space) }],
  forbids({ state, seat, step }, { to }) {
    if (step.path.length >= MOVES) return refuse('§3.3.2', 'three-moves');
    return isAmong(termsOf(state, seat).within, to) ? undefined : refuse('§5.4', 'not-that-space');
  },
  decide({ state, step: asked }, { to }) {
    const step = asItStands(state, asked);
    return {
      events: [
        { kind: 'cells-moved', faction: 'moderates', from: step.space, to, stance: step.stance, count: 1 },
        ...loadMoved(state, step.carries, step.space, to),
      ],
      then: [{ ...step, space: to, path: [...step.path, to] }],
    };
  },
};
