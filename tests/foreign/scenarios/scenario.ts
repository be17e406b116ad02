/** What a scenario has at hand, and what it answers. */
import type { Page } from 'playwright-core';
import type { WorldPayload } from 'vtt-stand-in/wire';

export type Source = Record<string, unknown>;

/** Two pages at one table, and what the server keeps. */
export interface TestSession {
  readonly gm: Page;
  readonly player: Page;
  /** The documents of the world by type, asked of the server on a line of its own. */
  documents(): Promise<WorldPayload['documents']>;
}

export interface Scenario {
  readonly id: string;
  readonly what: string;
  /** Folders of modules of ours that stand beside it, from the project's root. */
  readonly beside?: readonly string[];
  /** Plays, and answers with what is wrong in the database afterwards: nothing, if all is well. */
  play(session: TestSession): Promise<readonly string[]>;
}

/** The document of a name among those of one type. */
export const named = (list: readonly Source[] | undefined, name: string): Source | undefined =>
  list?.find(source => source['name'] === name);

/** Asks until there is an answer, for six seconds. */
export const settled = async <T>(read: () => Promise<T | undefined>): Promise<T | undefined> => {
  for (let tries = 0; tries < 60; tries++) {
    const found = await read();
    if (found !== undefined) return found;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  return undefined;
};

/** The words of each check that does not hold. */
export const complaints = (checks: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(checks).flatMap(([words, holds]) => (holds ? [] : [words]));

/** Asks a page until a script is true there, for six seconds. */
export const truth = (page: Page, script: string): Promise<true | undefined> =>
  settled(async () => ((await page.evaluate(script)) === true ? true : undefined));

export const FIELD = `Scene.create({ name: 'Field', active: true, width: 2000, height: 2000 }).then(scene => scene.view())`;

/** Both pages look at an empty scene. */
export const onField = async (gm: Page, player: Page): Promise<void> => {
  await gm.evaluate(FIELD);
  for (const page of [gm, player]) await page.waitForFunction('canvas.ready');
};

/**
 * Closes our library, which opens by itself and may lie over what is to be clicked; alone it is not there. It opens a
 * moment after the page is ready, so the first call waits for it.
 */
export const withoutLibrary = async (page: Page): Promise<void> => {
  await page.evaluate(`(async () => {
    if (!game.modules.has('revolution-tables')) return;
    const library = () => foundry.applications.instances.get('rt-library');
    for (let tries = 0; tries < 30 && !globalThis.wasClosed && !library()?.rendered; tries++) {
      await new Promise(resolve => setTimeout(resolve, 100));
    }
    globalThis.wasClosed = true;
    await library()?.close();
  })()`);
};
