/** Effects on Resources, tracks, the Political Display and the markers beside the map. */
import { polarizationChange, resourcesChange } from '../changes';
import { isSide } from '../vocabulary';
import { amountOf, type Resolves } from './frame';
import { levied } from './choose-amounts';

export const resolveTracks: Resolves<
  | 'resources'
  | 'levy'
  | 'polarization'
  | 'vassalage'
  | 'capability'
  | 'cube'
  | 'reopen-issue'
  | 'free-prisoners'
  | 'phase-two'
> = {
  resources: (state, { seat, memory }, { who, by }) => ({
    events: resourcesChange(state, who === 'you' ? seat : who, amountOf(by, memory)),
  }),
  levy: (state, { seat, memory }) => levied(state, seat, amountOf('die', memory)),
  polarization: (state, { memory }, { way, by }) => ({
    events: polarizationChange(state, way * amountOf(by, memory)),
  }),
  vassalage: (_state, { seat, memory }, { powers, ways, count, upTo = false }) => ({
    then: [{ kind: 'shift-vassalage', seat, powers, ways, left: amountOf(count, memory), upTo }],
  }),
  capability(_state, { seat }, { side, marker }) {
    const owner = side === 'you' ? seat : side;
    return {
      then: [
        isSide(owner)
          ? { kind: 'gain-capability', seat: owner, capability: marker }
          : { kind: 'for-side', seat, capability: marker },
      ],
    };
  },
  cube: (_state, { seat }, { ways, optional = false }) => ({
    then: [{ kind: 'event-cube', seat, ways, optional }],
  }),
  'reopen-issue': (_state, { seat }) => ({ then: [{ kind: 'reopen-issue', seat }] }),
  'free-prisoners': (_state, { seat, memory }, { count, upTo = false }) => ({
    then: [{ kind: 'free-prisoners', seat, left: amountOf(count, memory), upTo }],
  }),
  'phase-two': () => ({ events: [{ kind: 'phase-two' }] }),
};
