/** One game of bots against bots, with counts of everything done in it. The same plan and number give the same counts. */
import { toAct } from '../../src/kernel/agenda';
import { decide } from '../../src/kernel/deciding';
import { chooser, quickDice } from '../../src/kernel/dice';
import type { Options } from '../../src/kernel/messages';
import { legal } from '../../src/kernel/offers';
import { openPlay } from '../../src/kernel/playthrough';
import type { AnyGame, AnyTypes } from '../../src/table/record/model';

export type Counts = Readonly<Record<string, number>>;
export type Seats = Readonly<Record<string, string>>;

/** What is played: everything that the counts of a game depend on, except its number. */
export interface Plan {
  readonly game: AnyGame;
  readonly options: Options;
  /** Which bot plays which seat, by their ids. */
  readonly bots: Seats;
  readonly seed: number;
  /** The name of a card: copies are one card. */
  nameOf(card: string): string;
}

/** What one seat did, by the kind of the command. */
export interface SeatUse {
  readonly given: Counts;
  /** Decisions in which such a command was offered. */
  readonly offered: Counts;
}

/** One game as stored in a result file: plain data. */
export interface GameCount {
  readonly number: number;
  readonly winner: string;
  readonly ending: string;
  readonly turn: number;
  /** Its commands. */
  readonly length: number;
  readonly seats: Readonly<Record<string, SeatUse>>;
  /** Events, by kind. */
  readonly events: Counts;
  /** Cards that came into a hand, and how often a command named a card, by the kind of the command. */
  readonly held: readonly string[];
  readonly used: Readonly<Record<string, Counts>>;
  /** The table's figures of each seat at the end: `red morale`. */
  readonly facts: Counts;
}

/** More commands than any game needs. */
const CAP = 20_000;

export const plus = (counts: Record<string, number>, name: string, by = 1): void => {
  counts[name] = (counts[name] ?? 0) + by;
};

const opened = ({ game, options, seed }: Plan, number: number) =>
  openPlay(game, options, turn => quickDice((seed * 104_729 + number) * 65_537 + turn));

const pilesOf = ({ game, options }: Plan, state: AnyTypes['state']) => game.presentation(options).tabletop(state).piles;

/** The ids of all cards that a game is played with. */
export const cardsOf = (plan: Plan): ReadonlySet<string> =>
  new Set(pilesOf(plan, opened(plan, 0).state).flatMap(({ cards }) => cards));

export const countGame = (plan: Plan, number: number): GameCount => {
  const { game, options } = plan;
  const pick = chooser(quickDice(plan.seed * 7919 + number));
  const play = opened(plan, number);
  const cards = cardsOf(plan);
  const hands = new Set<string>();
  const events: Record<string, number> = {};
  const used: Record<string, Record<string, number>> = {};
  const seats: Record<string, { given: Record<string, number>; offered: Record<string, number> }> = {};
  let length = 0;
  for (; length < CAP && play.state.agenda.length; length++) {
    for (const pile of pilesOf(plan, play.state))
      if (pile.owner !== undefined) for (const card of pile.cards) hands.add(plan.nameOf(card));
    const [seat] = toAct(game, play.state);
    const bot = game.bots.find(({ id }) => id === plan.bots[seat ?? '']);
    if (seat === undefined || !bot) break;
    const seen = game.hide(play.state, seat);
    const open = legal(game, seen, seat);
    const { command } = decide(game, bot, { state: seen, seat, legal: open }, pick);
    const verdict = play.submit(seat, command);
    if (!verdict.ok) throw new Error(`${bot.id} broke a rule: ${JSON.stringify(command)}`);
    for (const { kind } of verdict.events) plus(events, kind);
    const use = (seats[seat] ??= { given: {}, offered: {} });
    plus(use.given, command.kind);
    for (const kind of new Set(open.map(one => one.kind))) plus(use.offered, kind);
    for (const value of Object.values(command))
      if (cards.has(String(value))) plus((used[plan.nameOf(String(value))] ??= {}), command.kind);
  }
  const { state } = play;
  const ending = game.ending(state);
  const { facts } = game.presentation(options);
  return {
    number,
    winner: ending?.winner ?? 'nobody',
    ending: ending ? `${ending.reason}: ${ending.winner}` : 'not ended',
    turn: game.status(state).turn,
    length,
    seats,
    events,
    held: [...hands],
    used,
    facts: Object.fromEntries(
      game
        .seats(options)
        .flatMap(seat =>
          facts(state, seat).flatMap(({ word, value }) =>
            typeof value === 'number' ? [[`${seat} ${word}`, value] as const] : [],
          ),
        ),
    ),
  };
};
