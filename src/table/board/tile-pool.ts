/**
 * Assigns Tiles to pieces. Free Tiles are reused: a new Tile is sent to every page with all its fields, a change only
 * with a few.
 */

/** An existing Tile: what it shows, or last showed. */
export interface Pooled {
  readonly id: string;
  readonly key: string;
}

interface Pool {
  /** The Tile of each thing that has one now. */
  readonly held: ReadonlyMap<string, string>;
  /** The Tiles that show nothing. */
  readonly spare: readonly string[];
}

/** Assigns the Tiles to the wanted things. A thing that has one keeps it. */
export const pooled = (tiles: readonly Pooled[], wanted: readonly string[]): Pool => {
  const isWanted = new Set(wanted);
  const held = new Map<string, string>();
  const spare: string[] = [];
  for (const { id, key } of tiles) {
    if (isWanted.has(key) && !held.has(key)) held.set(key, id);
    else spare.push(id);
  }
  for (const key of wanted) {
    const id = held.has(key) ? undefined : spare.shift();
    if (id !== undefined) held.set(key, id);
  }
  return { held, spare };
};

/** The id of a new Tile: the first of its own that no Tile has. */
export const freeId = (idOf: (n: number) => string, isTaken: (id: string) => boolean): string => {
  for (let n = 0; ; n++) {
    const id = idOf(n);
    if (!isTaken(id)) return id;
  }
};
