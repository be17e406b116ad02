/** What the key of a Tile says: each names what the Tile shows. */
import type { Placement } from '../../table/board/projection';

/** The counter, marker or pile that a Tile shows, if it is not merely a sign. */
export const placementOf = (key: string): { readonly kind: Placement['kind']; readonly id: string } | undefined => {
  const [kind, id, ...sign] = key.split(' ');
  return id !== undefined && !sign.length && (kind === 'counter' || kind === 'marker' || kind === 'pile')
    ? { kind, id }
    : undefined;
};
