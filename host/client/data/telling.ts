/** Who hears of an operation on documents beside themselves: their class, and all above them. */
import { documentType } from '../../shared/documents';
import type { Data } from '../../shared/json';
import type { DocumentAnswer, Operation } from '../../shared/wire';
import { type AnyDocument, current, implementationOf } from './current';

/** [D14] Document#_preCreateDescendantDocuments and the like: told to the parent and all above it, before it happens. */
export const announce = (
  action: 'Create' | 'Update' | 'Delete',
  documentName: string,
  parent: AnyDocument | null,
  asked: unknown[],
  operation: Operation,
): void => {
  if (!parent) return;
  const name = documentType(parent.documentName).embedded[documentName] ?? '';
  const userId = current.game.userId ?? '';
  for (let above: AnyDocument | null = parent; above; above = above.parent) {
    if (action === 'Create') above._preCreateDescendantDocuments(parent, name, asked as Data[], operation, userId);
    else if (action === 'Update') above._preUpdateDescendantDocuments(parent, name, asked as Data[], operation, userId);
    else above._preDeleteDescendantDocuments(parent, name, asked as string[], operation, userId);
  }
};

/** [D14] Document._onCreateOperation and the like: the class learns what was done with its documents. */
export const tellClass = (
  { action, documentName, operation, userId }: DocumentAnswer,
  documents: AnyDocument[],
): void => {
  if (documents.length === 0) return;
  const cls = implementationOf(documentName);
  const user = current.game.users.get(userId) ?? null;
  if (action === 'create') void cls._onCreateOperation(documents, operation, user);
  else if (action === 'update') void cls._onUpdateOperation(documents, operation, user);
  else void cls._onDeleteOperation(documents, operation, user);
};

/** [D14] Document#_onCreateDescendantDocuments and the like: called on the parent and all above it. */
export const tellAncestors = (
  { action, operation, userId }: DocumentAnswer,
  parent: AnyDocument | null,
  collection: { readonly documentName: string },
  done: readonly (readonly [{ readonly document: AnyDocument }, Data | string])[],
): void => {
  if (!parent || done.length === 0) return;
  const name = documentType(parent.documentName).embedded[collection.documentName] ?? '';
  const documents = done.map(([{ document }]) => document);
  const items = done.map(([, item]) => item);
  for (let above: AnyDocument | null = parent; above; above = above.parent) {
    if (action === 'create')
      above._onCreateDescendantDocuments(parent, name, documents, items as Data[], operation, userId);
    else if (action === 'update')
      above._onUpdateDescendantDocuments(parent, name, documents, items as Data[], operation, userId);
    else above._onDeleteDescendantDocuments(parent, name, documents, items as string[], operation, userId);
  }
};
