/** In one sentence: whether a table goes on while its host is away, and with whom. */
import type { Speech } from '../i18n/wording';
import { joined, userName, type Reading } from './reading';

/** For who makes a table at which several people play; `open`: its keys lie with the world. */
export const withoutMaker = (open: boolean, speech: Speech): string =>
  speech.localize(`RT.weekly.without.${open ? 'open' : 'sealed'}`);

/** For everybody at a table: who else can host it. At an open one each of them does so in any browser of theirs. */
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
