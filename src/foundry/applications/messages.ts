/** What a reply says to the one who asked. The client tells refusals of its shorthands itself; this is for bare asks. */
import type { Reply } from '../../table/model';
import type { Reading } from '../../table/panels/reading';

export const tellReply = ({ words, speech }: Reading, reply: Reply): void => {
  if (reply.ok) return;
  if ('problem' in reply) ui.notifications?.warn(words.problem(reply.problem));
  else ui.notifications?.warn(speech.format('RT.table.refused', { section: words.section(reply.refusal.section), text: words.refusal(reply.refusal) }));
};
