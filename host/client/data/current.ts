import { defaultAssumptions, type Assumptions } from '../../shared/assumptions';
import { globals } from '../global';

/** The present answers to the open questions (global `hostAssumptions`); the server may change them while the page runs. */
export const hostAssumptions: Assumptions = defaultAssumptions();

/**
 * What the documents of this page share: `game` (from `game.ts`) and `documentClass` (from `document.ts`). The file
 * that makes a part declares its type there (`declare module`). So lower files know the part without importing that
 * folder.
 */
// biome-ignore lint/suspicious/noEmptyInterface: its makers fill it
export interface Surroundings {}

/** A document class with its static members. */
export type DocumentClass = Surroundings['documentClass'];
/** A document of the page, of any type. */
export type AnyDocument = InstanceType<DocumentClass>;

/** Filled once by the boot, before any document is made. */
export const current: { game: Surroundings['game']; readonly classes: Map<string, DocumentClass> } = {
  game: undefined as unknown as Surroundings['game'],
  classes: new Map(),
};

/** `CONFIG[documentName]`, with the fields that documents read. */
interface DocumentConfig {
  documentClass?: DocumentClass;
}

/** The class for a document type: the one in CONFIG, which packages may replace. */
export const implementationOf = (documentName: string): DocumentClass => {
  const config = globals<{ CONFIG: Record<string, DocumentConfig | undefined> }>().CONFIG;
  const found = config[documentName]?.documentClass ?? current.classes.get(documentName);
  if (!found) throw new Error(`"${documentName}" is not a valid document type.`);
  return found;
};
