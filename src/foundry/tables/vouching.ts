/**
 * This page's part in vouching for browsers by word of mouth (`table/referee/election/vouching`). It shows codes,
 * asks its game master, hears other pages, and writes confirmed keys into the user's flags.
 */
import {
  isVouchingNeeded as isNeeded,
  NO_VOUCHING,
  type Stranger,
  stepVouching,
  type VouchingEffect,
  type VouchingInput,
} from '../../table/wire/vouching';
import { spokenCode } from '../../table/record/recovery-code';
import { keyId } from '../../table/crypto/keys';
import { entryOf, headOf } from '../documents/table-entry';
import { ID } from '../module-id';
import { speech } from '../lazy-import';
import { send, tellFlood } from './socket';
import { ownClaim } from './keys';

/** How often (ms) a page checks whether something is due. */
const TICK = 1_000;

let vouching = NO_VOUCHING;
const shown = new Map<string, Readonly<Notification>>();
type Notification = ReturnType<typeof ui.notifications.info>;

const feed = (input: VouchingInput): void => {
  const { vouching: next, effects } = stepVouching(vouching, input, performance.now());
  vouching = next;
  for (const effect of effects) carryOut(effect);
};

const isKnown = ({ user, table, key }: Stranger): boolean =>
  game.users.get(user)?.getFlag(ID, 'keys')?.[table]?.[keyId(key)]?.key === key;

/** Called when neither flags nor queries have announced this browser at a table. */
export const needVouching = async (table: string): Promise<void> => {
  const entry = entryOf(table);
  const head = entry && headOf(entry);
  if (!head) return;
  feed({ kind: 'unknown', stranger: { table, user: game.userId ?? '', ...(await ownClaim(head)) } });
};

/** Is this browser unknown at some table, or has an unknown browser of another user asked here? */
export const isVouchingNeeded = (): boolean => isNeeded(vouching);

/** Asks a game master to vouch for this browser if a table does not know it. A user who sits down needs that. */
export const beVouchedFor = (table: string): void => feed({ kind: 'needed', table });

const ask = async (stranger: Stranger): Promise<void> => {
  const { user, table, key } = stranger;
  const words = {
    name: game.users.get(user)?.name ?? '',
    table: entryOf(table)?.name ?? '',
    code: spokenCode(key),
  };
  const paragraphs = ['compare', 'permission'].map(part => speech.format(`RT.vouching.${part}`, words));
  const sure = await foundry.applications.api.DialogV2.confirm({
    window: { title: 'RT.vouching.title' },
    classes: ['rt'],
    rejectClose: false,
    content: paragraphs.map(text => `<p>${foundry.utils.escapeHTML(text)}</p>`).join(''),
    yes: { label: 'RT.vouching.same', default: false },
    no: { label: 'RT.vouching.other', default: true },
  });
  feed({ kind: 'answered', stranger, isSame: sure === true });
};

const write = async ({ user, table, key, proof }: Stranger): Promise<void> => {
  await game.users.get(user)?.update({ flags: { [ID]: { keys: { [table]: { [keyId(key)]: { key, proof } } } } } });
};

const showCode = (table: string, key: string): void => {
  const words = { table: entryOf(table)?.name ?? '', code: spokenCode(key) };
  shown.set(table, ui.notifications.info(speech.format('RT.vouching.tell', words), { permanent: true }));
};
const hideCode = (table: string): void => {
  const notification = shown.get(table);
  if (notification) ui.notifications.remove(notification);
  shown.delete(table);
};

const carryOut = (effect: VouchingEffect): void => {
  switch (effect.kind) {
    case 'show-code':
      return showCode(effect.table, effect.key);
    case 'hide-code':
      return hideCode(effect.table);
    case 'say-stranger':
      return send({ ...effect.stranger, kind: 'stranger' });
    case 'ask':
      return void ask(effect.stranger).catch(error => console.warn(error));
    case 'vouch':
      return void write(effect.stranger).catch(error => console.warn(error));
    case 'flood':
      return tellFlood(effect.user);
  }
};

/** Should this page's game master be asked about a browser? */
const isMine = (stranger: Stranger): boolean => {
  const user = game.users.get(stranger.user);
  const isPlayers = user?.isGM === false && entryOf(stranger.table) !== undefined;
  return game.users.activeGM?.isSelf === true && isPlayers && !isKnown(stranger);
};

const tick = (): void => {
  for (const { stranger } of Object.values(vouching.newcomers)) {
    const { table } = stranger;
    if (isKnown(stranger) || !entryOf(table)) feed({ kind: 'settled', table });
  }
  feed({ kind: 'tick' });
};

/** Another page says whose its browser is; `by`: the page's user, if Foundry names them. */
export const hearStranger = (stranger: Stranger, by: string | undefined): void =>
  feed({ kind: 'stranger', stranger, isMine: isMine(stranger), ...(by !== undefined && { by }) });

/** Called when there is something to do: starts the clock. */
export const beginVouching = (): void => {
  window.setInterval(tick, TICK);
};
