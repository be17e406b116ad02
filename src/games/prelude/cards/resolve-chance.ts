/** Effects that roll: checks, random Districts, a table for one die, rolling and bidding against each other. */
import type { Place } from '../data/districts';
import { bids, contest } from '../rules/contests';
import { rival, type Seat } from '../seats';
import type { Step } from '../vocabulary';
import type { Effect, EffectOf } from './effect-types';
import { effectsFrame, type Frame, type Resolve, type Resolves } from './frame';
import { placesOf } from './places';

/** The effects after a check in a place, which is noted as `there`. */
const after = ({ seat, memory }: Frame, place: Place | 'unrest', list: readonly Effect[] = []): readonly Step[] =>
  effectsFrame(seat, list, { ...memory, there: place });

const checkAt = (frame: Frame, place: Place, { bonus, success, failure }: EffectOf<'check'>): Step => ({
  kind: 'check',
  seat: frame.seat,
  place,
  bonus,
  success: after(frame, place, success),
  failure: after(frame, place, failure),
});

/** §14 More than one check is made one at a time. */
const check: Resolve<'check'> = (state, frame, effect) => {
  const places = placesOf({ state, seat: frame.seat, memory: frame.memory }, effect.where, frame.seat);
  if (effect.each || places.length < 2) return { then: places.map(place => checkAt(frame, place, effect)) };
  return {
    then: effectsFrame(
      frame.seat,
      [
        { do: 'choose', count: 1, where: effect.where, as: 'target' },
        { ...effect, where: { noted: 'target' }, each: true },
      ],
      frame.memory,
    ),
  };
};

/** The effects of either side's winning. */
const either = (steps: (winner: Seat) => readonly Step[]) => ({
  revolutionary: steps('revolutionary'),
  government: steps('government'),
});

export const resolveChance: Resolves<'check' | 'unrest-check' | 'random' | 'table' | 'contest' | 'auction'> = {
  check,
  'unrest-check': (_state, frame, { success, failure }) => ({
    then: [
      {
        kind: 'check',
        seat: frame.seat,
        place: 'unrest',
        bonus: 0,
        success: after(frame, 'unrest', success),
        failure: after(frame, 'unrest', failure),
      },
    ],
  }),
  random: (_state, { seat }, { count, distinct, as }) => ({
    then: [{ kind: 'random-district', seat, left: count, distinct, found: [], as }],
  }),
  table: (_state, { seat }, { disasters = false, rows }) => ({ then: [{ kind: 'table', seat, disasters, rows }] }),
  contest: (_state, { seat, memory }, { higher, lower }) => ({
    then: contest(
      seat,
      either(winner => [...effectsFrame(winner, higher, memory), ...effectsFrame(rival(winner), lower, memory)]),
    ),
  }),
  auction: (_state, { seat, memory }, { higher }) => ({
    then: bids(
      seat,
      either(winner => effectsFrame(winner, higher, memory)),
      effectsFrame(seat, higher, memory),
    ),
  }),
};
