import type { DocumentType } from '../shared/document-type';
import { documentTypes } from '../shared/documents';
import type { Data } from '../shared/json';
import type { DocumentRequest } from '../shared/wire';

type Collection = (name: string) => ReadonlyMap<string, Data>;

const updating = (documentName: string, updates: Data[]): DocumentRequest[] =>
  updates.length > 0 ? [{ action: 'update', documentName, operation: { updates } }] : [];

/** Only one Scene is active, and one Combat of a scene: the others get updates of their own. */
export const deactivateOthers = (
  { name, collection }: DocumentType,
  changed: readonly Data[],
  all: Collection,
): DocumentRequest[] => {
  const activated = ['Scene', 'Combat'].includes(name) ? changed.find(({ active }) => active === true) : undefined;
  if (!activated) return [];
  const others = [...all(collection).values()]
    .filter(({ active, scene }) => active === true && scene === activated['scene'])
    .filter(({ _id }) => _id !== activated['_id']);
  return updating(
    name,
    others.map(({ _id }) => ({ _id, active: false })),
  );
};

/** The contents of a deleted folder move to the top of its directory. */
export const emptyFolder = (id: string, all: Collection): DocumentRequest[] =>
  documentTypes
    .filter(type => type.primary && 'folder' in type.fields)
    .flatMap(type => {
      const inside = [...all(type.collection).values()].filter(({ folder }) => folder === id);
      return updating(
        type.name,
        inside.map(({ _id }) => ({ _id, folder: null })),
      );
    });
