/** All Bridges Burning in real pages: a whole game of three seats by clicks, and what each page was sent on the way. */
import { expect, test } from 'vitest';
import { evening, gather } from '../harness/evening';
import { inTable, until } from '../harness/in-page';
import type { Person } from '../harness/people';
import { playByClicking } from '../harness/playing';
import { expectSecretsKept } from '../harness/secrecy';
import { makeTable, openTableWindow, revisionOf, tableWindow, waitForBeginning } from '../harness/table';

interface Top {
  readonly kind: string;
  readonly seat: string;
  readonly spaces: number;
}
/** The step on top: who is asked, and how many spaces the Command has selected. */
const onTop = async ({ page }: Person, table: string): Promise<Top> =>
  (await inTable(page, table, ({ timeline: { state } }) => {
    const [top] = state.agenda as readonly {
      readonly kind: string;
      seat?: string;
      readonly spaces?: readonly string[];
    }[];
    return { kind: top?.kind ?? '', seat: top?.seat ?? '', spaces: top?.spaces?.length ?? 0 };
  })) ?? { kind: '', seat: '', spaces: 0 };

/** Takes the last click back, and waits until everybody has it so. */
const undo = async (person: Person, table: string): Promise<void> => {
  const before = await revisionOf(person.page, table);
  await tableWindow(person.page, table).locator('[data-action="undo"]:not([aria-disabled="true"])').click();
  await until('the click is taken back', async () => (await revisionOf(person.page, table)) > before);
};

/** After so many clicks the Factions pass, and the deck runs out. */
const EVENTFUL = 70;

test('three seats: each sees what it may do, what it costs and how all stand; a game to its end, and the deck is kept', () =>
  evening({ title: 'all-bridges', seating: { chance: 1 } }, async one => {
    const [gm, reds, senate] = await gather(one, 'Player 1', 'Player 2');
    const everybody = [gm, reds, senate];
    const table = await makeTable(gm, {
      name: 'All Bridges Burning',
      game: 'all-bridges',
      holders: { reds: 'Player 1', senate: 'Player 2', moderates: 'Gamemaster' },
    });
    await waitForBeginning(everybody, table);
    for (const person of everybody) await openTableWindow(person, table);

    for (const { page } of everybody) {
      const window = tableWindow(page, table);
      const standing = await window.locator('.rt-standing__seat').allInnerTexts();
      expect(standing.map(text => text.replaceAll(/\s+/g, ' '))).toEqual([
        expect.stringMatching(/^Reds.*Eligible.* 5 -\d+$/),
        expect.stringMatching(/^Senate.*Eligible.* 5 -\d+$/),
        expect.stringMatching(/^Moderates.*Eligible.* 5 -\d+$/),
      ]);
      // the current card and the next lie open, with what they say
      expect(await window.locator('.rt-open-cards__pile').allInnerTexts()).toEqual(['Current card', 'Next card']);
      for (const note of await window.locator('.rt-open-cards__note').allInnerTexts()) expect(note).toMatch(/\w+.*\.$/);
      // no hand opens where nobody holds cards
      expect(await page.locator('.rt-hand-app').count()).toBe(0);
    }

    const seated: Readonly<Record<string, Person>> = { reds, senate, moderates: gm };
    const seen = new Set<string>();
    let steppedBack = false;
    const look = async (): Promise<boolean> => {
      const { kind } = await onTop(gm, table);
      const [asked = ''] = await tableWindow(gm.page, table)
        .locator('.rt-standing__seat--to-act')
        .evaluateAll(rows => rows.map(row => row.getAttribute('data-standing') ?? ''));
      const { [asked]: person } = seated;
      if (!person) return false;
      const window = tableWindow(person.page, table);
      const text = await window.locator('.rt-choices').innerText();
      // a Command names its price before it is given
      if (['rally', 'activism', 'march'].includes(kind) && /\d Resources?/.test(text)) seen.add('price');
      if (kind === 'faction') seen.add('boxes');
      // an Event is chosen with its text before one's eyes
      if (kind === 'event') expect(await window.locator('.rt-open-cards__note').first().innerText()).toMatch(/\w/);
      return false;
    };
    /** What a Rally has selected is taken back to the first click, once. */
    const stepBack = async (): Promise<void> => {
      const { kind, seat, spaces } = await onTop(gm, table);
      const { [seat]: person } = seated;
      if (steppedBack || kind !== 'rally' || !spaces || !person) return;
      steppedBack = true;
      for (let n = 0; n < spaces; n++) await undo(person, table);
      expect(await onTop(person, table)).toEqual({ kind: 'rally', seat, spaces: 0 });
    };
    const players = [reds, senate, gm];
    const play = { seed: 2, stop: look, each: stepBack };
    expect(await playByClicking(players, everybody, table, { ...play, most: EVENTFUL })).toBeUndefined();
    const hurried = { pass: 30, done: 8, transfer: 0, withdraw: 0 };
    const ending = await playByClicking(players, everybody, table, { ...play, eagerness: hurried });
    expect(ending).toMatch(/^(reds|senate|moderates|draw) (victory-check|final-round|germany|russia|nobody)$/);
    expect([...seen].sort()).toEqual(['boxes', 'price']);
    for (const { page } of everybody) {
      const winner = await tableWindow(page, table).locator('.rt-ending__winner').innerText();
      expect(winner).toMatch(new RegExp(ending?.split(' ')[0] ?? '-', 'i'));
    }

    await expectSecretsKept(gm, table, { reds, senate });
  }));

