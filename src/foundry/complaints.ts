/** Tells a user why nothing came of what they asked: the rule that forbids it, or what is wrong and how to mend it. */
import type { TableClient } from '../table/panels/client-model';
import type { Reply } from '../table/record/model';
import { speech } from './lazy-import';
import { fetchWording } from './wording';

type Refused = Exclude<Reply, { readonly ok: true }>;

const tell = async (client: TableClient, reply: Refused): Promise<void> => {
  const words = await fetchWording(client);
  if (!words) return;
  if ('problem' in reply) ui.notifications.warn(words.problem(reply.problem));
  else {
    const { section } = reply.refusal;
    ui.notifications.warn(
      speech.format('RT.table.refused', { section: words.section(section), text: words.refusal(reply.refusal) }),
    );
  }
};

export const complain = (client: TableClient, reply: Refused): void => void tell(client, reply);
