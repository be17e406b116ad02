/** §5.0 The words of an owner's steps: sentences about spaces and Cells, Capabilities, the space chosen before. */
import type { Space } from '../data/map';
import type { CapabilityKind } from '../pieces';
import type { CellTestName, SpaceTestName } from '../selector-names';

/** Sentences about a space for a step, besides the spaces themselves. */
export const SPACE_TESTS = [
  'town',
  'province',
  'populated',
  'unpopulated',
  'neutral',
  'support',
  'opposition',
  'active-support',
  'active-opposition',
  'no-active-support',
  'no-active-opposition',
  'no-enemy-active-level',
  'own-control',
  'enemy-control',
  'own-cell',
  'own-active-cell',
  'own-piece',
  'enemy-cell',
  'enemy-piece',
  'reds-cell',
  'reds-piece',
  'senate-cell',
  'moderates-cell',
  'moderates-piece',
  'administration',
  'network',
  'room-for-disc',
  'russian',
  'german',
  'personality',
  'next-to-own-cell',
  'in-or-next-to-helsinki',
] as const satisfies readonly SpaceTestName[];
/** Sentences about Cells. */
export const CELL_TESTS = [
  'any',
  'own',
  'enemy',
  'active',
  'inactive',
  'reds',
  'senate',
  'moderates',
  'not-senate',
  'reds-or-senate',
  'no-guard',
] as const satisfies readonly CellTestName[];
export const MARKERS = ['jaeger', 'cannons', 'trains', 'commander'] as const satisfies readonly CapabilityKind[];
/** The space chosen before; it is used alone, without other spaces. */
export const NOTED = ['there', 'next-to-there'] as const;
type Noted = (typeof NOTED)[number];
/** One of the named spaces for which every sentence is true; an empty list means any space. */
export type OwnersWhere = readonly (Space | Noted | SpaceTestName)[];

export const isNoted = (word: string): word is Noted => NOTED.some(one => one === word);
