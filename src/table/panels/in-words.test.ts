/** Whatever a table shows at any position of play, it shows in words: no field is unfilled, no key replaces a sentence. */
import { expect, test } from 'vitest';
import { LANGUAGES, speechOf } from '../../../scripts/languages';
import { editionsOf } from '../../../scripts/soak/random-games';
import { toAct } from '../../kernel/agenda';
import { defaultOptions } from '../../kernel/options';
import { eachPosition } from '../../kernel/testing/positions';
import { EVERY_GAME } from '../../testing/all-games';
import type { Mode } from '../record/model';
import type { Timeline } from '../record/timeline-model';
import { seatedTable } from '../testing/seated-tables';
import { guidePanel } from './guide';
import { handPanel } from './hand';
import { helpersPanel } from './helpers';
import { type Reading, readingOf } from './reading';
import { seatsPanel } from './seats';
import { tablePanel } from './table';
import { clientOf } from './testing/client';

/** Moves of a random game of each edition, and the moves between two positions that are looked at. */
const MOVES = Number(process.env['RT_MOVES'] ?? 150);
const EVERY = 15;
const MODES: readonly Mode[] = ['enforced', 'advised', 'free'];

/** What a reader sees of a position: the table, the coming steps, every helper, the hand, the seats. */
const panelsOf = (reading: Reading): readonly unknown[] => [
  tablePanel(reading, undefined),
  guidePanel(reading),
  reading.client.presentation.helpers.map(({ id }) => helpersPanel(reading, id, {}, undefined, { reads: true })),
  handPanel(reading, undefined, 'drawn'),
  seatsPanel(reading),
];

/** All texts in it; the commands of buttons are not read by anybody. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, one]) => (key === 'command' ? [] : textsIn(one)));
};

/** A field, a key or a value without words. */
const WORDLESS = /\{[a-z][\w-]*(?:\.[\w-]+)?(?:\}|, [a-z]+)|\bRT\.[a-z]|\bundefined\b|\bNaN\b|\[object/;

test.each(EVERY_GAME.map(game => [game.id, game] as const))('%s shows words at every position', async (_, game) => {
  const found = new Set<string>();
  let looked = 0;
  for (const {
    options: [edition = {}],
  } of editionsOf(game)) {
    const options = { ...defaultOptions(game.options), ...edition };
    const { table } = await seatedTable(game, { options });
    const faults = eachPosition(game, { games: 1, cap: MOVES, every: EVERY, options: [options] }, ({ state, turn }) => {
      const mode = MODES[(turn / EVERY) % MODES.length] ?? 'free';
      for (const seat of [toAct(game, state)[0], undefined]) {
        const { timeline } = table.referee;
        const reader = { ...timeline.reader, seat };
        const seen = { ...timeline, begun: true, mode, reader, state: game.hide(state, seat) } as unknown as Timeline;
        const client = clientOf(seen, seat === undefined ? 'gm' : `user-${seat}`, seat === undefined ? {} : { seat });
        for (const language of LANGUAGES)
          for (const text of textsIn(panelsOf(readingOf(client, speechOf(language)))))
            if (WORDLESS.test(text)) found.add(`${language}, ${mode}: ${text}`);
        looked++;
      }
    });
    expect(faults).toEqual([]);
  }
  expect(looked).toBeGreaterThan(MODES.length);
  expect([...found]).toEqual([]);
});
