/** A page whose connection breaks after so many frames, as if it had been killed at that very moment. */
import type { BrowserContext } from 'playwright-core';

export interface Fuse {
  /** Lets so many more frames through, either way; then none. */
  arm(frames: number): void;
  isBlown(): boolean;
}

/** What goes by itself every so often is no step of anything. */
const isHeartbeat = (frame: string): boolean => /^[23]$|"kind":"p[io]ng"/.test(frame);

/** Puts a fuse into every connection of the pages of a context. Called before they open. */
export const fuseIn = async (context: BrowserContext): Promise<Fuse> => {
  let current: { left: number; isBlown: boolean } = { left: Infinity, isBlown: false };
  await context.routeWebSocket(/socket\.io/, page => {
    const state = { left: Infinity, isBlown: false };
    const server = page.connectToServer();
    current = state;
    const pass =
      (send: (frame: string | Buffer) => void) =>
      (frame: string | Buffer): void => {
        if (!isHeartbeat(String(frame)) && state.left-- <= 0) state.isBlown = true;
        if (!state.isBlown) send(frame);
      };
    page.onMessage(pass(frame => server.send(frame)));
    server.onMessage(pass(frame => page.send(frame)));
  });
  return {
    arm(frames) {
      current.left = frames;
    },
    isBlown: () => current.isBlown,
  };
};
