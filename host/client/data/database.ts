import { documentType } from '../../shared/documents';
import { copy, isPlain, notJson, type Data } from '../../shared/json';
import { apply, difference, expand } from '../../shared/merge';
import { clean, type Findings } from '../../shared/schema';
import type { Action, DocumentAnswer, Operation, ReadRequest } from '../../shared/wire';
import { ask } from './connection';
import { type AnyDocument, current, implementationOf } from './current';
import { DocumentModel } from './data-model';
import type { DocumentCollection } from './document-collection';
import type { CompendiumCollection } from './packs';
import { hostFault, Hooks } from './hooks';
import { TypeDataModel } from './model';
import { encodeOperators, warnOfOperatorKeys } from './operators';
import { applyOfActor, ofToken } from './own-actors';
import { announce, tellAncestors, tellClass } from './telling';
import type { DocumentOperation } from './utils';
import { fromUuidSync } from './uuid';

const toWire = ({ parent, ...rest }: DocumentOperation): Operation => ({ ...rest, parentUuid: parent?.uuid ?? null });

const checkJson = (what: string, operation: Operation): void => {
  const given = Object.fromEntries(Object.entries(operation).filter(([, value]) => value !== undefined));
  const faults = notJson(given, what);
  if (faults.length > 0) hostFault(`data that JSON cannot carry: ${faults.join(', ')}`);
};

const send = (action: Action, documentName: string, operation: Operation): Promise<AnyDocument[]> => {
  checkJson(`${action} ${documentName}`, operation);
  const request = ofToken({ action, documentName, operation });
  return ask(current.game.requireSocket(), 'modifyDocument', request, applyAnswer);
};

const hooked = (operation: Operation, hook: string, ...args: unknown[]): boolean =>
  operation.noHook === true || Hooks.call(hook, ...args);

/** The compendium that an operation changes. Throws if it is a package's. */
const packOf = (id: string): CompendiumCollection => {
  const pack = current.game.packs.get(id);
  if (!pack || pack.locked) throw new Error(`The compendium ${id} is locked.`);
  return pack;
};

const collectionOf = (documentName: string, operation: DocumentOperation): DocumentCollection => {
  const { parent, pack } = operation;
  if (pack && !parent) return packOf(pack);
  const collection = parent?.getEmbeddedCollection(documentName) ?? current.game.collections.get(documentName);
  if (!collection) throw new Error(`"${documentName}" documents are not kept by themselves.`);
  return collection;
};

const systemOf = (document: AnyDocument): Partial<TypeDataModel> | undefined =>
  (document as unknown as { system?: Partial<TypeDataModel> }).system;

// a type's model cleans and checks its data
const cleanSystem = (document: AnyDocument, changes: Data): void => {
  const system = systemOf(document);
  if (!(system instanceof TypeDataModel) || !isPlain(changes['system'])) return;
  const model = system.constructor as typeof TypeDataModel;
  changes['system'] = model.cleanData(changes['system'], { partial: true });
  const failure = model.schema.validate(changes['system'], { partial: true });
  if (failure) throw failure.asError();
};

/**
 * Asks the server for documents: new objects, in no collection of this page, without any other effect. No other page
 * is informed. [M] several published modules read single documents this way, by `{ query: { _id } }`.
 */
export const getDocuments = (documentName: string, given: DocumentOperation): Promise<AnyDocument[]> => {
  const operation = toWire(given);
  checkJson(`get ${documentName}`, operation);
  const request: ReadRequest = { action: 'get', documentName, operation };
  const { parent = null } = given;
  return ask(current.game.requireSocket(), 'modifyDocument', request, (sources: Data[]) =>
    sources.map(source => new (implementationOf(documentName))(source, { parent })),
  );
};

