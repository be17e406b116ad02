/**
 * Two browsers of one user. The later one shows its code; the earlier one asks whether it is theirs, and vouches for
 * it in the record. That takes two clicks; without them Verify calls the later one strange.
 */
import { isVouchedFor, mayVouch } from '../../table/judgement/vouched';
import type { TableClient } from '../../table/panels/client-model';
import { spokenCode } from '../../table/record/recovery-code';
import { speech } from '../lazy-import';
import { browserKey, ownKeys } from './keys';

/** What this page has already asked or shown. */
const done = new Set<string>();
const isFirst = (what: string): boolean => !done.has(what) && done.add(what).size > 0;

/** Tables at which this browser has shown its code. */
const shown = new Set<string>();

const format = (client: TableClient, key: string, what: string): string =>
  speech.format(`RT.later-browser.${what}`, { table: client.timeline.head.name, code: spokenCode(key) });

/**
 * Shows this browser's code if it is a later one that signs for a seat. It stays until closed: a referee could forge
 * an earlier browser that vouches for this one, so that nobody is warned.
 */
const showOwn = (client: TableClient, mine: string): void => {
  const { id, timeline, mySeats } = client;
  const isLater = mySeats.length > 0 && Object.hasOwn(timeline.keys, mine) && !isVouchedFor(timeline, mine);
  if (isLater && isFirst(`own ${id}`)) {
    shown.add(id);
    ui.notifications.info(format(client, mine, 'own'), { permanent: true });
  }
};

/** Is there a referee to ask, and an unfinished record? */
const isServed = ({ referee, timeline }: TableClient): boolean =>
  (referee.kind === 'here' || referee.kind === 'there') && timeline.secret === undefined;

/** Vouches for other tabs of this browser without asking, and shows this one's code if it is a later one. */
export const tendOwnBrowsers = async (client: TableClient): Promise<void> => {
  const { id } = client;
  const { public: mine } = await browserKey(client.timeline.head);
  showOwn(client, mine);
  if (!isServed(client)) return;
  for (const key of ownKeys(id)) {
    if (mayVouch(client.timeline, mine, key) && isFirst(`vouch ${id} ${key}`)) await client.ask({ kind: 'vouch', key });
  }
  // ask about the user's other device at once, before it acts
  const { keys } = client.timeline;
  const others = Object.keys(keys).filter(key => keys[key] === game.userId && !ownKeys(id).has(key));
  if (client.mySeats.length) for (const key of others) void askWhetherMine(client, key);
};

/** What this page has asked about each other browser, with the answer. */
const asked = new Map<string, Promise<boolean>>();

const ask = async (client: TableClient, key: string): Promise<boolean> => {
  // closing the dialog does not confirm; if that browser acts, the user is told what to do
  const answer = await foundry.applications.api.DialogV2.wait({
    window: { title: 'RT.later-browser.title' },
    classes: ['rt'],
    rejectClose: false,
    content: `<p>${foundry.utils.escapeHTML(format(client, key, 'asks'))}</p>`,
    buttons: [{ action: 'yes', label: 'RT.later-browser.yes' }],
  });
  if (answer === 'yes') await client.ask({ kind: 'vouch', key });
  return answer === 'yes';
};

/**
 * Asks once whether another browser in this user's name is theirs. False if not, or if this one cannot vouch for it.
 * A later browser already shows its own code about the earlier one.
 */
export const askWhetherMine = async (client: TableClient, key: string): Promise<boolean> => {
  const { id, timeline } = client;
  const { public: mine } = await browserKey(timeline.head);
  if (shown.has(id) && isVouchedFor(timeline, key)) return true;
  const name = `${id} ${key}`;
  const before = asked.get(name);
  if (before) return before;
  if (!isServed(client) || !mayVouch(timeline, mine, key)) return false;
  const answer = ask(client, key);
  asked.set(name, answer);
  return answer;
};
