/** Details that the history of a game of Kremlin adds to its events. */
import type { Tells } from '../../kernel/presentation';
import { declaredBy } from './rules/control';
import { ageOf, personOf } from './state';
import type { Kremlin } from './types';

export const tells: Tells<Kremlin> = {
  'turn-begun': 'unsaid',
  'phase-begun': 'heading',
  'game-ended': 'unsaid',
  // the lines of a sheet are secret: the history says that it is sealed
  'influence-assigned': 'unsaid',
  'window-reopened': 'unsaid',
  'purges-go-on': 'unsaid',
  // the card that puts it in force has been named
  'put-in-force': 'unsaid',
  'hand-forgotten': 'unsaid',
  aged: ({ politician }, before, after) => ({ was: ageOf(before, politician), now: ageOf(after, politician) }),
  suspected: ({ politician }, before, after) => ({
    was: personOf(before, politician).suspicion,
    now: personOf(after, politician).suspicion,
  }),
  'influence-lost': ({ seat, politician }, before, after) => ({
    was: declaredBy(before, seat, politician),
    now: declaredBy(after, seat, politician),
  }),
};
