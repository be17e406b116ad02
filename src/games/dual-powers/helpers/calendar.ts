/** The calendar as a tool: where the date goes, who gets the will of the people, what Trotsky does. */
import type { Edit } from '../../../kernel/edit';
import { type Finding, type Helper, type Line, type Values, numberOf } from '../../../kernel/helper';
import { kindOf, pieceOf, RED_TROTSKY, TROTSKY } from '../data/tokens';
import { WILL, willSlot } from '../tabletop';
import { advanced, dateAfter } from '../rules/calendar';
import { monthOf, tokensAt, type State, type DualPowers } from '../state';
import type { Event, Seat } from '../vocabulary';
import { sideIn, sideInput } from './choices';

const MOST_DAYS = 31;

/** An event of the calendar as the changes by hand that do the same, and its line of text. */
const byHand = (state: State, event: Event): { readonly line?: Line; readonly edits: readonly Edit[] } => {
  switch (event.kind) {
    case 'will-taken':
      return {
        line: { word: 'month-turns', params: { seat: event.seat } },
        edits: [{ kind: 'move', piece: WILL, from: willSlot(state.will), to: willSlot(event.seat), count: 1 }],
      };
    case 'trotsky-returned':
      return {
        line: { word: 'trotsky-comes', params: { region: event.region } },
        edits: [{ kind: 'move', piece: TROTSKY, from: 'above-may', to: event.region, count: 1 }],
      };
    case 'trotsky-joined':
      return {
        line: { word: 'trotsky-turns' },
        edits: [
          { kind: 'remove', piece: event.token, from: event.region, count: 1 },
          { kind: 'move', piece: RED_TROTSKY, from: 'above-august', to: event.region, count: 1 },
          ...(kindOf(event.token) === event.token
            ? []
            : [{ kind: 'flip', piece: RED_TROTSKY, at: event.region } as const]),
        ],
      };
    case 'trotsky-stayed-away':
      return {
        line: { word: 'trotsky-gone' },
        edits: [...tokensAt(state, 'above-may'), ...tokensAt(state, 'above-august')].map(token => ({
          kind: 'remove',
          piece: pieceOf(token),
          from: token.at,
          count: 1,
        })),
      };
    default:
      return { edits: [] };
  }
};

/** §date, §events The effects of a number of days. */
export const calendarFinding = (state: State, seat: Seat, days: number): Finding => {
  const date = dateAfter(state, days);
  const told = advanced(state, seat, days).map(event => byHand(state, event));
  return {
    rolls: [],
    lines: [
      { word: 'new-date', params: { month: monthOf(date.month), day: date.day }, total: true },
      ...told.flatMap(one => one.line ?? []),
      ...(date.bonus ? [{ word: 'bonus-earned' }] : []),
    ],
    edits: [
      ...(date.day === state.day ? [] : [{ kind: 'set', marker: 'day', to: date.day } as const]),
      ...(date.month === state.month ? [] : [{ kind: 'set', marker: 'month', to: date.month } as const]),
      ...told.flatMap(one => one.edits),
    ],
  };
};

const asked = (state: State, values: Values): readonly [Seat, number] => [
  sideIn(values, state.will),
  numberOf(values['days'], { least: 1, most: MOST_DAYS, first: 1 }),
];

export const calendar: Helper<DualPowers> = {
  id: 'calendar',
  section: '§date',
  inputs: state => [sideInput(state.will), { id: 'days', kind: 'number', min: 1, max: MOST_DAYS, default: 1 }],
  preview: (state, values) => ({ lines: calendarFinding(state, ...asked(state, values)).lines, odds: [] }),
  run: (state, values) => calendarFinding(state, ...asked(state, values)),
};
