/**
 * Bot against bot in Prelude to Revolution: how often each side wins, how games end, and with how many victory points.
 * Usage: tsx scripts/balance.ts [games] [seed]
 */
import { prelude as game } from '../src/games/prelude';
import { deputy } from '../src/games/prelude/bots/deputy';
import { chooser, quickDice } from '../src/kernel/dice';
import { defaultOptions } from '../src/kernel/options';
import { openPlay } from '../src/kernel/playthrough';
import { toAct } from '../src/kernel/agenda';
import { legal } from '../src/kernel/offers';

const games = Number(process.argv[2] ?? 100);
const seed = Number(process.argv[3] ?? 1);
/** More commands than any game needs. */
const CAP = 10_000;

type State = ReturnType<typeof game.setUp>;

/** A game of the bot against itself. */
const played = (n: number): State => {
  const choose = chooser(quickDice(seed * 7919 + n));
  const play = openPlay(game, defaultOptions(game.options), turn => quickDice((seed * 104_729 + n) * 65_537 + turn));
  for (let turn = 0; turn < CAP && play.state.agenda.length; turn++) {
    const [seat] = toAct(game, play.state);
    if (!seat) break;
    const seen = game.hide(play.state, seat);
    play.submit(seat, deputy.choose(seen, seat, legal(game, seen, seat), choose));
  }
  return play.state;
};

const tally = (values: readonly string[]): Readonly<Record<string, number>> =>
  values.reduce<Record<string, number>>((sum, one) => ({ ...sum, [one]: (sum[one] ?? 0) + 1 }), {});
const percent = (count: number): string => `${((100 * count) / games).toFixed(1)} %`;
const table = (title: string, counts: Readonly<Record<string, number>>): string[] => [
  `${title}`,
  ...Object.entries(counts)
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([name, count]) => `  ${name.padEnd(34)}${String(count).padStart(6)}  ${percent(count)}`),
];

const ends = Array.from({ length: games }, (_, n) => played(n));
/** VP in bands of five, the Revolutionary's above 0. */
const band = (points: number): string => {
  const from = Math.floor(points / 5) * 5;
  return `${from} to ${from + 4}`;
};
const lines = [
  `${games} games, seed ${seed}`,
  ...table('winner', tally(ends.map(state => state.ending?.winner ?? 'none'))),
  ...table('ending', tally(ends.map(state => `${state.ending?.reason ?? 'none'} ${state.ending?.winner ?? ''}`))),
  ...table('last Turn', tally(ends.map(state => String(state.turn)))),
  ...table('Tsar', tally(ends.map(state => (state.abdicated ? 'abdicated' : 'reigning')))),
  ...table('VP (Revolutionary above 0)', tally(ends.map(state => band(state.points)))),
];
process.stdout.write(`${lines.join('\n')}\n`);
