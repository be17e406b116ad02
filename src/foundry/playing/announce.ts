/** Tells screen readers what has happened at their table, and whose turn it is. */
import type { TableClient } from '../../table/panels/client-model';
import { framesOf } from '../../table/panels/frames';
import { promptPanel } from '../../table/panels/prompt';
import { readingOf } from '../../table/panels/reading';
import { plain } from '../../table/i18n/links';
import { htmlElement } from '../dom';
import { speech } from '../lazy-import';

let region: HTMLElement | undefined;

const regionOf = (page: Document): HTMLElement => {
  if (region?.isConnected) return region;
  region = htmlElement(page, 'div', { class: 'rt rt-hidden rt-live', 'aria-live': 'polite', 'aria-atomic': 'true' });
  page.body.append(region);
  return region;
};

/** Of a long series only the last sentences are read. */
const MOST = 6;

/** Reads out what happened after an entry, and the present question. */
export const sayNews = (client: TableClient, from: number): void => {
  const reading = readingOf(client, speech);
  const told = framesOf(reading, from, client.timeline.revision)
    .map(({ sentence: { parts } }) => plain(parts))
    .slice(-MOST);
  const prompt = promptPanel(reading);
  const asked = prompt?.mine
    ? [speech.format('RT.live.turn', { question: prompt.text })]
    : prompt?.waiting === undefined
      ? []
      : [prompt.waiting];
  const text = [...told, ...asked].join(' ');
  if (text) regionOf(globalThis.document).textContent = text;
};
