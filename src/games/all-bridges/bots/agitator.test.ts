import { expect, test } from 'vitest';
import { toAct } from '../../../kernel/agenda';
import { decide } from '../../../kernel/deciding';
import { chooser, quickDice } from '../../../kernel/dice';
import { legal } from '../../../kernel/offers';
import { openPlay } from '../../../kernel/playthrough';
import { playBot } from '../../../kernel/testing/bots';
import { diceOfSeed, optionsOfGame } from '../../../kernel/testing/random-play';
import { allBridges } from '..';
import { SEATS } from '../vocabulary';
import { agitator } from './agitator';

/** Wins of sixteen games that random play in the same seat does not come near. */
const LEAST = { reds: 8, senate: 9, moderates: 9 } as const;

test.each(SEATS)('the agitator beats random play as the %s', seat => {
  const report = playBot(allBridges, agitator, seat, { games: 16, cap: 4000, seed: 31, options: [{}] });
  expect(report.faults).toEqual([]);
  expect(report.wins).toBeGreaterThanOrEqual(LEAST[seat]);
});

test('of three agitators every Faction may win, and few games are nobody’s', () => {
  const games = 40;
  const wins: Record<string, number> = {};
  for (let n = 1; n <= games; n++) {
    const pick = chooser(quickDice(n));
    const play = openPlay(allBridges, optionsOfGame(allBridges, { options: [{}] }, n), diceOfSeed(n));
    for (let [seat] = toAct(allBridges, play.state); seat !== undefined; [seat] = toAct(allBridges, play.state)) {
      const state = allBridges.hide(play.state, seat);
      const { command } = decide(allBridges, agitator, { state, seat, legal: legal(allBridges, state, seat) }, pick);
      expect(play.submit(seat, command).ok).toBe(true);
    }
    const winner = allBridges.ending(play.state)?.winner ?? 'not ended';
    wins[winner] = (wins[winner] ?? 0) + 1;
  }
  for (const seat of SEATS) expect(wins[seat], JSON.stringify(wins)).toBeGreaterThanOrEqual(games * 0.1);
  expect(wins['draw'] ?? 0, JSON.stringify(wins)).toBeLessThanOrEqual(games * 0.3);
});
