/** Lines of arithmetic in words, as the windows show them. */
import type { Line } from '../../kernel/helper';
import type { Reading } from './reading';

export interface LineText {
  readonly text: string;
  readonly value: string;
  readonly total: boolean;
}

export const lineText =
  ({ words }: Pick<Reading, 'words'>) =>
  ({ word, params, value, total }: Line): LineText => ({
    text: words.text(`lines.${word}`, params),
    value: String(value ?? ''),
    total: total === true,
  });

/** All lines as one sentence, for a tooltip. */
export const linesText = (lines: readonly LineText[]): string =>
  lines.map(({ text, value }) => `${text} ${value}`.trim()).join(' · ');
