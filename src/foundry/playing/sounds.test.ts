/** When the browser's audio is opened. */
import { afterEach, expect, test, vi } from 'vitest';
import { sound } from './sounds';

afterEach(() => vi.unstubAllGlobals());

test('the browser’s audio is not opened before the user has clicked: browsers complain of that', () => {
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
