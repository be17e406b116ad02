/** The analysis of a finished game: better moves, and a table that continues from there. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES, speechOf } from '../../../scripts/languages';
import { canonical } from '../../kernel/fields';
import { defaultOptions } from '../../kernel/options';
import { legal } from '../../kernel/offers';
import { finished } from '../../kernel/slices';
import { GAMES } from '../../testing/all-games';
import { oddPosition } from '../judgement/head-check';
import { verify } from '../judgement/verify';
import { openTimeline, stateAt } from '../record/timeline';
import { addNumbers, tableOf } from '../testing/tables';
import { bestBot, mayLookBack } from './hint';
import { readingOf } from './reading';
import { clientOf } from './testing/client';
import { render, textOf } from './testing/render';
import { playingOn, turningPanels } from './turning-points-panel';
import { shownWhole, turningPointsOf } from './turning-points';

type AnyGame = (typeof GAMES)[number];

/** A whole game played by bots, as a spectator sees it. */
const watched = async (game: AnyGame) => {
  const options = { ...defaultOptions(game.options), ...game.demo.watched };
  const bot = game.bots[0]?.id ?? '';
  const holders = Object.fromEntries(game.seats(options).map(seat => [seat, { kind: 'bot', bot } as const]));
  const table = await tableOf(game, { holders, options, seed: 5 });
  await table.referee.idle();
  const timeline = openTimeline(game, table.head, table.raws, { keys: {} });
  return { options, timeline, reading: readingOf(clientOf(timeline, 'gm'), speechOf('en')) };
};

const looking = GAMES.filter(({ bots }) => bots.some(bot => 'think' in bot));

describe.each(looking.map(game => [game.id, game] as const))('%s', (_, game) => {
  const played = watched(game);

  test('a seat has at most three turning points, each with a better choice that it had', async () => {
    const { reading, timeline } = await played;
    expect(mayLookBack(reading)).toBe(true);
    const whole = shownWhole(timeline);
    const bot = bestBot(reading);
    const [seat = ''] = game.seats(timeline.head.options);
    const points = whole && bot ? finished(turningPointsOf(whole, bot, seat)) : undefined;
    expect(points?.length).toBeLessThanOrEqual(3);
    for (const { revision, given, better, by } of points ?? []) {
      const state = whole && game.hide(stateAt(whole, revision - 1), seat);
      const could = (state ? legal(game, state, seat) : []).map(canonical);
      expect(could).toContain(canonical(given));
      expect(could).toContain(canonical(better));
      expect(canonical(better)).not.toBe(canonical(given));
      expect(by).toBeGreaterThan(0);
    }
  });

  test('a new table continues from there, with one person and bots, and can be verified', async () => {
    const { reading, options, timeline } = await played;
    const whole = shownWhole(timeline);
    const [seat = ''] = game.seats(options);
    const middle = whole?.moments.filter(
      ({ entry, command }) => entry.kind === 'turn' && entry.seat === seat && command !== undefined,
    );
    const moment = middle?.[Math.floor(middle.length / 2)];
    const revision = moment?.entry.r ?? 0;
    const plan = playingOn(reading, seat, revision, 'ann');
    if (!plan || !moment?.command) throw new Error('the game was shown whole');
    const table = await tableOf(game, { ...plan, options, id: 'tablegoneonwith1' });
    const ann = await table.browser('ann');
    await addNumbers(table, { [seat]: ann });
    expect(oddPosition(game, table.head)).toBeUndefined();
    // ann sees what the seat saw then, and may do what it did
    expect(canonical(ann.sees(seat).state)).toBe(canonical(game.hide(plan.branch.position as never, seat)));
    const reply = await ann.ask({ kind: 'command', seat, command: moment.command });
    expect(reply.ok).toBe(true);
    await table.referee.idle();
    expect(verify(game, table.head, table.raws, table.tableSecret)).toMatchObject({ ok: true });
  });

  test('a head with open keys is for one person: such a table never has two, or an open seat', async () => {
    const { reading, options } = await played;
    const seats = game.seats(options);
    const plan = playingOn(reading, seats[0] ?? '', reading.client.timeline.revision - 5, 'ann');
    if (!plan) throw new Error('the game was shown whole');
    for (const other of [{ kind: 'user', user: 'bob' } as const, { kind: 'open' } as const]) {
      const { head } = await tableOf(game, {
        ...plan,
        options,
        id: 'tablegoneonwith2',
        holders: { ...plan.holders, [seats[1] ?? '']: other },
      });
      expect(oddPosition(game, head)).toMatchObject({ problem: 'odd-position' });
    }
  });
});

test('the points are told in both languages, seat by seat, the reader’s own first', async () => {
  const game = looking.find(({ id }) => id === 'dual-powers');
  if (!game) throw new Error('it is a game of ours');
  const { timeline } = await watched(game);
  const [, mine = ''] = game.seats(timeline.head.options);
  for (const language of LANGUAGES) {
    const client = clientOf(timeline, 'gm', { mySeats: [mine] });
    const panels = [...turningPanels(readingOf(client, speechOf(language)))].flatMap(panel => panel ?? []);
    expect(panels.map(({ seat }) => seat)[0]).toBe(mine);
    expect(panels).toHaveLength(game.seats(timeline.head.options).length);
    const texts = panels.flatMap(({ rows }) => rows.flatMap(({ text, better }) => [text, better]));
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter(text => /[{}]|RT\.|undefined/.test(text))).toEqual([]);
    // a move is told with its phase: “Done” alone would not say with what
    const { words } = readingOf(client, speechOf(language));
    const phases = game.status(timeline.state).phases.map(phase => words.text(`phases.${phase}`));
    for (const { text } of panels.flatMap(({ rows }) => rows))
      expect(phases.filter(phase => text.includes(`, ${phase}: `))).toHaveLength(1);
    const said = (mayPlayAgain: boolean): string =>
      textOf(render('end', { end: { turning: { seats: panels, watch: 'W', playOn: 'P' } }, mayPlayAgain }))
        .replace(/&#x27;/g, '’')
        .replace(/&amp;/g, '&');
    for (const text of texts) expect(said(true)).toContain(text.replaceAll("'", '’'));
    // a user who may not make tables can look, but has no button for it
    const buttons = (text: string, label: string) => text.split(new RegExp(`\\b${label}\\b`)).length - 1;
    expect(buttons(said(true), 'P')).toBe(texts.length / 2);
    expect(buttons(said(false), 'P')).toBe(0);
  }
});
