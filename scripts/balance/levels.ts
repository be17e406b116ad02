/** How often each bot of a game wins from each seat, against the game's first bot in all others, and how it plays. */
import type { Counts, GameCount, Plan } from './game-count';
import { line, share } from './report';
import { neverUsed, tally } from './tally';

/** Plays as a whole: every kind of command and every card, over all pairings. */
interface Used {
  readonly commands: Set<string>;
  readonly cards: Set<string>;
}
/** Plays the games of a pairing; fewer of them if the time is up. */
export type Played = (plan: Plan) => Promise<readonly GameCount[]>;

const endingsOf = (endings: Counts): string =>
  Object.entries(endings)
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

/** Removes what any pairing has used from the list of unused things. */
const kept = (all: Used | undefined, never: readonly string[], neverCards: readonly string[]): Used => ({
  commands: new Set(never.filter(name => all?.commands.has(name) ?? true)),
  cards: new Set(neverCards.filter(name => all?.cards.has(name) ?? true)),
});

/** Each pairing, line by line as results come: each bot in each seat; then what no bot ever did. `only`: these bots. */
export async function* levelsOf(
  plan: Omit<Plan, 'bots'>,
  played: Played,
  only?: readonly string[],
): AsyncGenerator<string> {
  const { game, options } = plan;
  const seats = game.seats(options);
  const [first] = game.bots;
  yield `against ${first?.id ?? 'nobody'}: won, of games, share, commands of the median game; how games ended`;
  let idle: Used | undefined;
  for (const bot of game.bots.filter(({ id }) => !only || only.includes(id))) {
    for (const seat of seats) {
      const bots = Object.fromEntries(seats.map(one => [one, one === seat ? bot.id : (first?.id ?? '')]));
      const games = await played({ ...plan, bots });
      if (!games.length) continue;
      const counted = tally({ ...plan, bots }, games);
      const won = counted.winners[seat] ?? 0;
      const median = counted.lengths[Math.floor(counted.lengths.length / 2)] ?? 0;
      const never = neverUsed(counted);
      idle = kept(idle, never.commands, [...never.cards, ...never.neverHeld]);
      const name = `${bot.id} (${bot.level ?? '-'}) as ${seat}`;
      const cells = [String(won), String(games.length), share(won, games.length), String(median)];
      yield `${line(name, ...cells)}  ${endingsOf(counted.endings)}`;
    }
  }
  yield `never given in any of them: ${[...(idle?.commands ?? [])].join(', ') || 'nothing'}`;
  yield `never used in any of them: ${[...(idle?.cards ?? [])].join(', ') || 'nothing'}`;
}
