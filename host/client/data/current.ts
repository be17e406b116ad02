/**
 * What stands around the documents of this page: `game`, of `game.ts`, and `documentClass`, of `document.ts`. Whoever
 * makes a part says its type beside it (`declare module`), so that what lies beneath knows the part without importing
 * the room where it is made.
 */
// biome-ignore lint/suspicious/noEmptyInterface: its makers fill it
export interface Surroundings {}

/** A document class, with what its class knows. */
export type DocumentClass = Surroundings['documentClass'];
/** A document of the page, of whatever type. */
export type AnyDocument = InstanceType<DocumentClass>;

/** Filled once by the boot, before any document is made. */
export const current: { game: Surroundings['game']; readonly classes: Map<string, DocumentClass> } = {
  game: undefined as unknown as Surroundings['game'],
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
