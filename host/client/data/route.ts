import type { Operation } from '../../shared/wire';
import type { AnyDocument } from './current';

/** [D14] foundry.utils.getRoute: a path under the server's route prefix, without a slash in front. */
export const getRoute = (path: string, { prefix }: { prefix?: string } = {}): string => {
  const given = prefix ?? (globalThis as { ROUTE_PREFIX?: string }).ROUTE_PREFIX ?? '';
  return [given, path]
    .map(part => part.replace(/^\/+|\/+$/g, ''))
    .filter(Boolean)
    .join('/');
};

/** An operation as modules pass it: a parent document instead of its uuid, and any keys of their own. */
export interface DocumentOperation extends Omit<Operation, 'parentUuid' | 'data' | 'updates' | 'ids'> {
  parent?: AnyDocument | null;
}
