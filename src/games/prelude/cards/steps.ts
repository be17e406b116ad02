/** Every step of playing cards. */
import type { StepsHere } from '../rules/common';
import { choiceSteps } from './choices';
import { effectSteps } from './effects';
import { inPlaySteps } from './in-play';
import { playSteps } from './play';
import type { CardStep } from './vocabulary';

export const cardSteps = {
  ...playSteps,
  ...inPlaySteps,
  ...effectSteps,
  ...choiceSteps,
} satisfies StepsHere<CardStep['kind']>;
