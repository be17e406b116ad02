/** When the browser's audio is opened. */
import { afterAll, expect, test, vi } from 'vitest';

afterAll(() => vi.unstubAllGlobals());

test('the browser’s audio is not opened before the user has clicked: browsers complain of that', async () => {
  vi.stubGlobal('MODULE_VERSION', '0');
  vi.stubGlobal('foundry', { dice: { terms: { DiceTerm: class {} } } });
  const { sound } = await import('./sounds');
  let opened = 0;
  class Audio {
    constructor() {
      opened++;
    }
    resume(): Promise<void> {
      return new Promise(() => undefined);
    }
  }
  const userActivation = { hasBeenActive: false };
  vi.stubGlobal('AudioContext', Audio);
  vi.stubGlobal('navigator', { userActivation });
  vi.stubGlobal('game', { settings: { get: () => true } });
  sound('turn');
  expect(opened).toBe(0);
  userActivation.hasBeenActive = true;
  sound('turn');
  sound('turn');
  expect(opened).toBe(1);
});
