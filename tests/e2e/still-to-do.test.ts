/** A change by hand that is a part of an action, on an Advised table: the bubble says what is still owed, and does it. */
import { expect, test } from 'vitest';
import { gameOf } from '../../src/testing/all-games';
import type { State as Bridges } from '../../src/games/all-bridges/state';
import type { State as CivilWar } from '../../src/games/civil-war/state';
import type { State as Prelude } from '../../src/games/prelude/state';
import type { GameEdit } from '../../src/kernel/edit';
import type { AnyTypes } from '../../src/table/record/model';
import { clearScene, drag, overlayOf } from '../harness/board';
import { inTable, until, untilAll } from '../harness/in-page';
import { type Person, snapshot } from '../harness/people';
import { atRest, byHand } from '../harness/place';
import { gather, session } from '../harness/session';

/** The rules advise at a table from now on. */
const advise = async (gm: Person, table: string): Promise<void> => {
  await inTable(gm.page, table, client => client.setMode('advised'));
  await untilAll([gm], table, 'the table advises', client => client.timeline.mode === 'advised');
  await clearScene(gm);
  await atRest(gm.page);
};

const stateOf = async <S>({ page }: Person, table: string): Promise<S> => {
  const text = await inTable(page, table, ({ timeline: { state } }) => JSON.stringify(state));
  return JSON.parse(text ?? '{}') as S & AnyTypes['state'];
};

