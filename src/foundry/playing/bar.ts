/** The line that tells what is being shown, with its dice, and the button that ends the showing. */
import type { TableClient } from '../../table/panels/client-model';
import type { Frame } from '../../table/panels/frames';
import { plain } from '../../table/saying/links';
import { htmlElement } from '../board/dom';
import { rolledIn } from '../chat/rolls';
import { speech } from '../speech';

interface Telling {
  readonly client: TableClient;
  readonly frame: Frame;
  readonly skip: () => void;
}

let bar: HTMLElement | undefined;

/** More dice than these are told by the sentence alone. */
const MOST = 8;

const diceOf = (page: Document, { client, frame }: Telling): readonly HTMLElement[] => {
  if (!frame.event) return [];
  const faces = rolledIn(client.showing, [frame.event])
    .filter(({ die }) => die === undefined)
    .flatMap(rolled => rolled.faces);
  return faces.slice(0, MOST).map(face => htmlElement(page, 'span', { class: 'rt-playing__die' }, String(face)));
};

/** Shows what is told now; nothing takes the line away. */
export const showBar = (telling: Telling | undefined): void => {
  bar?.remove();
  bar = undefined;
  if (!telling) return;
  const page = globalThis.document;
  const { frame, skip } = telling;
  bar = htmlElement(page, 'div', { class: 'rt rt-playing' });
  if (frame.emblem) {
    const { tone, shape } = frame.emblem;
    bar.append(
      htmlElement(page, 'span', {
        class: `rt-emblem rt-emblem--small rt-emblem--${tone} rt-emblem--${shape}`,
        'aria-hidden': 'true',
      }),
    );
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
