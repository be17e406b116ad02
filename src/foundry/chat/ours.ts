/** A message of ours, as far as every page has to know it at once; what it says is read where it is shown (`flags.ts`). */
export interface Ours {
  readonly kind: 'turn' | 'roll' | 'hand' | 'helper';
  readonly table: string;
}

export const isOurs = (value: unknown): value is Ours =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  'table' in value &&
  typeof value.table === 'string' &&
  (value.kind === 'helper' || value.kind === 'hand' || value.kind === 'turn' || value.kind === 'roll');
