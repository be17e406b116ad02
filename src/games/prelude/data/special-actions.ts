/** §10.3 The six Special Actions of each side, and what they may cost. */
import type { Side } from './districts';

interface SpecialAction {
  readonly seat: Side;
  readonly costs: readonly number[];
  readonly section: '§10.3.1' | '§10.3.2';
}
const government = (...costs: readonly number[]): SpecialAction => ({ seat: 'government', costs, section: '§10.3.1' });
const revolutionary = (...costs: readonly number[]): SpecialAction => ({
  seat: 'revolutionary',
  costs,
  section: '§10.3.2',
});

/** §10.3.1 As many dice as can be paid: an owner's card of 8 points, 2 from an Event before, 1 from Lenin. */
const ANY = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

export const SPECIAL_ACTIONS = {
  'novoye-vremia': government(2),
  'government-supporters': government(2),
  'political-corruption': government(...ANY),
  'deliberate-provocation': government(2),
  'show-of-force': government(4, 6),
  'parliamentary-maneuver': government(2),
  'pravda-propaganda': revolutionary(2),
  'socialist-sympathizers': revolutionary(2),
  'revolutionary-diplomacy': revolutionary(2, 4, 6),
  'revolutionary-fervor': revolutionary(6),
  'all-power-to-the-soviets': revolutionary(4),
  opportunism: revolutionary(4),
} as const;
export type Special = keyof typeof SPECIAL_ACTIONS;
export const SPECIAL_IDS = Object.keys(SPECIAL_ACTIONS) as readonly Special[]; // the keys of a constant

/** `ready`, `spent`, or the side whose next card or end of round ends the wait. */
export type SpecialMark = 'ready' | 'spent' | Side;

/** Is it an action of the side's own board? */
export const isOwnAction = (seat: Side, action: Special): boolean => SPECIAL_ACTIONS[action].seat === seat;
