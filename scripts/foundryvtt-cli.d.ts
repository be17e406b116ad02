/** The part of Foundry's own command line package that the build uses. */
declare module '@foundryvtt/foundryvtt-cli' {
  /** Compiles a folder of JSON sources, one a primary document, into a LevelDB pack. */
  export function compilePack(source: string, destination: string, options?: { readonly log?: boolean }): Promise<void>;
  /** Extracts a LevelDB pack into a folder of JSON sources. */
  export function extractPack(source: string, destination: string, options?: { readonly log?: boolean }): Promise<void>;
}
