/** Every reason for which the toy refuses something. */
import { refusing } from '../../kit/refusals';

export const { refusals, refuse, nonsense } = refusing([
  'bids-are-secret',
  'gift',
  'no-such-change',
  'too-few-coins',
  'too-many-coins',
]);
