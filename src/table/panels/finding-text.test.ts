import { expect, test } from 'vitest';
import { kremlin } from '../../games/kremlin';
import type { AnyGame } from '../record/model';
import { foundPanel } from './finding-text';
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
  expect(edits).toEqual([expect.stringMatching(/^By hand, \w+ \w+: 3 years older\.$/), 'Set Turn to 2']);
});
