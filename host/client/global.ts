/** The globals of the page, with the type that the caller names. The caller is responsible for the type. */
export const globals = <Wanted extends object>(): Wanted => globalThis as unknown as Wanted;
