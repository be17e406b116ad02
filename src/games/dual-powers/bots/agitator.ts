/** A player of rules of thumb: it counts what is at stake in each region, and does what shifts most of it. */
import type { Eyes as EyesOf } from '../../../kernel/bot';
import { scoringBot, type Scores } from '../../../kernel/kit/bots';
import { boxOf, cardOf, leaderOn } from '../data/box';
import { pieceOf } from '../data/tokens';
import { dateAfter } from '../rules/calendar';
import { unrestPoints } from '../rules/scoring';
import { moves, refreshes, unitsInSupply } from '../rules/tokens';
import { between, nameOf, type State } from '../state';
import type { DualPowers } from '../types';
import { pileOfSide, REGIONS, supplyOf, type CommandOf, type Region, type Seat } from '../vocabulary';
import { daysOn } from '../rules/turn';
import { REASONS, whys } from './reasons';
import { gripOn, stakes, withToken, worth } from './worth';

type Eyes = EyesOf<DualPowers>;

/** What a bonus action and the will of the people are worth in points, more or less. */
const BONUS = 0.8;
const WILL = 1;

const recruited = (state: State, seat: Seat, kind: string, to: Region): State =>
  withToken(state, token => token.kind === kind && token.at === supplyOf(seat), { at: to, exhausted: false });
const moved = (state: State, { token: piece, from, to }: CommandOf<'move'>): State =>
  withToken(state, token => token.at === from && pieceOf(token) === piece, { at: to });
const refreshed = (state: State, { token: piece, at }: CommandOf<'refresh'>): State =>
  withToken(state, token => token.at === at && pieceOf(token) === piece, { exhausted: false });

/** What a change of the city is worth, against leaving it as it is. */
const gain = ({ state, seat }: Eyes, after: State): number => worth(after, seat) - worth(state, seat);

/** The will of the people: neutral tokens, ties, and its own worth. */
const willGain = (eyes: Eyes): number =>
  eyes.state.will === eyes.seat ? 0 : WILL + gain(eyes, { ...eyes.state, will: eyes.seat });

const isLegalMove = (state: State, from: Region, to: Region): boolean =>
  between(state.options, from, to) !== state.blockade;

const bestMove = (eyes: Eyes): number =>
  Math.max(
    0,
    ...moves(eyes.state, eyes.seat).flatMap(form => {
      const [token] = form.token;
      const [from] = form.from;
      return token !== undefined && from
        ? form.to
            .filter(to => isLegalMove(eyes.state, from, to))
            .map(to => gain(eyes, moved(eyes.state, { kind: 'move', token, from, to })))
        : [];
    }),
  );
const bestRefresh = (eyes: Eyes): number =>
  Math.max(
    0,
    ...refreshes(eyes.state, eyes.seat).flatMap(form => {
      const [token] = form.token;
      const [at] = form.at;
      return token !== undefined && at ? [gain(eyes, refreshed(eyes.state, { kind: 'refresh', token, at }))] : [];
    }),
  );
/** The best of one unit, or of two that are cheap enough together. */
const bestRecruit = (eyes: Eyes, region: Region, most: number): number =>
  Math.max(
    0,
    ...unitsInSupply(eyes.state, eyes.seat)
      .filter(kind => Number(kind.split('-')[1]) <= most)
      .map(kind => gain(eyes, recruited(eyes.state, eyes.seat, kind, region))),
  );
const bestLeader = (eyes: Eyes, kind: string): number =>
  Math.max(...REGIONS.map(region => gain(eyes, recruited(eyes.state, eyes.seat, kind, region))));

/** What its card does now: the action, the day it leads to, and not giving away an own late card for nothing. */
const playCard = ({ card: id }: CommandOf<'play-card'>, eyes: Eyes): number => {
  const { state } = eyes;
  const card = cardOf(state, id);
  const leader = leaderOn(state, id);
  const date = dateAfter(state, daysOn(state, id));
  const calendar = (date.bonus ? BONUS : 0) + (date.newMonth ? willGain(eyes) : 0);
  if (leader) return calendar + bestLeader(eyes, leader.id) - 0.4;
  if (!card) return calendar;
  const action = card.action === 'refresh' ? bestRefresh(eyes) : bestMove(eyes);
  return calendar + Math.max(bestRecruit(eyes, card.region, card.recruit), action) - card.points * 0.05;
};

/** An objective where the grip is good, or could be; leaders and cards of that region in hand help. */
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
    return region ? gain(eyes, recruited(eyes.state, eyes.seat, token, region)) : 0;
  },
  move: (command, eyes) => gain(eyes, moved(eyes.state, command)),
  refresh: (command, eyes) => gain(eyes, refreshed(eyes.state, command)),
  'recruit-leader': ({ token, to }, eyes) => 1 + gain(eyes, recruited(eyes.state, eyes.seat, token, to)),
  'move-blockade': ({ to }, { state, seat }) => {
    // keep the rival from what the seat holds: the more is at stake at both ends, the better
    const stake = stakes(state, seat);
    const ends = boxOf(state.options).connections.find(one => nameOf(one) === to)?.between ?? [];
    return 0.1 + ends.reduce((sum, region) => sum + stake[region] * Math.max(0, gripOn(state, seat, region)), 0) / 10;
  },
  'reveal-objective': () => 0.3,
  inspire: (_command, eyes) => willGain(eyes),
  'bonus-recruit': ({ token, to }, eyes) => gain(eyes, recruited(eyes.state, eyes.seat, token, to)),
  'bonus-draw': ({ kind: _ }, { state, seat }) => 0.25 - state.piles[pileOfSide(seat, 'hand')].length * 0.01,
  organize: ({ kind: _ }, { state, seat }) => (state.piles[pileOfSide(seat, 'hand')].length > 1 ? 0.6 : 0),
  'assign-unrest': ({ kind: _ }, { state }) => unrestPoints(state),
  'take-bonus': () => 1.5,
  'go-on': () => 0,
  decline: () => 0,
  done: () => 0,
};

/** An opponent that minds its objective and the calendar. */
export const agitator = scoringBot<DualPowers>('agitator', scores, { level: 'quick', reasons: REASONS, whys });
