import { playBot } from '../src/kernel/testing/bots';
import { kremlin } from '../src/games/kremlin';
import { demo } from '../src/games/kremlin/demo';
import { EDITIONS } from '../src/games/kremlin/data/editions';
const games = Number(process.argv[2] ?? 20);
const seed = Number(process.argv[3] ?? 11);
const bot = kremlin.bots[0]!;
let all = 0,
  wins = 0;
for (const edition of EDITIONS) {
  const t = Date.now();
  let w = 0,
    g = 0;
  const ends: Record<string, number> = {};
  for (const [k, seat] of (['stalinists', 'militarists', 'evolutionists', 'apologists'] as const).entries()) {
    const n = Math.max(1, Math.round(games / 4));
    const r = playBot(kremlin, bot, seat, {
      games: n,
      seed: seed + k,
      cap: 12000,
      options: [{ edition }],
      weigh: process.argv[4] === 'plain' ? {} : demo.eagerness,
    });
    if (r.faults.length) console.log(r.faults);
    w += r.wins;
    g += r.games;
    for (const e of r.endings) {
      const key = `${e?.reason ?? 'none'} ${e?.winner === seat ? 'won' : e?.winner === 'draw' ? 'draw' : 'lost'}`;
      ends[key] = (ends[key] ?? 0) + 1;
    }
  }
  all += g;
  wins += w;
  console.log(edition, w, '/', g, JSON.stringify(ends), (Date.now() - t) / 1000, 's');
}
console.log('all', wins, '/', all, ((100 * wins) / all).toFixed(1), '%');
