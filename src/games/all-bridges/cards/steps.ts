/** §5.0 The steps of the Event cards. */
import { remember } from '../../../kernel/effects';
import type { Folds } from '../../../kernel/messages';
import type { State, AllBridges } from '../state';
import type { CardEvent, CardStep } from './vocabulary';
import type { StepsHere } from '../rules/common';
import { amountSteps } from './choose-amounts';
import { pieceSteps } from './choose-pieces';
import { spaceSteps } from './choose-spaces';
import { grantSteps } from './grant';
import { playSteps } from './play';

/** What the Event cards' own events change: what is noted for the effects that follow. */
const same = (state: State): State => state;

export const cardFolds: Pick<Folds<AllBridges>, CardEvent['kind']> = {
  'event-executed': same,
  'option-chosen': same,
  'command-granted': same,
  'space-chosen': (state, { space }) => remember(state, { there: space }),
  'event-rolled': (state, { die }) => remember(state, { die }),
};

export const cardSteps = {
  ...playSteps,
  ...grantSteps,
  ...amountSteps,
  ...pieceSteps,
  ...spaceSteps,
} satisfies StepsHere<CardStep['kind']>;
