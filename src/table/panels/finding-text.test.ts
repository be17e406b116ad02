import { expect, test } from 'vitest';
import { dualPowers } from '../../games/dual-powers';
import { kremlin } from '../../games/kremlin';
import type { AnyGame } from '../record/model';
import { foundLines, foundPanel } from './finding-text';
import { readingOf } from './reading';
import { clientOf } from './testing/client';
import { english } from './testing/render';
import { seatedTable } from '../testing/seated-tables';

test('the changes that a helper proposes are in words, also the badge of a piece', async () => {
  const { table } = await seatedTable(kremlin as unknown as AnyGame, { seed: 1 });
  const reading = readingOf(clientOf(table.referee.timeline, 'gm'), english);
  const { edits } = foundPanel(reading, {
    lines: [],
    rolls: [],
    edits: [
      { kind: 'set', marker: 'stress-A', to: 3 },
      { kind: 'set', marker: 'turn', to: 2 },
    ],
  });
  expect(edits).toEqual([expect.stringMatching(/^\w+ \w+: 3 years older\.$/), 'Set Turn to 2']);
});

test('in chat a colon stands before a number, once in a line', async () => {
  const { table } = await seatedTable(dualPowers as unknown as AnyGame, { seed: 1 });
  const reading = readingOf(clientOf(table.referee.timeline, 'gm'), english);
  const lines = [
    { word: 'token', params: { token: 'lenin' }, value: 3 },
    { word: 'total', params: { seat: 'soviet', tokens: 1 }, value: 3 },
    { word: 'turns', params: { token: 'lenin' }, value: 1 },
    { word: 'nobody' },
  ];
  expect(foundLines(reading, { lines, rolls: [], edits: [] })).toEqual([
    'Lenin: 3',
    'Soviet, strength of 1 token: 3',
    'Exhausted: Lenin 1',
    'Nobody is stronger',
  ]);
});
