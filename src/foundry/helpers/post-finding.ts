/** Posts the finding of a helper: real rolls, and each reader's own words. */
import type { Finding, Values } from '../../kernel/helper';
import type { TableClient } from '../../table/panels/client-model';
import { foundLines } from '../../table/panels/finding-text';
import { askedText, mapText } from '../../table/panels/helpers';
import { type Reading, readingOf } from '../../table/panels/reading';
import { ID } from '../module-id';
import { speech } from '../lazy-import';
import type { ChatFlags } from '../chat/flags';
import { rollOf } from '../chat/rolls';

/** The section that a helper follows. */
const ruleOf = ({ client, words }: Reading, id: string): string => {
  const helper = client.presentation.helpers.find(one => one.id === id);
  return helper ? ` (${words.section(helper.section)})` : '';
};

/** Posts a finding with its question, in the name of the user who asked it. */
export const postFinding = async (
  client: TableClient,
  helper: string,
  values: Values,
  finding: Finding,
): Promise<void> => {
  const reading = readingOf(client, speech);
  const text = [
    `${reading.words.text(`helpers.${helper}.name`)}${ruleOf(reading, helper)}`,
    ...askedText(reading, helper, values),
    ...foundLines(reading, finding),
    mapText(reading) ?? '',
  ]
    .filter(Boolean)
    .join('. ');
  const flags: ChatFlags = { kind: 'helper', table: client.id, helper, finding, values };
  await ChatMessage.create({
    content: `<p>${foundry.utils.escapeHTML(text)}</p>`,
    rolls: finding.rolls.map(rolled => JSON.stringify(rollOf(client.game, rolled))),
    flags: { [ID]: { ...flags } },
  });
};
