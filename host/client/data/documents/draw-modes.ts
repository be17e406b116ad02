/** [D14] CONST.CARD_DRAW_MODES; docs/platform.md 3 */
export const CARD_DRAW_MODES = { FIRST: 0, TOP: 0, LAST: 1, BOTTOM: 1, RANDOM: 2 } as const;
