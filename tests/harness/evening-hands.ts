/** One change by hand in a page, with the mouse: what lies on the board is dragged, the rest goes by menus. */
import type { Locator } from 'playwright-core';
import { speechOf } from '../../scripts/languages';
import type { GameEdit } from '../../src/kernel/edit';
import { hitTargetsOf } from '../../src/table/board/hit-targets';
import { place, type Placement } from '../../src/table/board/projection';
import { liesOn } from '../../src/table/board/targets';
import { wordingOf } from '../../src/table/i18n/wording';
import type { AnyGame, AnyTypes } from '../../src/table/record/model';
import { drag, dropFromTray, overlayOf, pieceOn } from './board';
import { inTable, until } from './in-page';
import type { Person } from './people';
import { revisionOf } from './table';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** No control makes this change. */
export class Gap extends Error {}

/** How often to look for what may not come, about 15 s: a busy page is late. */
const LOOKS = 160;
const appears = (what: Locator, looks = LOOKS): Promise<boolean> =>
  until('it appears', async () => (await what.count()) > 0, looks).then(
    () => true,
    () => false,
  );

/** What lies on the board of a page, and where it may be dropped. */
const boardOf = (game: AnyGame, state: AnyTypes['state']) => {
  const { board, tabletop } = game.presentation(state.options);
  const lying = tabletop(state);
  const placements = place(board, lying);
  return { board, tabletop: lying, placements, aims: hitTargetsOf(board, lying, placements) };
};
type Lying = ReturnType<typeof boardOf>;

/** So many points across and down are looked at in a place. */
const GRID = 9;

/** Points of the board that mean a place, those without a piece first. */
const pointsFor = ({ aims, placements }: Lying, to: string, moved?: Placement): readonly Spot[] => {
  const own = moved?.group ?? moved?.piece;
  const boxes = aims.flatMap(({ ids, area }) => (ids.includes(to) && 'box' in area ? [area.box] : []));
  const points = boxes.flatMap(({ x, y, width, height }) =>
    Array.from({ length: GRID ** 2 }, (_, n) => ({
      x: x + (width * ((n % GRID) + 0.5)) / GRID,
      y: y + (height * (Math.floor(n / GRID) + 0.5)) / GRID,
    })),
  );
  const meant = points.flatMap(point => {
    const aim = aims.findLast(one => one.ids[0] !== own && liesOn(one, point));
    return aim?.ids.includes(to) ? [{ point, isExact: aim.ids[0] === to }] : [];
  });
  const isCovered = (point: Spot): boolean => placements.some(box => liesOn({ area: { box } }, point));
  const rank = ({ point, isExact }: (typeof meant)[number]): number => Number(!isExact) * 2 + Number(isCovered(point));
  return meant.toSorted((one, other) => rank(one) - rank(other)).map(({ point }) => point);
};

/** A value that a piece bears goes one up or down at a time: the steps of a change. */
export const stepsOf = (game: AnyGame, state: AnyTypes['state'], edit: GameEdit): readonly GameEdit[] => {
  if (edit.kind !== 'set') return [edit];
  const { counters } = game.presentation(state.options).tabletop(state);
  const value = counters.flatMap(({ dials = [] }) => dials).find(({ id }) => id === edit.marker)?.value;
  if (value === undefined) return [edit];
  const by = Math.sign(edit.to - value);
  return Array.from({ length: Math.abs(edit.to - value) }, (_, n) => ({ ...edit, to: value + by * (n + 1) }));
};

/** The longest that a menu has kept a hand waiting. */
export const slowest = { ms: 0 };

export interface Hands {
  /** Makes the change; returns how it was done and the number of clicks. Throws a Gap if no control can. */
  make(edit: GameEdit, state: AnyTypes['state']): Promise<{ readonly way: string; readonly clicks: number }>;
}

