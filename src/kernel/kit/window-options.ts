/** The options by which a table agrees on reaction windows (`kernel/reaction-windows.ts`). */
import type { OptionSpec } from '../options';

/** How long windows stay open, as options that every game with windows has. */
export const windowOptions = [
  { id: 'window', section: '§table', kind: 'choice', default: '30', values: ['until-all', '15', '30', '60'] },
  { id: 'window-away', section: '§table', kind: 'choice', default: '180', values: ['60', '180', '600'] },
] as const satisfies readonly OptionSpec[];
