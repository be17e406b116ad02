import { describe, expect, test } from 'vitest';
import { gameOf, EVERY_GAME } from '../../testing/all-games';
import { toAct } from '../../kernel/agenda';
import type { AnyGame } from '../record/model';
import { defaultHolders, draftProblems, emptyDraft } from './draft';
import { answers, helpersPanel } from './helpers';
import { handPanel } from './hand';
import { makeHolder, parseHolder, seatsPanel } from './seats';
import { libraryPanel } from './library';
import { readingOf, type Reading } from './reading';
import { recordPanel } from './record';
import { clientOf, person } from './testing/client';
import { english, render, textOf } from './testing/render';
import { wizardPanel } from './wizard';
import { begunTable, playOn } from '../testing/seated-tables';

const civilWar = gameOf('civil-war') as AnyGame;

const after = async (played: number) => {
  const { table, at } = await begunTable(civilWar);
  await playOn(table, at, played);
  const reading = (seat: string): Reading =>
    readingOf(clientOf(at[seat]?.sees(seat) ?? table.referee.timeline, seat === 'red' ? 'ann' : 'bob'), english);
  return { reading, table, asked: toAct(civilWar, table.referee.timeline.state)[0] ?? 'red' };
};

describe('the Hand window', () => {
  test('shows my cards and only the number of others’ cards', async () => {
    const { reading, table } = await after(3);
    const html = render('hand', handPanel(reading('red'), undefined, 'drawn'));
    const hands = civilWar
      .presentation(table.head.options)
      .tabletop(table.referee.timeline.state)
      .piles.filter(pile => pile.role === 'hand');
    const mine = hands.find(pile => pile.owner === 'red')?.cards ?? [];
    const theirs = hands.find(pile => pile.owner === 'white')?.cards ?? [];
    for (const card of mine) expect(html).toContain(`data-card="${card}"`);
    for (const card of theirs) expect(html).not.toContain(card);
    expect(textOf(html)).toContain(`${theirs.length} in hand`);
  });

  test('sorts without losing a card', async () => {
    const { reading } = await after(3);
    const cards = (sort: 'drawn' | 'kind' | 'number') =>
      handPanel(reading('red'), undefined, sort)
        .cards.map(card => card.card)
        .sort();
    expect(cards('kind')).toEqual(cards('drawn'));
    expect(cards('number')).toEqual(cards('drawn'));
  });
});

describe('the Seats window', () => {
  test('offers the recovery code once, and leaves it to the column to begin without those who are away', () => {
    const twice = { holdsKey: true, gm: true, openness: { isOpen: false }, invitation: { waits: 'Waiting.' } };
    for (const codeOffered of [true, false]) {
      const html = render('seats', { ...twice, codeOffered });
      expect(html.match(/data-action="keepCode"/g)).toHaveLength(1);
      expect(html).not.toContain('data-action="start"');
    }
  });

  test('names who plays, each seat’s standing, and who is trusted with the cards', async () => {
    const { reading } = await after(3);
    const text = textOf(render('seats', seatsPanel(reading('red'))));
    expect(text).toContain('ann');
    expect(text).toContain('Hosted by gm (no seat here), who could see hidden cards');
  });

  // shows referee.12
  test('says if a player has the key', async () => {
    const { reading } = await after(0);
    const red = reading('red');
    const timeline = { ...red.client.timeline, keepers: ['gm', 'ann'] };
    const here = { ...red, client: { ...red.client, timeline } };
    expect(seatsPanel(here).hosting).toContain('Hosted by gm and ann (also playing: Reds), who could see hidden cards');
  });

  test('lets only a game master name holders', async () => {
    const { reading } = await after(0);
    const red = reading('red');
    expect(render('seats', seatsPanel(red))).not.toContain('<select');
    const gm = { ...red, client: { ...red.client, people: [person('gm', { gm: true, self: true })] } };
    expect(render('seats', seatsPanel(gm))).toContain('<select');
  });

  test('reads back every holder it writes', () => {
    for (const holder of [{ kind: 'user', user: 'a' }, { kind: 'bot', bot: 'b' }, { kind: 'open' }] as const) {
      expect(parseHolder(makeHolder(holder))).toEqual(holder);
    }
    for (const odd of ['', 'user:', 'bot', 'king:x']) expect(parseHolder(odd)).toBeUndefined();
  });
});

