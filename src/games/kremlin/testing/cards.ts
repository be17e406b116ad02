/** Cards in our hand, in the moment in which they are played. */
import type { Phase, Seat, Step, StepOf } from '../vocabulary';
import { asked, at, END, given, type Position } from './positions';

export const us: Seat = 'stalinists';
export const them: Seat = 'militarists';
/** A card that is played on nobody. */
export const none = 'nobody';

export const PURGES: Step = { kind: 'purges', over: false };
export const SPYING: Step = {
  kind: 'investigations',
  suspects: [],
  investigated: [],
  acquitted: [],
  tried: false,
  condemned: false,
};
export const WAVE: Step = { kind: 'wave', bonus: 0, rain: false };

/** In the window that opens a phase, with cards in our hand. */
export const holding = (cards: readonly string[], phase: Phase, more: Position = {}) =>
  given(
    at({
      of: { edition: cards.some(card => card.startsWith('black')) ? 'modern' : '1928' },
      phase,
      agenda: [asked('phase'), END],
      hands: { stalinists: cards },
      ...more,
    }),
  );
export const play = (card: string, on: string, phase: Phase, more: Position = {}) =>
  holding([card], phase, more).when(us, { kind: 'play-card', card, on });

/** The Defense Minister's phase: D investigates for us, and E is suspected already. */
export const INVESTIGATING: StepOf<'investigations'> = {
  kind: 'investigations',
  suspects: ['E'],
  investigated: [],
  acquitted: [],
  tried: false,
  condemned: false,
};
export const declared = { D: { stalinists: 4 } };
export const suspected = { E: { suspicion: 1 } };
export const spying = (more: Position = {}) =>
  at({ phase: 'investigations', agenda: [INVESTIGATING, END], declared, people: suspected, ...more });
export const minister = 'stalinists';

/** The Replacement Phase, in which we control the Party Chief and two others. */
export const WINDOW: Step = { kind: 'window', about: 'phase', waiting: [us], round: 0 };
const heldByUs = { A: { stalinists: 2 }, B: { stalinists: 2 }, E: { stalinists: 2 } };
export const replacing = (agenda: readonly Step[], more: Position = {}) =>
  at({ phase: 'replacement', agenda: [...agenda, END], declared: heldByUs, ...more });
