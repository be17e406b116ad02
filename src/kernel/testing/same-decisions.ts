/** Secrecy of bots: what their seat cannot see must change nothing that they decide, while their own chance is the same. */
import { toAct } from '../agenda';
import type { Bot } from '../bot';
import { canonical } from '../canonical';
import { decide } from '../deciding';
import { chooser, quickDice } from '../dice';
import type { Game } from '../game';
import type { GameTypes } from '../messages';
import { legal } from '../offers';
import { eachPosition } from './positions';
import { alternative, type Swap } from './swap';
import type { Fault } from './values';

/** Deals anew what the seat that is asked cannot see, and asks its bot in both tables. */
export const sameDecisions = <G extends GameTypes>(
  game: Game<G>,
  bot: Bot<G>,
  how: Swap<G>,
): { readonly decisions: number; readonly faults: readonly Fault[] } => {
  let decisions = 0;
  const faults = eachPosition(game, how, ({ state, turn, choose }) => {
    const [seat] = toAct(game, state);
    if (seat === undefined) return undefined;
    const dealt = alternative(state, game.hide(state, seat), choose, id => how.classOf(id));
    const other = how.vary ? how.vary(dealt, seat, choose) : dealt;
    const [one, two] = [state, other].map(table => {
      const seen = game.hide(table, seat);
      const eyes = { state: seen, seat, legal: legal(game, seen, seat) };
      return canonical(decide(game, bot, eyes, chooser(quickDice(turn))));
    });
    decisions++;
    return one === two ? undefined : `${bot.id} decides by what ${seat} cannot see: ${one ?? ''} or ${two ?? ''}`;
  });
  return { decisions, faults };
};
