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

const whyNot = (words: Wording, reply: Refused): string => {
  if ('problem' in reply) return words.problem(reply.problem);
  const { section } = reply.refusal;
  return speech.format('RT.table.refused', { section: words.section(section), text: words.refusal(reply.refusal) });
};

/** The last reason: the next takes its place, for three that say the same cover the board. */
let last: ReturnType<typeof ui.notifications.warn> | undefined;

const tell = async (client: TableClient, reply: Refused): Promise<void> => {
  const words = await fetchWording(client);
  if (!words) return;
  if (last) ui.notifications.remove(last);
  last = ui.notifications.warn(whyNot(words, reply));
};

/** Tells a user why nothing came of what they asked. */
export const complain = (client: TableClient, reply: Refused): void => void tell(client, reply);
