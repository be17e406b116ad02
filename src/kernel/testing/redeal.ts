/** Positions of random games, dealt again from what everybody sees of them. */
import { redeal, isPublicPosition } from '../redeal';
import { canonical } from '../fields';
import { quickDice } from '../dice';
import type { Game } from '../game';
import type { GameTypes } from '../messages';
import { allCardsIn, type Piles } from '../piles';
import { eachPosition } from './positions';
import type { Play } from './random-play';
import type { Fault } from './values';

interface DealtReport {
  dealt: number;
  /** How often each refusal prevented it. */
  readonly refusals: Map<string, number>;
  readonly faults: readonly Fault[];
}

const cardsIn = (state: GameTypes['state']): string =>
  'piles' in state ? canonical(allCardsIn({ options: {}, piles: state.piles as Piles }).toSorted()) : '';

export const redealt = <G extends GameTypes>(
  game: Game<G>,
  how: Play<G> & { readonly every: number; readonly seed: number },
): DealtReport => {
  const report = { dealt: 0, refusals: new Map<string, number>(), faults: [] as readonly Fault[] };
  report.faults = eachPosition(game, how, ({ state }) => {
    const position = game.hide(state, undefined);
    if (!isPublicPosition(game, position)) return 'what everybody sees is no position of the game';
    const verdict = redeal(game, position, quickDice(how.seed));
    if (!verdict.ok) {
      const { section, reason } = verdict.refusal;
      const why = `${section} ${reason}`;
      report.refusals.set(why, (report.refusals.get(why) ?? 0) + 1);
      return undefined;
    }
    report.dealt++;
    if (canonical(game.hide(verdict.state, undefined)) !== canonical(position)) return 'what lies open has changed';
    if (cardsIn(verdict.state) !== cardsIn(state)) return 'other cards were dealt than were there';
    return undefined;
  });
  return report;
};
