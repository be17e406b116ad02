/** The tables at which whole games are clicked. */

interface Plan {
  readonly game: string;
  /** Who plays besides the game master, by seat; `gm` is the seat he takes himself, if it needs three. */
  readonly seats: readonly [string, string];
  readonly gm?: string;
  readonly options?: Readonly<Record<string, string>>;
}
export const CLICKED: readonly Plan[] = [
  { game: 'civil-war', seats: ['red', 'white'] },
  { game: 'dual-powers', seats: ['soviet', 'government'] },
  { game: 'prelude', seats: ['revolutionary', 'government'] },
  { game: 'all-bridges', seats: ['reds', 'senate'], gm: 'moderates' },
  {
    game: 'kremlin',
    seats: ['stalinists', 'militarists'],
    gm: 'evolutionists',
    options: { players: '3', window: 'until-all' },
  },
];
