/** Covers both values of every open question about Foundry by a few hosts on which a game can be played. */
import { ASSUMPTIONS, type AssumptionKey, type Assumptions, defaultAssumptions } from 'vtt-stand-in/assumptions';

/** Differences that can be combined: users who may not write their flags need a query that names them. */
const TOGETHER = [
  'tile-anchor',
  'query-tabs',
  'level-required',
  'duplicate-id',
  'user-flags',
  'wheel-over-hud',
  'roll-from-terms',
  'dialog-close',
  'clipboard',
  'client-storage',
  'zoom-limit',
  'database-get',
  'server-clock',
  'csp',
] as const satisfies readonly AssumptionKey[];
const APART = ['query-user', 'svg-texture', 'permissions-query'] as const satisfies readonly AssumptionKey[];

/** Differences by which a page sees less of others, or writes more than it should. */
const ODD = [
  'query-self',
  'module-socket',
  'scene-padding',
  'clean-html',
  'observer-writes',
] as const satisfies readonly AssumptionKey[];

const other = (keys: readonly AssumptionKey[]): Assumptions => ({
  ...defaultAssumptions(),
  ...Object.fromEntries(keys.map(key => [key, ASSUMPTIONS[key][1]])),
});

export interface World {
  readonly name: string;
  readonly assume: Assumptions;
}

export const WORLDS: readonly World[] = [
  { name: 'as supposed', assume: defaultAssumptions() },
  { name: 'otherwise', assume: other(TOGETHER) },
  { name: 'otherwise still', assume: { ...other(APART), 'tile-anchor': 'topleft', 'zoom-limit': 'live' } },
  { name: 'otherwise again', assume: other(ODD) },
];

/** The values that no host covers. */
export const uncovered = (): readonly string[] =>
  Object.entries(ASSUMPTIONS).flatMap(([key, values]) =>
    values
      .filter(value => !WORLDS.some(({ assume }) => assume[key as AssumptionKey] === value))
      .map(value => `${key}=${value}`),
  );