test('one player against Non-players: each tells its card, what it wants, why spaces fall out; a step is left out by hand', () =>
  evening({ title: 'nonplayers', seating: { chance: 5 } }, async one => {
    const [gm, soloist] = await gather(one, 'Player 1');
    const table = await makeTable(gm, {
      name: 'Alone in Vaasa',
      game: 'all-bridges',
      scene: false,
      holders: { senate: 'Player 1' },
      options: { nonplayers: 'reds-moderates', pace: 'step' },
    });
    await waitForBeginning([gm, soloist], table);
    await openTableWindow(soloist, table);
    const window = tableWindow(soloist.page, table);
    // all three Factions stand in the column, and nobody pays for the Reds
    const standing = await window.locator('.rt-standing__seat').allInnerTexts();
    expect(standing.map(text => text.replaceAll(/\s+/g, ' '))).toEqual([
      expect.stringMatching(/^Reds Non-player.* – -\d+$/),
      expect.stringMatching(/^Senate you.* 5 -\d+$/),
      expect.stringMatching(/^Moderates Non-player.* 0 -\d+$/),
    ]);
    const isDue = async (): Promise<boolean> => (await onTop(soloist, table)).kind === 'nonplayer-due';
    const told = new Set<string>();
    const listen = async (): Promise<void> => {
      const lines = await window.locator('.rt-happened').innerText();
      for (const [what, said] of Object.entries({
        card: /(Reds|Moderates) draw .+\(#\d+\)\./,
        need: /Not .+: it needs .+\./,
        wants: /\(\S+\) wants .+, which leaves out: .+\./,
      }))
        if (said.test(lines)) told.add(what);
    };
    const clicks = { seed: 4, each: listen, eagerness: { 'let-play': 1, 'pass-over': 0, pass: 6 } };
    expect(
      await playByClicking([soloist], [gm, soloist], table, {
        ...clicks,
        most: 120,
        stop: async () => told.size === 3 && (await isDue()),
      }),
    ).toBeUndefined();
    expect([...told].sort()).toEqual(['card', 'need', 'wants']);
    // to let it go on moves the game on; the other way is there, and leaves its step out
    expect(await window.locator('.rt-button--primary').innerText()).toMatch(/^let them go on/i);
    const owed = () => inTable(soloist.page, table, ({ timeline: { state } }) => JSON.stringify(state.agenda));
    const before = await owed();
    await playByClicking([soloist], [gm, soloist], table, {
      seed: 1,
      most: 1,
      eagerness: { 'let-play': 0, 'pass-over': 1 },
    });
    expect(await owed()).not.toBe(before);
  }));
