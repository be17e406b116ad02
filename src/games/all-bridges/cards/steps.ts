/** §5.0 The steps of the Event cards. */
import type { StepsHere } from '../rules/common';
import { amountSteps } from './choose-amounts';
import { pieceSteps } from './choose-pieces';
import { spaceSteps } from './choose-spaces';
import { grantSteps } from './grant';
import { playSteps } from './play';
import type { CardStep } from './vocabulary';

export const cardSteps = {
  ...playSteps,
  ...grantSteps,
  ...amountSteps,
  ...pieceSteps,
  ...spaceSteps,
} satisfies StepsHere<CardStep['kind']>;
