/** §turn-order Each phase begins with a reaction window for all; a phase in which nothing can happen is skipped. */
import type { Dice } from '../../../kernel/dice';
import { numbersAt } from '../options';
import { inForce, type State, at, holderOf, personOf, votingMembers, type Kremlin } from '../state';
import { cards } from '../view';
import { handOf, type Event, type Seat, type Phase, type Step, type StepOf } from '../vocabulary';
import type { Runs } from '../../../kernel/rule';
import { windowFor } from './reaction-windows';

/** §intrigue The size of a hand, and where new cards come from. */
const DEEP_DRAWER = 5;

export const handLimit = (state: State, seat: Seat): number => {
  const limit = numbersAt(state)['hand-limit'];
  return inForce(state, 'deep-drawer', seat) ? Math.max(limit, DEEP_DRAWER) : limit;
};
export const roomOf = (state: State, seat: Seat): number =>
  Math.max(0, handLimit(state, seat) - state.piles[handOf(seat)].length);

/** Draws what is available; when the deck runs out, the discards are shuffled beneath it. */
export const drawn = (state: State, seat: Seat, count: number, dice: Dice): readonly Event[] =>
  cards.drawn(state, seat, { from: 'deck', to: handOf(seat), count, discards: 'discards' }, dice);

/** The first steps of the phase. */
const first = (state: State, phase: Phase): readonly Step[] =>
  phase === 'investigations'
    ? [
        {
          kind: 'investigations',
          suspects: votingMembers(state).filter(letter => personOf(state, letter).suspicion > 0),
          investigated: [],
          acquitted: [],
          tried: false,
          condemned: false,
        },
      ]
    : [];

const isIdle = (state: State, phase: Phase): boolean =>
  (phase === 'funeral' && holderOf(state, 'party-chief') !== undefined) ||
  (phase === 'rehabilitation' && at(state, 'siberia').length === 0);

export const phaseSteps = {
  phase: {
    section: '§turn-order',
    run(state, { phase }) {
      // the additional turn of the Variant ends after its fifth phase
      if (phase === 'replacement' && state.turn > numbersAt(state).years) {
        return { instead: true, then: [{ kind: 'crown', reason: 'eleventh-turn' }] };
      }
      return {
        events: [{ kind: 'phase-begun', phase }],
        then: isIdle(state, phase) ? [] : [...windowFor(state, 'phase'), ...first(state, phase)],
      };
    },
  } satisfies Runs<Kremlin, StepOf<'phase'>>,
};
