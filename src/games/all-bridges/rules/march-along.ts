/** §3.2.5 What goes along with marching Cells: Russians beside Reds, Capabilities, Trains on their rails. */
import { refuse } from '../refusals';
import { STOPS, stopsIn, isStop, borderOf } from '../data/map';
import { capabilitiesIn, stopOf, troopsIn } from '../selectors';
import { isSide, kindOfCapability } from '../vocabulary';
import type { RuleFor } from './common';
import { arrivedIn, withArrival } from './arrivals';
import { trainStops } from './trains';

/** §3.2.5 One Russian may go along for each Reds Cell that moves. */
export const marchRussian: RuleFor<'march-space', 'march-russian'> = {
  section: '§3.2.5',
  offers: ({ seat, step }) => (seat === 'reds' ? [{ kind: 'march-russian', from: step.moved.origins }] : []),
  forbids({ state, step }, { from }) {
    const { arrived, cells, russians } = step.moved;
    const here = troopsIn(state, from, 'russian') - arrivedIn(arrived, from, 'russians');
    if (here <= 0) return refuse('§3.2.5', 'none-there');
    return russians >= cells ? refuse('§3.2.5', 'one-a-cell') : undefined;
  },
  decide: ({ step }, { from }) => ({
    events: [{ kind: 'troops-moved', power: 'russian', from, to: step.space, count: 1 }],
    then: [
      {
        ...step,
        moved: {
          ...step.moved,
          arrived: withArrival(step.moved.arrived, step.space, 'russians'),
          russians: step.moved.russians + 1,
        },
      },
    ],
  }),
};

export const marchMarker: RuleFor<'march-space', 'march-marker'> = {
  section: '§3.2.5',
  offers: ({ state, seat, step }) => {
    const { moved, space } = step;
    const along = isSide(seat) ? moved.origins.flatMap(from => capabilitiesIn(state, from, seat)) : [];
    const others = along.filter(marker => kindOfCapability(marker) !== 'trains');
    const trains = along.filter(marker => kindOfCapability(marker) === 'trains');
    return [
      { kind: 'march-marker' as const, marker: others, to: [space] },
      { kind: 'march-marker' as const, marker: trains, to: stopsIn(space) },
    ];
  },
  forbids({ state, step }, { marker, to }) {
    if (step.moved.markers.includes(marker)) return refuse('§3.2.5', 'moved-already');
    const stop = stopOf(state, marker);
    if (kindOfCapability(marker) !== 'trains') return undefined;
    if (stop === undefined || !isStop(to)) return refuse('§3.2.5', 'rails-only');
    if (state.sabotage.includes(borderOf(STOPS[stop], step.space))) return refuse('§4.2.3', 'sabotaged');
    return trainStops(state, stop, step.space).includes(to) ? undefined : refuse('§3.2.5', 'rails-only');
  },
  decide: ({ seat, step }, { marker, to }) => ({
    events: isSide(seat) ? [{ kind: 'capability-placed', marker, side: seat, at: to }] : [],
    then: [{ ...step, moved: { ...step.moved, markers: [...step.moved.markers, marker] } }],
  }),
};
