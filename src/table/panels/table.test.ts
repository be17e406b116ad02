import { describe, expect, test } from 'vitest';
import { gameOf } from '../../testing/all-games';
import { toAct } from '../../kernel/agenda';
import { choices } from '../../kernel/offers';
import type { AnyGame, Holder, Mode } from '../record/model';
import { tableOf } from '../testing/tables';
import type { ChoiceButton } from './choice-buttons';
import { choicesPanel, type ChoicesPanel } from './choices';
import { promptPanel } from './prompt';
import { readingOf } from './reading';
import { tablePanel } from './table';
import { clientOf, person } from './testing/client';
import { english, render, textOf } from './testing/render';
import { begunTable, playOn, seatedTable } from '../testing/seated-tables';

const civilWar = gameOf('civil-war') as AnyGame;
const PARTS = ['ribbon', 'prompt', 'choices', 'happened', 'tools'].map(part => `table-${part}`);

const begun = async (played = 0, mode: Mode = 'enforced') => {
  const { table, at, ann } = await begunTable(civilWar, { mode });
  await playOn(table, at, played);
  const asked = toAct(civilWar, table.referee.timeline.state)[0] ?? 'red';
  const other = asked === 'red' ? 'white' : 'red';
  const reading = (seat: string) =>
    readingOf(clientOf((at[seat] ?? ann).sees(seat), seat === 'red' ? 'ann' : 'bob'), english);
  return { table, asked, other, reading };
};
/** Every button of a panel. */
const allOf = (panel: ChoicesPanel | undefined): readonly ChoiceButton[] => [
  ...(panel?.main ?? []),
  ...(panel?.closing ?? []),
  ...[...(panel?.groups ?? []), ...(panel?.anytime ?? [])].flatMap(({ legal, rest, clusters, rows, more, illegal }) => [
    ...legal,
    ...rest,
    ...clusters.flatMap(({ buttons }) => buttons),
    ...[...rows, ...more].flatMap(({ buttons }) => buttons),
    ...illegal,
  ]),
  ...(panel?.notNow ?? []),
];
const page = (panel: object): string => PARTS.map(part => render(part, panel)).join('');

