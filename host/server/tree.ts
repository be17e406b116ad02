import type { DocumentType } from '../shared/document-type';
import { documentType } from '../shared/documents';
import { copy, type Data } from '../shared/json';
import type { Operation } from '../shared/wire';
import { ownRecord, records, type Store, type StoreChange } from './store';

/** A source on the way from a primary document down to an embedded one. */
export interface Node {
  readonly type: DocumentType;
  readonly source: Data;
}

/** The sources that are embedded in a field of another. */
export const sourcesIn = (source: Data, field: string): Data[] => {
  const inner = source[field];
  return Array.isArray(inner) ? (inner as Data[]) : [];
};

/** The places of a world's sources: in their collections, one within the other, and as records of the store. */
export class Tree {
  constructor(private readonly store: Store) {}

  /** The sources of a collection, by id. */
  collection(name: string): Map<string, Data> {
    const known = this.store.sources.get(name);
    if (known) return known;
    const fresh = new Map<string, Data>();
    this.store.sources.set(name, fresh);
    return fresh;
  }

  /** The path to the parent, root first. The root is a copy: nothing in memory changes before it is on disk. */
  parentsOf(type: DocumentType, { parentUuid }: Operation): Node[] {
    if (type.primary !== !parentUuid && type.name !== 'Item') {
      throw new Error(`A ${type.name} ${type.primary ? 'has no' : 'needs a'} parent document.`);
    }
    const parts = parentUuid ? parentUuid.split('.') : [];
    if (parts.length % 2 !== 0) throw new Error(`The parent document ${parentUuid} does not exist.`);
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

  /** The sources of a type below the same parent, by id. */
  siblings(type: DocumentType, path: Node[]): Map<string, Data> {
    const parent = path.at(-1);
    if (!parent) return new Map(this.collection(type.collection));
    const field = parent.type.embedded[type.name] ?? type.collection;
    return new Map(sourcesIn(parent.source, field).map(source => [String(source['_id']), source]));
  }

  /** Puts the sources of a type into their parent, if they have one. */
  put(type: DocumentType, path: Node[], sources: Iterable<Data>): void {
    const parent = path.at(-1);
    if (parent) parent.source[parent.type.embedded[type.name] ?? type.collection] = [...sources];
  }

  /** The records of a source and of all that is in it. */
  recordsOf(type: DocumentType, path: Node[], source: Data, deleted = false): StoreChange[] {
    const root = path[0]?.type.collection ?? type.collection;
    const below = [...path.slice(1).map(node => node.type), type];
    const parents = path.map((node, index) => ({
      field: node.type.embedded[below[index]?.name ?? ''] ?? type.collection,
      id: String(node.source['_id']),
    }));
    return records(type, source, parents, root, deleted);
  }

  /** The parent's own record: an embedded document also changes the list of ids in it. */
  parentRecord(path: Node[]): StoreChange[] {
    const parent = path.at(-1);
    if (!parent) return [];
    const [first] = this.recordsOf(parent.type, path.slice(0, -1), parent.source);
    return first ? [ownRecord(first[0], parent.type, parent.source)] : [];
  }

  /** Updates the memory after a change was saved; null removes a source. */
  commit(type: DocumentType, path: Node[], sources: ReadonlyMap<string, Data | null>): void {
    const root = path[0];
    const collection = this.collection((root?.type ?? type).collection);
    if (root) collection.set(String(root.source['_id']), root.source);
    else {
      for (const [id, source] of sources) {
        if (source) collection.set(id, source);
        else collection.delete(id);
      }
    }
  }
}
