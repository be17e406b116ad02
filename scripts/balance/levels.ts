/** How often each bot of a game wins from each seat, against the game's first bot in all others. */
import { line, share } from './report';
import { tally, type Plan } from './tally';

/** One line for each bot and seat. */
export const levelsOf = (plan: Omit<Plan, 'bots'>): readonly string[] => {
  const { game, options, games } = plan;
  const seats = game.seats(options);
  const [first] = game.bots;
  return [
    `won of ${games}, against ${first?.id ?? 'nobody'}`,
    ...game.bots.flatMap(bot =>
      seats.map(seat => {
        const bots = Object.fromEntries(seats.map(one => [one, one === seat ? bot.id : (first?.id ?? '')]));
        const { winners } = tally({ ...plan, bots });
        const won = winners[seat] ?? 0;
        return line(`${bot.id} (${bot.level ?? '-'}) as ${seat}`, String(won), share(won, games));
      }),
    ),
  ];
};