const middleOf = (id: string, slot: string) => {
  const box = gameOf(id)
    ?.presentation({})
    .board.slots.find(one => one.id === slot)?.box;
  if (!box) throw new Error(`the board has no slot ${slot}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** The bubble says which action it is and what is owed; a click does that, and puts it away. No rule was broken. */
const doesTheRest = async (gm: Person, table: string, action: RegExp, owed: RegExp, picture: string): Promise<void> => {
  const { page } = gm;
  const bubble = page.locator('.rt-bubble--rules', { has: page.locator('.rt-bubble__rest') });
  await bubble.waitFor();
  await snapshot(gm, picture);
  expect(await bubble.locator('.rt-bubble__heading').textContent()).toMatch(action);
  expect(await bubble.locator('.rt-bubble__rest').textContent()).toMatch(owed);
  await bubble.getByRole('button', { name: 'Do it' }).click();
  await bubble.waitFor({ state: 'detached' });
  const told = (): Promise<string | undefined> =>
    inTable(page, table, ({ timeline: { moments } }) =>
      JSON.stringify(
        moments
          .flatMap(({ entry }) => (entry.kind === 'turn' && entry.by === 'hand' ? [entry.breaks ?? []] : []))
          .slice(-2),
      ),
    );
  await until('it is done, and breaks no rule', async () => (await told()) === '[[],[]]');
};

// shows table.4
test('All Bridges: a Cell marches by hand, and a click pays its Resource', () =>
  session({ title: 'owed-march' }, async one => {
    const [gm] = await gather(one);
    const { page } = gm;
    const table = await byHand(gm, 'all-bridges');
    // Phase II, and whoever was drawn to be first, the Reds are to act
    await inTable(page, table, client => client.edit({ kind: 'set', marker: 'phase', to: 2 }));
    const isTurnOfReds = async (): Promise<boolean> => {
      const [top] = (await stateOf<Bridges>(gm, table)).agenda;
      return top?.kind === 'faction' && top.seat === 'reds';
    };
    while (!(await isTurnOfReds())) await inTable(page, table, client => client.edit({ kind: 'skip' }));
    await advise(gm, table);
    const { resources } = await stateOf<Bridges>(gm, table);
    await drag(gm, overlayOf(page), 'reds-inactive@in-tampere', middleOf('all-bridges', 'in-hame'));
    const left = resources.reds - 1;
    await doesTheRest(
      gm,
      table,
      /A Cell from Tampere.*\(March\)/,
      new RegExp(`Resources of the Reds to ${left}`),
      'owed-march',
    );
    await until('it is paid', async () => (await stateOf<Bridges>(gm, table)).resources.reds === left);
    // a bubble lies on what may be wanted next: Escape closes it at once, and so does a click on it
    const bubble = page.locator('.rt-bubble--rules');
    for (const [away, back] of [
      [() => page.keyboard.press('Escape'), 'in-tampere'],
      [() => bubble.locator('.rt-bubble__heading').click(), 'in-hame'],
    ] as const) {
      const from = back === 'in-hame' ? 'in-tampere' : 'in-hame';
      await drag(gm, overlayOf(page), `reds-inactive@${from}`, middleOf('all-bridges', back));
      await bubble.waitFor();
      await away();
      expect(await bubble.count()).toBe(0);
    }
  }));

/** A card whose Event rolls nothing and asks nothing. */
const CARD = 'card-15';

test('Prelude: a card is played by hand, and a click does its Event', () =>
  session({ title: 'owed-event' }, async one => {
    const [gm] = await gather(one);
    const { page } = gm;
    const table = await byHand(gm, 'prelude');
    // wherever it was dealt to, it is in the hand of the Revolutionary, with six others
    const edit = async (change: GameEdit): Promise<void> => {
      const done = await page.evaluate<{ readonly ok: boolean }>(
        `game.modules.get('revolution-tables').api.table(${JSON.stringify(table)}).edit(${JSON.stringify(change)})`,
      );
      expect(done.ok, JSON.stringify(change)).toBe(true);
    };
    const [hand, deck] = ['revolutionary-hand', 'turmoil-deck'] as const;
    const { piles } = await stateOf<Prelude>(gm, table);
    await edit({ kind: 'cards', from: 'government-hand', to: 'discards', count: piles['government-hand'].length });
    await edit({ kind: 'cards', from: deck, to: hand, count: piles[deck].length });
    const lying = Object.entries((await stateOf<Prelude>(gm, table)).piles);
    const [from = '?'] = lying.find(([, cards]) => cards.includes(CARD)) ?? [];
    if (from !== 'pool') await edit({ kind: 'card', card: CARD, from, to: 'pool' });
    const held = (await stateOf<Prelude>(gm, table)).piles[hand].length;
    await edit({ kind: 'cards', from: hand, to: deck, count: held });
    await edit({ kind: 'card', card: CARD, from: 'pool', to: hand });
    await edit({ kind: 'cards', from: deck, to: hand, count: 6 });
    await page.evaluate(
      `game.modules.get('revolution-tables').api.table(${JSON.stringify(table)})
        .submit({ kind: 'choose-first', player: 'revolutionary' })`,
    );
    await advise(gm, table);
    await page.locator(`.rt-hand [data-card="${CARD}"]`).click({ button: 'right' });
    await page.locator('[data-by-hand="to discards"]').click();
    // the rules have an action for it, which would be all of it; what is wanted is the card alone
    await page.locator('.rt-bubble__choice', { hasText: 'By hand alone' }).click();
    const owed = /Opportunity, Government to 9.*World Affairs: advantage to/;
    await doesTheRest(gm, table, /Play Press Censorship Eased/, owed, 'owed-event');
    await until('the Event is done', async () => (await stateOf<Prelude>(gm, table)).opportunity.government === 9);
  }));

test('Reds and Whites: two cards are drawn by hand, and a click leads on instead of drawing two more', () =>
  session({ title: 'done-by-hand' }, async one => {
    const [gm] = await gather(one);
    const { page } = gm;
    const table = await byHand(gm, 'civil-war');
    await advise(gm, table);
    const held = async (): Promise<number> => (await stateOf<CivilWar>(gm, table)).piles['red-hand'].length;
    const asked = async (): Promise<string | undefined> => (await stateOf<CivilWar>(gm, table)).agenda[0]?.kind;
    const [before, question] = [await held(), await asked()];
    for (const drawn of [1, 2]) {
      await overlayOf(page).locator('[data-piece="red-deck"]').click();
      await page.locator('[data-by-hand="deal red-hand"]').click();
      const alone = page.locator('.rt-bubble__choice', { hasText: 'By hand alone' });
      if (drawn === 1) await alone.click();
      await until(`${drawn} drawn`, async () => (await held()) === before + drawn);
    }
    const bubble = page.locator('.rt-bubble--rules', { hasText: 'Done by hand' });
    await bubble.waitFor();
    await snapshot(gm, 'done-by-hand');
    expect(await asked()).toBe(question);
    await bubble.getByRole('button', { name: 'Continue' }).click();
    await until('the next question is asked', async () => (await asked()) !== question);
    expect(await held()).toBe(before + 2);
  }));
