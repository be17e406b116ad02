/** All Bridges Burning in real pages: a game of three seats, the turns of a card by clicks, and what each page was sent on the way. */
import { expect, test } from 'vitest';
import type { Message } from '../../src/kernel/messages';
import { session, gather } from '../harness/session';
import { inTable, until } from '../harness/in-page';
import type { Person } from '../harness/people';
import { playByClicking } from '../harness/playing';
import { hurried, playFrom, unseen } from '../harness/playing-on';
import { expectSecretsKept } from '../harness/wire';
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

/** Clicks at most until all that is to be seen of Commands and Events has been: two turns of one card show it. */
const EVENTFUL = 200;
/** No Command of these games selects more. */
const LONGEST_COMMAND = 12;

/** What shows a Command of several spaces, and then an Event, on the first card that is played. */
const SHOWN: readonly object[] = [
  { kind: 'take', box: 'middle-command' },
  { kind: 'take', box: 'middle-event-c' },
  { kind: 'choose-command', command: 'rally' },
  { kind: 'place-cells' },
];
const isShown = (command: Message): boolean =>
  command.kind === 'rally' || SHOWN.some(one => JSON.stringify(one) === JSON.stringify(command));

test('three seats: each sees what it may do, what it costs and how all stand; a game to its end, and the deck is kept', () =>
  session({ title: 'all-bridges', seating: { chance: 1 } }, async one => {
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
      // a window is there before its parts are drawn
      await window.locator('.rt-standing__seat').first().waitFor();
      const standing = await window.locator('.rt-standing__seat').allInnerTexts();
      expect(standing.map(text => text.replaceAll(/\s+/g, ' '))).toEqual([
        expect.stringMatching(/^Reds.*Eligible.* 5 −\d+$/),
        expect.stringMatching(/^Senate.*Eligible.* 5 −\d+$/),
        expect.stringMatching(/^Moderates.*Eligible.* 5 −\d+$/),
      ]);
      // the current card and the next lie open, with what they say
      expect(await window.locator('.rt-open-cards__pile').allInnerTexts()).toEqual(['Current card', 'Next card']);
      for (const note of await window.locator('.rt-open-cards__note').allInnerTexts()) expect(note).toMatch(/\w+.*\.$/);
      // nobody holds cards: those that lie open are shown along the bottom
      await until('the open cards are shown', async () => (await page.locator('.rt-hand [data-face]').count()) === 2);
    }

    const players = [reds, senate, gm];
    // without clicks to a Propaganda Round, which no Faction that only passes has won; each sees its Support Phase
    const isAsked = (kind: string) => async (): Promise<boolean> => (await onTop(gm, table)).kind === kind;
    const hurry = (stop?: () => Promise<boolean>): Promise<string | undefined> =>
      unseen(everybody, table, () =>
        playFrom(players, table, { choose: question => hurried(question) ?? question.legal[0], stop }),
      );
    expect(await hurry(isAsked('agitation'))).toBeUndefined();
    for (const { page } of everybody) {
      const phase = tableWindow(page, table).locator('.rt-phases__phase--now');
      await until('the Support Phase is shown', async () => /support/i.test(await phase.first().innerText()));
    }
    // a click in it, and on to the next card
    await playByClicking(players, everybody, table, { seed: 2, most: 1 });
    expect(await hurry(isAsked('faction'))).toBeUndefined();

    const seated: Readonly<Record<string, Person>> = { reds, senate, moderates: gm };
    const seen = new Set<string>();
    /** What the page of whoever is asked says. */
    const look = async (): Promise<void> => {
      const { kind, seat } = await onTop(gm, table);
      const { [seat]: person } = seated;
      if (!person) return;
      const window = tableWindow(person.page, table);
      const text = await window.locator('.rt-choices').innerText();
      // a Command names its price before it is given
      if (['rally', 'activism', 'march'].includes(kind) && /\d Resources?/.test(text)) seen.add('price');
      if (kind === 'faction') seen.add('boxes');
      // a Rally where something hinders it tells how many Cells come
      if (kind === 'rally-space') expect(text).toMatch(/\+\d/);
      // an Event is chosen with its text before one's eyes
      if (kind === 'event') {
        expect(await window.locator('.rt-open-cards__note').first().innerText()).toMatch(/\w/);
        seen.add('event');
      }
    };
    /** What a Rally has selected is taken back to the first click, once. */
    const stepBack = async (): Promise<void> => {
      const { kind, seat, spaces } = await onTop(gm, table);
      const { [seat]: person } = seated;
      if (seen.has('stepped back') || kind !== 'rally' || !spaces || !person) return;
      const isAtFirst = async (): Promise<boolean> => {
        const top = await onTop(person, table);
        return top.kind === 'rally' && top.spaces === 0;
      };
      for (let n = 0; n < LONGEST_COMMAND && !(await isAtFirst()); n++) await undo(person, table);
      expect(await onTop(person, table)).toEqual({ kind: 'rally', seat, spaces: 0 });
      seen.add('stepped back');
    };
    const SIGHTS = ['boxes', 'event', 'price', 'stepped back'];
    await playByClicking(players, everybody, table, {
      seed: 2,
      most: EVENTFUL,
      wanted: isShown,
      each: stepBack,
      stop: async () => {
        await look();
        return SIGHTS.every(sight => seen.has(sight));
      },
    });
    expect([...seen].sort()).toEqual(SIGHTS);

    // on to the end: who can pass does
    const ending = await hurry();
    expect(ending).toMatch(/^(reds|senate|moderates|draw) (victory-check|final-round|germany|russia|nobody)$/);
    for (const { page } of everybody) {
      const winner = tableWindow(page, table).locator('.rt-ending__winner');
      await winner.waitFor();
      expect(await winner.innerText()).toMatch(new RegExp(ending?.split(' ')[0] ?? '-', 'i'));
    }

    await expectSecretsKept(gm, table, { reds, senate });
  }));

test('one player against Non-players: each tells its card, what it wants, why spaces fall out; a step is left out by hand', () =>
  session({ title: 'nonplayers', seating: { chance: 5 } }, async one => {
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
      expect.stringMatching(/^Reds Non-player.* – −\d+$/),
      expect.stringMatching(/^Senate you.* 5 −\d+$/),
      expect.stringMatching(/^Moderates Non-player.* 0 −\d+$/),
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
    // what should be done instead is done by hand: a game master does so, others ask for it
    const cells = () =>
      inTable(soloist.page, table, ({ timeline: { state } }) =>
        Number((state as unknown as { spaces: { oulu: { reds: { inactive: number } } } }).spaces.oulu.reds.inactive),
      );
    const there = (await cells()) ?? 0;
    await inTable(gm.page, table, client =>
      client.edit({ kind: 'move', piece: 'reds-inactive', from: 'available-reds', to: 'in-oulu', count: 1 }),
    );
    await until('the Cell stands there', async () => (await cells()) === there + 1);
  }));
