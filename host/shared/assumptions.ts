/**
 * What the public pages leave open about Foundry, one switch each: the values that the real Foundry may have.
 * The first value of a list is the default.
 */
export const ASSUMPTIONS = {
  /** Does a Tile's x and y name the anchor of its texture, or always its centre or top left corner? */
  'tile-anchor': ['data', 'center', 'topleft'],
  /** Does a query handler's second argument name the asking User? */
  'query-user': ['present', 'absent'],
  /** Which of a user's pages handle a query: all of them (the first answer wins), or the first connected one. */
  'query-tabs': ['all', 'first'],
  /** Does every Scene have a Level? One is then added to a scene made without, and the last cannot be deleted. */
  'level-required': ['yes', 'no'],
  /** The result of creating a document under an existing id. */
  'duplicate-id': ['reject', 'overwrite'],
  /** Whether a Tile can show an SVG file. */
  'svg-texture': ['yes', 'no'],
  /** Whether players have the permission QUERY_USER in a fresh world. */
  'permissions-query': ['yes', 'no'],
  /** Whether players may write flags of their own User. */
  'user-flags': ['yes', 'no'],
  /** Does only the board hear the wheel, or also elements of the HUD on it? */
  'wheel-over-hud': ['board', 'everywhere'],
  /** Does a roll made of terms with results keep them, or count as not rolled? */
  'roll-from-terms': ['kept', 'lost'],
  /** Does the return value of a dialog's `close` callback become the answer of `wait`, or is it ignored (issue 12138)? */
  'dialog-close': ['answer', 'ignored'],
  /** Does a page have the browser's clipboard? */
  clipboard: ['browser', 'absent'],
  /**
   * What limits zooming out: only the sizes of the scene and of the page at its last drawing; or also
   * `CONFIG.Canvas.minZoom`, at the next drawing or immediately.
   */
  'zoom-limit': ['ignored', 'at-draw', 'live'],
  /** Does `CONFIG.DatabaseBackend.get` return the server's data, or refuse? */
  'database-get': ['answered', 'refused'],
  /** Do settings of a browser survive a reload? */
  'client-storage': ['kept', 'lost'],
  /** Does the game page let modules load scripts and data from elsewhere, or from the server alone? */
  csp: ['frames', 'strict'],
  /** May a page query its own user? */
  'query-self': ['answered', 'refused'],
  /** Does what a module emits on its socket reach the other pages? */
  'module-socket': ['heard', 'silent'],
  /** Does a Scene keep the padding it is made with, or at most a quarter? */
  'scene-padding': ['kept', 'capped'],
  /** Does cleaning HTML leave the attributes of form fields, or only the fields? */
  'clean-html': ['kept', 'bare'],
  /** May a user with the permission OBSERVER change a document? */
  'observer-writes': ['refused', 'allowed'],
  /** Does the server's clock agree with the page's, or is it three hours ahead? */
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
