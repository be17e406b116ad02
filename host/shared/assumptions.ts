/**
 * What the public pages leave open about Foundry, one switch each: the values that may be true of the real thing.
 * The first value of a list is the default.
 */
export const ASSUMPTIONS = {
  /** What of a Tile its x and y name: the anchor that its texture says, its centre or its top left corner always. */
  'tile-anchor': ['data', 'center', 'topleft'],
  /** Whether a query handler's second argument names the asking User. */
  'query-user': ['present', 'absent'],
  /** Which of a user's pages handle a query: all of them (the first answer wins), or the first connected one. */
  'query-tabs': ['all', 'first'],
  /** Whether every Scene has a Level: one is then added to a scene made without, and the last cannot be deleted. */
  'level-required': ['yes', 'no'],
  /** What creating a document under an id that exists does. */
  'duplicate-id': ['reject', 'overwrite'],
  /** Whether a Tile can show an SVG file. */
  'svg-texture': ['yes', 'no'],
  /** Whether players have the permission QUERY_USER in a fresh world. */
  'permissions-query': ['yes', 'no'],
  /** Whether players may write flags of their own User. */
  'user-flags': ['yes', 'no'],
  /** Whether the wheel is heard on the board alone, or also over what the HUD lays upon it. */
  'wheel-over-hud': ['board', 'everywhere'],
  /** Whether a roll made of terms that have their results keeps them, or counts as not rolled. */
  'roll-from-terms': ['kept', 'lost'],
  /** Whether what a dialog's `close` callback returns becomes the answer of `wait`, or is ignored (issue 12138). */
  'dialog-close': ['answer', 'ignored'],
  /** Whether a page has the clipboard that its browser gives it. */
  clipboard: ['browser', 'absent'],
  /**
   * What sets how far one can zoom out: the size of the whole scene and of the page at its last drawing alone, or also
   * `CONFIG.Canvas.minZoom`, heeded at the next drawing or at once.
   */
  'zoom-limit': ['ignored', 'at-draw', 'live'],
  /** Whether `CONFIG.DatabaseBackend.get` answers what stands at the server, or refuses. */
  'database-get': ['answered', 'refused'],
  /** Whether settings of a browser outlive a reload. */
  'client-storage': ['kept', 'lost'],
  /** Whether the game page lets modules load scripts and data from elsewhere, or from the server alone. */
  csp: ['frames', 'strict'],
  /** Whether the server's clock agrees with the page's, or goes three hours ahead of it. */
  'server-clock': ['same', 'ahead'],
} as const;

export type AssumptionKey = keyof typeof ASSUMPTIONS;
export type Assumptions = { [K in AssumptionKey]: (typeof ASSUMPTIONS)[K][number] };

const KEYS = Object.keys(ASSUMPTIONS) as AssumptionKey[];

/** The default value of every switch. */
export const defaultAssumptions = (): Assumptions =>
  Object.fromEntries(KEYS.map(key => [key, ASSUMPTIONS[key][0]])) as Assumptions;

/** Sets the switches that `changes` names; an unknown key or value is an Error that lists the known ones. */
export const assumeAll = (assumptions: Assumptions, changes: Readonly<Record<string, unknown>>): void => {
  for (const [name, value] of Object.entries(changes)) {
    const key = KEYS.find(known => known === name);
    if (!key) throw new Error(`Unknown assumption "${name}"; known are ${KEYS.join(', ')}.`);
    const values: readonly string[] = ASSUMPTIONS[key];
    if (!values.includes(String(value))) throw new Error(`Assumption "${key}" is one of ${values.join(', ')}.`);
    Object.assign(assumptions, { [key]: value });
  }
};
