/**
 * A session by hand for any game, in three pages. Free: cards are drawn, looked at, dealt, shuffled and played,
 * counters moved, every helper used and applied. Advised: the same position, with five named breaches. Enforced: to a
 * winner. The acts are computed from the position, so every game gets the same session.
 */
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { chooser, quickDice } from '../../src/kernel/dice';
import { type Edit, type GameEdit, isOfSequence } from '../../src/kernel/edit';
import { defaultOptions } from '../../src/kernel/options';
import { mayRead } from '../../src/kernel/piles';
import { anyEdit } from '../../src/kernel/testing/edits';
import type { AnyGame } from '../../src/table/record/model';
import { gameOf } from '../../src/testing/all-games';
import { type TestSession, gather } from './session';
import { overlayOf } from './board';
import { inTable, until, untilAll } from './in-page';
import { type Person, snapshot } from './people';
import { expectSecretsKept } from './wire';
import {
  agreeToAll,
  makeTable,
  openSideWindow,
  openTableWindow,
  revisionOf,
  tableWindow,
  waitForBeginning,
} from './table';
import { cardsIn, endsIt, fillIn, goodAnswers, isOwnAffair, sameFaces, stateOf } from './by-hand-answers';
import { brokenBy, judgedAt, madeAfter, toldAt } from './by-hand-breaches';

export interface HandsPlan {
  readonly game: string;
  /** The seats of the two players; bots have the others. */
  readonly seats: readonly [string, string];
  readonly seed: number;
  readonly options?: Readonly<Record<string, string>>;
  /** May a card of one hand be given to the other, because both hold the same deck's cards? */
  readonly isGiven?: boolean;
  /** What each player sets up by hand, so that every helper has something to find. */
  readonly prepare?: readonly Edit[];
  readonly theirs?: readonly Edit[];
  /** Seats that neither of them holds. */
  readonly others?: readonly string[];
}

/** How many changes are made up from the position; each makes sense and does not end the game. */
const CHANGES = 24;
/** How many are tried to find a usable one. */
const TRIES = 4_000;
const BREACHES = 5;
const MOST_ROLLS = 60;

