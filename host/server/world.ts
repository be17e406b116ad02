import type { DocumentType } from '../shared/document-type';
import { documentType, documentTypes } from '../shared/documents';
import type { Assumptions } from '../shared/assumptions';
import { copy, isPlain, type Data } from '../shared/json';
import { apply, difference, resolved } from '../shared/merge';
import {
  defaultPermissions,
  lacksPermission,
  may,
  can,
  savedPermissions,
  USER_ROLES,
  type Account,
  type RolePermissions,
  ownershipLevel,
  OWNERSHIP,
} from '../shared/permissions';
import { withInitial } from '../shared/schema';
import {
  type Action,
  type DocumentAnswer,
  type DocumentRequest,
  type Operation,
  type ReadRequest,
  VERSION,
} from '../shared/wire';
import { withHashes, withoutPassword } from './passwords';
import { LIMITS, newSpent, Quota, type Spent } from './limits';
import { weightOfSource } from './measures';
import { checkSetting, checkType, completeScene, settingKeys } from './new-sources';
import { cleanChanges, newSource, type Creation } from './prepare';
import { deactivateOthers, emptyFolder } from './follow-ups';
import type { Store, StoreChange } from './store';
import { Tree, type Node } from './tree';

interface Change {
  readonly result: (Data | string)[];
  /** The new source of each document, or null for a deleted one. */
  readonly sources: ReadonlyMap<string, Data | null>;
  readonly writes: StoreChange[];
  readonly followUps: DocumentRequest[];
}

/** The documents of a world on the server: checked, changed one request at a time, saved, then sent. */
export class World {
  private turn: Promise<unknown> = Promise.resolve();
  private readonly tree: Tree;
  private readonly all = (name: string): Map<string, Data> => this.tree.collection(name);

  constructor(
    private readonly store: Store,
    private readonly assumptions: Assumptions,
    private readonly fault: (message: string) => void,
    /** Whether an active package declares a type of a document. */
    private readonly declares: (documentName: string, type: string) => boolean = () => true,
  ) {
    this.tree = new Tree(store);
  }

  /** The sources of a collection, by id. */
  collection(name: string): Map<string, Data> {
    return this.tree.collection(name);
  }

  /** Every primary document, with any owner; only passwords stay here. */
  payload(): Record<string, Data[]> {
    const all = documentTypes
      .filter(type => type.primary)
      .map(type => [type.name, [...this.collection(type.collection).values()]] as const);
    const users = [...this.collection('users').values()].map(user => ({ ...user, password: '' }));
    return { ...Object.fromEntries(all), User: users };
  }

  /** The server's data of the documents that a query asks for, after all earlier changes. */
  read({ documentName, operation }: ReadRequest): Promise<Data[]> {
    const next = this.turn.then(() => {
      const type = documentType(documentName);
      if (operation.pack) throw new Error(`The compendium ${operation.pack} is read by its own documents.`);
      const asked = Object.entries(operation.query ?? {});
      const all = [...this.tree.siblings(type, this.tree.parentsOf(type, operation)).values()];
      // nobody may use queries to find out a password
      const told = type.name === 'User' ? all.map(user => ({ ...user, password: '' })) : all;
      return told.filter((source: Data) => asked.every(([field, value]) => source[field] === value));
    });
    this.turn = next.catch(() => undefined);
    return next;
  }

  /** The account of a user, if the world has one. */
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

  /** Whether a user has a permission. */
  allows(userId: string, permission: string): boolean {
    const account = this.account(userId);
    return account !== undefined && can(account, permission, this.rolePermissions());
  }

  /** Which roles have which permissions: the setting core.permissions over the defaults. */
  rolePermissions(): RolePermissions {
    this.saved ??= this.savedRoles();
    return { ...defaultPermissions(this.assumptions['permissions-query'] === 'yes'), ...this.saved };
  }

  /** The roles in the setting, cached until settings change: a player may have thousands. */
  private saved: RolePermissions | undefined;
  private savedRoles(): RolePermissions {
    const setting = [...this.collection('settings').values()].find(
      ({ key, user }) => key === 'core.permissions' && (user ?? null) === null,
    );
    return setting ? savedPermissions(setting['value']) : {};
  }

  /** Carries a request out after all earlier ones; rejects with Foundry's message if it is not allowed. */
  async modify(userId: string, given: DocumentRequest): Promise<readonly DocumentAnswer[]> {
    const isUser = given.documentName === 'User' && isPlain(given.operation);
    const request = isUser ? await withHashes(given) : given;
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
    const path = this.tree.parentsOf(type, operation);
    const spent = newSpent(userId, this.account(userId));
    const change = await this.work(spent, request.action, type, path, operation);
    this.quota.charge(spent);
    await this.store.write(change.writes);
    this.tree.commit(type, path, change.sources);
    if (type.name === 'Setting') this.saved = undefined;
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

  private work(spent: Spent, action: Action, type: DocumentType, path: Node[], given: Operation): Promise<Change> {
    for (const list of [given.data, given.updates, given.ids]) {
      if (list === undefined || list === null) continue;
      if (!Array.isArray(list)) throw new Error('What a request creates, updates or deletes is a list.');
      if (list.length > LIMITS.documents) throw new Error('These are too many documents for one request.');
      if (list !== given.ids && !list.every(isPlain))
        throw new Error('What a request creates or updates is an object.');
    }
    if (action === 'create') return this.create(spent, type, path, given);
    if (action === 'update') return this.update(spent, type, path, given);
    return this.remove(spent, type, path, given);
  }

  private readonly quota = new Quota(userId => this.account(userId));

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
    const mayObserve = user && ownershipLevel(user, source, parent?.source) >= OWNERSHIP.OBSERVER;
    if (mayObserve && action === 'update' && this.assumptions['observer-writes'] === 'allowed') return;
    const within = parent && { documentName: parent.documentName, id: String(parent.source['_id']) };
    throw new Error(lacksPermission(user?.name ?? userId, action, type.name, String(source['_id']), within));
  }

