/** Games of bots against bots, and what was done in them how often. */
import { toAct } from '../../src/kernel/agenda';
import { decide } from '../../src/kernel/deciding';
import { chooser, quickDice } from '../../src/kernel/dice';
import type { Options } from '../../src/kernel/messages';
import { legal } from '../../src/kernel/offers';
import { openPlay } from '../../src/kernel/playthrough';
import type { AnyGame, AnyTypes } from '../../src/table/record/model';

export type Counts = Readonly<Record<string, number>>;
export type Seats = Readonly<Record<string, string>>;

export interface Plan {
  readonly game: AnyGame;
  readonly options: Options;
  /** Which bot plays which seat, by their ids. */
  readonly bots: Seats;
  readonly games: number;
  readonly seed: number;
  /** What a card is called: copies are one card. */
  nameOf(card: string): string;
  /** Hears of each game that is over. */
  over?(played: number): void;
}

export interface CardUse {
  /** In how many games it came into a hand. */
  readonly held: number;
  /** How often a command named it, by the kind of the command. */
  readonly used: Counts;
}

/** What one seat did, by the kind of the command. */
export interface SeatUse {
  readonly given: Counts;
  /** Decisions in which such a command was on offer. */
  readonly offered: Counts;
}

export interface Tally {
  readonly winners: Counts;
  readonly endings: Counts;
  /** Commands of each game. */
  readonly lengths: readonly number[];
  readonly lastTurns: Counts;
  /** Every kind of command, also one that nobody gave. */
  readonly commands: Counts;
  /** How often each seat gave each kind of command, and how often it could have. */
  readonly seats: Readonly<Record<string, SeatUse>>;
  /** What happened, by the kind of the event. */
  readonly events: Counts;
  readonly cards: Readonly<Record<string, CardUse>>;
  /** What the table says of each seat at the end, the mean of all games: `red morale`. */
  readonly facts: Counts;
}

/** More commands than any game needs. */
const CAP = 20_000;

const plus = (counts: Record<string, number>, name: string, by = 1): void => {
  counts[name] = (counts[name] ?? 0) + by;
};

/** Every kind of command that some step of a game takes, or that is open at any time. */
export const commandKinds = (game: AnyGame): readonly string[] => [
  ...new Set([
    ...Object.values(game.steps).flatMap(step => ('answers' in step ? Object.keys(step.answers) : [])),
    ...Object.keys(game.anytime ?? {}),
  ]),
];

/** Plays the games of a plan and counts. The same plan gives the same counts. */
export const tally = (plan: Plan): Tally => {
  const { game, options } = plan;
  const presentation = game.presentation(options);
  const winners: Record<string, number> = {};
  const endings: Record<string, number> = {};
  const lastTurns: Record<string, number> = {};
  const facts: Record<string, number> = {};
  const commands: Record<string, number> = Object.fromEntries(commandKinds(game).map(kind => [kind, 0]));
  const events: Record<string, number> = {};
  const held: Record<string, number> = {};
  const used: Record<string, Record<string, number>> = {};
  const seats: Record<string, { given: Record<string, number>; offered: Record<string, number> }> = Object.fromEntries(
    game.seats(options).map(seat => [seat, { given: {}, offered: {} }]),
  );
  const lengths: number[] = [];
  const cards = new Set<string>();
  const pilesOf = (state: AnyTypes['state']) => presentation.tabletop(state).piles;

  for (let n = 0; n < plan.games; n++) {
    const pick = chooser(quickDice(plan.seed * 7919 + n));
    const play = openPlay(game, options, turn => quickDice((plan.seed * 104_729 + n) * 65_537 + turn));
    for (const pile of pilesOf(play.state)) for (const card of pile.cards) cards.add(card);
    const hands = new Set<string>();
    let length = 0;
    for (; length < CAP && play.state.agenda.length; length++) {
      for (const pile of pilesOf(play.state))
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
      plus(commands, command.kind);
      const use = (seats[seat] ??= { given: {}, offered: {} });
      plus(use.given, command.kind);
      for (const kind of new Set(open.map(one => one.kind))) plus(use.offered, kind);
      for (const value of Object.values(command))
        if (cards.has(String(value))) plus((used[plan.nameOf(String(value))] ??= {}), command.kind);
    }
    lengths.push(length);
    for (const card of hands) plus(held, card);
    const { state } = play;
    const ending = game.ending(state);
    plus(winners, ending?.winner ?? 'nobody');
    plus(endings, ending ? `${ending.reason}: ${ending.winner}` : 'not ended');
    plus(lastTurns, String(game.status(state).turn));
    for (const seat of game.seats(options))
      for (const { word, value } of presentation.facts(state, seat))
        if (typeof value === 'number') plus(facts, `${seat} ${word}`, value / plan.games);
    plan.over?.(n + 1);
  }

  const names = [...new Set([...cards].map(card => plan.nameOf(card)))].sort();
  return {
    winners,
    endings,
    lengths: lengths.toSorted((a, b) => a - b),
    lastTurns,
    commands,
    seats,
    events,
    cards: Object.fromEntries(names.map(name => [name, { held: held[name] ?? 0, used: used[name] ?? {} }])),
    facts,
  };
};

/** What the bots never did: kinds of commands, cards that came into hands in vain, and cards that never came there. */
export const neverUsed = ({ commands, cards }: Tally) => {
  const idle = Object.entries(cards).filter(([, { used }]) => Object.keys(used).length === 0);
  return {
    commands: Object.entries(commands).flatMap(([kind, count]) => (count ? [] : [kind])),
    cards: idle.flatMap(([name, { held }]) => (held ? [name] : [])),
    neverHeld: idle.flatMap(([name, { held }]) => (held ? [] : [name])),
  };
};
