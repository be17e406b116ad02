/** A seat's holder has come with a new browser: a game master may ask all others to accept it as the only one. */
import { userAt } from '../record/authors';
import { votersOnKey } from '../record/new-key';
import { isNewKey } from '../judgement/vouched';
import { spokenCode } from '../record/recovery-code';
import { type Reading, userName } from './reading';

export interface NewKeyPanel {
  readonly text: string;
  readonly user: string;
  /** The key in question; undefined if it was asked already, or nobody could agree. */
  readonly key?: string;
}

/** For a game master, about a seat whose holder has a browser that no earlier one knows. */
export const newKeyPanel = (reading: Reading, seat: string): NewKeyPanel | undefined => {
  const {
    client: { timeline, people },
    speech,
  } = reading;
  const self = people.find(person => person.self);
  const user = userAt(timeline, seat);
  if (!self?.gm || user === undefined || user === self.id || timeline.ending) return undefined;
  const key = Object.keys(timeline.keys).findLast(one => isNewKey(timeline, { user, key: one }));
  if (key === undefined) return undefined;
  const words = { name: userName(reading, user), code: spokenCode(key) };
  const isAsked = timeline.proposals.some(({ entry: { what } }) => what.kind === 'key' && what.user === user);
  const isPossible = votersOnKey(timeline, { user }, self.id).length > 0;
  return {
    user,
    text: speech.format(`RT.weekly.new-key.${isPossible ? 'hint' : 'alone'}`, words),
    ...(isPossible && !isAsked && { key }),
  };
};
