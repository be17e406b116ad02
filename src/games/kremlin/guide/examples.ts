/** Positions that the guide plays. */
import { influence } from './examples/influence';
import { investigations } from './examples/investigations';
import { purges } from './examples/purges';
import { year } from './examples/year';

export const examples = { ...influence, ...purges, ...investigations, ...year };
