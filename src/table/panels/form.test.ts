import { expect, test } from 'vitest';
import { toAct } from '../../kernel/agenda';
import { choices } from '../../kernel/offers';
import { gameOf } from '../../testing/all-games';
import type { AnyGame } from '../record/model';
import { choicesPanel } from './choices';
import { formPanel } from './form';
import { readingOf } from './reading';
import { clientOf } from './testing/client';
import { english } from './testing/render';
import { begunTable } from '../testing/seated-tables';

const kremlin = gameOf('kremlin') as AnyGame;

const begun = async () => {
  const { table, at } = await begunTable(kremlin);
  const [seat = ''] = toAct(kremlin, table.referee.timeline.state);
  const browser = at[seat];
  if (!browser) throw new Error(`nobody sits at ${seat}`);
  const seen = () => browser.sees(seat);
  return { seat, seen, ask: browser.ask, reading: () => readingOf(clientOf(seen(), 'ann'), english) };
};

test('a sheet is a form of ten numbers, the highest first, each with all who may be put there', async () => {
  const { seat, seen, reading } = await begun();
  const panel = formPanel(reading());
  expect(panel?.slots.map(({ label }) => label)).toEqual(['10', '9', '8', '7', '6', '5', '4', '3', '2', '1']);
  const legal = new Set(
    choices(kremlin, seen().state, seat).flatMap(({ command, refusal }) => (refusal ? [] : [JSON.stringify(command)])),
  );
  for (const slot of panel?.slots ?? []) {
    expect(slot.choices.length).toBeGreaterThan(10);
    for (const { command } of slot.choices) expect(legal).toContain(command);
  }
  const kinds = choicesPanel(reading(), undefined);
  expect(kinds?.groups.map(({ kind }) => kind)).not.toContain('assign');
  expect(kinds?.inForm.map(({ kind }) => kind)).toContain('assign');
});

test('a sheet can be filled at once, differently each time, can be changed, and is then complete', async () => {
  const { seat, seen, ask, reading } = await begun();
  const fill = (seed: number) => kremlin.presentation(seen().head.options).form?.(seen().state, seat)?.fill(seed) ?? [];
  expect(fill(1)).toHaveLength(10);
  expect(fill(2)).not.toEqual(fill(1));
  for (const command of fill(1)) expect((await ask({ kind: 'command', seat, command })).ok).toBe(true);
  const full = formPanel(reading());
  expect(full?.isFull).toBe(true);
  expect(fill(3)).toEqual([]);
  const clear = JSON.parse(full?.slots[0]?.clear ?? '');
  expect((await ask({ kind: 'command', seat, command: clear })).ok).toBe(true);
  expect(formPanel(reading())?.isFull).toBe(false);
  expect(fill(3)).toHaveLength(1);
  for (const command of fill(3)) await ask({ kind: 'command', seat, command });
  expect((await ask({ kind: 'command', seat, command: { kind: 'seal-sheet' } as never })).ok).toBe(true);
  expect(formPanel(reading())).toBeUndefined();
});
