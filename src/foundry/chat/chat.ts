/** The chat log: what the referee's client tells it, and how each reader sees it. */
import type { TableClient } from '../../table/panels/client-model';
import type { Registry } from '../registry';
import { registerDiceSoNice } from './dice-so-nice';
import { registerOwnDice } from './own-dice';
import { postTurn } from './post-turn';
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
    for (let one = from + 1; one <= revision; one++) void postTurn(client, one);
  });
};

/** Called when the tables are open. */
export const openChat = (registry: Registry): void => {
  const followed = new WeakSet<TableClient>();
  const followAll = (): void => {
    for (const client of registry.tables()) {
      if (followed.has(client)) continue;
      followed.add(client);
      follow(client);
    }
  };
  followAll();
  registry.onChange(followAll);
};

/** Called in `init`. */
export const registerChat = (registry: Registry): void => {
  registerOwnDice();
  registerDiceSoNice();
  Hooks.on('renderChatMessageHTML', renderMessage(registry));
};
