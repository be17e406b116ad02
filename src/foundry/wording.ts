/**
 * A table's words, loaded with the first message: most pages of most worlds show none. They include why a request
 * failed: the rule that forbids it, or the fault and its remedy.
 */
import type { TableClient } from '../table/panels/client-model';
import type { Reply } from '../table/record/model';
import type { Wording } from '../table/i18n/wording';
import { lazyImport, speech } from './lazy-import';

/** The words of a table; undefined if they cannot be loaded, which notifies the user. */
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
  // what only the table refuses is in no rulebook
  if (section === '§table') return words.refusal(reply.refusal);
  return speech.format('RT.table.refused', { section: words.section(section), text: words.refusal(reply.refusal) });
};

/** The last reason, which the next replaces: several would cover the board. */
let last: ReturnType<typeof ui.notifications.warn> | undefined;

const tell = async (client: TableClient, reply: Refused): Promise<void> => {
  const words = await fetchWording(client);
  if (!words) return;
  if (last) ui.notifications.remove(last);
  last = ui.notifications.warn(whyNot(words, reply));
};

/** Tells a user why their request failed. */
export const complain = (client: TableClient, reply: Refused): void => void tell(client, reply);
