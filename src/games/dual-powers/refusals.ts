/** Every reason for which Dual Powers refuses something. */
import { refusing } from '../../kernel/kit/refusals';

export const { refusals, refuse, nonsense } = refusing([
  'already-revealed',
  'blockaded',
  'fresh-already',
  'has-the-will',
  'leader-card',
  'leader-first',
  'no-cards',
  'no-such-piece',
  'not-controlled',
  'not-in-the-city',
  'not-its-place',
  'place-taken',
  'too-strong',
]);
