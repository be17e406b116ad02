/** What the Event cards' own events change. */
import type { Folds } from '../../../kernel/happening';
import type { AllBridges } from '../types';
import type { CardEvent } from './vocabulary';

export const cardFolds: Pick<Folds<AllBridges>, CardEvent['kind']> = {};
