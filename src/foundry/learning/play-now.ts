/** Makes a table with one click: against bots, by hand, for friends, or bots to watch. Everything else is default. */
import type { Options } from '../../kernel/messages';
import { defaultOptions } from '../../kernel/options';
import { isProblem } from '../../table/loading';
import { holdersAtOnce, type AtOnce } from '../../table/panels/draft';
import type { AnyGame } from '../../table/record/model';
import { coverWord, gameProblem } from '../../table/i18n/manifest-words';
import type { Registry } from '../registry';
import { speech } from '../lazy-import';
import { ownOptions } from '../my-copy/own-copy';
import { newTableOf } from '../tables/table-plan';
import { openTable } from '../layout/open-table';
import { openWindow } from '../windows';

const optionsOf = (rules: AnyGame, how: AtOnce, own: Options): Options => ({
  ...defaultOptions(rules.options),
  ...own,
  ...(how === 'watch' && rules.demo.watched),
});

/** Makes such a table, and sits down at it. */
export const tableAtOnce = async (registry: Registry, id: string, how: AtOnce): Promise<void> => {
  const rules = await registry.load(id);
  if (isProblem(rules)) {
    ui.notifications.error(gameProblem(rules, speech));
    return;
  }
  const options = optionsOf(rules, how, await ownOptions(rules));
  const name = coverWord(id, 'name', speech);
  try {
    const client = await registry.createTable(
      newTableOf({
        game: rules,
        options,
        mode: how === 'hand' ? 'free' : 'enforced',
        scene: true,
        name: how === 'watch' ? speech.format('RT.library.demonstration', { game: name }) : name,
        holders: holdersAtOnce(rules, options, how, game.userId ?? ''),
      }),
    );
    await openTable(client);
    // the Seats window shows who holds a seat and how the others join
    if (how === 'invite') await openWindow('seats', client);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    ui.notifications.error(speech.format('RT.wizard.failed', { reason }));
  }
};
