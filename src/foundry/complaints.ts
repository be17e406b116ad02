/** Tells a user why nothing came of what he asked: the rule that forbids it, or what is wrong and how to mend it. */
import type { TableClient } from '../table/panels/client-model';
import type { Reply } from '../table/record/model';
import { wordingOf } from '../table/saying/wording';
import { speech } from './speech';

export const complain = ({ showing }: TableClient, reply: Exclude<Reply, { readonly ok: true }>): void => {
  const words = wordingOf(showing, speech);
  if ('problem' in reply) ui.notifications.warn(words.problem(reply.problem));
  else {
    const { section } = reply.refusal;
    ui.notifications.warn(
      speech.format('RT.table.refused', { section: words.section(section), text: words.refusal(reply.refusal) }),
    );
  }
};
