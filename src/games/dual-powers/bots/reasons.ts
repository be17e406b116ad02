/** Why a command is given, in one line and from what everybody sees. */
import type { Reason } from '../../../kernel/bot';
import type { Whys } from '../../../kernel/kit/bots';
import { judge } from '../rules/strength';
import { unrestOf, type State, type DualPowers } from '../state';
import { isRegion, rival, type Region, type Seat } from '../vocabulary';

/** Each a key under `reasons` in lang. */
export const REASONS = ['strength', 'unrest-strength', 'will'] as const;

/** How both sides stand in a region, and whether its unrest is scored. */
const standing = (state: State, seat: Seat, region: Region): Reason => {
  const { holdings } = judge(state, region);
  const params = { region, mine: holdings[seat].strength, theirs: holdings[rival(seat)].strength };
  const [strength, unrest] = REASONS;
  return { word: unrestOf(state) === region ? unrest : strength, params };
};

const here = (state: State, seat: Seat, place: string): Reason | undefined =>
  isRegion(place) ? standing(state, seat, place) : undefined;

export const whys: Whys<DualPowers> = {
  move: ({ to }, { state, seat }) => here(state, seat, to),
  refresh: ({ at }, { state, seat }) => here(state, seat, at),
  'recruit-leader': ({ to }, { state, seat }) => here(state, seat, to),
  'bonus-recruit': ({ to }, { state, seat }) => here(state, seat, to),
  recruit(_command, { state, seat }) {
    const [top] = state.agenda;
    return top?.kind === 'recruiting' ? here(state, seat, top.region) : undefined;
  },
  inspire: () => ({ word: REASONS[2] }),
};
