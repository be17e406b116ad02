import type { DocumentType } from '../shared/document-type';
import { documentType, documentTypes } from '../shared/documents';
import type { Assumptions } from '../shared/assumptions';
import { randomId } from '../shared/ids';
import { copy, isPlain, type Data } from '../shared/json';
import { apply, difference, expand, operatorOf, resolved } from '../shared/merge';
import {
  defaultPermissions,
  lacksPermission,
  may,
  USER_ROLES,
  type Account,
  type RolePermissions,
} from '../shared/permissions';
import { clean, withInitial, type Findings } from '../shared/schema';
import type { Action, DocumentAnswer, DocumentRequest, Operation, ReadRequest } from '../shared/wire';
import { hashPassword } from './passwords';
import { judge, newSource, type Creation } from './prepare';
import { sanitizeFields } from './sanitize';
import { ownRecord, records, type Store, type StoreChange } from './store';
import { VERSION } from '../shared/version';

/** A source on the way from a primary document down to an embedded one. */
interface Node {
  readonly type: DocumentType;
  readonly source: Data;
}

interface Change {
  readonly result: (Data | string)[];
  /** The new source of each document, or null for one that goes. */
  readonly sources: ReadonlyMap<string, Data | null>;
  readonly writes: StoreChange[];
  readonly followUps: DocumentRequest[];
}

const sourcesIn = (source: Data, field: string): Data[] => {
  const inner = source[field];
  return Array.isArray(inner) ? (inner as Data[]) : [];
};

const withoutPassword = (item: Data | string): Data | string =>
  typeof item === 'string' || !('password' in item) ? item : { ...item, password: '' };

// What is kept of a password is not the password; an operator before it changes nothing in that.
const withHash = (data: Data): Data =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      (operatorOf(key)?.name ?? key) === 'password' && typeof value === 'string' ? hashPassword(value) : value,
    ]),
  );

