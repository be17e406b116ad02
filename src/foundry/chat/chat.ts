/** The chat log: what the referee's client tells it, and how each reader sees it. */
import type { TableClient } from '../../table/panels/client-model';
import { eachTable } from '../for-each-table';
import type { Registry } from '../registry';
import { lazyImport } from '../lazy-import';
import { registerDiceSoNice } from './dice-so-nice';
import { registerOwnDice } from './own-dice';
import { renderMessage } from './render-message';

/** A game that only bots play is watched at its table; its every turn in the chat log would bury all else. */
const hasPeople = ({ timeline: { holders } }: TableClient): boolean =>
  Object.values(holders).some(holder => holder.kind === 'user');

/** Posts what comes from now on, from the one client that referees; nothing waits for it. */
const follow = (client: TableClient): void => {
  let told = client.timeline.revision;
  client.onChange(({ kind, revision }) => {
    if (kind !== 'record') return;
    const from = told;
    told = revision;
    if (client.referee.kind !== 'here' || !hasPeople(client)) return;
    void lazyImport(async () => (await import('./post-turn')).postTurn).then(post => {
      for (let one = from + 1; post && one <= revision; one++) void post(client, one);
    });
  });
};

/** Called when the tables are open. */
export const openChat = (registry: Registry): void => {
  eachTable(registry, follow);
};

/** Called in `init`. */
export const registerChat = (registry: Registry): void => {
  registerOwnDice();
  registerDiceSoNice();
  Hooks.on('renderChatMessageHTML', renderMessage(registry));
};
