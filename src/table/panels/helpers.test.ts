import { describe, expect, test } from 'vitest';
import { EVERY_GAME } from '../../testing/all-games';
import { answers, askedText, helpersPanel, mapText } from './helpers';
import { readingOf } from './reading';
import { clientOf } from './testing/client';
import { english } from './testing/render';
import { begunTable } from '../testing/seated-tables';

describe.each(EVERY_GAME.map(game => [game.id, game] as const))('the helpers of %s', (_id, game) => {
  test('state their questions and answers in words, one by one', async () => {
    const { table } = await begunTable(game);
    const reading = readingOf(clientOf(table.referee.timeline, 'ann'), english);
    const { state } = table.referee.timeline;
    for (const helper of reading.client.presentation.helpers) {
      const values = answers(helper, state, {});
      const given = Object.values(values).filter(value => !Array.isArray(value) || value.length > 0);
      const lines = askedText(reading, helper.id, values);
      expect(lines).toHaveLength(given.length);
      for (const line of lines) expect(line).toMatch(/^(?!RT\.)\S.*: (?!RT\.|undefined)\S/);
    }
  });

  test('show what they find at once if they do not roll, and otherwise after the roll', async () => {
    const { table } = await begunTable(game);
    const reading = readingOf(clientOf(table.referee.timeline, 'ann'), english);
    for (const { id } of reading.client.presentation.helpers) {
      const panel = helpersPanel(reading, id, {}, undefined);
      expect(panel.found !== undefined, id).toBe(!panel.rolls);
      if (panel.refusal) expect(panel.rolls, id).toBe(true);
    }
  });

  test('report on a map what was recognized and what was not, and nothing at a table', async () => {
    const { table } = await begunTable(game);
    const client = clientOf(table.referee.timeline, 'ann');
    const onMap = { counted: 4, unknown: ['A dragon', 'A dragon', 'b', 'c', 'd', 'e', 'f'] };
    const reading = readingOf({ ...client, onMap }, english);
    const text = mapText(reading) ?? '';
    expect(text).toContain('4');
    expect(text).toContain('7 not understood: A dragon, b, c, d, e');
    expect(text).not.toContain(', f');
    // a game without helpers has no window for it
    const { length } = reading.client.presentation.helpers;
    expect(helpersPanel(reading, undefined, {}, undefined).map).toBe(length ? text : undefined);
    expect(mapText(readingOf(client, english))).toBeUndefined();
  });
});
