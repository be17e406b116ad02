/** What the examples are written with. */
import { movesOf } from '../../../../kernel/guide';
import type { AllBridges } from '../../state';

export const { does, refused } = movesOf<AllBridges>();

/** Chooses a Command. */
export const chooses = (
  seat: 'reds' | 'senate' | 'moderates',
  name: 'rally' | 'activism' | 'terror' | 'attack' | 'march' | 'message' | 'negotiate' | 'politics',
) => does(seat, { kind: 'choose-command', command: name });
/** A News marker that is not on the map. */
export const freeNews = { at: 'available', holder: 'nobody' } as const;
