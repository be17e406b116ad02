/** The rules that a change by hand breaks, for the board and the record. Loaded when a table advises, or is verified. */
import { advise } from '../../kernel/advice';
import { explain } from '../../kernel/explain';
import type { Options } from '../../kernel/messages';
import { type Edit, isOfSequence } from '../../kernel/edit';
import type { Refusal } from '../../kernel/refusal';
import type { Timeline } from '../record/timeline-model';

export { advise, explain };

/** The details of a refusal as everybody may read them: a name that the open table does not show is blank. */
export const openDetails = (details: Options, open: object): Options => {
  const shown = JSON.stringify(open);
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      typeof value === 'string' && !value.startsWith('§') && !shown.includes(JSON.stringify(value)) ? '?' : value,
    ]),
  );
};

type Judged = Pick<Timeline, 'game' | 'head' | 'state'>;

/** Every rule that a change by hand breaks. What it says of a hidden card stays out of the record. */
export const violationsOf = ({ game, state }: Judged, seat: string | undefined, change: Edit): readonly Refusal[] => {
  if (isOfSequence(change)) return [];
  const seen = game.hide(state, seat);
  const advice = advise(game, seen, seat, change);
  if ('reason' in advice) return [];
  const open = [seen, advice.after].map(one => game.hide(one, undefined));
  return advice.breaks.map(({ section, reason, details }) => ({
    section,
    reason,
    ...(details && { details: openDetails(details, open) }),
  }));
};
