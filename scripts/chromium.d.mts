/** The path of a Chromium or Chrome; ends the process with advice where there is none. */
export const ensureChromium: () => string;
