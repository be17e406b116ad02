/** A bot with rules of thumb: it counts what is at stake in each region, and does what changes it most. */
import type { Eyes as EyesOf } from '../../../kernel/bot';
import { oncePer, scoringBot, type Scores } from '../../../kernel/kit/bots';
import { boxOf, cardOf, leaderOn } from '../data/box';
import { isByHand, type OwnersStep } from '../data/owners-steps';
import { pieceOf } from '../data/tokens';
import type { CommandCard } from '../data/types';
import { dateAfter } from '../rules/calendar';
import { stepsOn } from '../rules/owners-action';
import { unrestPoints } from '../rules/scoring';
import { moves, refreshes, unitsInSupply } from '../rules/tokens';
import { between, nameOf, type State, type DualPowers } from '../state';
import { pileOfSide, REGIONS, supplyOf, type CommandOf, type Region, type Seat } from '../vocabulary';
import { daysOn } from '../rules/turn';
import { REASONS, whys, gainIn, gripOn, keyFigures, withToken, worth } from './worth';
type Eyes = Pick<EyesOf<DualPowers>, 'state' | 'seat'>;

/** The value of a bonus action and of the will of the people in points, approximately. */
const BONUS = 0.8;
const WILL = 1;

/** The value in a region of a token from the supply, and of a token that moves or is refreshed. */
const recruitGain = ({ state, seat }: Eyes, kind: string, to: Region): number =>
  gainIn(
    state,
    seat,
    withToken(state, token => token.kind === kind && token.at === supplyOf(seat), { at: to, exhausted: false }),
    [to],
  );
const moveGain = ({ state, seat }: Eyes, { token: piece, from, to }: CommandOf<'move'>): number =>
  gainIn(
    state,
    seat,
    withToken(state, token => token.at === from && pieceOf(token) === piece, { at: to }),
    [from, to],
  );
const refreshGain = ({ state, seat }: Eyes, { token: piece, at }: CommandOf<'refresh'>): number =>
  gainIn(
    state,
    seat,
    withToken(state, token => token.at === at && pieceOf(token) === piece, { exhausted: false }),
    [at],
  );

/** The will of the people: neutral tokens, ties, and its own worth. */
const willGain = ({ state, seat }: Eyes): number =>
  state.will === seat ? 0 : WILL + worth({ ...state, will: seat }, seat) - worth(state, seat);

const isLegalMove = (state: State, from: Region, to: Region): boolean =>
  between(state.options, from, to) !== state.blockade;

const best = (gains: readonly number[]): number => Math.max(0, ...gains);

const bestMove = oncePer((state: State, seat: Seat): number =>
  best(
    moves(state, seat).flatMap(({ token: [token], from: [from], to: ends }) =>
      token !== undefined && from
        ? ends
            .filter(to => isLegalMove(state, from, to))
            .map(to => moveGain({ state, seat }, { kind: 'move', token, from, to }))
        : [],
    ),
  ),
);
const bestRefresh = oncePer((state: State, seat: Seat): number =>
  best(
    refreshes(state, seat).flatMap(({ token: [token], at: [at] }) =>
      token !== undefined && at ? [refreshGain({ state, seat }, { kind: 'refresh', token, at })] : [],
    ),
  ),
);
/** The best of one unit that is cheap enough. */
const bestRecruit = (eyes: Eyes, region: Region, most: number): number =>
  best(
    unitsInSupply(eyes.state, eyes.seat)
      .filter(kind => Number(kind.split('-')[1]) <= most)
      .map(kind => recruitGain(eyes, kind, region)),
  );
const bestLeader = (eyes: Eyes, kind: string): number =>
  Math.max(...REGIONS.map(region => recruitGain(eyes, kind, region)));

