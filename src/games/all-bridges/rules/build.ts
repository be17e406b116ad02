/** §3.2.1, §3.3.1 Two Cells become an Administration or a Network. */
import { refuse } from '../refusals';
import { cellsRemoved } from '../changes';
import type { Space } from '../data/map';
import { availableDiscs, cellsIn, hasRoomForDisc } from '../selectors';
import type { State } from '../state';
import { discOf, type Event, type Seat } from '../vocabulary';
import type { RuleFor } from './common';
import { goesOn } from './rally-cells';

export const canBuild = (state: State, seat: Seat, space: Space): boolean =>
  seat !== 'senate' &&
  cellsIn(state, space, seat) >= 2 &&
  hasRoomForDisc(state, space) &&
  availableDiscs(state, discOf(seat)) > 0;

/** §3.2.1, §3.3.1 Two Cells become an Administration, in one space of a Reds' Rally, or a Network. */
export const build: RuleFor<'rally-space', 'build'> = {
  section: '§3.2.1',
  offers: ({ seat }) => (seat === 'senate' ? [] : [{ kind: 'build', active: [0, 1, 2] }]),
  forbids({ state, seat, step }, { active }) {
    const { space } = step;
    if (seat === 'senate') return refuse('§3.2.1', 'no-discs');
    if (seat === 'reds' && step.built) return refuse('§3.2.1', 'one-administration');
    if (cellsIn(state, space, seat) < 2) return refuse('§3.2.1', 'two-cells-needed');
    if (!hasRoomForDisc(state, space)) return refuse('§1.4.3', 'no-room');
    if (!availableDiscs(state, discOf(seat))) return refuse('§1.4.2', 'none-available');
    return active > cellsIn(state, space, seat, 'active') || 2 - active > cellsIn(state, space, seat, 'inactive')
      ? refuse('§3.2.1', 'not-such-cells')
      : undefined;
  },
  decide: ({ seat, step }, { active }) => ({
    events: discBuilt(seat, step.space, active),
    then: [goesOn({ ...step, built: true })],
  }),
};
/** Two Cells, so many of them Active, are replaced with a disc. */
export const discBuilt = (seat: Seat, space: Space, active: number): readonly Event[] =>
  seat === 'senate'
    ? []
    : [
        ...cellsRemoved(seat, space, 'active', active),
        ...cellsRemoved(seat, space, 'inactive', 2 - active),
        { kind: 'disc-placed', disc: discOf(seat), space },
      ];
