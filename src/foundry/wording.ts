/**
 * A table's words, which come with the first thing that is said of it: most pages of most worlds never say anything. Among
 * them why nothing came of what a user asked: the rule that forbids it, or what is wrong and how to mend it.
 */
import type { TableClient } from '../table/panels/client-model';
import type { Reply } from '../table/record/model';
import type { Wording } from '../table/i18n/wording';
import { lazyImport, speech } from './lazy-import';

/** The words of a table; undefined if they cannot be loaded, which the user is told. */
export const fetchWording = async ({
  presentation,
}: Pick<TableClient, 'presentation'>): Promise<Wording | undefined> => {
  const wordingOf = await lazyImport(async () => (await import('../table/i18n/wording')).wordingOf);
  return wordingOf?.(presentation, speech);
};

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

/** Tells a user why nothing came of what they asked. */
export const complain = (client: TableClient, reply: Refused): void => void tell(client, reply);
