/** [D14] foundry.helpers.DocumentIndex (`game.documentIndex`): finds documents of the world and of packs by name. */
import { OWNERSHIP } from '../../shared/permissions';
import { documentType } from '../../shared/documents';
import { current, type AnyDocument } from './current';
import { WordTree } from './util-classes';

type User = NonNullable<typeof current.game.user>;

/** [D14] foundry.utils.types.WordTreeEntry */
interface IndexEntry {
  readonly documentName: string;
  readonly uuid: string;
  readonly pack?: string;
  /** The document, or, of a pack, its entry in the index. */
  readonly entry: { readonly name?: unknown; testUserPermission?(user: User, level: number): boolean };
}

interface LookupOptions {
  readonly documentTypes?: readonly string[];
  /** The most of each type. */
  readonly limit?: number;
  readonly ownership?: number | string;
  readonly filterEntries?: (entry: IndexEntry) => boolean;
}

/** The most of each type that a search gives, unless it asks for another number. */
const LIMIT = 10;

/** Does a name, or the rest of it from one of its words on, begin like this? */
const matches = (name: string, query: string): boolean => {
  const lower = name.toLocaleLowerCase();
  return (
    lower.startsWith(query) ||
    lower.split(/(?<=[\s\-_/([])/).some((_, at, words) => words.slice(at).join('').startsWith(query))
  );
};

const isNamed = (documentName: string): boolean => 'name' in documentType(documentName).fields;

/** Embedded documents that are found as well: pages, items, cards, results. [K] */
const EMBEDDED = ['JournalEntryPage', 'Item', 'Card', 'TableResult'];

const ofDocument = function* (document: AnyDocument): Generator<IndexEntry> {
  const { documentName, uuid } = document;
  yield { documentName, uuid, entry: document };
  for (const [, inner] of document.traverseEmbeddedDocuments()) {
    const { documentName: name, uuid: innerUuid } = inner as AnyDocument;
    if (EMBEDDED.includes(name)) yield { documentName: name, uuid: innerUuid, entry: inner as AnyDocument };
  }
};

/** It reads the collections whenever it is asked, so that nothing has to be kept up to date. */
export class DocumentIndex {
  /** [D14] DocumentIndex#ready */
  readonly ready: Promise<void> = Promise.resolve();

  /** [D14] DocumentIndex#index */
  async index(): Promise<void> {}

  /** [D13] DocumentIndex#addDocument, DocumentIndex#removeDocument, DocumentIndex#replaceDocument */
  addDocument(_document: AnyDocument): void {}

  removeDocument(_document: AnyDocument): void {}

  replaceDocument(_document: AnyDocument): void {}

  /** [D14] DocumentIndex#trees: everything by its kind. */
  get trees(): Record<string, WordTree> {
    const trees: Record<string, WordTree> = {};
    for (const entry of this.#all())
      (trees[entry.documentName] ??= new WordTree()).addLeaf(String(entry.entry.name ?? ''), entry);
    return trees;
  }

  /** [D14] DocumentIndex#uuids: everything by its uuid. */
  get uuids(): Record<string, IndexEntry> {
    return Object.fromEntries([...this.#all()].map(entry => [entry.uuid, entry]));
  }

  *#all(): Generator<IndexEntry> {
    const { collections, packs } = current.game;
    for (const collection of collections) {
      if (!isNamed(collection.documentName) || collection.documentName === 'User') continue;
      for (const document of collection) yield* ofDocument(document);
    }
    for (const pack of packs) {
      const { documentName, collection: id, visible } = pack;
      if (!visible) continue;
      for (const entry of pack.index) yield { documentName, uuid: String(entry['uuid']), pack: id, entry };
    }
  }

  /** [D14] DocumentIndex#lookup: those whose name has a word that begins like this, by their kinds. */
  lookup(prefix: string, { documentTypes, limit = LIMIT, ownership, filterEntries }: LookupOptions = {}) {
    const query = prefix.toLocaleLowerCase();
    const level = typeof ownership === 'string' ? OWNERSHIP[ownership as keyof typeof OWNERSHIP] : ownership;
    const { user } = current.game;
    const found: Record<string, IndexEntry[]> = Object.fromEntries((documentTypes ?? []).map(type => [type, []]));
    for (const one of this.#all()) {
      const { documentName, entry } = one;
      if (documentTypes && !documentTypes.includes(documentName)) continue;
      if (!matches(String(entry.name ?? ''), query)) continue;
      if (level !== undefined && user && entry.testUserPermission?.(user, level) === false) continue;
      if (filterEntries && !filterEntries(one)) continue;
      const ofKind = (found[documentName] ??= []);
      if (ofKind.length < limit) ofKind.push(one);
    }
    return found;
  }
}
