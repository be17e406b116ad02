/** Where the tutorial begins: the first round, both have drawn their cards. */
import { defaultOptions } from '../../../kernel/options';
import type { Position } from '../../../kernel/tutorial';
import { options } from '../options';
import { setUp } from '../rules/setup';
import { roundOf } from '../sequence';
import type { DualPowers } from '../state';
import type { Region } from '../vocabulary';

const usual = defaultOptions(options);

/** Where the neutral units stand. */
const NEUTRALS: Readonly<Record<string, Region>> = {
  'neutral-1-0/1': 'white',
  'neutral-1-0/2': 'purple',
  'neutral-1-1/1': 'red',
  'neutral-1-1/2': 'brown',
  'neutral-1-2/1': 'green',
  'neutral-1-2/2': 'blue',
};

export const position: Position<DualPowers> = {
  round: 1,
  agenda: roundOf(usual).filter(step => step.kind !== 'draw'),
  blockade: 'green-blue',
  tokens: setUp(usual).tokens.map(token => ({ ...token, at: NEUTRALS[token.id] ?? token.at })),
  piles: {
    tiles: ['red-tile', 'blue-tile', 'purple-tile', 'white-tile'],
    unrest: ['brown-tile'],
    blockade: ['green-tile'],
    'soviet-hand': ['lenin-card', 'stalin-card', 'kollontai-card', 'red-5', 'red-4', 'brown-4', 'green-6', 'brown-2'],
    'government-hand': [
      'kerensky-card',
      'kornilov-card',
      'lvov-card',
      'white-6',
      'blue-4',
      'purple-3',
      'white-8',
      'blue-2',
    ],
  },
};
