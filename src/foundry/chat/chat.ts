/** The chat log: what the referee's client posts, and how each reader sees it. */
import type { TableClient } from '../../table/panels/client-model';
import { authorOf } from '../../table/record/authors';
import type { Entry } from '../../table/record/model';
import { eachTable, type Registry } from '../registry';
import { lazyImport } from '../lazy-import';
import { registerDiceSoNice } from './dice-so-nice';
import { registerOwnDice } from '../own-dice';
import { renderMessage } from './render-message';

/** A game of bots alone is watched at its table; posting every turn would bury the chat. */
const hasPeople = ({ timeline: { holders } }: TableClient): boolean =>
  Object.values(holders).some(holder => holder.kind === 'user');

/** Did this user make the entry by hand? */
const isOwnChange = ({ timeline }: TableClient, entry: Entry): boolean =>
  entry.kind === 'turn' && entry.by === 'hand' && authorOf(timeline, entry) === game.userId;

/** Posts new entries: the referee's client posts turns, each user their own changes by hand. */
const follow = (client: TableClient): void => {
  let told = client.timeline.revision;
  client.onChange(({ kind, revision }) => {
    if (kind !== 'record') return;
    const from = told;
    told = revision;
    if (client.timeline.moments.some(({ entry }) => entry.r > from && entry.kind === 'undo'))
      void lazyImport(async () => {
        (await import('./card')).fillAgain(client);
        await (await import('./post-by-hand')).markUndone(client);
      });
    const own = client.timeline.moments.filter(({ entry }) => entry.r > from && isOwnChange(client, entry));
    if (own.length)
      void lazyImport(async () => (await import('./post-by-hand')).postByHand).then(async post => {
        for (const { entry } of own) await post?.(client, entry.r);
      });
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
  registerOwnDice(registry.games().map(({ manifest }) => manifest));
  registerDiceSoNice();
  Hooks.on('renderChatMessageHTML', renderMessage(registry));
};
