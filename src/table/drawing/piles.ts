/** What a pile shows besides its cards. */
import type { Pile } from '../../kernel/board';

/**
 * Whose cards a pile holds: its owner's, or by the names games give to piles (`red-deck`), those of the seat it begins
 * with.
 */
export const pileOwner = (seats: readonly string[], { id, owner }: Pile): string | undefined =>
  owner ?? seats.find(seat => id.startsWith(`${seat}-`));

/** A card that lies alone in the open is not counted. */
export const isOnlyCard = ({ role, cards }: Pile): boolean => role === 'open' && cards.length === 1;