/** Steps of an owner's card that are no action of the cards here, approximately. */
const STEP_WORTH = { bonus: BONUS, draw: 0.25, blockade: 0.1, espionage: 0.3 } as const;
/** The value of an owner's step; one for the players to carry out is worth nothing to a bot. */
const stepGain = (eyes: Eyes, { region }: Pick<CommandCard, 'region'>, step: OwnersStep): number => {
  const { seat, state } = eyes;
  switch (step.do) {
    case 'recruit':
      return bestRecruit(eyes, region, step.strength);
    case 'move':
    case 'double-move':
      return bestMove(state, seat);
    case 'refresh':
      return bestRefresh(state, seat);
    case 'will':
      return willGain(eyes);
    case 'draw':
      return STEP_WORTH.draw * step.cards;
    case 'bonus':
    case 'blockade':
    case 'espionage':
      return STEP_WORTH[step.do];
    case 'by-hand':
      return 0;
  }
};
/** The value of a card's action; of an owner's card step by step. */
const actionGain = (eyes: Eyes, card: CommandCard): number => {
  const steps = stepsOn(eyes.state, card.id);
  if (isByHand(steps)) return -1;
  if (steps.length) return steps.reduce((sum, step) => sum + stepGain(eyes, card, step), 0);
  return card.action === 'refresh' ? bestRefresh(eyes.state, eyes.seat) : bestMove(eyes.state, eyes.seat);
};

/** The card's action, the day it leads to, and not giving away an own late card for nothing. */
const playCard = ({ card: id }: CommandOf<'play-card'>, eyes: Eyes): number => {
  const { state } = eyes;
  const card = cardOf(state, id);
  const leader = leaderOn(state, id);
  const date = dateAfter(state, daysOn(state, id));
  const calendar = (date.bonus ? BONUS : 0) + (date.newMonth ? willGain(eyes) : 0);
  if (leader) return calendar + bestLeader(eyes, leader.id) - 0.4;
  if (!card) return calendar;
  const action = actionGain(eyes, card);
  return calendar + Math.max(bestRecruit(eyes, card.region, card.recruit), action) - card.points * 0.05;
};

/** An objective where the lead is good, or could be; leaders and cards of that region in hand help. */
const chooseObjective = ({ card: id }: CommandOf<'choose-objective'>, { state, seat }: Eyes): number => {
  const card = cardOf(state, id);
  if (!card) return 0;
  const help = state.piles[pileOfSide(seat, 'hand')].filter(
    other => other !== id && cardOf(state, other)?.region === card.region,
  ).length;
  return card.points * (1.2 + gripOn(state, seat, card.region)) + help * 0.8;
};

export const scores: Scores<DualPowers> = {
  'choose-objective': chooseObjective,
  'take-back-objective': () => -1,
  'play-card': playCard,
  recruit({ token }, eyes) {
    const [top] = eyes.state.agenda;
    const region =
      top?.kind === 'recruiting'
        ? top.region
        : top?.kind === 'command'
          ? cardOf(eyes.state, top.card)?.region
          : undefined;
    return region ? recruitGain(eyes, token, region) : 0;
  },
  move: (command, eyes) => moveGain(eyes, command),
  refresh: (command, eyes) => refreshGain(eyes, command),
  'recruit-leader': ({ token, to }, eyes) => 1 + recruitGain(eyes, token, to),
  'move-blockade': ({ to }, { state, seat }) => {
    // keep the rival from what the seat holds: the more is at stake at both ends, the better
    const stake = keyFigures(state, seat);
    const ends = boxOf(state.options).connections.find(one => nameOf(one) === to)?.between ?? [];
    return 0.1 + ends.reduce((sum, region) => sum + stake[region] * Math.max(0, gripOn(state, seat, region)), 0) / 10;
  },
  'take-action': ({ kind: _ }, eyes) => {
    const [top] = eyes.state.agenda;
    const card = top?.kind === 'command' ? cardOf(eyes.state, top.card) : undefined;
    return card ? actionGain(eyes, card) : 0;
  },
  'reveal-objective': () => STEP_WORTH.espionage,
  inspire: (_command, eyes) => willGain(eyes),
  'bonus-recruit': ({ token, to }, eyes) => recruitGain(eyes, token, to),
  'bonus-draw': ({ kind: _ }, { state, seat }) => 0.25 - state.piles[pileOfSide(seat, 'hand')].length * 0.01,
  organize: ({ kind: _ }, { state, seat }) => (state.piles[pileOfSide(seat, 'hand')].length > 1 ? 0.6 : 0),
  'assign-unrest': ({ kind: _ }, { state }) => unrestPoints(state),
  'take-bonus': () => 1.5,
  'go-on': () => 0,
  decline: () => 0,
  done: () => 0,
};

/** An opponent that keeps an eye on its objective and the calendar. */
export const agitator = scoringBot<DualPowers>('agitator', scores, { level: 'quick', reasons: REASONS, whys });
