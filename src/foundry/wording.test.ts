/** The message for a user who repeatedly asks for what cannot be done. */
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

test('of several reasons why a command failed, only the last stays visible', async () => {
  const client = { presentation: presentation() } as unknown as TableClient;
  for (const problem of ['stale', 'stale', 'not-referee']) complain(client, { ok: false, problem: { problem } });
  await vi.waitFor(() => expect(shown).toEqual([expect.stringContaining('not-referee')]));
});
