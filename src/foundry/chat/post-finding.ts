/** Posts what a helper found: the rolls are real, the words each reader's own. */
import type { Finding } from '../../kernel/helper';
import type { TableClient } from '../../table/panels/client-model';
import { foundPanel } from '../../table/panels/found';
import { type Reading, readingOf } from '../../table/panels/reading';
import { ID } from '../module-id';
import { speech } from '../speech';
import type { ChatFlags } from './flags';
import { rollOf } from './rolls';

/** The section that a helper follows. */
const ruleOf = ({ client, words }: Reading, id: string): string => {
  const helper = client.presentation.helpers.find(one => one.id === id);
  return helper ? ` (${words.section(helper.section)})` : '';
};

export const postFinding = async (client: TableClient, helper: string, finding: Finding): Promise<void> => {
  const reading = readingOf(client, speech);
  const { lines } = foundPanel(reading, finding);
  const text = [
    `${reading.words.text(`helpers.${helper}.name`)}${ruleOf(reading, helper)}`,
    ...lines.map(line => `${line.text} ${line.value}`.trim()),
  ].join('. ');
  const flags: ChatFlags = { kind: 'helper', table: client.id, helper, finding };
  await ChatMessage.create({
    content: `<p>${foundry.utils.escapeHTML(text)}</p>`,
    rolls: finding.rolls.map(rolled => JSON.stringify(rollOf(client.game, rolled))),
    flags: { [ID]: { ...flags } },
  });
};
