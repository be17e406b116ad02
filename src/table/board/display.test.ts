/** A place that an answer means without naming it is highlighted too: where a cube would go. */
import { expect, test } from 'vitest';
import { allBridges } from '../../games/all-bridges';
import { command, inactive, table as position } from '../../games/all-bridges/testing/positions';
import type { AnyGame } from '../record/model';
import { clientOf } from '../panels/testing/client';
import { EMPTY } from './hand';
import { targetsIn } from './held';
import { viewOf } from './view';
import { seatedTable } from '../testing/seated-tables';

test('§1.11 a cube is chosen in the wing of its side, on the Political Display', async () => {
  const { at } = await seatedTable(allBridges as unknown as AnyGame, { seed: 4 });
  const seen = at['moderates']?.sees('moderates');
  if (!seen) throw new Error('nobody sits there');
  const [, ...rest] = command('moderates');
  const state = position({
    polarization: 3,
    spaces: { hame: { moderates: inactive(1) } },
    agenda: [{ kind: 'politics', seat: 'moderates' }, ...rest],
  });
  const client = clientOf({ ...seen, state } as typeof seen, 'user-moderates');
  const lit = targetsIn({ client, view: viewOf(client) }, EMPTY);
  const places = Object.fromEntries(lit.map(({ aim, commands }) => [aim.key, commands]));
  expect(places).toMatchObject({
    'slot cubes-reds': [{ kind: 'place-cube', cube: 'reds' }],
    'slot cubes-senate': [{ kind: 'place-cube', cube: 'senate' }],
  });
});
