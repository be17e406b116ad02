/** §7.1.1, §9, §10 The arithmetic that a command rests on, before anybody gives it. */
import type { Line, Odd, Sum } from '../../kernel/helper';
import { cardOf } from './cards/card';
import { morePoints } from './cards/play';
import { chanceOf } from './helpers/checks';
import { extremismSum } from './helpers/dice';
import { buyOffCost, targetLines, targetOf } from './rules/checks';
import { costLines, cubeCost } from './rules/mobilization';
import type { State } from './state';
import type { Seat } from './seats';
import type { Check, Command } from './vocabulary';

/** §9 Success, failures that Opportunity Points can turn, and the others. */
const oddsOf = (value: number, points: number): readonly Odd[] => {
  const success = chanceOf(value);
  const within = chanceOf(value + points);
  return [
    { word: 'success', probability: success },
    { word: 'failure-payable', probability: within - success },
    { word: 'failure', probability: 1 - within },
  ].filter(odd => odd.probability > 0);
};

/** The Target Number of a check: what the dice may show at most. */
export const target = (state: State, check: Pick<Check, 'seat' | 'place' | 'bonus'>): Sum => {
  const value = targetOf(state, check);
  return {
    lines: [...targetLines(state, check), { word: 'target', value, total: true }],
    brief: `≤ ${value}`,
    odds: oddsOf(value, state.opportunity[check.seat]),
    chance: chanceOf(value),
  };
};

/** §14 The check that follows once its place is chosen. */
const checkAhead = ([step, next]: State['agenda']): { readonly bonus: number } | undefined => {
  const [effect] = step?.kind === 'choose-place' && next?.kind === 'effects' ? next.list : [];
  return effect?.do === 'check' && typeof effect.where === 'object' && 'noted' in effect.where ? effect : undefined;
};

const price = (lines: readonly Line[], value: number, word = 'cost-total'): Sum => ({
  lines: [...lines, { word, value, total: true }],
  brief: String(value),
  price: { word: value === 1 ? 'price-one' : 'price', params: { value } },
  odds: [],
});

const pointsLost = (value: number): Sum => ({
  lines: [],
  price: { word: value === 1 ? 'points-lost-one' : 'points-lost', params: { value } },
});

/** §3.1 What a card brings if it is played for its points. */
const pointsOf = (state: State, seat: Seat, id: string): Sum | undefined => {
  const card = cardOf(state, id);
  return card && { lines: [], brief: String(card.points + morePoints(state, seat)) };
};

/** §8 What a card from the Pool costs. */
const poolPrice = (state: State, id: string): Sum | undefined => {
  const value = cardOf(state, id)?.points;
  return value === undefined
    ? undefined
    : { lines: [], brief: String(value), price: { word: 'pool-price', params: { value } } };
};

/** The sum a seat sees beside a command; undefined if the command needs none. */
export const sumOf = (state: State, seat: Seat, command: Command): Sum | undefined => {
  const step = state.agenda[0];
  switch (command.kind) {
    case 'mobilize':
      return price(costLines(state, seat, command.place), cubeCost(state, seat, command.place));
    case 'play-points':
      return pointsOf(state, seat, command.card);
    case 'play-from-pool':
      return poolPrice(state, command.card);
    case 'create-organization':
      return target(state, { seat, place: command.place, bonus: command.points });
    case 'choose-place': {
      const ahead = checkAhead(state.agenda);
      return ahead && { ...target(state, { seat, place: command.place, bonus: ahead.bonus }), odds: [] };
    }
    case 'roll-check':
      return step?.kind === 'check' ? target(state, step) : undefined;
    case 'buy-off':
      return step?.kind === 'failed-check'
        ? price(
            [
              { word: 'rolled', params: { place: step.place }, value: step.total },
              { word: 'less-target', value: -targetOf(state, step) },
            ],
            buyOffCost(state, step),
            'to-pay',
          )
        : undefined;
    case 'accept-failure':
      // what is rolled after it is another matter
      return { lines: [], odds: [] };
    case 'done':
      return step?.kind === 'activities' && step.points > 0 ? pointsLost(step.points) : undefined;
    case 'roll-extremism':
      return step?.kind === 'growing-extremism' ? extremismSum(state, seat, step.modifier) : undefined;
    default:
      return undefined;
  }
};
