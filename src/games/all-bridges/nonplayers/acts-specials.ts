/** §8.3 to §8.5 The Special Activities, as acts of priorities. */
import { bordersAt, population } from '../data/owners-map';
import { SPACES, isSpace, type Border, type Space } from '../data/map';

import { piecesIn, availableCubes, cellsIn } from '../selectors';
import { MOST, published, exposures } from '../rules/publish';
import type { State } from '../state';
import { SIDES, type Command } from '../vocabulary';
import type { Act } from './types';
import type { ActName } from './names';
import type { Target, Turn } from './types';
import { isNonplayer } from '../options';

// §4.3.3 What Publishing would earn.

/** In the two best spaces. */
export const publishingOf = (state: State): number =>
  SPACES.filter(space => population(state, space) > 0 && piecesIn(state, space, 'moderates') > 0)
    .map(space => published(state, space))
    .toSorted((one, other) => other - one)
    .slice(0, MOST)
    .reduce((sum, one) => sum + one, 0);

const everywhere = (): readonly Target[] => SPACES.map(space => ({ space }));
const once = (): readonly Target[] => [{}];
const spaceOf = ({ space = 'helsinki' }: Target): Space => space;
const borders = ({ state }: Turn): readonly Target[] =>
  bordersAt(state).map(border => {
    const [space] = border.split('/').filter(isSpace);
    return { border, ...(space && { space }) };
  });
const borderIn = ({ border = 'helsinki/uusimaa' }: Target): Border => border;

const inSpace = (kind: 'place-prepared' | 'crack-down' | 'place-personality' | 'talk'): Act => ({
  targets: everywhere,
  opens: (_, target) => ({ kind, space: spaceOf(target) }),
});

/** §8.5.1 Beside either use a random Available cube. */
const useNews = (gain: 'polarization' | 'resources'): Act => ({
  targets: ({ chance, state }) => {
    const [faction] = chance.shuffle(SIDES.filter(side => availableCubes(state, side) > 0));
    return [{ ...(faction && { faction }) }];
  },
  opens: (_, { faction }) => ({ kind: 'use-news', cube: faction ?? 'none', gain }),
});

/** Three make it sure, and cost a Non-player nothing. */
const INVEST: Command = { kind: 'invest' };

export const SPECIAL_ACTS = {
  'place-prepared': inSpace('place-prepared'),
  'crack-down': inSpace('crack-down'),
  'place-personality': inSpace('place-personality'),
  talk: inSpace('talk'),
  /** §8.3.1 Trains of a Senate without a player are let alone. */
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