  private async create(spent: Spent, type: DocumentType, path: Node[], operation: Operation): Promise<Change> {
    const { userId, html, documents, most } = spent;
    const siblings = this.tree.siblings(type, path);
    const creation: Creation = {
      userId,
      operation,
      now: Date.now(),
      coreVersion: VERSION,
      html,
      documents,
      most,
      fault: this.fault,
    };
    const created: Data[] = [];
    const taken = settingKeys(type, siblings.values());
    for (const given of operation.data ?? []) {
      await spent.breathe();
      html.ofDocument = LIMITS.html;
      const source = newSource(type, given, operation.keepId === true, creation);
      this.permit(userId, 'create', type, path, source);
      if (siblings.has(String(source['_id'])) && this.assumptions['duplicate-id'] === 'reject') {
        throw new Error(`${type.name} [${String(source['_id'])}] already exists.`);
      }
      checkSetting(type, source, taken);
      checkType(type, source, this.declares);
      this.quota.checkDocument(spent, type, source);
      if (type.name === 'Scene') completeScene(source, this.assumptions);
      siblings.set(String(source['_id']), source);
      spent.added += weightOfSource(source);
      created.push(source);
    }
    this.tree.put(type, path, siblings.values());
    return {
      result: copy(created),
      sources: new Map(created.map(source => [String(source['_id']), source])),
      writes: [...created.flatMap(source => this.tree.recordsOf(type, path, source)), ...this.tree.parentRecord(path)],
      followUps: deactivateOthers(type, created, this.all),
    };
  }

  private async update(spent: Spent, type: DocumentType, path: Node[], operation: Operation): Promise<Change> {
    const { userId } = spent;
    const siblings = this.tree.siblings(type, path);
    const result: Data[] = [];
    const sources = new Map<string, Data>();
    const writes: StoreChange[] = [];
    for (const given of operation.updates ?? []) {
      await spent.breathe();
      const id = String(given['_id']);
      const before = siblings.get(id);
      if (!before) throw new Error(`${type.name} [${id}] does not exist.`);
      spent.rewritten += weightOfSource(before);
      if (spent.rewritten > LIMITS.rewritten) throw new Error('This request changes too much at once.');
      const { _id, ...changes } = cleanChanges(type, given, spent, this.fault);
      this.permit(userId, 'update', type, path, before, changes);
      const told = operation.diff === false ? changes : difference(before, changes, operation.recursive !== false);
      if (Object.keys(told).length === 0) continue;
      if ('_stats' in type.fields) told['_stats'] = { modifiedTime: Date.now(), lastModifiedBy: userId };
      const after = copy(before);
      apply(after, told, operation.recursive !== false);
      const whole = withInitial(type.fields, after);
      this.quota.checkDocument(spent, type, whole);
      spent.added += weightOfSource(whole) - weightOfSource(before);
      siblings.set(id, whole);
      sources.set(id, whole);
      result.push({ _id: id, ...told });
      writes.push(...this.tree.recordsOf(type, path, whole).slice(0, 1));
    }
    this.tree.put(type, path, siblings.values());
    const activated = result.filter(({ active }) => active === true).map(({ _id }) => sources.get(String(_id)) ?? {});
    return { result, sources, writes, followUps: deactivateOthers(type, activated, this.all) };
  }

  private async remove(spent: Spent, type: DocumentType, path: Node[], operation: Operation): Promise<Change> {
    const { userId } = spent;
    const siblings = this.tree.siblings(type, path);
    const ids = operation['deleteAll'] === true ? [...siblings.keys()] : [...new Set(operation.ids)];
    const gone = new Set(ids);
    const writes: StoreChange[] = [];
    for (const id of ids) {
      await spent.breathe();
      const source = siblings.get(id);
      if (!source) throw new Error(`${type.name} [${id}] does not exist.`);
      this.permit(userId, 'delete', type, path, source);
      spent.added -= weightOfSource(source);
      writes.push(...this.tree.recordsOf(type, path, source, true));
    }
    const left = [...siblings.values()].filter(({ _id }) => !gone.has(String(_id)));
    if (type.name === 'Level' && left.length === 0 && this.assumptions['level-required'] === 'yes') {
      throw new Error('The last Level of a Scene cannot be deleted.');
    }
    this.tree.put(type, path, left);
    return {
      result: ids,
      sources: new Map(ids.map(id => [id, null])),
      writes: [...writes, ...this.tree.parentRecord(path)],
      followUps: type.name === 'Folder' ? ids.flatMap(id => emptyFolder(id, this.all)) : [],
    };
  }
}
