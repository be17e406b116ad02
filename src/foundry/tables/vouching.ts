/**
 * A browser that Foundry lets make itself known neither in its user's flags nor by a query that names him. It shows its
 * user a code; he reads it to a game master, whose page has been told the key over the socket, where anybody may claim
 * to be anybody: the code is what proves it. Then the game master's browser writes the key into the user's flags.
 * DESIGN 5, the referee; PLATFORM 5.
 */
import { spokenCode } from '../../table/sealing/recovery';
import { keyId } from '../../table/sealing/sealing';
import { entryOf, headOf } from '../documents/table-entry';
import { ID } from '../module-id';
import { speech } from '../speech';
import { ownClaim } from './keys';
import { onSignal, type Saying, send } from './socket';

/** How often a stranger says whose he is (ms): a game master may come later. */
const EVERY = 5_000;
/** So many browsers of one user a game master is asked about while his page is open. */
const MOST = 5;

/** Tables at which this browser is not known, and those whose game master has been asked. */
const unknown = new Set<string>();
const asking = new Set<string>();

type Stranger = Extract<Saying, { readonly kind: 'stranger' }>;
type User = NonNullable<ReturnType<typeof game.users.get>>;

const isKnown = (user: User, table: string, key: string): boolean =>
  user.getFlag(ID, 'keys')?.[table]?.[keyId(key)]?.key === key;

/** Neither flags nor queries have made this browser known at a table. */
export const needVouching = (table: string): void => {
  unknown.add(table);
};

/** Is this browser unknown at some table, or has one of another user said so here? */
export const isVouchingNeeded = (): boolean => unknown.size > 0 || asked.size > 0;

/** Asks a game master to vouch for this browser, if it is not known at a table: he who sits down needs it. */
export const beVouchedFor = async (table: string): Promise<void> => {
  if (!unknown.has(table) || asking.has(table)) return;
  asking.add(table);
  const entry = entryOf(table);
  const head = entry && headOf(entry);
  if (!head) return;
  const { key, proof } = await ownClaim(head);
  const name = entry.name;
  const text = speech.format('RT.vouching.tell', { table: name, code: spokenCode(key) });
  const said = ui.notifications.info(text, { permanent: true });
  const tell = (): void => {
    if (!isKnown(game.user, table, key) && entryOf(table)) {
      send({ kind: 'stranger', table, user: game.userId ?? '', key, proof });
      return;
    }
    window.clearInterval(timer);
    unknown.delete(table);
    ui.notifications.remove(said);
  };
  const timer = window.setInterval(tell, EVERY);
  tell();
};

/** What this page has asked its game master about: key -> user. */
const asked = new Map<string, string>();

const ask = async ({ table, key, proof }: Stranger, user: User): Promise<void> => {
  const words = { name: user.name, table: entryOf(table)?.name ?? '', code: spokenCode(key) };
  const paragraphs = ['claims', 'compare', 'permission'].map(part => speech.format(`RT.vouching.${part}`, words));
  const sure = await foundry.applications.api.DialogV2.confirm({
    window: { title: 'RT.vouching.title' },
    classes: ['rt'],
    rejectClose: false,
    content: paragraphs.map(text => `<p>${foundry.utils.escapeHTML(text)}</p>`).join(''),
    yes: { label: 'RT.vouching.same', default: false },
    no: { label: 'RT.vouching.other', default: true },
  });
  if (sure) await user.update({ flags: { [ID]: { keys: { [table]: { [keyId(key)]: { key, proof } } } } } });
};

const hear = (stranger: Stranger): void => {
  const { user: id, table, key } = stranger;
  const user = game.users.get(id);
  const isMine = game.users.activeGM?.isSelf === true;
  if (!isMine || !user || user.isGM || !entryOf(table)) return;
  if (asked.has(key) || isKnown(user, table, key)) return;
  if ([...asked.values()].filter(one => one === id).length >= MOST) return;
  asked.set(key, id);
  void ask(stranger, user).catch(error => console.warn(error));
};

/** Called when the tables are open. */
export const watchStrangers = (): void => {
  onSignal(signal => {
    if (signal.kind === 'stranger') hear(signal);
  });
};
