/** The value of a choice before it is made: the points of an objective; the days of a card and where they lead. */
import type { Sum } from '../../kernel/helper';
import { cardOf } from './data/box';
import { dateAfter } from './rules/calendar';
import { daysOn } from './rules/turn';
import type { State } from './state';
import type { Command, Seat } from './vocabulary';

/** §objective The points for the stronger side in its region. */
const ofObjective = (state: State, card: string): Sum | undefined => {
  const points = cardOf(state, card)?.points;
  return points === undefined
    ? undefined
    : { lines: [], brief: String(points), price: { word: 'objective-points', params: { points } } };
};

/** §date The days that a card moves the date by, and what they bring. */
const ofCard = (state: State, card: string): Sum => {
  const days = daysOn(state, card);
  const date = dateAfter(state, days);
  const word = date.newMonth ? 'days-to-month' : date.bonus ? 'days-to-bonus' : 'days';
  return { lines: [], brief: String(days), price: { word, params: { days } } };
};

/** What a seat sees beside a command; undefined for one that needs no sum. */
export const sum = (state: State, _seat: Seat, command: Command): Sum | undefined => {
  switch (command.kind) {
    case 'choose-objective':
      return ofObjective(state, command.card);
    case 'play-card':
      return ofCard(state, command.card);
    default:
      return undefined;
  }
};
