/** The menu of a place: all pieces there, listed and counted, to move, turn or remove together. */
import type { Point } from '../../kernel/board';
import {
  type Lying,
  lyingAt,
  lyingIn,
  togetherMoves,
  togetherRows,
  type TogetherRow,
} from '../../table/board/together';
import { placeName } from '../../table/board/labels';
import { viewOf } from '../../table/board/view';
import type { TableClient } from '../../table/panels/client-model';
import { readingOf } from '../../table/panels/reading';
import { wordingOf } from '../../table/i18n/wording';
import { speech } from '../lazy-import';
import type { Bubbles } from './bubble';
import { makeActions } from './actions';
import { htmlElement } from '../dom';
import type { HelperRow } from './helper-menu';
import { openMoves } from './moves';

const word = (key: string, data: Readonly<Record<string, string>> = {}): string =>
  speech.format(`RT.hands.${key}`, data);

interface Shown {
  readonly place: string;
  readonly lying: readonly Lying[];
  readonly helpers: readonly HelperRow[];
  /** Are they already chosen? */
  readonly chosen?: boolean;
}

const show = (
  client: TableClient,
  bubbles: Bubbles,
  at: Point,
  { place, lying, helpers, chosen: areChosen }: Shown,
): void => {
  const reading = readingOf(client, speech);
  const actions = makeActions(client, wordingOf(client.presentation, speech), bubbles);
  const taken = new Map<string, number>(areChosen ? lying.map(({ id, count }) => [id, count]) : []);

  const carryOut = async ({ drop }: TogetherRow): Promise<void> => {
    bubbles.close();
    await actions.perform(drop, at);
  };

  bubbles.list(at, areChosen ? word('together.several') : word('together.heading', { place }), list => {
    const document = list.ownerDocument;
    const button = (key: string, label: string, act: () => void, pressed?: boolean): HTMLElement => {
      const made = htmlElement(document, 'button', {
        type: 'button',
        class: 'rt-bubble__choice',
        'data-together': key,
        'aria-pressed': pressed === undefined ? undefined : String(pressed),
      });
      made.append(htmlElement(document, 'span', { class: 'rt-bubble__label' }, label));
      made.addEventListener('click', event => {
        event.stopPropagation();
        act();
      });
      const item = htmlElement(document, 'li', {});
      item.append(made);
      return item;
    };
    /** Each click takes one more of the stack; after the last it takes none. */
    const pick = ({ id, count }: Lying, all: boolean): void => {
      const now = taken.get(id) ?? 0;
      taken.set(id, now >= count ? 0 : all ? count : now + 1);
      fill();
      list.querySelector<HTMLElement>(`[data-together="pick ${CSS.escape(id)}"]`)?.focus({ preventScroll: true });
    };
    const fill = (): void => {
      const chosen = lying.map(one => ({ ...one, take: taken.get(one.id) ?? 0 }));
      const total = String(lying.reduce((sum, { count }) => sum + count, 0));
      const picks = chosen.map(one =>
        button(
          `pick ${one.id}`,
          one.count > 1
            ? word('together.some', { name: one.name, take: String(one.take), count: String(one.count) })
            : one.name,
          () => pick(one, false),
          one.take > 0,
        ),
      );
      const isAll = chosen.every(({ take, count }) => take === count);
      const takeAll = (): void => {
        for (const { id, count } of lying) taken.set(id, isAll ? 0 : count);
        fill();
        list.querySelector<HTMLElement>('[data-together="all"]')?.focus({ preventScroll: true });
      };
      const heading = areChosen ? word('together.several') : place;
      const move = (): void =>
        openMoves(
          bubbles,
          at,
          heading,
          togetherMoves(reading, viewOf(client), chosen).map(row => ({
            key: row.key,
            label: row.label,
            seen: '',
            act: () => void carryOut(row),
          })),
        );
      const rows = togetherRows(reading, viewOf(client), chosen);
      list.replaceChildren(
        htmlElement(
          document,
          'li',
          { class: 'rt-bubble__none' },
          word(areChosen ? 'together.chosen' : 'together.count', { count: total }),
        ),
        ...picks,
        ...(lying.length > 1 || (lying[0]?.count ?? 0) > 1
          ? [button('all', word(isAll ? 'together.none' : 'together.all'), takeAll)]
          : []),
        ...(chosen.some(({ take }) => take > 0) ? [button('move-to', word('move-to'), move)] : []),
        ...rows.map(row => button(row.key, row.label, () => void carryOut(row))),
        ...helpers.map(helper =>
          button(`helper ${helper.id}`, helper.name, () => {
            bubbles.close();
            helper.open();
          }),
        ),
      );
    };
    fill();
  });
};

/** Opens the menu of all that lies at a point of the board; returns whether there is a place. */
export const openPlaceMenu = (
  client: TableClient,
  bubbles: Bubbles,
  onBoard: Point,
  at: Point,
  helpers: readonly HelperRow[],
): boolean => {
  const found = lyingAt(readingOf(client, speech), viewOf(client), onBoard);
  if (!found || !(found.lying.length || helpers.length)) return false;
  show(client, bubbles, at, { ...found, helpers });
  return true;
};

/** Opens the menu of all that lies in a slot. */
export const openTogether = (client: TableClient, bubbles: Bubbles, slot: string, at: Point): void => {
  const reading = readingOf(client, speech);
  const view = viewOf(client);
  const place = placeName(view, reading.words, slot);
  show(client, bubbles, at, { place, lying: lyingIn(reading, view, [slot]), helpers: [] });
};

/** Opens the menu of counters chosen together at different places. */
export const openGroup = (client: TableClient, bubbles: Bubbles, ids: readonly string[], at: Point): void => {
  const reading = readingOf(client, speech);
  const view = viewOf(client);
  const slots = new Set(view.tabletop.counters.flatMap(({ id, slot }) => (ids.includes(id) ? [slot] : [])));
  const lying = lyingIn(reading, view, [...slots]).filter(({ id }) => ids.includes(id));
  show(client, bubbles, at, { place: '', lying, helpers: [], chosen: true });
};
