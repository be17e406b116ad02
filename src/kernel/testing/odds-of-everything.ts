/** Computes the odds of every legal command at positions of random games: rules must work with unknown cards. */
import type { Game } from '../game';
import type { GameTypes } from '../messages';
import { computeOdds } from '../odds';
import { eachPosition } from './positions';
import type { Play } from './random-play';
import type { Fault } from './values';
import { readFileSync } from 'node:fs';

export interface OddsReport {
  asked: number;
  /** Commands with odds. */
  rolled: number;
  readonly kinds: Map<string, number>;
  readonly faults: readonly Fault[];
}

/** The most commands examined in one position. */
const MOST = 40;

export const oddsOfEverything = <G extends GameTypes>(
  game: Game<G>,
  how: Play<G> & { readonly every: number },
): OddsReport => {
  const report = { asked: 0, rolled: 0, kinds: new Map<string, number>(), faults: [] as readonly Fault[] };
  report.faults = eachPosition(game, how, ({ state, moves }) => {
    for (const { seat, command } of moves.slice(0, MOST)) {
      report.asked++;
      const chances = computeOdds(game, game.hide(state, seat), seat, command);
      if (!chances) continue;
      report.rolled++;
      report.kinds.set(command.kind, (report.kinds.get(command.kind) ?? 0) + 1);
      const total = chances.reduce((sum, chance) => sum + chance.probability, 0);
      if (Math.abs(total - 1) > 1e-9) return `the odds of ${JSON.stringify(command)} add up to ${total}`;
    }
    return undefined;
  });
  return report;
};

// Reads docs/own-data.md, whose examples for owners must be files that the game accepts.

/** The part of the page about one game, by its heading, and the example in it. */
export const ownDataPage = (heading: string): { readonly text: string; readonly example: string } => {
  const page = readFileSync(new URL('../../../docs/own-data.md', import.meta.url), 'utf8');
  const text = page.split(/^## /m).find(part => part.startsWith(`${heading}\n`)) ?? '';
  return { text, example: /```json\n([^`]+)```/.exec(text)?.[1] ?? '' };
};
