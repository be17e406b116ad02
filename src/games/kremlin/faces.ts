/** What stands on cards and politicians. */
import type { Face } from '../../kernel/board';
import type { Options } from '../../kernel/game';

export const face = (_id: string): Face | undefined => undefined;
export const faceIn = (_options: Options) => face;
export const pieces: readonly string[] = [];
export const word = (_id: string): string | undefined => undefined;
export const wordIn = (_options: Options) => word;
