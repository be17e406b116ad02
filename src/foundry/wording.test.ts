/** What a user is told who asks several times for what cannot be done. */
import { expect, test, vi } from 'vitest';
import { presentation } from '../kernel/testing/toy/presentation';
import type { TableClient } from '../table/panels/client-model';

const shown: string[] = [];
vi.stubGlobal('ui', {
  notifications: {
    warn: (text: string) => {
      shown.push(text);
      return text;
    },
    remove: (text: string) => void shown.splice(shown.indexOf(text), 1),
  },
});
vi.stubGlobal('game', { i18n: { lang: 'en', has: () => true, localize: (key: string) => key } });
const { complain } = await import('./wording');

test('of the reasons why nothing came of a command the last alone is seen', async () => {
  const client = { presentation: presentation() } as unknown as TableClient;
  for (const problem of ['stale', 'stale', 'not-referee']) complain(client, { ok: false, problem: { problem } });
  await vi.waitFor(() => expect(shown).toEqual([expect.stringContaining('not-referee')]));
});
