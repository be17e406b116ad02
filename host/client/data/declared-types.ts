import { isPlain, type Data } from '../../shared/json';

const declared = new Map<string, string[]>();

/** Registers the document types that a manifest declares: a module's have its name as a prefix, a system's do not. */
export const declareTypes = (packageId: string, isSystem: boolean, documentTypes: Data): void => {
  for (const [documentName, types] of Object.entries(documentTypes)) {
    if (!isPlain(types)) continue;
    const names = Object.keys(types).map(type => (isSystem ? type : `${packageId}.${type}`));
    declared.set(documentName, [...new Set([...(declared.get(documentName) ?? []), ...names])]);
  }
};

/** The types of a document that packages declare. docs/platform.md 2 */
export const declaredTypes = (documentName: string): readonly string[] => declared.get(documentName) ?? [];
