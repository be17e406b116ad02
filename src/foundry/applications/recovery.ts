/** The recovery code of a table: the only way for another browser to referee if the key is lost. */
import type { TableClient } from '../../table/panels/client-model';
import { readingOf } from '../../table/panels/reading';
import { makeRecoveryCode, parseRecoveryCode } from '../../table/record/recovery-code';
import { isSecretOf } from '../../table/crypto/keys';
import { isGameMaster } from '../users';
import { isSecretAtRisk, keepTableSecret, noteSecret, tableSecret } from '../tables/keys';
import { personSecret } from '../tables/person';
import { speech } from '../lazy-import';

/** Does this browser hold the table's key? */
export const holdsTableKey = (client: TableClient): boolean => tableSecret(client.id) !== undefined;

const codeOf = ({ id }: TableClient): string | undefined => {
  const secret = tableSecret(id);
  return secret === undefined ? undefined : makeRecoveryCode(secret);
};

/**
 * Must the code still be saved outside this browser? It is offered quietly until then, to the maker of the table,
 * unless their passphrase restores the key.
 */
export const isCodeOffered = (client: TableClient): boolean =>
  isGameMaster() &&
  !client.timeline.ending &&
  !client.timeline.open &&
  isSecretAtRisk(client.id) &&
  personSecret() === undefined;

/** Offers the code for download. It opens every hidden card of the table, so it is only for the referee. */
export const saveRecoveryCode = async (client: TableClient): Promise<void> => {
  const code = codeOf(client);
  const { name } = client.timeline.head;
  if (code === undefined) return;
  foundry.utils.saveDataToFile(
    speech.format('RT.recovery.file', { name, code }),
    'text/plain',
    `${speech.localize('RT.recovery.file-name')}.txt`,
  );
  await noteSecret(client.id);
};

/** Shows the code on request, to copy or to save. */
export const showRecoveryCode = async (client: TableClient): Promise<void> => {
  const code = codeOf(client);
  if (code === undefined) return;
  const answer = await foundry.applications.api.DialogV2.wait({
    window: { title: 'RT.recovery.title', icon: 'fa-solid fa-key' },
    classes: ['rt', 'rt-recovery'],
    rejectClose: false,
    position: { width: 480 },
    content: `<p>${speech.localize('RT.recovery.made')}</p>
      <textarea class="rt-recovery__code" readonly rows="3" spellcheck="false"
        aria-label="${speech.localize('RT.recovery.title')}">${code}</textarea>
      <p class="rt-quiet">${speech.localize('RT.recovery.save-hint')}</p>`,
    buttons: [
      { action: 'save', label: 'RT.recovery.save', icon: 'fa-solid fa-download', default: true },
      { action: 'copy', label: 'RT.recovery.copy', icon: 'fa-solid fa-copy' },
      { action: 'noted', label: 'RT.recovery.noted', icon: 'fa-solid fa-check' },
    ],
  });
  if (answer === 'save') await saveRecoveryCode(client);
  if (answer === 'copy') await game.clipboard.copyPlainText(code);
  if (answer === 'copy' || answer === 'noted') await noteSecret(client.id);
};

const isKeyOf = ({ timeline: { head } }: TableClient, secret: string): boolean => isSecretOf(secret, head.tableKey);

const INPUT = 'code';
const FIELD = `<input type="text" name="${INPUT}" autocomplete="off" spellcheck="false" autofocus>`;

/** What the user typed; empty if they closed the dialog. */
const askForCode = async (): Promise<string> => {
  const answer: unknown = await foundry.applications.api.DialogV2.input({
    window: { title: 'RT.recovery.enter' },
    classes: ['rt'],
    rejectClose: false,
    content: `<label>${speech.localize('RT.recovery.enter-hint')} ${FIELD}</label>`,
  });
  return typeof answer === 'object' && answer !== null && INPUT in answer ? String(answer[INPUT]).trim() : '';
};

/** Asks for the code and keeps the key if it belongs to this table. */
export const enterRecoveryCode = async (client: TableClient): Promise<void> => {
  const { words } = readingOf(client, speech);
  const text = await askForCode();
  if (!text) return;
  const found = parseRecoveryCode(text);
  const wrong = 'problem' in found ? found : isKeyOf(client, found.secret) ? undefined : { problem: 'wrong-table-key' };
  if (wrong) ui.notifications.error(words.problem(wrong));
  if (wrong || 'problem' in found) return;
  await keepTableSecret(client.id, found.secret);
  await noteSecret(client.id);
  ui.notifications.info(speech.localize('RT.recovery.kept'));
  // if nobody referees, the user who entered the code takes over
  if (client.referee.kind === 'gone' || client.referee.kind === 'none') await client.takeOver();
};
