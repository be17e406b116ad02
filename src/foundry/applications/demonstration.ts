/** A game to watch: bots hold every seat. */
import { defaultOptions } from '../../kernel/options';
import type { AnyGame } from '../../table/record/model';
import type { Registry } from '../registry';
import { speech } from '../speech';
import { newTableOf } from './new-table';
import { openWindow } from './windows';

/** Makes such a table, of the first game if none is named, and opens it. */
export const watchDemonstration = async (
  registry: Registry,
  rules: AnyGame | undefined = registry.games()[0],
): Promise<void> => {
  const bot = rules?.bots[0];
  if (!rules || !bot) return;
  const options = defaultOptions(rules.options);
  const client = await registry.createTable(
    newTableOf({
      game: rules,
      options,
      mode: 'enforced',
      scene: true,
      name: speech.format('RT.library.demonstration', { game: speech.localize(`RT.${rules.id}.name`) }),
      holders: Object.fromEntries(rules.seats(options).map(seat => [seat, { kind: 'bot', bot: bot.id } as const])),
    }),
  );
  await openWindow('table', client);
  await openWindow('board', client);
};
