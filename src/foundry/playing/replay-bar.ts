/** The line that describes what is shown, with its dice and a button to end it. */
import type { TableClient } from '../../table/panels/client-model';
import type { Emblem } from '../../table/drawing/emblems';
import type { Frame } from '../../table/panels/frames';
import { readingOf } from '../../table/panels/reading';
import { endingPanel } from '../../table/panels/ending';
import { plain } from '../../table/i18n/links';
import { openWindow } from '../windows';
import { htmlElement } from '../dom';
import { onBoard } from '../replay';
import { rolledIn } from '../chat/rolls';
import { speech } from '../lazy-import';

interface Telling {
  readonly client: TableClient;
  readonly frame: Frame;
  readonly skip: () => void;
}

let bar: HTMLElement | undefined;
/** Ends the line about a game's end when it is no longer needed. */
let stops: readonly (() => void)[] = [];

const putAway = (): void => {
  bar?.remove();
  bar = undefined;
  for (const stop of stops) stop();
  stops = [];
};

const emblemElement = (page: Document, { tone, shape }: Emblem, size: 'small' | 'large'): HTMLElement =>
  htmlElement(page, 'span', {
    class: `rt-emblem rt-emblem--${size} rt-emblem--${tone} rt-emblem--${shape}`,
    'aria-hidden': 'true',
  });

/** More dice than these are not drawn; the sentence names them. */
const MOST = 8;

const diceOf = (page: Document, { client, frame }: Telling): readonly HTMLElement[] => {
  if (!frame.event) return [];
  const faces = rolledIn(client.presentation, [frame.event])
    .filter(({ die }) => die === undefined)
    .flatMap(rolled => rolled.faces);
  return faces.slice(0, MOST).map(face => htmlElement(page, 'span', { class: 'rt-playing__die' }, String(face)));
};

/** The visible column of a table, which tells the end itself. */
const isColumnSeen = (page: Document, table: string): boolean =>
  page.querySelector(`.rt-table-app[data-table="${table}"]`)?.checkVisibility({ visibilityProperty: true }) === true;

/**
 * Tells a user who does not see the column that the game is over, with a link to how it went. It stays until the user
 * closes it, an undo reopens the game, or the user sits at another table.
 */
export const showEnd = (client: TableClient): void => {
  const panel = endingPanel(readingOf(client, speech));
  const page = globalThis.document;
  putAway();
  if (!panel || isColumnSeen(page, client.id)) return;
  bar = htmlElement(page, 'div', { class: 'rt rt-playing rt-playing--end', role: 'status' });
  if (panel.emblem) bar.append(emblemElement(page, panel.emblem, 'large'));
  const text = htmlElement(page, 'p', { class: 'rt-playing__text' });
  text.append(htmlElement(page, 'strong', {}, panel.winner), ' ', panel.reason);
  const button = (key: string, act: () => void): HTMLElement => {
    const made = htmlElement(page, 'button', { type: 'button', class: 'rt-button' }, speech.localize(key));
    made.addEventListener('click', () => {
      putAway();
      act();
    });
    return made;
  };
  bar.append(
    text,
    button('RT.end.see', () => void openWindow('record', client)),
    button('RT.end.close', () => undefined),
  );
  page.body.append(bar);
  stops = [
    onBoard(table => table !== client.id && putAway()),
    client.onChange(() => client.timeline.ending === undefined && putAway()),
  ];
};

/** Replaces the line by another one, or by none. It stays until the next call. */
export const showBar = (telling: Telling | undefined): void => {
  putAway();
  if (!telling) return;
  const page = globalThis.document;
  const { frame, skip } = telling;
  bar = htmlElement(page, 'div', { class: 'rt rt-playing' });
  if (frame.emblem) {
    bar.append(emblemElement(page, frame.emblem, 'small'));
  }
  const text = htmlElement(page, 'p', { class: 'rt-playing__text' }, plain(frame.sentence.parts));
  const button = htmlElement(
    page,
    'button',
    { type: 'button', class: 'rt-button rt-button--quiet' },
    speech.localize('RT.playing.skip'),
  );
  button.addEventListener('click', skip);
  bar.append(text, ...diceOf(page, telling), button);
  page.body.append(bar);
};
