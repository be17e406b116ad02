/** What the Event cards' own events change. */
import type { Folds } from '../../../kernel/game';
import type { AllBridges } from '../vocabulary';
import type { CardEvent } from './vocabulary';

export const cardFolds: Pick<Folds<AllBridges>, CardEvent['kind']> = {};