/** Asks the server to create documents; hooks may veto each, and may change it by `updateSource`. */
export const createDocuments = async (
  documentName: string,
  data: (Data | AnyDocument)[],
  given: DocumentOperation,
): Promise<AnyDocument[]> => {
  const operation = toWire(given);
  const { game } = current;
  const { parent = null, pack = null } = given;
  if (pack) packOf(pack);
  const sources: Data[] = [];
  const made: AnyDocument[] = [];
  for (const item of data) {
    const creation = item instanceof DocumentModel ? item.toObject() : expand(item);
    const document = new (implementationOf(documentName))(creation, { parent, pack });
    if ((await systemOf(document)?._preCreate?.(creation, operation, game.user)) === false) continue;
    if ((await document._preCreate(creation, operation, game.user)) === false) continue;
    if (!hooked(operation, `preCreate${documentName}`, document, creation, operation, game.userId)) continue;
    made.push(document);
    sources.push(given['keepId'] ? document.toObject() : withoutId(document.toObject()));
  }
  const cls = implementationOf(documentName);
  if (made.length > 0 && (await cls._preCreateOperation(made, operation, game.user)) === false) return [];
  announce('Create', documentName, parent, sources, operation);
  return sources.length > 0 ? send('create', documentName, { ...operation, data: sources }) : [];
};

const withoutId = ({ _id, ...data }: Data): Data => data;

const cleanChanges = (documentName: string, update: Data): Data => {
  const findings: Findings = { unknown: [], invalid: [] };
  const expanded = implementationOf(documentName).migrateDataSafe(expand(update));
  warnOfOperatorKeys(expanded);
  const changes = clean(documentType(documentName).fields, encodeOperators(expanded), findings);
  if (findings.unknown.length > 0) {
    hostFault(`${documentName}: fields that the schema does not know were dropped: ${findings.unknown.join(', ')}`);
  }
  if (findings.invalid.length > 0) throw new Error(`${documentName} validation errors: ${findings.invalid.join('; ')}`);
  return changes;
};

/** Those of a compendium are loaded before they are changed. */
const loaded = async (ids: readonly unknown[], { parent, pack }: DocumentOperation): Promise<void> => {
  if (pack && !parent) await packOf(pack).getDocuments({ _id__in: ids });
};

/** Asks the server to update documents; an update without a difference is not sent and fires nothing. */
export const updateDocuments = async (
  documentName: string,
  updates: Data[],
  given: DocumentOperation,
): Promise<AnyDocument[]> => {
  const operation = toWire(given);
  const { game } = current;
  const collection = collectionOf(documentName, given);
  await loaded(
    updates.map(({ _id }) => _id),
    given,
  );
  const changed: Data[] = [];
  const meant: AnyDocument[] = [];
  for (const update of updates) {
    const document = collection.get(String(update['_id']));
    if (!document) throw new Error(`${documentName} [${String(update['_id'])}] does not exist in the collection.`);
    const { _id, ...cleaned } = cleanChanges(documentName, update);
    cleanSystem(document, cleaned);
    const changes =
      given['diff'] === false ? cleaned : difference(document._source, cleaned, given['recursive'] !== false);
    if (Object.keys(changes).length === 0) continue;
    changes['_id'] = document.id;
    if ((await systemOf(document)?._preUpdate?.(changes, operation, game.user)) === false) continue;
    if ((await document._preUpdate(changes, operation, game.user)) === false) continue;
    if (!hooked(operation, `preUpdate${documentName}`, document, changes, operation, game.userId)) continue;
    meant.push(document);
    changed.push(encodeOperators(expand(changes)));
  }
  const cls = implementationOf(documentName);
  if (meant.length > 0 && (await cls._preUpdateOperation(meant, operation, game.user)) === false) return [];
  announce('Update', documentName, given.parent ?? null, changed, operation);
  return changed.length > 0 ? send('update', documentName, { ...operation, updates: changed }) : [];
};

/** Asks the server to delete documents. */
export const deleteDocuments = async (
  documentName: string,
  ids: string[],
  given: DocumentOperation,
): Promise<AnyDocument[]> => {
  const operation = toWire(given);
  const { game } = current;
  const collection = collectionOf(documentName, given);
  await loaded(ids, given);
  const deleted: string[] = [];
  const meant: AnyDocument[] = [];
  for (const id of given['deleteAll'] === true ? [...collection.keys()] : ids) {
    const document = collection.get(id);
    if (!document) throw new Error(`${documentName} [${id}] does not exist in the collection.`);
    if ((await systemOf(document)?._preDelete?.(operation, game.user)) === false) continue;
    if ((await document._preDelete(operation, game.user)) === false) continue;
    if (!hooked(operation, `preDelete${documentName}`, document, operation, game.userId)) continue;
    meant.push(document);
    deleted.push(id);
  }
  const cls = implementationOf(documentName);
  if (meant.length > 0 && (await cls._preDeleteOperation(meant, operation, game.user)) === false) return [];
  announce('Delete', documentName, given.parent ?? null, deleted, operation);
  return deleted.length > 0 ? send('delete', documentName, { ...operation, ids: deleted }) : [];
};

