/** The tray of a Free or Advised table: all pieces that can still be laid, to be dragged onto the board. */
import type { Point } from '../../kernel/board';
import type { TableClient } from '../../table/panels/client-model';
import { counterSvg } from '../../table/drawing/counter';
import { isNamedLike } from '../../table/board/by-hand';
import { type TrayEntry, trayEntries } from '../../table/board/tray-pieces';
import { sideOf } from '../../table/drawing/piece';
import { wordingOf } from '../../table/i18n/wording';
import { lazyImport, speech } from '../lazy-import';
import { carry, letGo } from './drag-between-windows';
import { htmlElement } from '../dom';
import { fetchHands } from '../lazy-translations';
import { floating } from './bubble';

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

  const menus = floating(document);
  /** Where a finger or the keyboard cannot drag, a piece is laid by a list of places. */
  const layAt = async (laid: Pick<TrayEntry, 'piece' | 'name'>, at: Point): Promise<void> => {
    await fetchHands();
    await (await lazyImport(() => import('./hand-menu')))?.openLaying(client, menus, laid, at);
  };

  const item = ({ piece, name, count, facts }: TrayEntry): HTMLElement => {
    const face = presentation.face(piece);
    // a button cannot be dragged in Firefox
    const made = htmlElement(document, 'div', {
      class: 'rt-tray__piece',
      role: 'button',
      tabindex: '0',
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
    made.addEventListener('click', event => {
      event.stopPropagation();
      const { x, y, width, height } = made.getBoundingClientRect();
      void layAt({ piece, name }, { x: x + width / 2, y: y + height / 2 });
    });
    made.addEventListener('keydown', event => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      made.click();
    });
    const held = htmlElement(document, 'li', {});
    held.append(made);
    return held;
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
  const stop = client.onChange(follow);
  return () => {
    stop();
    menus.close();
  };
};
