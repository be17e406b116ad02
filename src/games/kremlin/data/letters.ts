/** The letters of the politicians. */
export const LETTERS: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** §exclusive One for each seat, in the order of the seats. */
export const DOUBLES: readonly string[] = ['AA', 'BB', 'CC', 'DD', 'EE', 'FF'];
export const ALL_LETTERS: readonly string[] = [...LETTERS, ...DOUBLES];
