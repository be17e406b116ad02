import type { Operation } from '../../shared/wire';
import type { AnyDocument } from './current';

/** An operation as modules pass it: a parent document instead of its uuid, and any keys of their own. */
export interface DocumentOperation extends Omit<Operation, 'parentUuid' | 'data' | 'updates' | 'ids'> {
  parent?: AnyDocument | null;
}