describe('the Record window', () => {
  test('describes every turn in words, and shows the past', async () => {
    const { reading } = await after(25);
    const panel = recordPanel(reading('red'), 3);
    const text = textOf(render('record-history', panel) + render('record-replay', panel));
    expect(text).toContain(`Entry 3 of ${panel.replay.last}`);
    expect(
      panel.chapters.flatMap(({ actions }) => actions.flatMap(({ lines, rest }) => [...lines, ...rest])).length,
    ).toBeGreaterThan(5);
    expect(panel.canVerify).toBe(false);
    render('record-foot', panel);
  });
});

describe('the Helpers window', () => {
  test('shows each tool with its questions and its sum', async () => {
    const { reading } = await after(10);
    for (const { id } of civilWar.presentation({}).helpers) {
      const panel = helpersPanel(reading('red'), id, {}, undefined);
      expect(textOf(render('helpers-form', panel) + render('helpers-sums', panel))).toContain(
        english.localize(`RT.civil-war.helpers.${id}.name`),
      );
      for (const field of panel.fields) expect(field.name).not.toContain('helpers.');
    }
  });

  test.each(EVERY_GAME.map(game => [game.id, game] as const))(
    'shows the tools of %s, also those that roll until somebody leads',
    async (_, game) => {
      const { table } = await begunTable(game, { seed: 4, mode: 'free' });
      const reading = readingOf(clientOf(table.referee.timeline, 'ann'), english);
      const panels = reading.client.presentation.helpers.map(({ id }) => helpersPanel(reading, id, {}, undefined));
      expect(panels.map(({ hint }) => hint)).not.toContain('');
      // a tool called a die rolls it, one that counts does not
      expect(panels.filter(({ name, rolls }) => /\bdie$|October/i.test(name) && !rolls)).toEqual([]);
      expect(panels.filter(({ name, rolls }) => /control/i.test(name) && rolls)).toEqual([]);
    },
  );

  test('replaces an answer that no longer fits by a default', async () => {
    const { reading } = await after(10);
    const { state } = reading('red').client.timeline;
    for (const helper of civilWar.presentation({}).helpers) {
      const given = Object.fromEntries(helper.inputs(state, {}).map(input => [input.id, 'nonsense']));
      expect(answers(helper, state, given)).toEqual(answers(helper, state, {}));
    }
  });
});

