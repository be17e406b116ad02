/** A bot's trial in its head must match the referee: the same rule takes the command, with the same dice. */
import { expect, test } from 'vitest';
import type { Bot } from '../kernel/bot';
import { canonical } from '../kernel/fields';
import { decide } from '../kernel/deciding';
import { submit } from '../kernel/referee';
import type { GameTypes } from '../kernel/messages';
import { eachPosition } from '../kernel/testing/positions';
import { diceOfSeed, movesOf } from '../kernel/testing/random-play';
import { faultText } from '../kernel/testing/values';
import { EVERY_GAME, floorOf } from '../testing/all-games';

/** A bot that passes the rules it may try in its head to `tried`. */
const trying = (
  tried: (after: (dice: ReturnType<ReturnType<typeof diceOfSeed>>) => unknown) => void,
): Bot<GameTypes> => ({
  id: 'trying',
  level: 'strong',
  *think(rules, { state, seat, legal: [command] }) {
    if (!command) throw new Error('nothing is legal');
    tried(dice => rules.after(state, seat, command, dice));
    return { command };
  },
});

test.each(EVERY_GAME.map(game => [game.id, game] as const))('%s', (_, game) => {
  let compared = 0;
  const faults = eachPosition(game, { games: 1, cap: 120, every: 4, seed: 11 }, ({ state, turn }) => {
    const moves = movesOf(game, state);
    // one command of each kind
    const kinds = new Map(moves.map(move => [`${move.seat} ${move.command.kind}`, move]));
    for (const { seat, command } of kinds.values()) {
      const verdict = submit(game, state, seat, command, diceOfSeed(3)(turn));
      if (!verdict.ok) return `${command.kind} is refused`;
      let ahead: unknown;
      const bot = trying(after => {
        ahead = after(diceOfSeed(3)(turn));
      });
      decide(game, bot, { state, seat, legal: [command] }, ([first]) => first as never);
      if (canonical(ahead) !== canonical(verdict.state)) return `${seat} tries ${canonical(command)} otherwise`;
      compared++;
    }
    return undefined;
  });
  expect(faultText(faults)).toBe('');
  expect(compared).toBeGreaterThan(floorOf(game.id, 50));
});
