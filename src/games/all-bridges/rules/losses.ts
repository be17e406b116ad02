/** §3.2.4 One loss of the Defenders after another, and what retreats with the last of them. */
import { refuse } from '../refusals';
import { cellsRemoved } from '../changes';
import type { Space } from '../data/map';
import { capabilitiesIn, cellsIn, discsIn, newsIn, stopOf, troopsIn } from '../selectors';
import type { State } from '../state';
import {
  kindOfCapability,
  opponent,
  STANCES,
  type Casualties,
  type Event,
  type Side,
  type Stance,
} from '../vocabulary';
import { arrival } from './rails';
import type { Result, RuleFor } from './common';

const defenderOf = ({ by }: Casualties): Side => (by === 'german' ? 'reds' : opponent(by));

/** What may be lost next. */
type Loss = { readonly loses: 'cell'; readonly stance: Stance } | { readonly loses: 'troop' | 'disc' };

/** §3.2.4 Cells and Troops by turns, a Cell first; Administrations when all of them are gone. */
export const losses = (state: State, step: Casualties): readonly Loss[] => {
  const { space } = step;
  const defender = defenderOf(step);
  const cells = step.cells ? STANCES.filter(stance => cellsIn(state, space, defender, stance) > 0) : [];
  // Germans take Active Cells first
  const chosen = step.by === 'german' ? cells.slice(0, 1) : cells;
  const troops = step.troops && troopsIn(state, space, defender === 'reds' ? 'russian' : 'german') > 0;
  if (chosen.length && (step.next === 'cell' || !troops)) return chosen.map(stance => ({ loses: 'cell', stance }));
  if (troops) return [{ loses: 'troop' }];
  return step.cells && discsIn(state, space, defender) ? [{ loses: 'disc' }] : [];
};

const isRetreat = ({ to }: Casualties): boolean => to !== 'available' && to !== 'prison';

/** §3.2.4 With the last Cell that retreats go its Capabilities; a Train that cannot follow is removed. */
const baggage = (state: State, space: Space, to: Space, side: Side): readonly Event[] => [
  ...capabilitiesIn(state, space, side).map((marker): Event => {
    const stop = stopOf(state, marker);
    const isTrain = kindOfCapability(marker) === 'trains';
    const at = isTrain ? ((stop && arrival(state, stop, to)) ?? 'aside') : to;
    return { kind: 'capability-placed', marker, side, at };
  }),
  ...newsIn(state, space, side).map((news): Event => ({ kind: 'news-placed', news, space: to, holder: side })),
];

const cellLost = (state: State, step: Casualties, stance: Stance): readonly Event[] => {
  const { space, to } = step;
  const faction = defenderOf(step);
  if (to === 'available' || to === 'prison') return cellsRemoved(faction, space, stance, 1, to);
  const isLast = cellsIn(state, space, faction) === 1;
  return [
    { kind: 'cells-moved', faction, from: space, to, stance, count: 1 },
    ...(isLast ? baggage(state, space, to, faction) : []),
  ];
};

/** One loss, and the casualties after it. */
export const lost = (state: State, step: Casualties, loss: Loss): Result => {
  const { space } = step;
  const left = step.left - 1;
  const defender = defenderOf(step);
  switch (loss.loses) {
    case 'cell': {
      const retreats = isRetreat(step);
      const next: Casualties = {
        ...step,
        left,
        next: 'troop',
        removedCells: step.removedCells + (retreats ? 0 : 1),
        prisoners: step.prisoners + (step.to === 'prison' ? 1 : 0),
        to: retreats ? step.to : step.to === 'available' ? 'prison' : 'available',
      };
      return { events: cellLost(state, step, loss.stance), then: [next] };
    }
    case 'troop': {
      const power = defender === 'reds' ? 'russian' : 'german';
      const isGerman = power === 'german';
      return {
        events: [
          { kind: 'troops-removed', power, space, count: 1 },
          ...(isGerman ? [{ kind: 'german-box-changed', by: 1 } as const] : []),
        ],
        then: [{ ...step, left, next: 'cell', removedGermans: step.removedGermans + (isGerman ? 1 : 0) }],
      };
    }
    case 'disc':
      return { events: [{ kind: 'disc-removed', disc: 'administration', space }], then: [{ ...step, left }] };
  }
};

export const removeCell: RuleFor<'casualties', 'remove-cell'> = {
  section: '§3.2.4',
  offers: ({ step }) => [{ kind: 'remove-cell', faction: [defenderOf(step)], stance: STANCES }],
  forbids: ({ state, step }, { stance }) =>
    losses(state, step).some(loss => loss.loses === 'cell' && loss.stance === stance)
      ? undefined
      : refuse('§3.2.4', 'not-that-loss'),
  decide: ({ state, step }, { stance }) => lost(state, step, { loses: 'cell', stance }),
};