describe('the Library', () => {
  test('names for a game master the users in a tutorial, with their step', () => {
    const entries = [{ manifest: civilWar.manifest, load: () => Promise.resolve(civilWar) }];
    const school = {
      learners: [{ user: 'u1', name: 'Ann', game: 'civil-war', lesson: 'first', step: 1 }],
      hasPupils: true,
    };
    const shelf = (gm: boolean) => libraryPanel(entries, [], [], gm, english, false, undefined, school);
    expect(textOf(render('library-tables', shelf(true)))).toMatch(/Ann: Reds and Whites, .*, step 2/);
    expect(textOf(render('library-tables', shelf(false)))).not.toContain('Ann');
  });

  // shows table.6
  test('shows the games, playable ones first, and says whose turn it is', async () => {
    const { reading, asked } = await after(3);
    const unloaded = { manifest: { ...civilWar.manifest, id: 'kremlin' } };
    const entries = [unloaded, { manifest: civilWar.manifest, load: () => Promise.resolve(civilWar) }];
    const panel = libraryPanel(entries, [reading(asked).client], [], true, english);
    expect(panel.games.map(tile => tile.game)).toEqual(['civil-war', 'kremlin']);
    const text = textOf(render('library-games', panel) + render('library-tables', panel));
    expect(text).toContain('It is your turn');
    expect(text).toContain('Not in this edition yet');
  });

  test('thirty tables hide no game: the first stand in view, the others lie folded, and what is over comes last', async () => {
    const { reading, asked } = await after(3);
    const client = reading(asked).client;
    const { timeline } = client;
    const named = (n: number, more = {}) => ({
      ...client,
      id: `t${n}`,
      timeline: { ...timeline, head: { ...timeline.head, name: `Evening ${n}` }, ...more },
    });
    const over = [10, 11, 12].map(n => named(n, { ending: { winner: 'red', reason: 'fronts' } }));
    const others = Array.from({ length: 26 }, (_, n) => ({ ...named(20 + n), mySeats: [] }));
    const panel = libraryPanel([], [...over, ...others, named(99)], [], true, english);
    expect(panel.shelves.map(({ tables }) => tables.length)).toEqual([3, 27]);
    const names = panel.shelves.flatMap(({ tables }) => tables.map(({ name }) => name));
    expect(names[0]).toBe('Evening 99');
    expect(names.slice(-3)).toEqual(['Evening 10', 'Evening 11', 'Evening 12']);
    const html = render('library-tables', panel);
    const [inView = '', folded = ''] = html.split('<details');
    expect(inView.match(/data-action="resume"/g)).toHaveLength(3);
    expect(folded.match(/data-action="remove"/g)).toHaveLength(27);
    expect(textOf(folded)).toContain('Further tables (27)');
    // whoever is asked at five tables sees all five
    const asking = Array.from({ length: 5 }, (_, n) => named(90 + n));
    const waiting = libraryPanel([], [...over, ...others, ...asking], [], true, english).shelves;
    expect(waiting.map(({ tables }) => tables.length)).toEqual([5, 29]);
  });

  test('folds finished games, each with a button to open it, and warns only of faults', () => {
    const aside = Array.from({ length: 12 }, (_, n) => ({
      id: `t${n}`,
      name: `Evening ${n}`,
      game: 'civil-war',
      problem: { problem: 'laid-aside' },
    }));
    const broken = {
      id: 'b',
      name: 'Broken',
      game: 'civil-war',
      problem: { problem: 'game-not-loaded', details: { game: 'civil-war' } },
    };
    const html = render('library-tables', libraryPanel([], [], [broken, ...aside], true, english));
    expect(html.match(/role="alert"/g)).toHaveLength(1);
    expect(textOf(html)).toContain('Finished games (12)');
    expect(textOf(html)).toMatch(/Evening 11.*The game is over\..*Open it/);
    expect(html.match(/data-action="again"/g)).toHaveLength(13);
  });
});

describe('the wizard', () => {
  const people = [person('gm', { gm: true, self: true }), person('ann'), person('bob', { active: false })];

  test('seats active players first, then the game master', () => {
    expect(defaultHolders(civilWar, {}, people)).toEqual({
      red: { kind: 'user', user: 'ann' },
      white: { kind: 'user', user: 'gm' },
    });
  });

  test('names what is missing before it makes anything', () => {
    expect(draftProblems(emptyDraft(), english)).toEqual(['Please choose a game.']);
    expect(draftProblems({ ...emptyDraft(), game: civilWar }, english)).toHaveLength(3);
    const draft = { ...emptyDraft(), game: civilWar, name: 'Friday', holders: defaultHolders(civilWar, {}, people) };
    expect(draftProblems(draft, english)).toEqual([]);
    expect(draftProblems({ ...draft, options: { nonsense: true } }, english)).toEqual([
      'This game has no option nonsense.',
    ]);
  });

  test('shows each option with its hint and section, variants and rulings folded', () => {
    const draft = {
      ...emptyDraft(),
      step: 'options' as const,
      game: civilWar,
      name: 'Friday',
      holders: defaultHolders(civilWar, {}, people),
    };
    const panel = wizardPanel(draft, [], people, english);
    const html = render('wizard-page', panel);
    expect([...panel.numbers, ...panel.variants]).toHaveLength(
      civilWar.options.filter(({ kind }) => kind !== 'mark').length,
    );
    expect(html).toMatch(/<details[^>]*data-key="variants">/);
    for (const option of panel.variants) {
      expect(option.hint).not.toContain('options.');
      expect(html).toContain(`data-option="${option.id}"`);
    }
  });
});
