/** A table of scenes as tests: what the sentence says, the table, and the story. */
import { expect, test } from 'vitest';
import { storyOf, type Scene } from './story';

export type Told = readonly [says: string, scene: Scene, story: string];

export const scenes = (all: readonly Told[]): void => {
  test.each(all)('%s', (_says, scene, story) => expect(storyOf(scene)).toBe(story));
};