/** How often to look for a menu that may not open. */
const MENU_LOOKS = 20;
export const playByHandSession = async (
  one: TestSession,
  { game: id, seats, seed, options, others = [], prepare = [], theirs = [], isGiven = false }: HandsPlan,
) => {
  const game = gameOf(id) as AnyGame;
  const [gm, first, second] = await gather(one, 'Player 1', 'Player 2');
  const everybody = [gm, first, second];
  const holders = {
    [seats[0]]: 'Player 1',
    [seats[1]]: 'Player 2',
    ...Object.fromEntries(others.map(seat => [seat, 'Bot'])),
  };
  const table = await makeTable(gm, {
    name: `By hand: ${id}`,
    game: id,
    mode: 'free',
    holders,
    ...(options && { options }),
  });
  await waitForBeginning(everybody, table);
  const choose = chooser(quickDice(seed));
  const chosenOptions = { ...defaultOptions(game.options), ...(await stateOf(gm, table)).options };
  const presentation = game.presentation(chosenOptions);
  const piles = game.piles(chosenOptions);
  const count = async (): Promise<number> => cardsIn(await stateOf(gm, table)).length;
  const [own] = seats;

  /** Does something, then waits until everybody has read the result. */
  const done = async (what: string, act: () => Promise<unknown>): Promise<void> => {
    const before = await revisionOf(first.page, table);
    await act();
    for (const { page, name } of everybody)
      await until(`${name} reads "${what}"`, async () => (await revisionOf(page, table)) > before);
  };
  /** Sends a change by hand. The answer may be late on a slow machine, so the result is read from the record. */
  const edits = async ({ page }: Person, edit: Edit): Promise<boolean> => {
    const text = JSON.stringify(edit);
    return page.evaluate(
      `game.modules.get('revolution-tables').api.table(${JSON.stringify(table)}).edit(${text})
        .then(reply => reply.ok || reply.problem?.problem === 'no-answer')`,
    );
  };
  const menu = first.page.locator('.rt-bubble--menu');
  const line = (pile: string): Locator => first.page.locator(`.rt-piles [data-pile="${pile}"]`);

  // 1. Free: pile menus, row by row
  await openTableWindow(first, table);
  await line(Object.keys(piles).find(pile => piles[pile]?.role === 'deck') ?? '').waitFor();
  const before = await count();
  const rows = new Set<string>();
  for (const [pile, { role }] of Object.entries(piles)) {
    if (role !== 'deck' || !(await line(pile).count())) continue;
    for (const key of ['shuffle', `deal ${own}-hand`, 'deal', 'look', 'up', 'show', 'bottom']) {
      await line(pile).click();
      await menu.waitFor();
      const row = menu.locator(key === 'deal' ? '[data-by-hand="deal"]' : `[data-by-hand^="${key}"]`).first();
      if (await row.count()) {
        expect(await row.locator('.rt-bubble__seen').innerText()).not.toBe('');
        await done(`${key} ${pile}`, () => row.click());
        rows.add(key.split(' ')[0] ?? '');
      } else await first.page.keyboard.press('Escape');
    }
  }
  expect(rows).toContain('shuffle');
  expect(rows.size).toBeGreaterThanOrEqual(3);
  const hand = Object.keys(piles).find(
    pile => piles[pile]?.role === 'hand' && mayRead(piles[pile]?.readers ?? [], own),
  );
  if (hand !== undefined) {
    await first.page.locator('.rt-hand [data-card]').first().click();
    await menu.waitFor();
    await snapshot(first, `hands-${id}-card`);
    await done('a card is played by hand', () =>
      menu.locator('[data-by-hand^="to "], [data-by-hand^="top "]').first().click(),
    );
    // a card is given to another player, who is asked first
    const cards = first.page.locator('.rt-hand [data-card]');
    const give = menu.locator(`[data-by-hand^="give ${seats[1]}"]`);
    for (let n = 0; n < (await cards.count()); n++) {
      await cards.nth(n).click();
      await menu.waitFor();
      if (!(await give.count())) {
        await first.page.keyboard.press('Escape');
        continue;
      }
      const theirs = async (): Promise<number> => {
        const state = (await stateOf(gm, table)) as { readonly piles?: Readonly<Record<string, readonly string[]>> };
        return state.piles?.[`${seats[1]}-hand`]?.length ?? 0;
      };
      const had = await theirs();
      await snapshot(first, `hands-${id}-give`);
      await done('a card is offered', () => give.click());
      await snapshot(second, `hands-${id}-given`);
      await done('it is accepted', () =>
        tableWindow(second.page, table).locator('[data-action="vote"][data-yes="true"]').first().click(),
      );
      await until('it is in the other hand', async () => (await theirs()) === had + 1);
      rows.add('give');
      break;
    }
    if (isGiven) expect(rows).toContain('give');
  }
  // opens a helper from what it is about
  const helperRow = menu.locator('[data-by-hand^="helper "]');
  const lying = overlayOf(first.page).locator('.rt-piece');
  for (let n = 0; n < (await lying.count()) && !rows.has('helper'); n++) {
    await lying.nth(n).click({ button: 'right', force: true });
    await until('a menu opens', async () => (await menu.count()) > 0, MENU_LOOKS).catch(() => undefined);
    if (await helperRow.count()) {
      await snapshot(first, `hands-${id}-helper-row`);
      await helperRow.first().click();
      await first.page.locator('.rt-helpers-app').waitFor();
      rows.add('helper');
    } else await first.page.keyboard.press('Escape');
  }
  expect(rows).toContain('helper');

  // 2. every helper is used and applied on a table prepared for them
  for (const [person, all] of [
    [first, prepare],
    [second, theirs],
  ] as const)
    for (const edit of all)
      await done(JSON.stringify(edit), async () => expect(await edits(person, edit), JSON.stringify(edit)).toBe(true));
  const helpers = await openSideWindow(first, table, 'helpers');
  const silent: string[] = [];
  let applied = 0;
  for (const helper of presentation.helpers) {
    const asked = goodAnswers(helper, await stateOf(first, table));
    if (!asked) {
      silent.push(helper.id);
      continue;
    }
    await helpers.locator(`[data-helper="${helper.id}"]`).click();
    await fillIn(helpers, asked.values);
    const apply = helpers.locator('[data-action="apply"]:not([aria-disabled="true"])');
    // rolls until there is something to apply, if there can be
    const roll = helpers.locator('[data-action="roll"]');
    const rolls = (await roll.count()) > 0 ? MOST_ROLLS : 0;
    for (let rolled = 0; rolled < rolls && !(rolled && (!asked.applies || (await apply.count()))); rolled++) {
      await roll.click();
      await helpers.locator('.rt-found').waitFor();
    }
    await snapshot(first, `hands-${id}-helper-${helper.id}`);
    expect(await apply.count(), helper.id).toBe(asked.applies ? 1 : 0);
    if (!asked.applies) continue;
    await done(`${helper.id} is applied`, () => apply.click());
    // what reaches into the second player's hand is proposed to them
    await agreeToAll(second, table);
    applied++;
    if ((await inTable(gm.page, table, ({ timeline }) => timeline.ending !== undefined)) === true) {
      await helpers.locator('[data-action="takeBack"]').click();
      await untilAll(everybody, table, 'it goes on', ({ timeline }) => timeline.ending === undefined);
    }
  }
  // 3. counters are set, moved and turned where they lie
  const kinds = new Set<string>();
  const sensible = async (person: Person, wanted: (edit: GameEdit) => boolean): Promise<GameEdit | undefined> => {
    const state = await stateOf(person, table);
    for (let n = 0; n < TRIES; n++) {
      const edit = anyEdit(game, state, choose);
      if (isOfSequence(edit) || edit.kind === 'together') continue;
      const made = game.edit(state, edit, sameFaces);
      if ('reason' in made) continue;
      if (!endsIt(game, state, edit) && wanted(edit)) return edit;
    }
    return undefined;
  };
  const COUNTERS = ['add', 'move', 'flip', 'remove', 'set'];
  for (let n = 0; n < CHANGES; n++) {
    const kind = COUNTERS[n % COUNTERS.length];
    const person = n % 2 ? second : first;
    const edit = await sensible(person, one => one.kind === kind && isOwnAffair(piles, one, seats[n % 2] ?? own));
    if (!edit) continue;
    await done(JSON.stringify(edit), async () => expect(await edits(person, edit), JSON.stringify(edit)).toBe(true));
    await agreeToAll(n % 2 ? first : second, table);
    kinds.add(edit.kind);
  }
  expect(kinds.size).toBeGreaterThanOrEqual(2);
  expect(await count()).toBe(before);
  await snapshot(first, `hands-${id}-free`);

  console.log(
    `${id}: rows ${[...rows].join()}, kinds ${[...kinds].join()}, applied ${applied}, nothing to say ${silent.join()}`,
  );

  // 4. Advised: five breaches are named to everybody
  const play = async (mode: 'advised' | 'enforced'): Promise<void> => {
    await inTable(
      gm.page,
      table,
      mode === 'advised' ? client => client.setMode('advised') : client => client.setMode('enforced'),
    );
    for (const person of everybody)
      await until(
        `${person.name}: ${mode}`,
        async () => (await inTable(person.page, table, client => client.timeline.mode)) === mode,
      );
  };
  await play('advised');
  const named = new Set<string>();
  for (let n = 0; n < BREACHES; n++) {
    const person = n % 2 ? second : first;
    const seat = seats[n % 2] ?? own;
    const lying = await judgedAt(game, person, table);
    const edit = await sensible(person, change => {
      if (!isOwnAffair(piles, change, seat) || change.kind === 'recall') return false;
      return brokenBy(lying, seat, change).some(rule => !named.has(rule));
    });
    if (!edit) break;
    const before = await revisionOf(person.page, table);
    expect(await edits(person, edit), JSON.stringify(edit)).toBe(true);
    await agreeToAll(n % 2 ? first : second, table);
    // a bot may have moved before the change came, and others may not have read it yet
    await until(`${JSON.stringify(edit)} is made`, async () => (await madeAfter(person, table, before)) !== undefined);
    const made = (await madeAfter(person, table, before)) ?? before;
    const wanted = brokenBy(await judgedAt(game, person, table, made), seat, edit);
    for (const { page, name } of everybody) {
      await until(`${name} reads "${JSON.stringify(edit)}"`, async () => (await revisionOf(page, table)) >= made);
      expect(await toldAt(page, table, made)).toEqual(wanted);
    }
    for (const rule of wanted) named.add(rule);
  }
  console.log(`${id}: ${[...named].join('; ')}`);
  expect(named.size).toBeGreaterThanOrEqual(BREACHES);
  await openSideWindow(gm, table, 'record');
  await snapshot(gm, `hands-${id}-advised`);
  const stood = await count();

  // 5. Enforced: the rules continue from there to a winner
  await play('enforced');
  expect(await count()).toBe(stood);
  for (const seat of seats)
    await gm.page.evaluate(
      `(() => { const client = game.modules.get('revolution-tables').api.table(${JSON.stringify(table)});
        return client.assign(${JSON.stringify(seat)}, { kind: 'bot', bot: client.game.bots[0].id }); })()`,
    );
  await until(
    'somebody has won',
    async () => (await inTable(gm.page, table, ({ timeline }) => timeline.ending !== undefined)) === true,
    40_000,
  );
  await untilAll(everybody, table, 'the record is open', ({ timeline }) => timeline.secret !== undefined);
  await snapshot(gm, `hands-${id}-end`);
  expect(silent).toEqual([]);
  await expectSecretsKept(gm, table, { [seats[0]]: first, [seats[1]]: second });
};
