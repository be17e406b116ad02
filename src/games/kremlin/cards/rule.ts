/** The cards: when each may be played, on whom, and what it does. */
import type { Dice } from '../../../kernel/dice';
import type { Refusal } from '../../../kernel/refusal';
import type { Outcome } from '../../../kernel/rule';
import type { State, Kremlin } from '../state';
import type { Effect, EffectWord, Event, Seat } from '../vocabulary';
import type { When } from '../rules/reaction-windows';

/** A card that is about nobody in particular. */
export const NOBODY = 'nobody';

export interface Play {
  readonly state: State;
  readonly seat: Seat;
  readonly card: string;
  /** A politician or a faction. */
  readonly on: string;
}
export interface CardRule {
  readonly when: When;
  /** Its target; a card without one is played on nobody. */
  on(state: State, seat: Seat): readonly string[];
  forbids?(play: Play): Refusal | undefined;
  does(play: Play, dice: Dice): Outcome<Kremlin>;
  /** The card asks for one more, a faction or a politician. */
  readonly second?: {
    on(play: Play): readonly string[];
    does(play: Play, second: string): readonly Event[];
  };
  /** Only its player knows the target. */
  readonly isSecret?: true;
  /** It leaves no window to react: what was to come is cancelled. */
  readonly ends?: true;
}
export type CardRules = Readonly<Record<string, CardRule>>;

/** Playable whenever its moment has come. */
export const always = (): readonly string[] => [NOBODY];
/** Playable only while a condition holds. */
export const whenever = (is: (state: State) => boolean) => (state: State) => (is(state) ? [NOBODY] : []);

export const inForceFor = (word: EffectWord, on: string, card: string, until: Effect['until']): Event => ({
  kind: 'put-in-force',
  effect: { word, on, card, until },
});
