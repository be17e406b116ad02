/** Every reason for which Dual Powers refuses something. */
import { refusing } from '../../kernel/refusal';

export const { refusals, refuse, nonsense } = refusing([
  'already-revealed',
  'blockaded',
  'days-come-back',
  'fresh-already',
  'has-the-will',
  'leader-card',
  'leader-first',
  'no-cards',
  'no-such-piece',
  'not-controlled',
  'not-from-there',
  'not-in-the-city',
  'not-its-place',
  'not-next',
  'over-the-blockade',
  'place-taken',
  'too-strong',
  'two-markers',
  'two-objectives',
]);

export type Reason = (typeof refusals)[number];
