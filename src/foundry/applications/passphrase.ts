/** A passphrase for all of this user's tables: chosen once, and typed once on each other device. */
import { toBase64 } from '../../table/crypto/bytes';
import { isLongEnough, lock, SHORTEST, unlock } from '../../table/record/passphrase';
import { speech } from '../lazy-import';
import type { PersonHands } from './person-secret';

const SECRET_BYTES = 32;

const say = (key: string, data: Readonly<Record<string, string>> = {}): string =>
  speech.format(`RT.devices.${key}`, data);
const warn = (key: string): void => {
  ui.notifications.warn(say(key, { count: String(SHORTEST) }));
};

type Field = 'once' | 'again';

/** Asks for some fields below a text. Returns what was typed, or undefined if the dialog was closed. */
const ask = async (
  title: string,
  sentences: readonly string[],
  fields: readonly (readonly [Field, label: string])[],
): Promise<Readonly<Record<Field, string>> | undefined> => {
  const told = sentences.map(text => `<p>${foundry.utils.escapeHTML(text)}</p>`);
  const asked = fields.map(
    ([name, label], at) => `<label class="rt-field">${foundry.utils.escapeHTML(label)}
      <input type="password" name="${name}" autocomplete="off" spellcheck="false"${at === 0 ? ' autofocus' : ''}></label>`,
  );
  const answer: unknown = await foundry.applications.api.DialogV2.input({
    window: { title, icon: 'fa-solid fa-laptop' },
    classes: ['rt', 'rt-passphrase'],
    rejectClose: false,
    position: { width: 480 },
    content: [...told, ...asked].join(''),
    ok: { label: 'RT.devices.go' },
  });
  if (typeof answer !== 'object' || answer === null) return undefined;
  const typed = (name: Field): string => String((answer as Readonly<Record<string, unknown>>)[name] ?? '');
  return { once: typed('once'), again: typed('again') };
};

/** Asks again until the input can be used or the dialog is closed. */
const askForNew = async (): Promise<string | undefined> => {
  for (;;) {
    const typed = await ask(
      'RT.devices.title',
      [say('why'), say('cost')],
      [
        ['once', say('field', { count: String(SHORTEST) })],
        ['again', say('again')],
      ],
    );
    if (!typed) return undefined;
    if (!isLongEnough(typed.once)) warn('short');
    else if (typed.once !== typed.again) warn('different');
    else return typed.once;
  }
};

/** Shows a "please wait" while the work runs. */
const meanwhile = async <T>(work: Promise<T>): Promise<T> => {
  const note = ui.notifications.info(say('working'), { permanent: true });
  try {
    return await work;
  } finally {
    ui.notifications.remove(note);
  }
};

/** The dialogs about the passphrase, with this browser's part in the user's secret. */
export const passphrases = ({
  random,
  declinePerson,
  keepPerson,
  lockedInWorld,
  owner,
  personSecret,
  writeLocked,
  goOnHere,
}: PersonHands) => {
  /** Asks for the passphrase until it is right, then opens this user's tables. */
  const enterPassphrase = async (): Promise<void> => {
    for (;;) {
      const locked = lockedInWorld();
      const typed = locked && (await ask('RT.devices.title', [say('where')], [['once', say('yours')]]));
      if (!locked || !typed) return;
      const secret = await meanwhile(unlock(locked, typed.once, owner()));
      if (secret === undefined) {
        warn('wrong');
        continue;
      }
      await keepPerson(secret, locked);
      await goOnHere();
      ui.notifications.info(say('unlocked'));
      return;
    }
  };

  /** Chooses a passphrase, or another one. If there is one that this browser does not know, asks for it. */
  const choosePassphrase = async (): Promise<void> => {
    const known = personSecret();
    if (known === undefined && lockedInWorld()) return enterPassphrase();
    const passphrase = await askForNew();
    if (passphrase === undefined) return;
    const secret = known ?? toBase64(random(SECRET_BYTES));
    const locked = await meanwhile(lock(secret, passphrase, owner(), random));
    // another browser of this user may have chosen one meanwhile: that one counts
    if (known === undefined && lockedInWorld()) return enterPassphrase();
    try {
      await writeLocked(locked);
    } catch {
      return warn('not-written');
    }
    await keepPerson(secret, locked);
    await goOnHere();
    ui.notifications.info(say('chosen'));
  };

  /** Uses this browser as a new one without a passphrase. */
  const goWithout = async (): Promise<void> => {
    await declinePerson();
    await goOnHere();
  };

  return { choosePassphrase, enterPassphrase, goWithout };
};