describe('the Table window', () => {
  test('says how play continues after it was stopped by hand', async () => {
    const { asked, reading } = await begun(0, 'advised');
    const { timeline } = reading(asked).client;
    const stopped = Object.entries(civilWar.steps).find(([, step]) => 'run' in step)?.[0] ?? '';
    const seen = { ...timeline, state: { ...timeline.state, agenda: [{ kind: stopped }] } } as typeof timeline;
    const prompt = promptPanel(readingOf(clientOf(seen, 'ann', { seat: 'red' }), english));
    expect(prompt?.text).toMatch(/was stopped by hand/);
    expect(prompt?.text).not.toContain(stopped);
  });
  // shows table.6
  test('asks the seat to move, and offers what is legal', async () => {
    const { asked, reading } = await begun();
    const panel = tablePanel(reading(asked), undefined);
    const html = page(panel);
    expect(panel.prompt?.mine).toBe(true);
    expect(html).toContain('data-action="submit"');
    const offered = choices(civilWar, reading(asked).client.timeline.state, asked);
    const shown = allOf(panel.choices);
    expect(offered.map(choice => JSON.stringify(choice.command))).toEqual(
      expect.arrayContaining(shown.map(choice => choice.command)),
    );
    expect(shown.length).toBeGreaterThan(0);
  });

  test('shows every offered kind of choice, and never the same words twice', async () => {
    for (const played of [0, 9, 30, 61]) {
      const { asked, reading } = await begun(played);
      const { choices: panel } = tablePanel(reading(asked), undefined);
      const offered = choices(civilWar, reading(asked).client.timeline.state, asked);
      const shown = allOf(panel);
      expect(new Set(shown.map(choice => choice.sentence)).size).toBe(shown.length);
      expect(new Set(shown.map(choice => (JSON.parse(choice.command) as { kind: string }).kind))).toEqual(
        new Set(offered.map(choice => choice.command.kind)),
      );
    }
  });

  test('shows the sum behind a choice, equal prices together, and where before how much', async () => {
    const prelude = gameOf('prelude') as AnyGame;
    const found = { brief: false, lines: false, rows: false, clusters: false, chance: false };
    const { table, at } = await begunTable(prelude, { seed: 4 });
    for (let played = 0; played < 60 && Object.values(found).includes(false); played++) {
      await playOn(table, at, 1, undefined, played);
      const [asked = ''] = toAct(prelude, table.referee.timeline.state);
      const who = at[asked];
      if (!who) continue;
      const reading = readingOf(clientOf(who.sees(asked), asked === 'revolutionary' ? 'ann' : 'bob'), english);
      const panel = tablePanel(reading, undefined);
      const html = render('table-choices', panel);
      for (const { brief, lines, price } of panel.choices?.main ?? []) {
        if (brief) expect(html).toContain(`<span class="rt-button__brief">${price || brief}</span>`);
        found.brief ||= brief !== '';
        found.lines ||= lines.some(line => line.total);
      }
      for (const { kind, rows, clusters } of panel.choices?.groups ?? []) {
        for (const { label, buttons, best } of rows) {
          expect(textOf(html)).toContain(label);
          if (kind === 'create-organization') {
            for (const button of buttons) expect(button.label).toMatch(/^\d points$/);
            found.chance ||= buttons.some(({ brief, chance }) => brief.startsWith('≤') && chance !== undefined);
            expect(best?.percent).toMatch(/%$/);
          }
        }
        for (const { label } of clusters) expect(label).toMatch(/^(1 point|\d+ points)$/);
        found.rows ||= rows.length > 0;
        found.clusters ||= clusters.length > 1;
      }
    }
    expect(found).toEqual({ brief: true, lines: true, rows: true, clusters: true, chance: true });
  });

  test('tells the others whom it waits for', async () => {
    const { asked, other, reading } = await begun();
    const panel = tablePanel(reading(other), undefined);
    expect(panel.prompt?.mine).toBe(false);
    const seat = english.localize(`RT.civil-war.seats.${asked}`);
    expect(panel.prompt?.text).toBe(`Waiting for ${seat} (${asked === 'red' ? 'ann' : 'bob'})`);
    expect(panel.prompt?.about).toBe(reading(asked).words.prompt(reading(asked).client.timeline.state.agenda[0]));
  });

  test('has at most one red button', async () => {
    for (const played of [0, 5, 17, 40, 80]) {
      const { asked, reading } = await begun(played);
      const red = page(tablePanel(reading(asked), undefined)).match(/rt-button--primary/g) ?? [];
      expect(red.length).toBeLessThanOrEqual(1);
    }
  });

  test('shows an illegal choice with its section and reason', async () => {
    for (let played = 0; played < 120; played += 4) {
      const { asked, reading } = await begun(played);
      const panel = tablePanel(reading(asked), undefined);
      const illegal = panel.choices?.notNow[0] ?? panel.choices?.groups.find(group => group.illegal.length)?.illegal[0];
      if (!illegal?.refusal) continue;
      const html = render('table-choices', panel);
      expect(html).toContain('aria-disabled="true"');
      expect(illegal.refusal.text).not.toBe('');
      expect(illegal.refusal.text).not.toMatch(/^[a-z-]+$/);
      return;
    }
    expect.fail('no illegal choice was met');
  });

  test('hides choices that do not mention the chosen card', async () => {
    let met = 0;
    for (let played = 5; played < 120; played += 15) {
      const { asked, reading } = await begun(played);
      const all = choicesPanel(reading(asked), undefined);
      const [id] = allOf(all)
        .filter(choice => !choice.refusal)
        .flatMap(choice => choice.ids.split(' ').filter(Boolean));
      if (!id) continue;
      const some = choicesPanel(reading(asked), { name: id, means: command => Object.values(command).includes(id) });
      expect(some?.chosen).toBeDefined();
      expect(some?.main.map(choice => choice.label)).toEqual(all?.main.map(choice => choice.label));
      const others = allOf(some).filter(choice => choice.ids);
      met += others.length;
      expect(others.every(choice => choice.ids.split(' ').includes(id))).toBe(true);
    }
    expect(met).toBeGreaterThan(0);
  });

  test('tells a seat that has answered whom it waits for, and lets it change the answer quietly', async () => {
    const dualPowers = gameOf('dual-powers') as AnyGame;
    const { table, at } = await begunTable(dualPowers);
    await playOn(table, at, 1);
    const [left = ''] = toAct(dualPowers, table.referee.timeline.state);
    const done = left === 'soviet' ? 'government' : 'soviet';
    const user = { soviet: 'ann', government: 'bob' }[done];
    const reading = readingOf(clientOf(at[done]?.sees(done) ?? table.referee.timeline, user), english);
    const panel = tablePanel(reading, undefined);
    expect(panel.prompt?.isAnswered).toBe(true);
    expect(panel.prompt?.text).toMatch(/^Waiting for /);
    expect(panel.prompt?.about).toMatch(/^You have answered: /);
    expect(panel.choices?.isAnswered).toBe(true);
    expect(panel.choices?.main.map(choice => choice.primary)).toEqual([false]);
    expect(render('table-choices', panel)).toContain('rt-button--quiet');
  });

  test('separates commands possible at any time from answers to the question', async () => {
    const kremlin = gameOf('kremlin') as AnyGame;
    const { table, at, seats } = await seatedTable(kremlin, { seed: 2 });
    await playOn(table, at, 60, undefined, 3, 'bot');
    const [asked = ''] = toAct(kremlin, table.referee.timeline.state);
    const reading = readingOf(clientOf(at[asked]?.sees(asked) ?? table.referee.timeline, `user-${asked}`), english);
    const panel = choicesPanel(reading, undefined);
    expect(seats.length).toBeGreaterThan(2);
    expect(panel?.anytime.length).toBeGreaterThan(0);
    const anytime = new Set(Object.keys(kremlin.anytime ?? {}));
    expect(panel?.anytime.every(({ kind }) => anytime.has(kind))).toBe(true);
    // the answer to a window has its own line
    const pass = tablePanel(reading, undefined).window?.pass;
    const answers = panel?.main.concat(panel.groups.flatMap(({ legal }) => legal)).map(({ command }) => command) ?? [];
    expect([...answers, pass].filter(Boolean).length).toBeGreaterThan(0);
  });

  test('offers no choices on a free table', async () => {
    const { asked, reading } = await begun(0, 'free');
    expect(tablePanel(reading(asked), undefined).choices).toBeUndefined();
    expect(textOf(page(tablePanel(reading(asked), undefined)))).toContain('Free table');
  });

  test('waits for people before it begins, and lets a game master begin', async () => {
    const holders: Record<string, Holder> = {
      red: { kind: 'user', user: 'ann' },
      white: { kind: 'user', user: 'bob' },
    };
    const table = await tableOf(civilWar, { holders });
    const gm = await table.browser('gm');
    const away = ['ann', 'bob'].map(id => person(id, { active: false }));
    const people = [person('gm', { gm: true, self: true }), ...away];
    const reading = readingOf(clientOf(gm.sees(), 'gm', { people }), english);
    const text = textOf(page(tablePanel(reading, undefined)));
    expect(text).toContain('Waiting for ann and bob to come to the table.');
    expect(text).toContain('Begin now');
  });

  test('waits for no present user, least of all the reader', async () => {
    const holders: Record<string, Holder> = {
      red: { kind: 'user', user: 'ann' },
      white: { kind: 'user', user: 'bob' },
    };
    const table = await tableOf(civilWar, { holders });
    const gm = await table.browser('gm');
    const told = (...people: readonly ReturnType<typeof person>[]): string =>
      textOf(page(tablePanel(readingOf(clientOf(gm.sees(), 'ann', { people }), english), undefined)));
    const ann = person('ann', { self: true, active: true });
    expect(told(ann, person('bob', { active: false }))).toContain('Waiting for bob to come to the table.');
    expect(told(ann, person('bob', { active: true }))).toContain('Everybody is here. The game begins.');
  });

  test('says that the referee is gone and who may take over', async () => {
    const { asked, reading } = await begun();
    const { client, words, speech } = reading(asked);
    const gone = {
      words,
      speech,
      client: { ...client, referee: { kind: 'gone', name: 'gm', canTakeOver: true } as const },
    };
    const html = page(tablePanel(gone, undefined));
    expect(textOf(html)).toContain('gm, who hosts this game, is away.');
    expect(html).toContain('data-action="takeOver"');
  });

  test('escapes what players have written', async () => {
    const { asked, reading } = await begun();
    const { client, words, speech } = reading(asked);
    const evil = person('gm', { name: '<img src=x onerror=alert(1)>', gm: true });
    const gone = {
      words,
      speech,
      client: { ...client, people: [evil], referee: { kind: 'gone', name: evil.name, canTakeOver: false } as const },
    };
    expect(page(tablePanel(gone, undefined))).not.toContain('<img');
  });

  test('offers a user with two seats to switch', async () => {
    const { asked, other, reading } = await begun(2);
    const { client, words, speech } = reading(other);
    const both = { words, speech, client: { ...client, mySeats: [asked, other] } };
    expect(page(tablePanel(both, undefined))).toContain(`data-seat="${asked}"`);
    expect(page(tablePanel(reading(other), undefined))).not.toContain('data-action="sitAs"');
  });

  test('lets a question be skipped by hand only where changes by hand are allowed', async () => {
    for (const [mode, may] of [
      ['enforced', false],
      ['advised', true],
      ['free', false],
    ] as const) {
      const { asked, reading } = await begun(0, mode);
      expect(tablePanel(reading(asked), undefined).canSkip).toBe(may);
    }
  });

  test('shows an observer no word of a hidden card', async () => {
    const { table } = await begun(6);
    const eve = await table.browser('eve');
    const panel = tablePanel(readingOf(clientOf(eve.sees(), 'eve'), english), undefined);
    const html = page(panel);
    expect(panel.choices).toBeUndefined();
    const secret = civilWar
      .presentation(table.head.options)
      .tabletop(table.referee.timeline.state)
      .piles.filter(pile => pile.role === 'hand')
      .flatMap(pile => pile.cards);
    for (const card of secret) expect(html).not.toContain(card);
  });
});
