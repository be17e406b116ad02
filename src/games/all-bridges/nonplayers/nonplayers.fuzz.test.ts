/**
 * §8.0 Whole games with one and two Non-players in every seat, and with cards at all three seats: they end, and
 * nothing is out of bounds. `npm run soak -- games` plays five hundred of each, or a given multiple.
 */
import { expect, test } from 'vitest';
import { toAct } from '../../../kernel/agenda';
import { decide } from '../../../kernel/deciding';
import { chooser, quickDice } from '../../../kernel/dice';
import { legal } from '../../../kernel/offers';
import { defaultOptions } from '../../../kernel/options';
import { openPlay } from '../../../kernel/playthrough';
import { fuzz } from '../../../kernel/testing/fuzz';
import { diceOfSeed } from '../../../kernel/testing/random-play';
import { faultText } from '../../../kernel/testing/values';
import { allBridges } from '..';
import { isCard } from '../data/cards';
import { cards } from '../bots/cards';
import { demo } from '../presentation';
import { options } from '../options';
import { invariant } from '../testing/invariant';

/** Ten of each; fifty times as many makes five hundred. */
const EACH = 10;
const scale = Number(process.env['RT_SCALE'] ?? 1);
const games = Math.round(EACH * scale);
const seed = 31 + 10 * Number(process.env['RT_SEED'] ?? 0);
const CAP = 8000;

const ONE = ['reds', 'senate', 'moderates'];
const TWO = ['reds-senate', 'reds-moderates', 'senate-moderates'];

test.each([
  ['one Non-player', ONE],
  ['two Non-players', TWO],
])('games with %s, at any pace, come to an end', (_number, places) => {
  const tables = ['turn', 'step', 'run'].flatMap(pace => places.map(nonplayers => ({ nonplayers, pace })));
  const report = fuzz(allBridges, {
    ids: isCard,
    invariant,
    weigh: { ...demo.eagerness, 'pass-over': 0 },
    cap: CAP,
    options: tables,
    games,
    seed,
  });
  expect(faultText(report.faults)).toBe('');
  expect(report.games).toBe(games);
});

/** Plays a game with the card bots at all seats; returns the fault, if any. */
const playedByCards = (n: number): string | undefined => {
  const choose = chooser(quickDice(seed * 100_003 + n));
  const play = openPlay(allBridges, defaultOptions(options), diceOfSeed(seed * 100_003 + n));
  for (let turn = 0; turn < CAP && play.state.agenda.length; turn++) {
    const [seat = 'reds'] = toAct(allBridges, play.state);
    const seen = allBridges.hide(play.state, seat);
    const { command } = decide(allBridges, cards, { state: seen, seat, legal: legal(allBridges, seen, seat) }, choose);
    const wrong = play.submit(seat, command).ok ? invariant(play.state) : `illegal: ${JSON.stringify(command)}`;
    if (wrong) return `game ${n}, turn ${turn}: ${wrong}`;
  }
  return allBridges.ending(play.state) ? undefined : `game ${n} does not end`;
};

test('games in which the cards play every seat come to an end', () => {
  expect(Array.from({ length: games }, (_, n) => playedByCards(n)).filter(Boolean)).toEqual([]);
});
