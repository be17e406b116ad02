/**
 * What version 14 adds to the types of version 13, as far as this module uses it. Source of each: the public v14 API pages.
 */
export {};

declare global {
  /** [D14] foundry.documents.types.LevelData */
  interface LevelSource {
    readonly _id: string;
    readonly name: string;
    readonly elevation: { readonly bottom: number; readonly top: number };
    readonly background: { readonly src?: string; readonly color?: string };
  }
}
