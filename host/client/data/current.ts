import type { Game } from './game';
import type { HostDocument } from './document';

/** A document class, with what its class knows. */
export type DocumentClass = typeof HostDocument;

/** What the documents of this page stand in; filled once by the boot, before any document is made. */
export const current: { game: Game; classes: Map<string, DocumentClass> } = {
  game: undefined as unknown as Game,
  classes: new Map(),
};

/** `CONFIG[documentName]`, as far as documents read it. */
interface DocumentConfig {
  documentClass?: DocumentClass;
}

/** The class that stands for a document type: the one in CONFIG, which packages may replace. */
export const implementationOf = (documentName: string): DocumentClass => {
  const config = (globalThis as unknown as { CONFIG: Record<string, DocumentConfig | undefined> }).CONFIG;
  const found = config[documentName]?.documentClass ?? current.classes.get(documentName);
  if (!found) throw new Error(`"${documentName}" is not a valid document type.`);
  return found;
};
