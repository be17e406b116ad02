/** The menu of changes by hand for a pile or a card; each row says who will see what. */
import type { Point } from '../../kernel/board';
import type { Change } from '../../kernel/edit';
import { type Dragged, editsFor, judge, saidSoFar } from '../../table/board/by-hand';
import type { ByHandRow, PiledCard } from '../../table/board/by-hand-rows';
import { cardRows } from '../../table/board/card-rows';
import { layingRows, pieceMoves, pieceRows } from '../../table/board/piece-rows';
import { pileRows } from '../../table/board/pile-rows';
import { pieceLabel } from '../../table/board/labels';
import type { Placement } from '../../table/board/projection';
import { handOf } from '../../table/board/hand';
import { viewOf } from '../../table/board/view';
import type { TableClient } from '../../table/panels/client-model';
import { readingOf } from '../../table/panels/reading';
import { wordingOf } from '../../table/i18n/wording';
import { openWindow } from '../windows';
import { focusOf } from '../focus';
import { speech } from '../lazy-import';
import type { Bubbles } from './bubble';
import { makeActions } from './actions';
import { htmlElement } from '../dom';
import { type Item, rowsOf } from './hand-row';
import { judgedSoon } from './judged-soon';
import { openMoves } from './moves';
import type { HelperRow } from './helper-menu';
import { openTogether } from './place-menu';

const word = (key: string, data: Readonly<Record<string, string>> = {}): string =>
  speech.format(`RT.hands.${key}`, data);

/** The kind of things a menu moves several of: a key under `RT.hands`. */
type Counted = 'cards-at-a-time' | 'counters-at-a-time' | 'steps-at-a-time';

/** The number of things at a time, between buttons for less and more. */
const counter = (
  document: Document,
  { most, counted }: Pick<Menu, 'most' | 'counted'>,
  changed: (count: number) => void,
): HTMLElement => {
  let count = 1;
  const line = htmlElement(document, 'li', { class: 'rt-bubble__count' });
  const shown = htmlElement(document, 'output', { class: 'rt-bubble__number' });
  const step = (by: number): void => {
    count = Math.min(most, Math.max(1, count + by));
    shown.textContent = word(counted, { count: String(count) });
    changed(count);
  };
  const button = (sign: string, key: string, by: number): HTMLElement => {
    const made = htmlElement(
      document,
      'button',
      { type: 'button', class: 'rt-bubble__step', 'aria-label': word(key), 'data-step': by },
      sign,
    );
    made.addEventListener('click', event => {
      event.stopPropagation();
      step(by);
    });
    return made;
  };
  line.append(button('−', 'fewer', -1), shown, button('+', 'more', 1));
  step(0);
  return line;
};

interface Menu {
  readonly heading: string;
  readonly most: number;
  readonly counted: Counted;
  rows(count: number): readonly ByHandRow[];
  /** The rows for moving `count` of them; undefined if nothing is moved to a chosen place. */
  moves?(count: number): readonly ByHandRow[];
  readonly more: readonly Item[];
  /** The helpers about this piece; they change nothing. */
  readonly helpers: readonly HelperRow[];
}

/** Makes the rows of a menu that carry out changes. */
const itemsOf = (client: TableClient, bubbles: Bubbles, at: Point): ((row: ByHandRow) => Item) => {
  const actions = makeActions(client, wordingOf(client.presentation, speech), bubbles);
  return ({ drop, ...row }) => ({
    ...row,
    act() {
      bubbles.close();
      const isLook = 'edit' in drop && drop.edit.kind === 'look';
      void actions.perform(drop, at).then(ok => {
        // cards that are looked at appear in the column
        if (ok && isLook) {
          focusOf(client.id).spreadOut(undefined);
          void openWindow('table', client);
        }
      });
    },
  });
};

const editsIn = (rows: readonly ByHandRow[] = []): readonly Change[] => rows.map(({ edit }) => edit);

