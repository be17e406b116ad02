/** Pieces that differ only by their id: by hand a player takes one, and the rules would take another like it. */

interface Piece {
  readonly id: string;
  /** Everything about the piece that never changes: two of one kind are alike, wherever they lie. */
  readonly kind: string;
}

const isPiece = (one: unknown): one is Piece => {
  const { id, kind } = (one ?? {}) as Partial<Piece>;
  return typeof id === 'string' && typeof kind === 'string';
};

/** Where and how it lies, without its id. */
const lying = ({ id: _, ...rest }: Piece): string => JSON.stringify(rest);

/**
 * The same pieces, each under the id of one that lay in the same way before, if there was one. The rest keep their own
 * ids where these are free; what is still without one takes a free id of its kind, as a piece that has moved.
 */
const renamed = (before: readonly Piece[], after: readonly Piece[]): readonly Piece[] => {
  const ids = new Map<Piece, string>();
  const free = new Set(before.map(({ id }) => id));
  const give = (piece: Piece, id: string | undefined): void => {
    if (id === undefined || ids.has(piece) || !free.delete(id)) return;
    ids.set(piece, id);
  };
  const kept = new Map(before.map(one => [one.id, lying(one)]));
  for (const piece of after) if (kept.get(piece.id) === lying(piece)) give(piece, piece.id);
  for (const piece of after) {
    const now = lying(piece);
    give(
      piece,
      [...free].find(id => kept.get(id) === now),
    );
  }
  const kinds = new Map(before.map(({ id, kind }) => [id, kind]));
  for (const piece of after) give(piece, piece.id);
  for (const piece of after)
    give(
      piece,
      [...free].find(id => kinds.get(id) === piece.kind),
    );
  return after.map(piece => {
    const id = ids.get(piece) ?? piece.id;
    return id === piece.id ? piece : { ...piece, id };
  });
};

/**
 * The table after a change as it looks if alike pieces are exchanged, so that as many as possible lie where they lay
 * before. The same object if nothing is exchanged.
 */
export const exchanged = <S extends object>(before: S, after: S): S => {
  const was = new Map<string, unknown>(Object.entries(before));
  const fields = Object.entries(after).flatMap(([field, is]: [string, unknown]) => {
    const old = was.get(field);
    if (old === is || !Array.isArray(old) || !Array.isArray(is) || !old.every(isPiece) || !is.every(isPiece)) return [];
    const now = renamed(old, is);
    return now.some((piece, n) => piece !== is[n]) ? [[field, now]] : [];
  });
  return fields.length ? { ...after, ...Object.fromEntries(fields) } : after;
};
