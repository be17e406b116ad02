/** §8.3 to §8.5 The Special Activities, as acts of priorities. */
import { bordersAt } from '../data/owners-map';
import { SPACES, type Border } from '../data/map';

import { availableCubes, cellsIn } from '../selectors';
import { endsOf } from '../rules/prepare';
import { exposures } from '../rules/publish';
import { SIDES, type Command } from '../vocabulary';
import { everywhere, once, spaceOf } from './acts-commands';
import type { ActName } from './names';
import type { Act, Target, Turn } from './types';
import { isNonplayer } from '../options';

const borders = ({ state }: Turn): readonly Target[] =>
  bordersAt(state).map(border => {
    const [space] = endsOf(border);
    return { border, ...(space && { space }) };
  });
const borderIn = ({ border = 'helsinki/uusimaa' }: Target): Border => border;

const inSpace = (kind: 'place-prepared' | 'crack-down' | 'place-personality' | 'talk'): Act => ({
  targets: everywhere,
  opens: (_, target) => ({ kind, space: spaceOf(target) }),
});

/** §8.5.1 In addition to either use, a random Available cube. */
const useNews = (gain: 'polarization' | 'resources'): Act => ({
  targets: ({ chance, state }) => {
    const [faction] = chance.shuffle(SIDES.filter(side => availableCubes(state, side) > 0));
    return [{ ...(faction && { faction }) }];
  },
  opens: (_, { faction }) => ({ kind: 'use-news', cube: faction ?? 'none', gain }),
});

/** Three Resources make it certain, and cost a Non-player nothing. */
const INVEST: Command = { kind: 'invest' };

export const SPECIAL_ACTS = {
  'place-prepared': inSpace('place-prepared'),
  'crack-down': inSpace('crack-down'),
  'place-personality': inSpace('place-personality'),
  talk: inSpace('talk'),
  /** §8.3.1 Trains of a Senate without a player are ignored. */
  'place-sabotage': {
    targets: (turn: Turn) => (isNonplayer(turn.state, 'senate') ? [] : borders(turn)),
    opens: (_: Turn, target: Target) => ({ kind: 'place-sabotage', border: borderIn(target) }),
  },
  'remove-sabotage': {
    targets: borders,
    opens: (_: Turn, target: Target) => ({ kind: 'remove-sabotage', border: borderIn(target) }),
  },
  'raise-vassalage': { targets: once, opens: () => ({ kind: 'raise-vassalage' }) },
  'lower-vassalage': {
    targets: once,
    opens: () => INVEST,
    then: () =>
      [INVEST, INVEST, { kind: 'roll-relations' } as const].map(give => ({ at: 'foreign-relations' as const, give })),
  },
  'news-calms': useNews('polarization'),
  'news-pays': useNews('resources'),
  'win-over': {
    targets: () => SPACES.flatMap(space => SIDES.map(faction => ({ space, faction }))),
    opens: (_: Turn, { faction = 'reds', ...target }: Target) => ({
      kind: 'win-over',
      space: spaceOf(target),
      faction,
    }),
  },
  publish: {
    targets: everywhere,
    opens: (_: Turn, target: Target) => ({ kind: 'publish', space: spaceOf(target) }),
    then: ({ state }: Turn, target: Target) =>
      Array.from(
        {
          length: Math.min(exposures(state, spaceOf(target)), cellsIn(state, spaceOf(target), 'moderates', 'inactive')),
        },
        () => ({ at: 'publish-space' as const, give: { kind: 'expose' } as const }),
      ),
  },
} satisfies Partial<Record<ActName, Act>>;
