/** What happened as a page of a journal, readable without the module. */
import type { Moment } from '../record/timeline-model';
import { plain } from '../i18n/links';
import { happenedLine, type HappenedLine } from './entry-sentences';
import type { Telling } from './reading';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text without markup, and without anything that a journal would turn into links or rolls. */
export const plainText = (text: string): string =>
  text.replace(/[&<>"']/g, letter => ESCAPES[letter] ?? '').replace(/\[(?=\[)|@(?=\w)/g, '$&\u200b');

/** A line's text: the part before a heading, and the part from it on, which stands over what follows. */
const lineHtml = (telling: Telling, { sentences, breaks, breaksNone, undone }: HappenedLine): [string, string] => {
  const broken = breaks.map(rule => telling.speech.format('RT.history.breaks', { ...rule }));
  if (breaksNone) broken.push(`(${telling.speech.localize('RT.record.breaks-none')})`);
  const texts = sentences.map(({ parts }) => plain(parts));
  const at = sentences.findIndex(({ heading }) => heading);
  const cut = at < 0 ? texts.length : at;
  const html = (some: readonly string[]): string => {
    const text = some.map(plainText).join(' ');
    return undone && text ? `<s>${text}</s>` : text;
  };
  return [html([...texts.slice(0, cut), ...broken]), html(texts.slice(cut))];
};

const seatHtml = (seat: string): string => (seat ? `<strong>${plainText(seat)}:</strong> ` : '');

/**
 * The moments of one chapter under the game's turns, a paragraph for each run of one seat. `before` is the preceding
 * turn.
 */
export const historyHtml = (telling: Telling, moments: readonly Moment[], before = 0): string => {
  const {
    speech,
    words,
    client: { game },
  } = telling;
  let turn = before;
  let html = `<p><em>${plainText(speech.localize('RT.history.note'))}</em>`;
  let seat: string | undefined;
  for (const moment of moments) {
    const line = happenedLine(telling, moment);
    if (line) {
      const [own, over] = lineHtml(telling, line);
      if (own) {
        html += `${line.seat === seat ? '<br />' : `</p><p>${seatHtml(line.seat)}`}${own}`;
        ({ seat } = line);
      }
      if (over) {
        html += `</p><p>${over}</p><p>`;
        seat = undefined;
      }
    }
    const now = game.status(moment.state).turn;
    if (now !== turn) {
      html += `</p><h3>${plainText(words.text('now', { turn: now }))}</h3><p>`;
      seat = undefined;
    }
    turn = now;
  }
  return `${html}</p>`.replaceAll('<p></p>', '');
};