export const handsOf = (person: Person, game: AnyGame, language: 'en' | 'de'): Hands => {
  const { page } = person;
  const surface = overlayOf(page);
  const menu = page.locator('.rt-bubble--menu');
  const row = (key: string): Locator => menu.locator(`[data-by-hand=${JSON.stringify(key)}]`).first();
  let clicks = 0;
  const press = async (what: Locator, button: 'left' | 'right' = 'left'): Promise<void> => {
    clicks++;
    await what.click({ button, timeout: 20_000 });
  };
  /** The middle of a piece, once the pointer has spread the heap in which it lies. */
  const found = async (what: Locator): Promise<Spot> => {
    const own = await what.getAttribute('data-piece');
    await page.mouse.move(2, 2);
    for (let looks = 0; looks < 20; looks++) {
      const box = await what.boundingBox();
      if (!box) throw new Gap('is not to be seen');
      const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const isTop = ({ x, y, id }: Spot & { readonly id: string | null }): boolean =>
        id === null || document.elementFromPoint(x, y)?.closest('[data-piece]')?.getAttribute('data-piece') === id;
      if (await page.evaluate(isTop, { ...at, id: own })) return at;
      if (looks % 10 === 0) await page.mouse.move(at.x, at.y);
      await page.waitForTimeout(100);
    }
    throw new Gap('lies under something else');
  };
  const dragTo = async (what: string | Locator, point: Spot): Promise<string> => {
    clicks++;
    const piece = typeof what === 'string' ? pieceOn(surface, what) : what;
    await found(piece);
    await drag(person, surface, piece, point);
    return 'drag';
  };
  const ask = async (what: Locator): Promise<void> => {
    const { x, y } = await found(what);
    clicks++;
    const before = Date.now();
    await page.mouse.click(x, y, { button: 'right' });
    if (!(await appears(menu))) throw new Gap('has no menu');
    slowest.ms = Math.max(slowest.ms, Date.now() - before);
  };
  const choose = async (key: string, times = 1): Promise<string> => {
    for (let n = 1; n < times; n++) await press(menu.locator('[data-step="1"]'));
    if (!(await row(key).count())) {
      const keys = await menu.locator('[data-by-hand]').evaluateAll(all => all.map(one => one.dataset['byHand']));
      await page.keyboard.press('Escape');
      throw new Gap(`the menu has no "${key}": ${keys.join()}`);
    }
    await press(row(key));
    return `menu ${key.split(' ')[0]}`;
  };
  /** The pile on the board, else in the column. */
  const pile = async (id: string): Promise<Locator> => {
    const lying = pieceOn(surface, id);
    if (await lying.count()) return lying;
    const line = page.locator(`.rt-piles [data-pile="${id}"]`);
    if (!(await line.count())) throw new Gap(`the pile ${id} is shown nowhere`);
    if (!(await line.isVisible())) await press(page.locator('.rt-piles__fold > summary'));
    await line.scrollIntoViewIfNeeded();
    return line;
  };
  const find = ({ placements }: Lying, kind: Placement['kind'], name: string, slot?: string): Placement => {
    const found = placements.findLast(
      one =>
        one.kind === kind &&
        (one.piece === name || one.id === name) &&
        (slot === undefined || one.slot === slot || one.group === slot),
    );
    if (!found) throw new Gap(`${name} lies nowhere in ${slot}`);
    return found;
  };

  /** A menu's row that ends in a pile: whatever it is called there. */
  const into = async (to: string, count = 1): Promise<string> => {
    const keys = await menu.locator('[data-by-hand]').evaluateAll(all => all.map(one => one.dataset['byHand'] ?? ''));
    const key = keys.find(one => one.endsWith(` ${to}`) && !one.startsWith('under'));
    return choose(key ?? `… ${to}`, count);
  };

  const cardFrom = async (edit: Extract<GameEdit, { kind: 'card' }>, lying: Lying): Promise<string> => {
    const { card, from, to } = edit;
    const held = page.locator(`.rt-hand [data-card="${card}"]`);
    if (card !== '?' && (await held.count())) {
      const [point] = pointsFor(lying, to);
      if (point) return dragTo(held.first(), point);
      await ask(held.first());
      return into(to);
    }
    const lain = lying.tabletop.piles.find(({ id }) => id === from)?.cards ?? [];
    if (card !== '?' && lain[0] !== card && lain.includes(card)) {
      await ask(await pile(from));
      await choose('spread');
      await press(page.locator(`.rt-spread__card[data-piled="${card}"]`).first());
      if (!(await appears(menu))) throw new Gap('a card that is spread out has no menu');
      return into(to);
    }
    // a card that lies on the board by itself
    const shown = lying.placements.find(one => one.kind === 'counter' && one.piece === card);
    if (shown) {
      const [point] = pointsFor(lying, to, shown);
      if (point) return dragTo(shown.id, point);
      await ask(pieceOn(surface, shown.id));
      return into(to);
    }
    const top = await pile(from);
    const [point] = (await pieceOn(surface, from).count()) ? pointsFor(lying, to) : [];
    if (point) return dragTo(from, point);
    await ask(top);
    return into(to);
  };

  const byKind = async (edit: GameEdit, lying: Lying, state: AnyTypes['state']): Promise<string> => {
    switch (edit.kind) {
      case 'move': {
        const piece = find(lying, 'counter', edit.piece, edit.from);
        const [point] = pointsFor(lying, edit.to, piece);
        if (point) return dragTo(piece.id, point);
        await ask(pieceOn(surface, piece.id));
        await choose('move-to');
        return choose(edit.to);
      }
      case 'add': {
        const [point] = pointsFor(lying, edit.to);
        if (!point) throw new Gap(`${edit.to} is no place of the board`);
        // a card that is a piece comes from the hand
        const held = page.locator(`.rt-hand [data-card="${edit.piece}"]`);
        if (await held.count()) return dragTo(held.first(), point);
        const name = wordingOf(game.presentation(state.options), speechOf(language)).name(edit.piece);
        if (!(await page.locator('.rt-tray:visible').count())) throw new Gap('there is no tray');
        clicks += (await page.locator('.rt-tray[open]').count()) ? 1 : 2;
        await dropFromTray(person, page.locator('body'), name, point, undefined, edit.piece);
        return 'tray';
      }
      case 'remove':
        await ask(pieceOn(surface, find(lying, 'counter', edit.piece, edit.from).id));
        return choose('away', edit.count);
      case 'flip':
        await ask(pieceOn(surface, find(lying, 'counter', edit.piece, edit.at).id));
        return choose('flip');
      case 'set': {
        const marker = lying.tabletop.markers.find(({ id }) => id === edit.marker);
        const track = lying.board.tracks.find(({ id }) => id === marker?.track);
        const box = track?.boxes[edit.to - track.from];
        if (marker && box) return dragTo(marker.id, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
        const bearer = lying.tabletop.counters.find(({ dials }) => dials?.some(({ id }) => id === edit.marker));
        const value = bearer?.dials?.find(({ id }) => id === edit.marker)?.value;
        if (!bearer || value === undefined) throw new Gap(`the marker ${edit.marker} is not on the board`);
        await ask(pieceOn(surface, bearer.id));
        return choose(`${edit.marker} ${Math.sign(edit.to - value)}`);
      }
      case 'card':
        return cardFrom(edit, lying);
      case 'cards':
        await ask(await pile(edit.from));
        return into(edit.to, edit.count);
      case 'deal':
      case 'look':
      case 'recall':
      case 'show':
      case 'shuffle':
        throw new Gap(`no legal move leads to "${edit.kind}"`);
    }
  };

  return {
    async make(edit, state) {
      clicks = 0;
      await page.bringToFront();
      await page.keyboard.press('Escape');
      // what was said of the change before is not what is said of this one
      await page.locator('.rt-bubble').evaluateAll(all => {
        for (const one of all) one.setAttribute('data-old', '');
      });
      const way = await byKind(edit, boardOf(game, state), state);
      return { way, clicks };
    },
  };
};

/** What a page says to the author of a change. */
export interface Said {
  readonly outcome: 'change' | 'command' | 'refused' | 'nothing';
  /** The heading of the bubble, and the rules that it names. */
  readonly heading: string;
  readonly breaks: readonly string[];
  /** The actions that were offered instead, before it was made by hand alone. */
  readonly offered: readonly string[];
  readonly clicks: number;
  /** What is still owed or asked, with its button. */
  readonly rest: string;
}

/** Answers the question which action a change is: by hand alone. Then reads what the page says of it. */
export const saidOn = async (person: Person, table: string, before: number, language: 'en' | 'de'): Promise<Said> => {
  const { page } = person;
  const alone = page.locator('.rt-bubble__choice', { hasText: speechOf(language).localize('RT.guide.only-by-hand') });
  const refusal = page.locator('.rt-bubble--why:not(.rt-bubble--rules):not([data-old])');
  const isMade = async (): Promise<boolean> => (await revisionOf(page, table)) > before;
  const which = page.locator(
    '.rt-bubble--menu:not([data-old]) .rt-bubble__choice[data-command]:not([data-command=""])',
  );
  const isAnswered = async (): Promise<boolean> =>
    (await isMade()) || (await alone.count()) > 0 || (await refusal.count()) > 0 || (await which.count()) > 0;
  const nothing = { heading: '', breaks: [], offered: [], clicks: 0, rest: '' };
  if (
    !(await until('something comes of it', isAnswered, 120).then(
      () => true,
      () => false,
    ))
  )
    return { ...nothing, outcome: 'nothing' };
  let offered: readonly string[] = [];
  let clicks = 0;
  if (await alone.count()) {
    offered = await page
      .locator('.rt-bubble__choice[data-command]')
      .evaluateAll(all => all.map(one => one.dataset['command'] ?? ''));
    await alone.first().click({ timeout: 20_000 });
    clicks++;
    await until('it is made by hand alone', isMade);
  } else if (await which.count()) {
    clicks++;
    await which.first().click({ timeout: 20_000 });
    await until('what was asked about is done', isMade);
  } else if (!(await isMade())) return { ...nothing, outcome: 'refused', heading: await refusal.first().innerText() };
  const by = await inTable(page, table, ({ timeline }) => {
    const turns = timeline.moments.flatMap(({ entry }) => (entry.kind === 'turn' ? [String(entry.by)] : []));
    return turns.at(-1);
  });
  if (by !== 'hand') return { ...nothing, outcome: 'command', offered, clicks };
  const bubble = page.locator('.rt-bubble--rules:not([data-old])');
  await appears(bubble);
  const text = async (part: string): Promise<readonly string[]> => bubble.locator(part).allTextContents();
  const [heading = ''] = await text('.rt-bubble__heading');
  const breaks = await text('.rt-bubble__rule:not(.rt-bubble__rest)');
  const rest = [...(await text('.rt-bubble__rest')), ...(await text('.rt-button'))].join(' | ');
  return { outcome: 'change', heading, breaks, offered, clicks, rest };
};
