/** A game to watch: bots hold every seat. */
import { defaultOptions } from '../../kernel/options';
import { isProblem } from '../../table/loading';
import { coverWord, gameProblem } from '../../table/saying/covers';
import type { Registry } from '../registry';
import { speech } from '../speech';
import { newTableOf } from './new-table';
import { openTable } from './open-table';

/** Makes such a table, of the first game that can be watched if none is named, and opens it. */
export const watchDemonstration = async (registry: Registry, id?: string): Promise<void> => {
  const chosen = id ?? registry.games().find(({ cover, load }) => load && cover.watchable)?.cover.id;
  if (chosen === undefined) return;
  const rules = await registry.load(chosen);
  if (isProblem(rules)) {
    ui.notifications.error(gameProblem(rules, speech));
    return;
  }
  const [bot] = rules.bots;
  if (!bot) return;
  const options = { ...defaultOptions(rules.options), ...rules.demo.watched };
  const client = await registry.createTable(
    newTableOf({
      game: rules,
      options,
      mode: 'enforced',
      scene: true,
      name: speech.format('RT.library.demonstration', { game: coverWord(chosen, 'name', speech) }),
      holders: Object.fromEntries(rules.seats(options).map(seat => [seat, { kind: 'bot', bot: bot.id } as const])),
    }),
  );
  await openTable(client);
};
