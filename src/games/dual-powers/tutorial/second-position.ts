/** Where the second tutorial begins: July, the third round, all cards are drawn; and what it answers to other moves. */
import { defaultOptions } from '../../../kernel/options';
import type { Position } from '../../../kernel/tutorial';
import { options } from '../options';
import { setUp } from '../rules/setup';
import { roundOf } from '../sequence';
import type { DualPowers } from '../state';
import type { Place } from '../vocabulary';

const usual = defaultOptions(options);

/** Where the tokens lie that are not in a supply. */
const IN_THE_CITY: Readonly<Record<string, Place>> = {
  'soviet-2-1/1': 'purple',
  'soviet-1-1/1': 'blue',
  'soviet-1-2/1': 'red',
  'government-2-1/1': 'purple',
  'government-1-2/1': 'brown',
  'neutral-1-0/1': 'purple',
  'neutral-1-1/1': 'green',
  'trotsky/1': 'brown',
  'red-trotsky/1': 'above-august',
};

export const position: Position<DualPowers> = {
  round: 3,
  month: 3,
  day: 20,
  score: 1,
  will: 'soviet',
  agenda: roundOf(usual).filter(step => step.kind !== 'draw'),
  blockade: 'red-green',
  tokens: setUp(usual).tokens.map(token => ({ ...token, at: IN_THE_CITY[token.id] ?? token.at })),
  piles: {
    tiles: ['green-tile', 'white-tile'],
    unrest: ['purple-tile'],
    blockade: ['red-tile'],
    'spent-tiles': ['brown-tile', 'blue-tile'],
    'soviet-hand': ['lenin-card', 'blue-3', 'red-4', 'blue-4', 'purple-7', 'blue-2'],
    'government-hand': ['kerensky-card', 'lvov-card', 'purple-4', 'white-6', 'blue-6', 'green-8'],
  },
};

export const otherCard = {
  like: { kind: 'play-card' },
  say: {
    en: 'Count: that card stops the date on another day.',
    de: 'Zähl nach: Diese Karte hält das Datum an einem anderen Tag an.',
  },
};
export const leaving = {
  like: { kind: 'decline' },
  say: { en: 'You would leave it undone.', de: 'Du würdest darauf verzichten.' },
};
export const otherMove = {
  like: { kind: 'move' },
  say: { en: 'It is not needed there.', de: 'Dort wird er nicht gebraucht.' },
};
export const recruiting = {
  like: { kind: 'recruit' },
  say: { en: 'A card recruits or acts, never both.', de: 'Eine Karte wirbt an oder handelt, nie beides.' },
};
export const elsewhere = {
  like: { kind: 'bonus-recruit' },
  say: { en: 'One strength more is worth nothing there.', de: 'Dort ist ein Punkt Stärke nichts wert.' },
};
export const drawing = {
  like: { kind: 'bonus-draw' },
  say: { en: 'The card would help only next round.', de: 'Die Karte hilft erst in der nächsten Runde.' },
};