const parentOf = ({ parentUuid }: Operation): AnyDocument | null => {
  const found = parentUuid ? fromUuidSync(parentUuid) : null;
  // of a compendium, a page may have only the index entry
  return found instanceof DocumentModel ? (found as AnyDocument) : null;
};

interface Told {
  readonly document: AnyDocument;
  tell(): void;
}

const created = (collection: DocumentCollection, source: Data, { operation, userId }: DocumentAnswer): Told => {
  const document = collection.insert(source);
  const tell = (): void => {
    systemOf(document)?._onCreate?.(copy(source), operation, userId);
    document._onCreate(copy(source), operation, userId);
  };
  return { document, tell };
};

const updated = (collection: DocumentCollection, changes: Data, answer: DocumentAnswer): Told | undefined => {
  const document = collection.get(String(changes['_id']));
  if (!document) return undefined;
  apply(document._source, withoutId(changes), answer.operation.recursive !== false);
  document._initialize();
  document._sheetChanged(changes);
  const tell = (): void => {
    systemOf(document)?._onUpdate?.(changes, answer.operation, answer.userId);
    document._onUpdate(changes, answer.operation, answer.userId);
  };
  return { document, tell };
};

const deleted = (collection: DocumentCollection, id: string, answer: DocumentAnswer): Told | undefined => {
  const { operation, userId } = answer;
  const document = collection.get(id);
  if (!document) return undefined;
  collection.remove(id);
  const tell = (): void => {
    systemOf(document)?._onDelete?.(operation, userId);
    document._onDelete(operation, userId);
  };
  return { document, tell };
};

const tellHooks = (answer: DocumentAnswer, { document }: Told, item: Data | string): void => {
  const { action, documentName, operation, userId } = answer;
  if (operation.noHook) return;
  if (action === 'create') Hooks.callAll(`create${documentName}`, document, operation, userId);
  if (action === 'update') Hooks.callAll(`update${documentName}`, document, item, operation, userId);
  if (action === 'delete') Hooks.callAll(`delete${documentName}`, document, operation, userId);
};

/**
 * Carries out on this page what the server reports as done, and informs: methods of the documents first, then hooks, then
 * the windows. Called at once for every answer and broadcast, so that all pages see all changes in the same order.
 */
export const applyAnswer = (answer: DocumentAnswer): AnyDocument[] =>
  applyOfActor(answer, carryOut) ?? carryOut(answer);

const carryOut = (answer: DocumentAnswer): AnyDocument[] => {
  const { action, documentName, operation } = answer;
  const parent = parentOf(operation);
  if (operation.parentUuid && !parent) return [];
  const pack = operation.pack && !parent ? current.game.packs.get(operation.pack) : undefined;
  const collection = pack ?? collectionOf(documentName, { parent });
  const done = answer.result.flatMap((item): [Told, Data | string][] => {
    const told =
      typeof item === 'string'
        ? deleted(collection, item, answer)
        : action === 'create'
          ? created(collection, item, answer)
          : updated(collection, item, answer);
    return told ? [[told, item]] : [];
  });
  for (const item of pack ? answer.result : []) {
    if (typeof item === 'string') pack?.reindex(item);
    else pack?.reindex(String(item['_id']), item);
  }
  for (let above = parent; above; above = above.parent) above.afterEmbedded();
  for (const [told] of done) told.tell();
  tellAncestors(answer, parent, collection, done);
  for (const [told, item] of done) tellHooks(answer, told, item);
  tellClass(
    answer,
    done.map(([{ document }]) => document),
  );
  if (operation.render !== false) {
    const options = { renderContext: `${action}${documentName}` };
    if (action === 'update') for (const [{ document }] of done) document.render(false, options);
    for (let above = parent; above; above = above.parent) above.render(false, options);
    collection.render(false, options);
  }
  return done.map(([{ document }]) => document);
};
