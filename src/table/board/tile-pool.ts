/**
 * Which Tile shows which piece. A Tile that is free is used for the next piece: a new Tile is sent to every page with
 * all its fields, a change only with a few.
 */

/** A Tile as it is: what it shows, or has shown last. */
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

/** Who has which Tile when these things are shown. What has one keeps it. */
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
