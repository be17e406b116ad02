import { join } from 'node:path';
import { expect, test } from 'vitest';
import { citedMembers } from './api';

// shows host.2
test('api.json lists the cited members of the data side; write it again with --update', async () => {
  const cited = citedMembers(join(import.meta.dirname, 'client/data'));
  await expect(`${JSON.stringify(cited, null, 2)}\n`).toMatchFileSnapshot('api.json');
});
