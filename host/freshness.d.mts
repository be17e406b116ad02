/** A sign of all files in these places: another as soon as one comes, goes or is written. */
export const signOf: (places: readonly string[]) => string;
/** Whether the sign that was kept in a file is this one. */
export const isKept: (file: string, sign: string) => boolean;
