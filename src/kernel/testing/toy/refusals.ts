/** Every reason for which the toy refuses something. */
import { refusing } from '../../kit/refusals';

export const { refusals, refuse, nonsense } = refusing(['too-few-coins', 'no-such-change']);
