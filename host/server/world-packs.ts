/** Compendia that belong to the world: each is a folder of its own in it, and changes as the world's documents do. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentType, documentTypes } from '../shared/documents';
import { isPlain } from '../shared/json';
import { isGM, type Account, type RolePermissions } from '../shared/permissions';
import type { DocumentAnswer, DocumentRequest } from '../shared/wire';
import { indexEntry, type Pack } from './packs';
import { openStore, type Store } from './store';
import { World } from './world';

/** Compendia of a world; a package's are not counted. */
const MOST = 100;

interface Metadata {
  readonly name: string;
  readonly label: string;
  readonly type: string;
}

/** The documents of a compendium. Who may do what is decided by the world's users and roles. */
class PackWorld extends World {
  constructor(
    private readonly world: World,
    ...given: ConstructorParameters<typeof World>
  ) {
    super(...given);
  }

  override account(userId: string): (Account & { readonly name: string }) | undefined {
    return this.world.account(userId);
  }

  override rolePermissions(): RolePermissions {
    return this.world.rolePermissions();
  }
}

interface Opened {
  readonly metadata: Metadata;
  readonly store: Store;
  readonly documents: PackWorld;
}

const idOf = ({ name }: Metadata): string => `world.${name}`;

const slug = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);

const isMetadata = (given: unknown): given is Metadata => {
  if (!isPlain(given)) return false;
  const { name, label, type } = given;
  const isType = documentTypes.some(one => one.primary && one.name === type);
  return typeof name === 'string' && name !== '' && slug(name) === name && typeof label === 'string' && isType;
};

/** All compendia of one world. */
export class WorldPacks {
  private readonly opened = new Map<string, Opened>();

  /** `make` gives the arguments of a `World` for a store. */
  constructor(
    private readonly folder: string,
    private readonly world: World,
    private readonly make: (store: Store) => ConstructorParameters<typeof World>,
  ) {}

  private get list(): string {
    return join(this.folder, 'packs', 'packs.json');
  }

  /** Those of the list. A damaged list is told and set aside; the folders of the compendia stay. */
  private listed(): readonly Metadata[] {
    if (!existsSync(this.list)) return [];
    try {
      const all: unknown = JSON.parse(readFileSync(this.list, 'utf8'));
      if (Array.isArray(all) && all.every(isMetadata)) return all;
      throw new Error('it names something that is no compendium.');
    } catch (error) {
      renameSync(this.list, `${this.list}.damaged`);
      console.error(
        `The world's list of compendia cannot be read: ${(error as Error).message} It lies aside as ` +
          `${this.list}.damaged. Mend it and give it back its name: the compendia are still there.`,
      );
      return [];
    }
  }

  /** Opens those that the world has; one that cannot be opened is told and left out. */
  async open(): Promise<this> {
    for (const metadata of this.listed()) {
      await this.openOne(metadata).catch((error: unknown) =>
        console.error(`The compendium ${idOf(metadata)} cannot be opened: ${(error as Error).message}`),
      );
    }
    return this;
  }

  private async openOne(metadata: Metadata): Promise<Opened> {
    const store = await openStore(join(this.folder, 'packs', metadata.name), false);
    for (const told of store.damage) console.error(told);
    const opened = { metadata, store, documents: new PackWorld(this.world, ...this.make(store)) };
    this.opened.set(idOf(metadata), opened);
    return opened;
  }

  /** As pages know them. */
  packs(): readonly Pack[] {
    return [...this.opened.values()].map(({ metadata, documents }) => {
      const id = idOf(metadata);
      const own = documents.collection(documentType(metadata.type).collection);
      return {
        metadata: { id, ...metadata, packageName: 'world', packageType: 'world', ownership: {}, flags: {} },
        documents: own,
        index: [...own].map(([key, source]) => indexEntry(id, metadata.type, key, source)),
      };
    });
  }

  private save(): void {
    mkdirSync(join(this.folder, 'packs'), { recursive: true });
    const all = [...this.opened.values()].map(({ metadata }) => metadata);
    writeFileSync(`${this.list}.new`, JSON.stringify(all));
    renameSync(`${this.list}.new`, this.list);
  }

  private mustBeMaster(userId: string): void {
    const account = this.world.account(userId);
    if (!account || !isGM(account)) throw new Error('Only a game master may change compendia.');
  }

  /** Makes an empty one. Rejects a name that is taken, and a type that has no documents of its own. */
  async create(userId: string, given: unknown): Promise<Pack> {
    this.mustBeMaster(userId);
    const { label, name, type } = isPlain(given) ? given : {};
    if (typeof label !== 'string' || label.trim() === '') throw new Error('A compendium needs a label.');
    if (this.opened.size >= MOST) throw new Error(`A world has at most ${MOST} compendia.`);
    const metadata = { name: slug(String(name ?? label)), label: label.slice(0, 200), type: String(type) };
    if (metadata.name === '') throw new Error(`"${label}" gives no name for a folder.`);
    if (this.opened.has(idOf(metadata))) throw new Error(`The world has a compendium ${idOf(metadata)} already.`);
    if (!documentType(metadata.type).primary) throw new Error(`A compendium cannot hold ${metadata.type} documents.`);
    await this.openOne(metadata);
    this.save();
    const made = this.packs().find(({ metadata: { id } }) => id === idOf(metadata));
    if (!made) throw new Error('The compendium could not be made.');
    return made;
  }

  /** Deletes one with all its documents. */
  async remove(userId: string, id: unknown): Promise<void> {
    this.mustBeMaster(userId);
    const found = this.opened.get(String(id));
    if (!found) throw new Error(`The world has no compendium ${String(id)}.`);
    this.opened.delete(idOf(found.metadata));
    this.save();
    await found.store.close();
    rmSync(join(this.folder, 'packs', found.metadata.name), { recursive: true, force: true });
  }

  /** Changes documents in one. What a package brings is locked. */
  async modify(userId: string, request: DocumentRequest): Promise<readonly DocumentAnswer[]> {
    const { operation } = request;
    const id = String(operation.pack);
    const found = this.opened.get(id);
    if (!found) throw new Error(`The compendium ${id} is locked.`);
    this.mustBeMaster(userId);
    const prefix = `Compendium.${id}.`;
    const { parentUuid, pack: _pack, ...rest } = operation;
    const isInside = typeof parentUuid === 'string' && parentUuid.startsWith(prefix);
    const { name, primary } = documentType(request.documentName);
    if (parentUuid ? !isInside : primary && name !== found.metadata.type) {
      throw new Error(`The compendium ${id} holds ${found.metadata.type} documents.`);
    }
    const inside = { ...rest, parentUuid: isInside ? parentUuid.slice(prefix.length) : null };
    const answers = await found.documents.modify(userId, { ...request, operation: inside });
    return answers.map(answer => ({
      ...answer,
      operation: { ...answer.operation, pack: id, parentUuid: parentUuid ?? null },
    }));
  }

  async close(): Promise<void> {
    await Promise.all([...this.opened.values()].map(({ store }) => store.close()));
  }
}
