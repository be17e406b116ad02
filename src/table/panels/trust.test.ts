import { describe, expect, test } from 'vitest';
import type { TableClient } from './client-model';
import { readingOf } from './reading';
import { trustNote, refereeBanner } from './referee-banner';
import { seatsPanel } from './seats';
import { clientOf, person } from './testing/client';
import { begunTable } from '../testing/seated-tables';
import { game } from '../testing/toy-table';

/** Keys instead of words. */
const speech = {
  has: () => true,
  localize: (key: string) => key,
  format: (key: string, given: Readonly<Record<string, string>>) => `${key} ${Object.values(given).join(' ')}`,
};
const people = [person('gm', { gm: true }), person('ann', { gm: true, self: true }), person('bob')];
const there = (name: string): Partial<TableClient> => ({ people, referee: { kind: 'there', name, sameUser: false } });

describe('the windows about trust', () => {
  // shows referee.12
  test('name in a banner who is trusted with the hidden cards while a player referees', async () => {
    const { ann } = await begunTable(game);
    const timeline = ann.sees('north');
    const bannerOf = (name: string) => refereeBanner(readingOf(clientOf(timeline, 'ann', there(name)), speech));
    expect(bannerOf('gm')).toBe(undefined);
    expect(bannerOf('bob')).toEqual({ text: 'RT.trust.player-referees bob', canTakeOver: false, urgent: false });
    const noteOf = (name: string) => trustNote(readingOf(clientOf(timeline, 'ann', there(name)), speech));
    expect(noteOf('gm')).toBe(undefined);
    expect(noteOf('bob')).toBe('RT.trust.hosts bob');
  });

  test('name in the seats everybody who ever held the table’s key', async () => {
    const { table, ann, gm } = await begunTable(game);
    const hosting = () => seatsPanel(readingOf(clientOf(ann.sees('north'), 'ann', there('gm')), speech)).hosting;
    expect(hosting()).toBe('RT.hosting.neutral gm');
    await gm.ask({ kind: 'trust', user: 'bob', trusted: true });
    await table.browser('bob');
    await gm.ask({ kind: 'trust', user: 'bob', trusted: false });
    expect(hosting()).toContain('gm');
    expect(hosting()).toContain('bob');
  });

  test('let a game master who plays ask from their seat until all have agreed', async () => {
    const { ann, bob } = await begunTable(game, { roles: { gm: 'gm', ann: 'gm', bob: 'player' } });
    const askFrom = () => seatsPanel(readingOf(clientOf(ann.sees('north'), 'ann', there('gm')), speech)).askFrom;
    expect(askFrom()).toBe('north');
    await ann.ask({ kind: 'propose', seat: 'north', what: { kind: 'trust', user: 'ann' } });
    const [proposal] = bob.sees('south').proposals;
    await bob.ask({ kind: 'vote', seat: 'south', on: proposal?.revision ?? 0, yes: true });
    expect(askFrom()).toBe(undefined);
  });
});
