/** The Events of one card on a table of their own, for the tests of §14. */
import { givenFor } from '../../../../kernel/testing/tables';
import { prelude } from '../..';
import { cardId } from '../../data/card-list';
import type { Seat } from '../../seats';
import type { State } from '../../state';
import { lying, type Given } from '../../testing/positions';
import type { Command } from '../../vocabulary';
import { CARDS, readyFor, sideOf } from './stage';
import { tell } from './telling';

export const given = givenFor(prelude);
export const R = 'revolutionary';
export const G = 'government';
export const event = (number: number): Command => ({ kind: 'play-event', card: cardId(number) });

export const cardNumbered = (number: number) => {
  const card = CARDS.find(one => one.number === number);
  if (!card) throw new Error(`no card ${number}`);
  return card;
};

/** The line of an Event on its own table, changed a little. */
export const line = (number: number, more: (state: State) => Given = () => ({}), seat?: Seat): string => {
  const card = cardNumbered(number);
  const side = seat ?? sideOf(card);
  const ready = readyFor(card, side);
  return tell(lying({ ...ready, ...more(ready) }), side, event(number)).line;
};
export const after = (number: number, more: Given = {}): State => {
  const card = cardNumbered(number);
  return tell(lying({ ...readyFor(card), ...more }), sideOf(card), event(number)).state;
};
