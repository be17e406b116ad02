/** What a saved game tells of each move. */
import { expect, test } from 'vitest';
import { LANGUAGES, speechOf } from '../../scripts/languages';
import { defaultOptions } from '../kernel/options';
import { tableOf } from '../table/testing/tables';
import { EVERY_GAME } from '../testing/all-games';
import { filmOf } from './film';

test.each(EVERY_GAME.map(game => [game.id, game] as const))(
  '%s: the sentences of a move stand in one line, so each has its full stop, a phase’s name too',
  async (_, game) => {
    const options = { ...defaultOptions(game.options), ...game.demo.watched };
    const bot = game.bots[0]?.id ?? '';
    const holders = Object.fromEntries(game.seats(options).map(seat => [seat, { kind: 'bot', bot } as const]));
    const table = await tableOf(game, { holders, options, seed: 3 });
    await table.referee.idle();
    for (const language of LANGUAGES) {
      const { frames, result } = filmOf(game, { head: table.head, raws: table.raws }, speechOf(language));
      const lines = frames.flatMap(frame => frame.lines(undefined));
      expect([...lines, result ?? ''].filter(line => !/[.!?:]["”“»)]?$/.test(line))).toEqual([]);
    }
  },
);