/** Opens the menu soon, whether or not the rules have judged its rows by then. */
const show = async (client: TableClient, bubbles: Bubbles, at: Point, menu: Menu): Promise<void> => {
  if (
    !(await judgedSoon(
      client,
      () => editsIn(menu.rows(1)),
      () => editsIn(menu.moves?.(1)),
    ))
  )
    return;
  const item = itemsOf(client, bubbles, at);
  bubbles.list(at, menu.heading, list => {
    const document = list.ownerDocument;
    const body = htmlElement(document, 'li', {});
    const rows = htmlElement(document, 'menu', { class: 'rt-bubble__rows' });
    const helpers = menu.helpers.map(
      ({ id, name, section, open }): Item => ({
        key: `helper ${id}`,
        label: name,
        seen: '',
        cite: section,
        act() {
          bubbles.close();
          open();
        },
      }),
    );
    let many = 1;
    const move = (typed = ''): void =>
      openMoves(bubbles, at, menu.heading, (menu.moves?.(many) ?? []).map(item), typed);
    const moving: readonly Item[] = menu.moves
      ? [{ key: 'move-to', label: word('move-to'), seen: '', act: () => move() }]
      : [];
    // a user who types a name wants to go there
    list.addEventListener('keydown', event => {
      if (!menu.moves || event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      move(event.key);
    });
    const fill = (count: number): void => {
      many = count;
      const all = [...menu.more, ...moving, ...menu.rows(count).map(item), ...helpers];
      const made = rowsOf(document, all);
      rows.replaceChildren(...made);
      if (!made.length) rows.append(htmlElement(document, 'li', { class: 'rt-bubble__none' }, word('nothing')));
    };
    body.append(rows);
    if (menu.most > 1) list.append(counter(document, menu, fill), body);
    else {
      fill(1);
      list.append(body);
    }
  });
};

/** Opens the menu of changes by hand for a pile. */
export const openPileMenu = (
  client: TableClient,
  bubbles: Bubbles,
  pile: string,
  at: Point,
  helpers: readonly HelperRow[] = [],
): Promise<void> => {
  const reading = readingOf(client, speech);
  const view = viewOf(client);
  const cards = view.tabletop.piles.find(({ id }) => id === pile)?.cards ?? [];
  const isRead = cards.some(card => card !== '?');
  const spread: Item = {
    key: 'spread',
    label: word('spread'),
    seen: word('lies-open'),
    act() {
      bubbles.close();
      focusOf(client.id).spreadOut(pile);
      void openWindow('table', client);
    },
  };
  return show(client, bubbles, at, {
    heading: `${reading.words.name(pile)} (${cards.length})`,
    most: cards.length,
    counted: 'cards-at-a-time',
    rows: count => pileRows(reading, viewOf(client), pile, count, saidSoFar),
    more: isRead && cards.length > 1 ? [spread] : [],
    helpers,
  });
};

/** Opens the menu of changes by hand for one card. */
export const openCardMenu = (client: TableClient, bubbles: Bubbles, card: PiledCard, at: Point): Promise<void> => {
  const reading = readingOf(client, speech);
  return show(client, bubbles, at, {
    heading: reading.words.name(card.card),
    most: 1,
    counted: 'cards-at-a-time',
    rows: () => cardRows(reading, viewOf(client), card, saidSoFar),
    more: [],
    helpers: [],
  });
};

/** Above this a number is no stack of counters, and a marker is dragged instead. */
const MANY = 20;

/** Opens the menu of changes by hand for a counter or marker. */
export const openPieceMenu = (
  client: TableClient,
  bubbles: Bubbles,
  placement: Placement,
  at: Point,
  helpers: readonly HelperRow[],
): Promise<void> => {
  const reading = readingOf(client, speech);
  const view = viewOf(client);
  const count = view.tabletop.counters.find(({ id }) => id === placement.id)?.count ?? 1;
  const { slot } = placement;
  const together: Item = {
    key: 'together',
    label: word('spread-here'),
    seen: '',
    act: () => openTogether(client, bubbles, slot, at),
  };
  const isAmongOthers =
    placement.kind === 'counter' && view.tabletop.counters.filter(one => one.slot === slot).length > 1;
  return show(client, bubbles, at, {
    heading: pieceLabel(view, reading.words, speech, placement),
    most: placement.kind === 'marker' ? MANY : Math.max(count, 1),
    counted: placement.kind === 'marker' ? 'steps-at-a-time' : 'counters-at-a-time',
    rows: many => pieceRows(reading, viewOf(client), placement, many, saidSoFar),
    // a marker that follows from the pieces cannot be set
    ...((placement.kind === 'counter' || pieceMoves(reading, view, placement, 1, saidSoFar).length > 0) && {
      moves: (many: number) => pieceMoves(reading, viewOf(client), placement, many, saidSoFar),
    }),
    more: isAmongOthers ? [together] : [],
    helpers,
  });
};

/** Opens the list of places for a piece of the tray. */
export const openLaying = async (
  client: TableClient,
  bubbles: Bubbles,
  { piece, name }: { readonly piece: string; readonly name: string },
  at: Point,
): Promise<void> => {
  const rows = (): readonly ByHandRow[] => layingRows(readingOf(client, speech), viewOf(client), piece, saidSoFar);
  if (!(await judgedSoon(client, () => editsIn(rows())))) return;
  openMoves(bubbles, at, name, rows().map(itemsOf(client, bubbles, at)));
};

/** Puts a dragged piece or card onto a pile, or says why that is forbidden. */
export const layOn = async (
  client: TableClient,
  bubbles: Bubbles,
  dragged: Dragged,
  pile: string,
  at: Point,
): Promise<void> => {
  const edits = editsFor(dragged, { kind: 'places', places: [pile] });
  if (!edits.length) return;
  const drop = judge(handOf({ client, view: viewOf(client) }, { byHand: false }), edits);
  await makeActions(client, wordingOf(client.presentation, speech), bubbles).perform(drop, at);
};
