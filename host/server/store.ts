import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ClassicLevel } from 'classic-level';
import type { DocumentType } from '../shared/document-type';
import { documentType, documentTypes } from '../shared/documents';
import type { Data } from '../shared/json';
import { withInitial } from '../shared/schema';
import { openDamaged } from './damage';

/** One record to write (a source) or to remove (null). */
export type StoreChange = readonly [key: string, value: Data | null];

/** The sources of a world or pack: collection name -> id -> source with its embedded sources inline. */
export type Sources = Map<string, Map<string, Data>>;

interface Place {
  readonly type: DocumentType;
  readonly collections: string;
  readonly ids: string;
}

const embeddedOf = (place: Place, source: Data): [Place, Data][] =>
  Object.entries(place.type.embedded).flatMap(([documentName, field]) => {
    const children = Array.isArray(source[field]) ? (source[field] as Data[]) : [];
    return children.map((child): [Place, Data] => [
      {
        type: documentType(documentName),
        collections: `${place.collections}.${field}`,
        ids: `${place.ids}.${String(child['_id'])}`,
      },
      child,
    ]);
  });

const record = (type: DocumentType, source: Data): Data => {
  const own: Data = { ...source };
  for (const field of Object.values(type.embedded)) {
    own[field] = (Array.isArray(source[field]) ? (source[field] as Data[]) : []).map(child => child['_id']);
  }
  return own;
};

const recordsAt = (place: Place, source: Data, deleted: boolean): StoreChange[] => [
  [`!${place.collections}!${place.ids}`, deleted ? null : record(place.type, source)],
  ...embeddedOf(place, source).flatMap(([inner, child]) => recordsAt(inner, child, deleted)),
];

/** The records of a document: its own and one for each embedded document, as Foundry keeps them (docs/platform.md 8, 9). */
export const records = (
  type: DocumentType,
  source: Data,
  parents: readonly { readonly field: string; readonly id: string }[],
  root: string,
  deleted = false,
): StoreChange[] =>
  recordsAt(
    {
      type,
      collections: [root, ...parents.map(parent => parent.field)].join('.'),
      ids: [...parents.map(parent => parent.id), String(source['_id'])].join('.'),
    },
    source,
    deleted,
  );

/** Only the document's own record, for an update that touches nothing embedded. */
export const ownRecord = (key: string, type: DocumentType, source: Data): StoreChange => [key, record(type, source)];

const rootTypes = new Map(documentTypes.filter(type => type.primary).map(type => [type.collection, type]));

/** What becomes of a record's own fields. */
type Shape = (type: DocumentType, source: Data) => Data;

const present: Shape = ({ fields }, source) => withInitial(fields, source);

/** With the fields of older generations too: packages ship such records, and pages migrate them. */
export const withOlder: Shape = (type, source) => ({ ...source, ...present(type, source) });

const assemble = (all: ReadonlyMap<string, Data>, place: Place, source: Data, shape: Shape): Data => {
  const whole = shape(place.type, source);
  for (const [documentName, field] of Object.entries(place.type.embedded)) {
    const ids = Array.isArray(source[field]) ? (source[field] as unknown[]) : [];
    whole[field] = ids.flatMap(id => {
      const inner: Place = {
        type: documentType(documentName),
        collections: `${place.collections}.${field}`,
        ids: `${place.ids}.${String(id)}`,
      };
      const child = all.get(`!${inner.collections}!${inner.ids}`);
      return child ? [assemble(all, inner, child, shape)] : [];
    });
  }
  return whole;
};

// LevelDB sorts by key; a world's documents come in the order they were made.
const createdTime = ({ _stats }: Data): number => Number((_stats as Data | undefined)?.['createdTime'] ?? 0);

const rootOf = (
  key: string,
): { readonly type: DocumentType; readonly root: string; readonly id: string } | undefined => {
  const [, root, id] = /^!([a-z]+)!([A-Za-z0-9]+)$/.exec(key) ?? [];
  const type = root ? rootTypes.get(root) : undefined;
  return root && id && type ? { type, root, id } : undefined;
};

/** Puts the records of a LevelDB together again, by default with the present fields of their schemas. */
export const assembleAll = (all: ReadonlyMap<string, Data>, shape: Shape = present): Sources => {
  const sources: Sources = new Map();
  for (const [key, source] of all) {
    const place = rootOf(key);
    if (!place) continue;
    const { type, root, id } = place;
    const collection = sources.get(root) ?? new Map<string, Data>();
    sources.set(root, collection.set(id, assemble(all, { type, collections: root, ids: id }, source, shape)));
  }
  for (const [root, collection] of sources) {
    sources.set(root, new Map([...collection].sort(([, one], [, other]) => createdTime(one) - createdTime(other))));
  }
  return sources;
};

/** Reads every record of a LevelDB folder. */
export const readAll = async (level: ClassicLevel<string, Data>): Promise<Map<string, Data>> => {
  const all = new Map<string, Data>();
  for await (const [key, value] of level.iterator()) all.set(key, value);
  return all;
};

/** Opens a LevelDB folder, or creates it. */
export const openLevel = async (folder: string): Promise<ClassicLevel<string, Data>> => {
  mkdirSync(folder, { recursive: true });
  const level = new ClassicLevel<string, Data>(folder, { valueEncoding: 'json' });
  await level.open();
  return level;
};

/** A world's folder on disk: one record for each primary and embedded document. */
export interface Store {
  readonly sources: Sources;
  /** What could not be read when the world was opened: one sentence each with the file, the loss and what to do. */
  readonly damage: readonly string[];
  write(changes: readonly StoreChange[]): Promise<void>;
  /** While true, every write fails, as on a full or read-only disk. */
  isFull: boolean;
  close(): Promise<void>;
}

/** Opens the world in `folder`, emptied first with `reset`: of its documents and of what users have put there. */
export const openStore = async (folder: string, reset: boolean): Promise<Store> => {
  const path = join(folder, 'data');
  if (reset)
    for (const part of [path, join(folder, 'files'), join(folder, 'packs')])
      rmSync(part, { recursive: true, force: true });
  const { level, all, damage } = await openDamaged(path);
  const store: Store = {
    sources: assembleAll(all),
    damage,
    isFull: false,
    async write(changes) {
      try {
        if (store.isFull) throw new Error('no space left on device');
        await level.batch(
          changes.map(([key, value]) => (value === null ? { type: 'del', key } : { type: 'put', key, value })),
        );
      } catch (error) {
        const { message } = error as Error;
        throw new Error(`The world could not be saved (is its disk full or read-only?): ${message}`);
      }
    },
    close: () => level.close(),
  };
  return store;
};
