/** Bots in tests: whole games, choices in a position, and that hidden information changes nothing. */
import { canonical } from '../fields';
import { chooser, quickDice } from '../dice';
import type { Bot } from '../bot';
import { decide } from '../deciding';
import type { Ending, Game } from '../game';
import type { GameTypes } from '../messages';
import { openPlay } from '../playthrough';
import { diceOfSeed, movesOf, optionsOfGame, pickMove, type Play } from './random-play';
import type { Fault } from './values';
import { legal } from '../offers';
import { toAct } from '../agenda';
import { eachPosition } from './positions';
import { alternative, type Swap } from './swap';

export interface MatchReport {
  games: number;
  wins: number;
  readonly endings: (Ending | undefined)[];
  readonly faults: Fault[];
}

/** Games of a bot in one seat against random play in the others; it decides each of its questions, or every n-th. */
export const playBot = <G extends GameTypes>(
  game: Game<G>,
  bot: Bot<G>,
  seat: G['seat'],
  how: Play<G> & { readonly every?: number },
): MatchReport => {
  const { every = 1 } = how;
  const report: MatchReport = { games: 0, wins: 0, endings: [], faults: [] };
  for (let n = 0; n < how.games; n++) {
    const seed = (how.seed ?? 6) * 100_003 + n;
    const choose = chooser(quickDice(seed));
    const play = openPlay(game, optionsOfGame(game, how, n), diceOfSeed(seed));
    let asked = 0;
    for (let turn = 0; turn < how.cap && play.state.agenda.length; turn++) {
      const moves = movesOf(game, play.state);
      const move = pickMove(moves, choose, how.weigh);
      const own = moves.filter(one => one.seat === seat).map(one => one.command);
      const eyes = { state: game.hide(play.state, seat), seat, legal: own };
      const isBot = move.seat === seat && asked++ % every === 0;
      const command = isBot ? decide(game, bot, eyes, choose).command : move.command;
      const legal = !isBot || own.some(one => canonical(one) === canonical(command));
      if (!legal || !play.submit(move.seat, command).ok) {
        const what = `${bot.id} gives an illegal command: ${JSON.stringify(command)}`;
        report.faults.push({ what, where: `seed ${seed}, turn ${turn}` });
        break;
      }
    }
    const ending = game.ending(play.state);
    if (!ending) report.faults.push({ what: `no end after ${how.cap} commands`, where: `seed ${seed}` });
    report.endings.push(ending);
    report.games++;
    if (ending?.winner === seat) report.wins++;
  }
  return report;
};

const first = <T>(items: readonly T[]): T => {
  const [item] = items;
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
};

/** The command a bot gives for a seat, from the seat's view; if it has no preference, the first. */
export const choiceOf =
  <G extends GameTypes>(game: Game<G>, bot: Bot<G>) =>
  (state: G['state'], seat: G['seat']): G['command'] => {
    const seen = game.hide(state, seat);
    return decide(game, bot, { state: seen, seat, legal: legal(game, seen, seat) }, first).command;
  };

/** Deals again what the asked seat cannot see, and asks its bot in both tables. */
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