/** The documents of a world, as the server keeps them: checked, changed one request at a time, saved, then told. */
export class World {
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly store: Store,
    private readonly assumptions: Assumptions,
    private readonly fault: (message: string) => void,
    /** Whether an active package declares a type of a document. */
    private readonly declares: (documentName: string, type: string) => boolean = () => true,
  ) {}

  /** The sources of a collection, by id. */
  collection(name: string): Map<string, Data> {
    const known = this.store.sources.get(name);
    if (known) return known;
    const fresh = new Map<string, Data>();
    this.store.sources.set(name, fresh);
    return fresh;
  }

  /** Every primary document, whoever it belongs to; only passwords stay here. */
  payload(): Record<string, Data[]> {
    const all = documentTypes
      .filter(type => type.primary)
      .map(type => [type.name, [...this.collection(type.collection).values()]] as const);
    const users = [...this.collection('users').values()].map(user => ({ ...user, password: '' }));
    return { ...Object.fromEntries(all), User: users };
  }

  /** What stands here of the documents that a query asks for, after all earlier changes. */
  read({ documentName, operation }: ReadRequest): Promise<Data[]> {
    const next = this.turn.then(() => {
      const type = documentType(documentName);
      if (operation.pack) throw new Error(`The compendium ${operation.pack} is read by its own documents.`);
      const asked = Object.entries(operation.query ?? {});
      const all = [...this.siblings(type, this.parentsOf(type, operation)).values()];
      const found = all.filter(source => asked.every(([field, value]) => source[field] === value));
      return copy(type.name === 'User' ? found.map(user => ({ ...user, password: '' })) : found);
    });
    this.turn = next.catch(() => undefined);
    return next;
  }

  /** The account of a user, if the world has him. */
  account(userId: string): (Account & { readonly name: string }) | undefined {
    const source = this.collection('users').get(userId);
    if (!source) return undefined;
    return {
      id: userId,
      name: String(source['name']),
      role: Number(source['role']),
      permissions: isPlain(source['permissions']) ? source['permissions'] : {},
    };
  }

  /** Which roles have which permissions: the setting core.permissions over the defaults. */
  rolePermissions(): RolePermissions {
    const setting = [...this.collection('settings').values()].find(
      ({ key, user }) => key === 'core.permissions' && (user ?? null) === null,
    );
    const saved: unknown = setting ? JSON.parse(String(setting['value'])) : {};
    return { ...defaultPermissions(this.assumptions['permissions-query'] === 'yes'), ...(saved as RolePermissions) };
  }

  /** Carries a request out after all earlier ones; rejects with Foundry's words when it may not be. */
  modify(userId: string, request: DocumentRequest): Promise<readonly DocumentAnswer[]> {
    const next = this.turn.then(() => this.carryOut(userId, request));
    this.turn = next.catch(() => undefined);
    return next;
  }

  private async carryOut(userId: string, request: DocumentRequest): Promise<DocumentAnswer[]> {
    const type = documentType(request.documentName);
    const { operation } = request;
    if (!isPlain(operation) || !['create', 'update', 'delete'].includes(request.action)) {
      throw new Error(`"${String(request.action)}" is not an action on documents.`);
    }
    if (operation.pack) throw new Error(`The compendium ${operation.pack} is locked.`);
    const path = this.parentsOf(type, operation);
    const change = this.work(userId, request.action, type, path, operation);
    await this.store.write(change.writes);
    this.commit(type, path, change);
    const { data: _data, updates: _updates, ids: _ids, ...told } = operation;
    const answers: DocumentAnswer[] = [
      {
        action: request.action,
        documentName: type.name,
        operation: told,
        userId,
        result: type.name === 'User' ? change.result.map(withoutPassword) : change.result,
      },
    ];
    for (const followUp of change.followUps) answers.push(...(await this.carryOut(userId, followUp)));
    return answers;
  }

  // The path to the parent, root first. The root is a copy: nothing in memory changes before it is on disk.
  private parentsOf(type: DocumentType, { parentUuid }: Operation): Node[] {
    if (type.primary !== !parentUuid && type.name !== 'Item') {
      throw new Error(`A ${type.name} ${type.primary ? 'has no' : 'needs a'} parent document.`);
    }
    const parts = parentUuid ? parentUuid.split('.') : [];
    const path: Node[] = [];
    for (let index = 0; index + 1 < parts.length; index += 2) {
      const parentType = documentType(parts[index] ?? '');
      const above = path.at(-1);
      const field = above?.type.embedded[parentType.name];
      const id = parts[index + 1] ?? '';
      const found = above
        ? sourcesIn(above.source, field ?? '').find(({ _id }) => _id === id)
        : this.collection(parentType.collection).get(id);
      if (!found) throw new Error(`The parent document ${parentUuid} does not exist.`);
      path.push({ type: parentType, source: above ? found : copy(found) });
    }
    const parent = path.at(-1);
    if (parent && !(type.name in parent.type.embedded)) {
      throw new Error(`${type.name} is not a valid embedded Document within the ${parent.type.name} Document.`);
    }
    return path;
  }

  private work(userId: string, action: Action, type: DocumentType, path: Node[], operation: Operation): Change {
    if (action === 'create') return this.create(userId, type, path, operation);
    if (action === 'update') return this.update(userId, type, path, operation);
    return this.remove(userId, type, path, operation);
  }

  private permit(userId: string, action: Action, type: DocumentType, path: Node[], source: Data, changes?: Data): void {
    const user = this.account(userId);
    const parents = [...path].reverse().map(node => ({ documentName: node.type.name, source: node.source }));
    const flags = type.name === 'User' && changes !== undefined && 'flags' in resolved(source, changes);
    const refused = flags && user?.role === USER_ROLES.PLAYER && this.assumptions['user-flags'] === 'no';
    const allowed =
      user &&
      !refused &&
      may({
        user,
        action,
        documentName: type.name,
        source,
        parents,
        roles: this.rolePermissions(),
        actors: id => this.collection('actors').get(id),
        ...(changes && { changes }),
      });
    if (allowed) return;
    const [parent] = parents;
    const within = parent && { documentName: parent.documentName, id: String(parent.source['_id']) };
    throw new Error(lacksPermission(user?.name ?? userId, action, type.name, String(source['_id']), within));
  }

  private siblings(type: DocumentType, path: Node[]): Map<string, Data> {
    const parent = path.at(-1);
    if (!parent) return new Map(this.collection(type.collection));
    const field = parent.type.embedded[type.name] ?? type.collection;
    return new Map(sourcesIn(parent.source, field).map(source => [String(source['_id']), source]));
  }

  private recordsOf(type: DocumentType, path: Node[], source: Data, deleted = false): StoreChange[] {
    const root = path[0]?.type.collection ?? type.collection;
    const below = [...path.slice(1).map(node => node.type), type];
    const parents = path.map((node, index) => ({
      field: node.type.embedded[below[index]?.name ?? ''] ?? type.collection,
      id: String(node.source['_id']),
    }));
    return records(type, source, parents, root, deleted);
  }

  // An embedded document also changes the list of ids in its parent's own record.
  private parentRecord(path: Node[]): StoreChange[] {
    const parent = path.at(-1);
    if (!parent) return [];
    const [first] = this.recordsOf(parent.type, path.slice(0, -1), parent.source);
    return first ? [ownRecord(first[0], parent.type, parent.source)] : [];
  }

  private creation(userId: string, operation: Operation): Creation {
    return { userId, operation, now: Date.now(), coreVersion: VERSION, fault: this.fault };
  }

  private create(userId: string, type: DocumentType, path: Node[], operation: Operation): Change {
    const siblings = this.siblings(type, path);
    const parent = path.at(-1);
    const created = (operation.data ?? []).map(given => {
      const source = newSource(
        type,
        type.name === 'User' ? withHash(given) : given,
        operation.keepId === true,
        this.creation(userId, operation),
      );
      this.permit(userId, 'create', type, path, source);
      this.checkUnique(type, source, siblings);
      this.checkType(type, source);
      if (type.name === 'Scene') this.completeScene(source);
      siblings.set(String(source['_id']), source);
      return source;
    });
    if (parent) parent.source[parent.type.embedded[type.name] ?? type.collection] = [...siblings.values()];
    return {
      result: copy(created),
      sources: new Map(created.map(source => [String(source['_id']), source])),
      writes: [...created.flatMap(source => this.recordsOf(type, path, source)), ...this.parentRecord(path)],
      followUps: this.deactivateOthers(type, created),
    };
  }

  private checkUnique(type: DocumentType, source: Data, siblings: ReadonlyMap<string, Data>): void {
    const id = String(source['_id']);
    if (siblings.has(id) && this.assumptions['duplicate-id'] === 'reject') {
      throw new Error(`${type.name} [${id}] already exists.`);
    }
    if (type.name !== 'Setting') return;
    const same = [...siblings.values()].some(({ key, user }) => key === source['key'] && user === source['user']);
    if (same) throw new Error(`Setting "${String(source['key'])}" already exists.`);
  }

  // a type that no active package declares is no type, docs/platform.md 2
  private checkType(type: DocumentType, source: Data): void {
    const name = source['type'];
    if (!('system' in type.fields) || typeof name !== 'string' || !name.includes('.')) return;
    if (!this.declares(type.name, name)) {
      throw new Error(
        `${type.name} validation errors: type: "${name}" is not a valid type for the ${type.name} Document class`,
      );
    }
  }

  private completeScene(source: Data): void {
    if (this.assumptions['level-required'] !== 'yes' || sourcesIn(source, 'levels').length > 0) return;
    const level = withInitial(documentType('Level').fields, {
      _id: randomId(),
      name: 'Level',
      elevation: { bottom: 0, top: null },
    });
    source['levels'] = [level];
  }

  // Only one Scene is active, and one Combat of a scene: the others are told in updates of their own.
  private deactivateOthers({ name, collection }: DocumentType, changed: readonly Data[]): DocumentRequest[] {
    const activated = ['Scene', 'Combat'].includes(name) ? changed.find(({ active }) => active === true) : undefined;
    if (!activated) return [];
    const updates = [...this.collection(collection).values()]
      .filter(({ active, scene }) => active === true && scene === activated['scene'])
      .filter(({ _id }) => _id !== activated['_id'])
      .map(({ _id }) => ({ _id, active: false }));
    return updates.length > 0 ? [{ action: 'update', documentName: name, operation: { updates } }] : [];
  }

  private update(userId: string, type: DocumentType, path: Node[], operation: Operation): Change {
    const siblings = this.siblings(type, path);
    const result: Data[] = [];
    const sources = new Map<string, Data>();
    const writes: StoreChange[] = [];
    for (const given of operation.updates ?? []) {
      const id = String(given['_id']);
      const before = siblings.get(id);
      if (!before) throw new Error(`${type.name} [${id}] does not exist.`);
      const { _id, ...changes } = this.cleanChanges(type, given);
      this.permit(userId, 'update', type, path, before, changes);
      const told = operation.diff === false ? changes : difference(before, changes, operation.recursive !== false);
      if (Object.keys(told).length === 0) continue;
      if ('_stats' in type.fields) told['_stats'] = { modifiedTime: Date.now(), lastModifiedBy: userId };
      const after = copy(before);
      apply(after, told, operation.recursive !== false);
      const whole = withInitial(type.fields, after);
      siblings.set(id, whole);
      sources.set(id, whole);
      result.push({ _id: id, ...told });
      writes.push(...this.recordsOf(type, path, whole).slice(0, 1));
      this.replace(type, path, whole);
    }
    const activated = result.filter(({ active }) => active === true).map(({ _id }) => sources.get(String(_id)) ?? {});
    return { result, sources, writes, followUps: this.deactivateOthers(type, activated) };
  }

  private cleanChanges(type: DocumentType, given: Data): Data {
    const findings: Findings = { unknown: [], invalid: [] };
    const changes = clean(type.fields, expand(given), findings);
    for (const key of Object.keys(changes)) {
      const field = operatorOf(key)?.name ?? key;
      // who a document is never changes, by no operator either
      if (field === '_id' && key !== field) delete changes[key];
      if (!Object.values(type.embedded).includes(field)) continue;
      this.fault(`${type.name}: "${key}" in an update; embedded documents are changed by their own operations`);
      delete changes[key];
    }
    judge(type, findings, { fault: this.fault });
    const safe = sanitizeFields(type.fields, changes);
    return type.name === 'User' ? withHash(safe) : safe;
  }

  private replace(type: DocumentType, path: Node[], whole: Data): void {
    const parent = path.at(-1);
    if (!parent) return;
    const list = sourcesIn(parent.source, parent.type.embedded[type.name] ?? type.collection);
    list[list.findIndex(({ _id }) => _id === whole['_id'])] = whole;
  }

  private remove(userId: string, type: DocumentType, path: Node[], operation: Operation): Change {
    const siblings = this.siblings(type, path);
    const ids = operation['deleteAll'] === true ? [...siblings.keys()] : (operation.ids ?? []);
    const writes: StoreChange[] = [];
    for (const id of ids) {
      const source = siblings.get(id);
      if (!source) throw new Error(`${type.name} [${id}] does not exist.`);
      this.permit(userId, 'delete', type, path, source);
      writes.push(...this.recordsOf(type, path, source, true));
    }
    const left = [...siblings.values()].filter(({ _id }) => !ids.includes(String(_id)));
    if (type.name === 'Level' && left.length === 0 && this.assumptions['level-required'] === 'yes') {
      throw new Error('The last Level of a Scene cannot be deleted.');
    }
    const parent = path.at(-1);
    if (parent) parent.source[parent.type.embedded[type.name] ?? type.collection] = left;
    return {
      result: ids,
      sources: new Map(ids.map(id => [id, null])),
      writes: [...writes, ...this.parentRecord(path)],
      followUps: type.name === 'Folder' ? ids.flatMap(id => this.emptyFolder(id)) : [],
    };
  }

  // What lay in a deleted folder moves to the top of its directory.
  private emptyFolder(id: string): DocumentRequest[] {
    return documentTypes
      .filter(type => type.primary && 'folder' in type.fields)
      .flatMap((type): DocumentRequest[] => {
        const updates = [...this.collection(type.collection).values()]
          .filter(({ folder }) => folder === id)
          .map(({ _id }) => ({ _id, folder: null }));
        return updates.length > 0 ? [{ action: 'update', documentName: type.name, operation: { updates } }] : [];
      });
  }

  private commit(type: DocumentType, path: Node[], change: Change): void {
    const root = path[0];
    const collection = this.collection((root?.type ?? type).collection);
    if (root) collection.set(String(root.source['_id']), root.source);
    else {
      for (const [id, source] of change.sources) {
        if (source) collection.set(id, source);
        else collection.delete(id);
      }
    }
  }
}
