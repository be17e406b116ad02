/** §5.3 Capabilities: into their box in Phase I, with a friendly Cell in Phase II; Jaeger come ashore at Vaasa. */
import { distance, neighbours } from '../data/owners-map';
import { SPACES, stopsIn, type Space, type Stop } from '../data/map';
import { cellsIn, freeCapability, isWar } from '../selectors';
import type { State } from '../state';
import {
  CAPABILITIES,
  isSide,
  kindOfCapability,
  SIDES,
  type Seat,
  type Side,
  type Step,
  type StepOf,
} from '../vocabulary';
import type { Result, RuleFor, StepsHere } from './common';

const HOME = 'vaasa';
const spacesOf = (state: State, seat: Seat): readonly Space[] =>
  SPACES.filter(space => cellsIn(state, space, seat) > 0);

/** §2.4.1 Spaces with Senate Cells that are connected to Vaasa. */
const lineFromVaasa = (state: State): readonly Space[] => {
  const line = new Set<Space>([HOME]);
  for (const space of line) {
    for (const next of neighbours(state, space)) if (cellsIn(state, next, 'senate')) line.add(next);
  }
  return [...line].filter(space => cellsIn(state, space, 'senate') > 0);
};

/** §2.4.1, §5.3 The spaces in which a marker may be placed. */
export const placesFor = (state: State, { marker, seat, revolt }: StepOf<'place-capability'>): readonly Space[] => {
  const spaces = spacesOf(state, seat);
  if (kindOfCapability(marker) === 'jaeger') {
    const nearest = Math.min(...spaces.map(space => distance(state, HOME, space)));
    return spaces.filter(space => distance(state, HOME, space) === nearest);
  }
  const line = revolt && seat === 'senate' ? lineFromVaasa(state) : [];
  return line.length ? line : spaces;
};
/** A Train stands at a stop of the railways, other markers in a space. */
const spotsFor = (state: State, step: StepOf<'place-capability'>): readonly (Space | Stop)[] =>
  kindOfCapability(step.marker) === 'trains' ? placesFor(state, step).flatMap(stopsIn) : placesFor(state, step);

const placed = ({ marker, seat }: StepOf<'place-capability'>, at: Space | Stop): Result => ({
  events: isSide(seat) ? [{ kind: 'capability-placed', marker, side: seat, at }] : [],
});
const place: RuleFor<'place-capability', 'place-marker'> = {
  section: '§5.3',
  offers: ({ state, step }) => [{ kind: 'place-marker', at: spotsFor(state, step) }],
  decide: ({ step }, { at }) => placed(step, at),
};

const boxed = (state: State, side: Side): readonly Step[] =>
  CAPABILITIES.filter(
    marker => state.capabilities[marker].at === 'box' && state.capabilities[marker].side === side,
  ).map(marker => ({ kind: 'place-capability', seat: side, marker, revolt: true }));

export const capabilitySteps = {
  'gain-capability': {
    section: '§5.3',
    run(state, { seat, capability }) {
      const marker = freeCapability(state, capability);
      if (!marker || !isSide(seat)) return {};
      return {
        events: [{ kind: 'capability-placed', marker, side: seat, at: 'box' }],
        then: isWar(state) ? [{ kind: 'place-capability', seat, marker, revolt: false }] : [],
      };
    },
  },
  'place-capability': {
    section: '§5.3',
    seats: (state, step) => (spotsFor(state, step).length > 1 ? [step.seat] : []),
    answers: { 'place-marker': place },
    stuck(state, step) {
      const [at] = spotsFor(state, step);
      return at ? placed(step, at) : {};
    },
  },
  'place-capabilities': {
    section: '§2.4.1',
    run: state => ({ then: SIDES.flatMap(side => boxed(state, side)) }),
  },
} satisfies StepsHere<'gain-capability' | 'place-capability' | 'place-capabilities'>;
