/** Questions that several helpers ask. */
import type { Edit } from '../../../kernel/edit';
import type { Input, Values } from '../../../kernel/helper';
import { SPACES, type Space } from '../data/map';
import { SEATS, type Seat } from '../vocabulary';

export const spaceInput: Input = { id: 'space', kind: 'choice', values: SPACES, default: 'helsinki' };
export const factionInput: Input = { id: 'faction', kind: 'choice', values: SEATS, default: 'reds' };

export const spaceIn = ({ space }: Values): Space => SPACES.find(one => one === space) ?? 'helsinki';
export const factionIn = ({ faction }: Values): Seat => SEATS.find(one => one === faction) ?? 'reds';
export const countIn = (value: Values[string] | undefined, most: number): number =>
  typeof value === 'number' && Number.isInteger(value) ? Math.min(most, Math.max(0, value)) : 0;

/** By hand, a Faction has so many Resources. */
export const resourcesSet = (faction: Seat, to: number): Edit => ({ kind: 'set', marker: `resources-${faction}`, to });
