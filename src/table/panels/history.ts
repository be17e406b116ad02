/** What has happened, as a page of a journal: it stays readable when nobody has the module. */
import type { Moment } from '../timeline-model';
import { happenedLine, type HappenedLine } from './happened';
import type { Telling } from './reading';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text that is only text: no markup, and nothing that a journal turns into links or rolls. */
export const plainText = (text: string): string =>
  text.replace(/[&<>"']/g, letter => ESCAPES[letter] ?? '').replace(/\[(?=\[)|@(?=\w)/g, '$&\u200b');

const lineHtml = (telling: Telling, { seat, texts, breaks, undone }: HappenedLine): string => {
  const broken = breaks ? [telling.speech.format('RT.history.breaks', breaks)] : [];
  const text = [...texts, ...broken].map(plainText).join(' ');
  const line = seat ? `<strong>${plainText(seat)}:</strong> ${text}` : text;
  return `<p>${undone ? `<s>${line}</s>` : line}</p>`;
};

/** The moments of one chapter, each as a line, under the turns of the game. `before` is the turn that came before. */
export const historyHtml = (telling: Telling, moments: readonly Moment[], before = 0): string => {
  const { speech, client: { game } } = telling;
  let turn = before, html = `<p><em>${plainText(speech.localize('RT.history.note'))}</em></p>`;
  for (const moment of moments) {
    const line = happenedLine(telling, moment);
    if (line) html += lineHtml(telling, line);
    const now = game.status(moment.state).turn;
    if (now !== turn) html += `<h3>${plainText(speech.format('RT.record.chapter', { turn: String(now) }))}</h3>`;
    turn = now;
  }
  return html;
};
