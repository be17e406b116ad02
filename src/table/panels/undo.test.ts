import { describe, expect, test } from 'vitest';
import { gameOf } from '../../testing/all-games';
import { toAct } from '../../kernel/agenda';
import type { AnyGame } from '../record/model';
import { readingOf } from './reading';
import { clientOf } from './testing/client';
import { english } from './testing/render';
import { lastTurn, undoPanel } from './undo';
import { begunTable, playOn } from '../testing/seated-tables';

const civilWar = gameOf('civil-war') as AnyGame;

const after = async (played: number) => {
  const { table, at } = await begunTable(civilWar);
  await playOn(table, at, played);
  const asked = toAct(civilWar, table.referee.timeline.state)[0] ?? 'red';
  const reading = (seat: string) =>
    readingOf(clientOf(at[seat]?.sees(seat) ?? table.referee.timeline, seat === 'red' ? 'ann' : 'bob'), english);
  return { reading, asked, table, at };
};

describe('undo', () => {
  test('is impossible before anybody has played', async () => {
    const { reading } = await after(0);
    expect(undoPanel(reading('red')).possible).toBe(false);
    expect(undoPanel(reading('red')).reason).toBeTruthy();
  });

  test('is possible for the seat that made the last turn, unless it rolled dice', async () => {
    const { reading, table, at } = await after(0);
    for (let played = 1; played < 30; played++) {
      await playOn(table, at, 1, undefined, played);
      const entry = lastTurn(reading('red').client.timeline)?.entry;
      if (entry?.kind !== 'turn' || entry.by !== 'command') continue;
      const other = entry.seat === 'red' ? 'white' : 'red';
      expect(undoPanel(reading(entry.seat)).possible).toBe(!entry.barrier);
      expect(undoPanel(reading(other)).possible).toBe(false);
      expect(undoPanel(reading(other)).proposeTo).toBe(entry.r - 1);
    }
  });
});
