/** What the chat log is told: ids and numbers, worded for each reader; and rolls of the dice that fell at the table. */
import { expect, test } from 'vitest';
import { session, gather } from '../harness/session';
import { inTable, until } from '../harness/in-page';
import { type Person, snapshot } from '../harness/people';
import { playByClicking } from '../harness/playing';
import { makeTable, openTableWindow, waitForBeginning } from '../harness/table';

interface Message {
  readonly flags: Record<string, unknown>;
  readonly content: string;
  readonly rolls: readonly { readonly total: number; readonly results: readonly number[] }[];
}

/** Our messages of one table, as the world keeps them. */
const messagesOf = ({ page }: Person): Promise<readonly Message[]> =>
  page.evaluate(`game.messages.contents
  .filter(one => one.flags['revolution-tables'])
  .map(({ flags, content, rolls }) => ({
    flags: flags['revolution-tables'], content,
    rolls: rolls.map(roll =>
      ({ total: roll.total, results: roll.dice.flatMap(die => die.results.map(one => one.result)) })),
  }))`);

/** What a reader sees of them. */
const cardsOf = ({ page }: Person): Promise<readonly string[]> =>
  page.locator('.chat-sidebar .rt-chat').allInnerTexts();

/** The dice of every check in the record, by its revision. */
const checksIn = async ({ page }: Person, table: string): Promise<Readonly<Record<number, readonly number[]>>> =>
  (await inTable(page, table, ({ timeline }) =>
    Object.fromEntries(
      timeline.moments.flatMap(({ entry, events }) =>
        events.flatMap(event =>
          'dice' in event && Array.isArray(event.dice) ? [[entry.r, event.dice as number[]]] : [],
        ),
      ),
    ),
  )) ?? {};

// shows table.8
test('a message carries ids and numbers, each reader has it in their words, and its rolls are the dice of the record', () =>
  session({ title: 'chat' }, async one => {
    const [gm] = await gather(one);
    const red = await one.join('Player 1', { language: 'de' });
    await gm.page.evaluate(`game.settings.set('revolution-tables', 'chat', 'roll')`);
    await red.page.evaluate(`game.settings.set('revolution-tables', 'chat', 'roll')`);
    const table = await makeTable(gm, {
      name: 'Told',
      game: 'prelude',
      holders: { government: 'Gamemaster', revolutionary: 'Player 1' },
      scene: false,
    });
    await waitForBeginning([gm, red], table);
    for (const person of [gm, red]) await openTableWindow(person, table);
    const checks = async () =>
      (await messagesOf(gm)).filter(({ rolls }) => rolls.some(({ results }) => results.length > 1));
    const isChecked = async (): Promise<boolean> => (await checks()).length > 1;
    await playByClicking([gm, red], [gm, red], table, {
      seed: 7,
      most: 150,
      stop: isChecked,
      eagerness: { 'create-organization': 40 },
    });
    await until('the dice of checks are told', isChecked);
    // at a table the sidebar is closed until it is called
    for (const { page } of [gm, red]) await page.evaluate('ui.sidebar.toggleExpanded(true)');

    const messages = await messagesOf(gm);
    const fallen = await checksIn(gm, table);
    for (const { flags, rolls } of await checks()) {
      expect(flags['kind']).toBe('roll');
      expect(rolls.map(({ results }) => results)).toContainEqual(fallen[Number(flags['from'])]);
    }
    for (const { flags, rolls } of messages) {
      expect(flags).toEqual({
        kind: expect.stringMatching(/^(turn|roll)$/),
        table,
        from: expect.any(Number),
        to: expect.any(Number),
      });
      for (const { total, results } of rolls) {
        expect(total).toBe(results.reduce((sum, face) => sum + face, 0));
      }
    }
    expect(messages.some(({ content }) => content.length > 20)).toBe(true);
    await until(
      'all cards are drawn for both',
      async () => (await cardsOf(gm)).length === (await cardsOf(red)).length && (await cardsOf(gm)).length > 0,
    );
    const [english, german] = [await cardsOf(gm), await cardsOf(red)];
    expect(english.join(' ')).not.toMatch(/\bRT\./);
    for (const [n, card] of english.entries()) {
      expect(german[n]).not.toBe(card);
      expect(german[n]?.trim()).not.toBe('');
    }
    await snapshot(gm, 'chat-english');
    await snapshot(red, 'chat-german');
  }));
