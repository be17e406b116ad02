/** Where everything lies. */
import type { Tabletop } from '../../kernel/board';

export const tabletop = (): Tabletop => ({ counters: [], markers: [], piles: [] });
