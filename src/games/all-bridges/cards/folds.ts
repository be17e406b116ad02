/** What the Event cards' own events change: what is noted for the effects that follow. */
import { remember } from '../../../kernel/effects';
import type { Folds } from '../../../kernel/events';
import type { State } from '../state';
import type { AllBridges } from '../types';
import type { CardEvent } from './vocabulary';

const same = (state: State): State => state;

export const cardFolds: Pick<Folds<AllBridges>, CardEvent['kind']> = {
  'event-executed': same,
  'option-chosen': same,
  'command-granted': same,
  'space-chosen': (state, { space }) => remember(state, { there: space }),
  'event-rolled': (state, { die }) => remember(state, { die }),
};
