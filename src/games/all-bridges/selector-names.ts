/** The names of shared selectors: cards and priorities written as data use them. */

/** Sentences about a space, as the executing Faction sees it. */
export type SpaceTestName =
  | 'anywhere'
  | 'town'
  | 'province'
  | 'populated'
  | 'unpopulated'
  | 'neutral'
  | 'support'
  | 'opposition'
  | 'active-support'
  | 'active-opposition'
  | 'no-active-support'
  | 'no-active-opposition'
  | 'no-enemy-active-level'
  | 'uncontrolled'
  | 'own-control'
  | 'enemy-control'
  | 'own-cell'
  | 'own-active-cell'
  | 'own-inactive-cell'
  | 'own-piece'
  | 'enemy-cell'
  | 'enemy-active-cell'
  | 'enemy-piece'
  | 'reds-cell'
  | 'reds-piece'
  | 'senate-cell'
  | 'moderates-cell'
  | 'moderates-piece'
  | 'administration'
  | 'network'
  | 'room-for-disc'
  | 'room-for-terror'
  | 'russian'
  | 'german'
  | 'personality'
  | 'free-news'
  | 'reds-capability'
  | 'senate-capability'
  | 'reds-prepared'
  | 'senate-prepared'
  | 'next-to-own-cell'
  | 'in-or-next-to-helsinki';

/** Sentences about a kind of Cell in a space. */
export type CellTestName =
  | 'any'
  | 'own'
  | 'enemy'
  | 'active'
  | 'inactive'
  | 'reds'
  | 'senate'
  | 'moderates'
  | 'not-senate'
  | 'reds-or-senate'
  | 'no-guard';

/** Numbers of a space, of which a priority asks for the most or the fewest. */
export type MeasureName = 'population' | 'opposition' | 'support' | 'own-cells' | 'reds-pieces' | 'moderates-cells';
