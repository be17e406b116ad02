/** Plays a game on automatically: every seat at random, or by its bot. */
import { toAct } from '../../src/kernel/agenda';
import { decide } from '../../src/kernel/deciding';
import { chooser, quickDice } from '../../src/kernel/dice';
import type { Ending } from '../../src/kernel/game';
import { Bug } from '../../src/kernel/lookup';
import { legal } from '../../src/kernel/offers';
import type { AnyGame } from '../../src/table/record/model';
import { judge, type DoorTable } from './cli-table';
import { malformed, quoted } from './reading';

/** Who plays all seats: random play, or a bot. */
type Policy = AnyGame['bots'][number] | undefined;

/** `"random"`, `"bot"` for the game's first one, or the id of any of its bots. */
export const readPolicy = ({ bots }: AnyGame, policy: unknown): Policy => {
  if (policy === 'random') return undefined;
  const ids = bots.map(({ id }) => id).join(', ');
  const bot = policy === 'bot' ? bots[0] : bots.find(({ id }) => id === policy);
  return bot ?? malformed(`"policy" is "random", "bot" or a bot's id (${ids}), not ${quoted(policy)}`);
};

/**
 * Plays until the end, or for `max` turns. The same seed and turn always give the same game. If the rules fail, no turn is
 * kept.
 */
export const playOn = (
  table: DoorTable,
  bot: Policy,
  max: number,
): { readonly outcome: Ending | null; readonly turns: number } => {
  const { game, play, seed } = table;
  const pick = chooser(quickDice(parseInt(seed.slice(0, 8), 16) ^ play.turns.length));
  let turns = 0;
  try {
    for (; turns < max && play.state.agenda.length; turns++) {
      const seat = pick(toAct(game, play.state));
      const seen = game.hide(play.state, seat);
      const all = legal(game, seen, seat);
      const command = bot ? decide(game, bot, { state: seen, seat, legal: all }, pick).command : pick(all);
      const verdict = judge(table, seat, { command });
      if (!verdict.ok) throw new Bug(`a legal command was refused: ${JSON.stringify(command)}`);
    }
  } catch (error) {
    while (turns-- > 0) play.undo({ force: true });
    throw error;
  }
  return { outcome: game.ending(play.state) ?? null, turns };
};
