/** What the page has made global, as far as whoever asks needs it: they name the type, and answer for it. */
export const globals = <Wanted extends object>(): Wanted => globalThis as unknown as Wanted;
