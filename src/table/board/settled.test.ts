/** Hands put down at once what the rules hold until an action is over: a played card goes to its final pile. */
import { expect, test } from 'vitest';
import { EVERY_GAME } from '../../testing/all-games';
import { advise } from '../../kernel/advice';
import { toAct } from '../../kernel/agenda';
import { settledBy } from '../../kernel/difference';
import { eachPosition } from '../../kernel/testing/positions';
import { changesBetween, makesSense } from './testing/changes';
import { defaultOptions } from '../../kernel/options';
import { foresee } from '../../kernel/preview';
import { legal } from '../../kernel/offers';

test.each(EVERY_GAME.map(game => [game.id, game] as const))(
  '%s: laying a card where its action leaves it is recognized as that action',
  (_, game) => {
    const presentation = game.presentation(defaultOptions(game.options));
    const accused: string[] = [];
    const kinds = new Map<string, number>();
    const how = { games: 1, cap: 160, every: 5, options: [defaultOptions(game.options)] };
    const faults = eachPosition(game, how, ({ state }) => {
      const [seat] = toAct(game, state);
      if (seat === undefined) return;
      const seen = game.hide(state, seat);
      for (const command of legal(game, seen, seat)) {
        const often = kinds.get(command.kind) ?? 0;
        if (often > 4) continue;
        const end = foresee(game, seen, seat, command)?.state;
        if (!end) continue;
        const settled = settledBy(game.editRules, end);
        const change = changesBetween({ game, presentation }, seen, settled).find(({ kind }) => kind === 'card');
        if (!change || !makesSense(game, seen, change)) continue;
        kinds.set(command.kind, often + 1);
        const advice = advise(game, seen, seat, change);
        if ('reason' in advice || advice.breaks.length)
          accused.push(JSON.stringify([command, change, 'reason' in advice ? advice : advice.breaks]));
      }
    });
    expect(faults).toEqual([]);
    expect(accused).toEqual([]);
  },
);
