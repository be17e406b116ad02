/** One sentence: can a table continue while its host is away, and with whom? */
import type { Speech } from '../i18n/wording';
import { joined, userName, type Reading } from './reading';

/** Tells the maker of a table whether it can continue while they are away; `open`: its keys are stored in the world. */
export const withoutMaker = (open: boolean, speech: Speech): string =>
  speech.localize(`RT.weekly.without.${open ? 'open' : 'sealed'}`);

/** Tells everybody at a table who else can host it. */
export const withoutText = (reading: Reading): string => {
  const {
    client: { timeline, referee, people },
    speech,
  } = reading;
  if (timeline.ending || !people.some(({ id, self }) => !self && Object.values(timeline.keys).includes(id))) return '';
  const host = referee.kind === 'here' ? people.find(({ self }) => self)?.name : 'name' in referee && referee.name;
  const others = timeline.keepers.map(user => userName(reading, user)).filter(name => name !== host);
  return others.length
    ? speech.format('RT.weekly.without.others', { names: joined(speech, others) })
    : speech.localize('RT.weekly.without.nobody');
};
