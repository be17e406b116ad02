/** §7.1.1 Growing Extremism: a die, and cubes that leave the moderates for the extremists, or for good. */
import type { Line } from '../../../kernel/helper';
import { bandsAt } from '../board-values';
import { EXTREMIST, MODERATE } from '../data/districts';
import { modifierAt, prestigeBands, unrestBands } from '../data/turns';
import { room, valueOf, type State } from '../state';
import { rival, type Seat } from '../seats';
import type { Event } from '../vocabulary';
import { cubesChange, own, pointsScored, type RuleFor, type StepsHere } from './common';

const FACES = 6;
/** §12.1.1 The Government's modifier once the Tsar has gone. */
const WITHOUT_TSAR = 2;

/** §7.1.1 The number beside the marker of Unrest, or of the Tsar's Prestige. */
export const trackModifier = (state: State, seat: Seat): number =>
  seat === 'revolutionary'
    ? modifierAt(unrestBands(bandsAt(state)), state.unrest)
    : state.abdicated
      ? WITHOUT_TSAR
      : modifierAt(prestigeBands(bandsAt(state)), state.prestige);

/** §7.1.1 What a result costs: cubes removed first, then cubes moved, and points for the opponent. */
interface Growth {
  readonly removed: number;
  readonly moved: number;
  readonly points: number;
}
export const growthOf = (result: number): Growth => {
  if (result <= 1) return { removed: 0, moved: 0, points: 0 };
  if (result <= 3) return { removed: 0, moved: 1, points: 0 };
  if (result <= 5) return { removed: 1, moved: 0, points: 0 };
  return { removed: 1, moved: 1, points: result <= 7 ? 0 : 1 };
};

/** §7.1.1 What a result does here: a full or missing Extremist Party turns a move into a removal; an empty one pays. */
export const growthHere = (state: State, seat: Seat, result: number): Growth => {
  const { removed, moved, points } = growthOf(result);
  const leave = Math.min(valueOf(state, seat, MODERATE[seat]), removed + moved);
  const join = Math.min(room(state, seat, EXTREMIST[seat]), Math.max(0, leave - removed));
  return { removed: leave - join, moved: join, points: removed + moved - leave + points };
};

/** §7.1.1 A result applied. */
export const growth = (state: State, seat: Seat, result: number): readonly Event[] => {
  const { removed, moved, points } = growthHere(state, seat, result);
  return [
    { kind: 'extremism-grew', seat, result },
    ...cubesChange(MODERATE[seat], seat, -(removed + moved)),
    ...cubesChange(EXTREMIST[seat], seat, moved),
    ...pointsScored(rival(seat), points),
  ];
};

/** The modifiers of the die, line by line. */
export const extremismLines = (state: State, seat: Seat, modifier: number): readonly Line[] => [
  ...(modifier ? [{ word: 'event-modifier', value: modifier }] : []),
  { word: seat === 'revolutionary' ? 'unrest-modifier' : 'prestige-modifier', value: trackModifier(state, seat) },
];

const roll: RuleFor<'growing-extremism', 'roll-extremism'> = {
  section: '§7.1.1',
  offers: () => [{ kind: 'roll-extremism' }],
  decide({ seat, step }, _command, dice) {
    const die = dice.one(FACES);
    return {
      events: [{ kind: 'extremism-rolled', seat, die }],
      then: [{ kind: 'extremism', seat, die, modifier: step.modifier }],
    };
  },
};

export const extremismSteps = {
  'growing-extremism': { section: '§7.1.1', seats: own, answers: { 'roll-extremism': roll } },
  extremism: {
    section: '§7.1.1',
    run: (state, { seat, die, modifier }) => ({
      events: growth(state, seat, die + modifier + trackModifier(state, seat)),
    }),
  },
} satisfies StepsHere<'growing-extremism' | 'extremism'>;
