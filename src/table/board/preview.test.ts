import { describe, expect, test } from 'vitest';
import { gameOf, EVERY_GAME } from '../../testing/all-games';
import { toAct } from '../../kernel/agenda';
import type { AnyGame } from '../record/model';
import { readingOf } from '../panels/reading';
import { clientOf } from '../panels/testing/client';
import { english } from '../panels/testing/render';
import { idsOf } from './hit-targets';
import { EMPTY } from './hand';
import { targetsIn, useOf } from './held';
import { menuAt } from './menu';
import { effectsOf, previewOf } from './preview';
import { viewOf } from './view';
import { playOn, seatedTable } from '../testing/seated-tables';

/** What the asked seat sees after some moves of a game. */
const after = async (game: AnyGame, played: number, until = (_kind: string): boolean => true) => {
  const { table, at } = await seatedTable(game, { seed: 4 });
  await playOn(table, at, played, undefined, 3, 'bot');
  for (let n = 0; n < 120 && !until(table.referee.timeline.state.agenda[0]?.kind ?? ''); n++) {
    await playOn(table, at, 1, undefined, n, 'bot');
  }
  const [seat = ''] = toAct(game, table.referee.timeline.state);
  const client = clientOf(at[seat]?.sees(seat) ?? table.referee.timeline, `user-${seat}`);
  return { client, view: viewOf(client), reading: readingOf(client, english) };
};

describe('a preview of a choice', () => {
  test('shows a cube that will come in its District, and names the figures that change', async () => {
    const { view, reading } = await after(gameOf('prelude') as AnyGame, 4, kind => kind === 'activities');
    const mobilize = view.legal.filter(command => command.kind === 'mobilize');
    expect(mobilize.length).toBeGreaterThan(0);
    for (const command of mobilize) {
      const { pieces } = previewOf(reading, view, command);
      const cubes = pieces.filter(({ kind }) => kind === 'comes' || kind === 'turns');
      expect(cubes.length).toBeGreaterThan(0);
    }
    const all = view.legal.flatMap(command => effectsOf(reading, command));
    for (const effect of all) expect(effect).toMatch(/: .+ → .+/);
    expect(all.length).toBeGreaterThan(0);
  });

  test.each(EVERY_GAME.map(game => [game.id, game] as const))(
    'of %s guesses nothing, and never throws',
    async (_, game) => {
      const { view, reading } = await after(game, 20);
      for (const command of view.legal.slice(0, 30)) {
        for (const { placement } of previewOf(reading, view, command).pieces) {
          expect([placement.x, placement.y].every(Number.isFinite)).toBe(true);
        }
      }
    },
  );
});

describe('the menu at a place', () => {
  test('offers possible actions with price and chance, and says why others are impossible', async () => {
    const { client, view, reading } = await after(gameOf('prelude') as AnyGame, 4, kind => kind === 'activities');
    const targets = targetsIn({ client, view }, EMPTY);
    expect(targets.length).toBeGreaterThan(4);
    for (const { aim, commands } of targets.slice(0, 6)) {
      const [id = ''] = aim.ids;
      const choices = menuAt(reading, commands, [id]);
      expect(choices.filter(({ refusal }) => !refusal)).toHaveLength(commands.length);
      for (const { label, refusal } of choices) {
        expect(label).not.toContain(reading.words.name(id));
        if (refusal) expect(refusal.text).not.toBe('');
      }
      const organizations = choices.filter(({ label }) => label.startsWith('Create an Organization'));
      for (const { chance } of organizations.filter(({ refusal }) => !refusal)) expect(chance?.percent).toMatch(/%$/);
    }
  });
});

test('a token to be recruited comes from the supply: its twin in the city is not highlighted', async () => {
  const { client, view } = await after(gameOf('dual-powers') as AnyGame, 24, kind => kind === 'command');
  const situation = { client, view: { ...view, legal: view.legal.filter(({ kind }) => kind === 'recruit') } };
  const named = new Set(situation.view.legal.flatMap(idsOf));
  expect(named.size).toBeGreaterThan(0);
  const lit = view.placements.filter(
    one => one.piece !== undefined && named.has(one.piece) && useOf(situation, EMPTY, one).use === 'legal',
  );
  expect(lit.length).toBeGreaterThan(0);
  for (const { slot } of lit) expect(slot).toMatch(/supply/);
});
