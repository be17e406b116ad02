/** The tools of a board: zoom, show all, moving by hand, and back to the present. */
import type { TableClient } from '../../table/panels/client-model';
import { isPlaying, onReplay, replayAt, showRevision } from '../replay';
import { speech } from '../lazy-import';
import { htmlElement, setAttributes, type Tool, toolButton } from '../dom';
import type { MountedBoard } from './mount-board';
import type { Viewport } from './viewport';

const STEP = 1.4;

const word = (key: string): string => speech.localize(`RT.board.${key}`);

/** Makes the tools into `root`; returns how to stop following the table. */
export const makeTools = (
  root: HTMLElement,
  client: TableClient,
  board: MountedBoard,
  viewport?: Viewport,
): (() => void) => {
  const document = root.ownerDocument;
  const button = (tool: Tool) => toolButton(document, 'rt-board-tools__button', tool);
  const past = htmlElement(document, 'button', { type: 'button', class: 'rt-board-tools__past', hidden: '' });
  past.addEventListener('click', () => showRevision(client.id, undefined));
  const hand = button({
    icon: 'fa-hand',
    label: word('by-hand'),
    act: () => {
      board.byHand = !board.byHand;
      follow();
    },
  });
  hand.dataset['tooltip'] = `${word('by-hand')}. ${word('by-hand-hint')}`;

  const changes = button({
    icon: 'fa-ruler',
    label: speech.localize('RT.table.happened'),
    act() {
      const { left, bottom } = changes.getBoundingClientRect();
      board.changes({ x: left, y: bottom });
    },
  });
  changes.dataset['tool'] = 'ruler';

  const follow = (): void => {
    const revision = replayAt(client.id);
    // what plays towards the present by itself is described below the board
    past.hidden = revision === undefined || isPlaying(client.id);
    const when = speech.format('RT.board.past', { revision: String(revision ?? '') });
    past.textContent = `${when} · ${word('present')}`;
    changes.hidden = revision !== undefined || !client.timeline.begun;
    hand.hidden = client.timeline.mode !== 'enforced' || !client.timeline.begun;
    setAttributes(hand, { 'aria-pressed': String(board.byHand) });
  };

  const view = viewport && [
    button({ icon: 'fa-magnifying-glass-minus', label: word('zoom-out'), act: () => viewport.zoom(1 / STEP) }),
    button({ icon: 'fa-magnifying-glass-plus', label: word('zoom-in'), act: () => viewport.zoom(STEP) }),
    button({ icon: 'fa-expand', label: word('fit'), act: () => viewport.fit() }),
  ];
  root.append(past, hand, changes, ...(view ?? []));
  follow();
  const stops = [client.onChange(follow), onReplay(client.id, follow)];
  return () => {
    for (const stop of stops) stop();
  };
};
