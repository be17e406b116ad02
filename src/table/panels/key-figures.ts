/**
 * The key figures of the moment: both sides' strength, the basis of a roll, the effect of a track, as computed by the
 * game.
 */
import { printed } from '../i18n/format';
import type { Line } from '../../kernel/helper';
import { type Reading, seatName } from './reading';
import type { KeyFigure, KeyFigureLine } from '../../kernel/presentation';
import { emblemOf, type Emblem } from '../drawing/emblems';
import { asBars, type OddsBar, told } from './odds-book';

/** A line of arithmetic in words. */
export interface LineText {
  readonly text: string;
  readonly value: string;
  readonly total: boolean;
}

export const lineText =
  ({ words }: Pick<Reading, 'words'>) =>
  ({ word, params, value, total }: Line): LineText => ({
    text: words.text(`lines.${word}`, params),
    value: printed(value ?? ''),
    total: total === true,
  });

/** All lines as one sentence for a tooltip: the parts before the total. */
export const linesText = (lines: readonly LineText[]): string =>
  lines.map(({ text, value, total }, n) => `${n ? (total ? ' = ' : ' · ') : ''}${text} ${value}`.trimEnd()).join('');

/** One side's lines, next to the other's. */
export interface KeyFigureSide {
  readonly name: string;
  readonly emblem: Emblem;
  /** The total comes first, because readers look for it. */
  readonly total?: LineText;
  readonly lines: readonly LineText[];
}

/** Every side's figure at one place, and who leads. */
export interface KeyFigureRow {
  readonly text: string;
  readonly ids: string;
  readonly cells: readonly { readonly value: string; readonly ahead: boolean; readonly label: string }[];
}

export interface KeyFigurePanel {
  /** The key under which its open state is stored. */
  readonly key: string;
  readonly title: string;
  readonly sides: readonly KeyFigureSide[];
  /** The sides in the order of the cells; empty if no row has cells. */
  readonly heads: readonly { readonly name: string; readonly emblem: Emblem }[];
  readonly rows: readonly KeyFigureRow[];
  readonly lines: readonly (LineText & { readonly ids: string })[];
  readonly odds: readonly OddsBar[];
}

export interface KeyFiguresPanel {
  /** Being decided now: open, and in view. */
  readonly now: readonly KeyFigurePanel[];
  /** The general state: folded. */
  readonly always: readonly KeyFigurePanel[];
}

type Lines = readonly KeyFigureLine[];

const sidesOf = (reading: Reading, seats: readonly string[], lines: Lines): readonly KeyFigureSide[] => {
  const own = new Set(lines.flatMap(line => line.of ?? []));
  return [...own].map(seat => {
    const all = lines.filter(line => line.of === seat).map(lineText(reading));
    const total = all.find(line => line.total);
    return {
      name: seatName(reading, seat),
      emblem: emblemOf(seats, seat),
      lines: all.filter(line => line !== total),
      ...(total && { total }),
    };
  });
};

const rowOf = (reading: Reading, seats: readonly string[], line: KeyFigureLine): KeyFigureRow => {
  const cells = seats.map(seat => {
    const value = String(line.each?.[seat] ?? '–');
    return { value, ahead: line.ahead === seat, label: `${seatName(reading, seat)} ${value}` };
  });
  return { text: lineText(reading)(line).text, ids: line.id ?? '', cells };
};

const panelOf = (reading: Reading, { title, lines, odds = [] }: KeyFigure): KeyFigurePanel => {
  const { game, timeline } = reading.client;
  const seats = game.seats(timeline.head.options);
  const rows = lines.filter(line => line.each);
  return {
    key: `stake-${title.word}`,
    title: lineText(reading)(title).text,
    sides: sidesOf(reading, seats, lines),
    heads: rows.length ? seats.map(seat => ({ name: seatName(reading, seat), emblem: emblemOf(seats, seat) })) : [],
    rows: rows.map(line => rowOf(reading, seats, line)),
    lines: lines
      .filter(line => !line.each && line.of === undefined)
      .map(line => ({ ...lineText(reading)(line), ids: line.id ?? '' })),
    odds: asBars(reading, told(reading, odds)),
  };
};

/** The key figures; `said` are lines already on a button. */
export const keyFiguresPanel = (
  reading: Reading,
  said: readonly (readonly LineText[])[] = [],
): KeyFiguresPanel | undefined => {
  const { presentation, timeline } = reading.client;
  if (!timeline.begun || timeline.ending) return undefined;
  const all = presentation.keyFigures?.(timeline.state) ?? [];
  const isSaid = ({ lines }: KeyFigure): boolean => {
    const own = JSON.stringify(lines.map(lineText(reading)));
    return said.some(one => JSON.stringify(one) === own);
  };
  const now = all.filter(stake => stake.isNow && !isSaid(stake)).map(stake => panelOf(reading, stake));
  const always = all.filter(stake => !stake.isNow).map(stake => panelOf(reading, stake));
  return now.length || always.length ? { now, always } : undefined;
};
