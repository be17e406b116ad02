/** The tray of a Free or Advised table: all pieces that can still be laid, to be dragged onto the board. */
import type { TableClient } from '../../table/panels/client-model';
import { counterSvg } from '../../table/drawing/counter';
import { isNamedLike } from '../../table/board/by-hand';
import { type TrayEntry, trayEntries } from '../../table/board/tray-pieces';
import { sideOf } from '../../table/drawing/piece';
import { wordingOf } from '../../table/i18n/wording';
import { speech } from '../lazy-import';
import { carry, letGo } from './drag-between-windows';
import { htmlElement } from '../dom';

/** Makes the tray in `root` and shows it unless the rules are enforced; returns how to stop following the table. */
export const makeTray = (root: HTMLElement, client: TableClient): (() => void) => {
  const document = root.ownerDocument;
  const { game, presentation } = client;
  const { options } = client.timeline.head;
  const words = wordingOf(presentation, speech);
  const seats = game.seats(options);
  const tray = htmlElement(document, 'details', { class: 'rt-tray' });
  const list = htmlElement(document, 'ul', { class: 'rt-tray__pieces' });
  const find = htmlElement(document, 'input', {
    type: 'search',
    class: 'rt-tray__find',
    placeholder: speech.localize('RT.board.find'),
    'aria-label': speech.localize('RT.board.find'),
  });

  const item = ({ piece, name, count, facts }: TrayEntry): HTMLElement => {
    const face = presentation.face(piece);
    const made = htmlElement(document, 'li', {
      class: 'rt-tray__piece',
      draggable: 'true',
      title: [name, ...facts].join(', '),
      'data-piece': piece,
    });
    // our own picture, without words
    if (face) made.innerHTML = counterSvg(face, { emblem: sideOf({ presentation, seats }, piece), size: 52 });
    const many = count > 1 ? [`× ${count}`] : [];
    made.append(htmlElement(document, 'span', { class: 'rt-tray__name' }, [name, ...many].join(' ')));
    if (facts.length) made.append(htmlElement(document, 'span', { class: 'rt-tray__facts' }, facts.join(', ')));
    made.addEventListener('dragstart', event => carry(event, client.id, { kind: 'new', piece }));
    made.addEventListener('dragend', letGo);
    return made;
  };

  const fill = (): void => {
    const { state, mode } = client.timeline;
    const all = trayEntries(game, presentation, words, state, mode);
    const isWanted = ({ name, facts }: TrayEntry): boolean => isNamedLike([name, ...facts].join(' '), find.value);
    list.replaceChildren(...all.filter(isWanted).map(item));
  };
  find.addEventListener('input', fill);
  tray.addEventListener('toggle', () => {
    if (tray.open) fill();
  });
  const hint = htmlElement(document, 'p', { class: 'rt-tray__hint' }, speech.localize('RT.board.tray-hint'));
  tray.append(
    htmlElement(document, 'summary', { class: 'rt-tray__title' }, speech.localize('RT.board.tray')),
    hint,
    find,
    list,
  );
  const follow = (): void => {
    const { mode, begun } = client.timeline;
    tray.hidden = mode === 'enforced' || !begun;
    if (tray.open) fill();
    // a counter that misses its place stays where it was, unless the table is Free
    hint.hidden = mode !== 'free';
  };
  follow();
  root.append(tray);
  return client.onChange(follow);
};
