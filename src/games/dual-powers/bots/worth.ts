/** An agitator's judgement: which regions will be scored, and who is ahead there. */
import type { Reason } from '../../../kernel/bot';
import { type Whys, oncePer } from '../../../kernel/kit/bots';
import { judge } from '../rules/strength';
import { unrestOf, type State, type DualPowers, isAutomatic, type Token } from '../state';
import { isRegion, rival, type Region, type Seat, pileOfSide, REGIONS } from '../vocabulary';
import { cardOf } from '../data/box';
import { tallies } from '../rules/opposing-objective';
import { unrestPoints } from '../rules/scoring';

// The reason for a command, in one line and from what everybody sees.

/** Each a key under `reasons` in lang. The first two stand in older records only. */
export const REASONS = [
  'strength',
  'unrest-strength',
  'behind',
  'level',
  'ahead',
  'unrest-behind',
  'unrest-level',
  'unrest-ahead',
  'will',
  'leader',
  'objective',
  'blockade',
  'choice',
] as const;

const because = (word: (typeof REASONS)[number]): Reason => ({ word });

/** How both sides stand in a region, and whether its unrest is scored. */
const standing = (state: State, seat: Seat, region: Region): Reason => {
  const { holdings } = judge(state, region);
  const [mine, theirs] = [holdings[seat].strength, holdings[rival(seat)].strength];
  const stands = mine < theirs ? 'behind' : mine > theirs ? 'ahead' : 'level';
  return {
    ...because(unrestOf(state) === region ? `unrest-${stands}` : stands),
    params: { region, mine, theirs },
  };
};

const here = (state: State, seat: Seat, place: string): Reason | undefined =>
  isRegion(place) ? standing(state, seat, place) : undefined;

export const whys: Whys<DualPowers> = {
  move: ({ to }, { state, seat }) => here(state, seat, to),
  refresh: ({ at }, { state, seat }) => here(state, seat, at),
  'recruit-leader': ({ to }, { state, seat }) => here(state, seat, to),
  'bonus-recruit': ({ to }, { state, seat }) => here(state, seat, to),
  recruit(_command, { state, seat }) {
    const [top] = state.agenda;
    if (top?.kind === 'recruiting') return here(state, seat, top.region);
    const region = top?.kind === 'command' ? cardOf(state, top.card)?.region : undefined;
    return region && here(state, seat, region);
  },
  'play-card'({ card: id }, { state, seat }) {
    const region = cardOf(state, id)?.region;
    return region ? here(state, seat, region) : because('leader');
  },
  // which region it is stays hidden
  'choose-objective': () => because('objective'),
  'move-blockade': () => because('blockade'),
  'bonus-draw': () => because('choice'),
  inspire: () => because('will'),
};

/** The value of an objective, approximately. */
const OBJECTIVE = 4;
/** The possible value of any region to a side whose objective lies face down. */
const UNKNOWN = 0.5;
/** §opposing-objective Cards that the opposition plays before its objective is found. */
const LINE = 5;

/** §opposing-objective The region that the opposition's line of cards points to: the longer the line, the surer. */
const pointedAt = (state: State, seat: Seat): Readonly<Partial<Record<Region, number>>> => {
  const sums = tallies(state, seat);
  const all = sums.reduce((sum, { days }) => sum + days, 0);
  const lying = sums.reduce((sum, { cards }) => sum + cards, 0) / LINE;
  // the fewer cards are to come, the less a smaller sum can catch up
  const weights = sums.map(({ region, days }) => [region, (days / all) ** (1 + 3 * lying)] as const);
  const weight = weights.reduce((sum, [, one]) => sum + one, 0);
  return Object.fromEntries(weights.map(([region, one]) => [region, (OBJECTIVE * lying * one) / weight]));
};

/** The points that a seat knows or guesses to lie in each region this round. */
export const keyFigures = (state: State, seat: Seat): Readonly<Record<Region, number>> => {
  const stake = { red: 0, green: 0, blue: 0, white: 0, brown: 0, purple: 0 };
  const unrest = unrestOf(state);
  if (unrest) stake[unrest] += unrestPoints(state);
  for (const side of [seat, rival(seat)]) {
    const known = [...state.piles[pileOfSide(side, 'revealed')], ...state.piles[pileOfSide(side, 'objective')]].flatMap(
      card => cardOf(state, card) ?? [],
    );
    for (const { region, points } of known) stake[region] += points;
    if (known.length) continue;
    const pointed = isAutomatic(state, side) ? pointedAt(state, side) : {};
    const sure = Object.values(pointed).reduce((sum, one) => sum + one, 0) / OBJECTIVE;
    for (const region of REGIONS) stake[region] += UNKNOWN * (1 - sure) + (pointed[region] ?? 0);
  }
  return stake;
};

/** How safe a region is: 1 for a safe lead, -1 for the rival's; between them every point of strength counts. */
export const gripOn = (state: State, seat: Seat, region: Region): number => {
  const { holdings, stronger } = judge(state, region);
  if (!stronger) return 0;
  const lead = holdings[seat].strength - holdings[rival(seat)].strength;
  const margin = lead + (stronger === seat ? 0.5 : -0.5);
  return margin / (Math.abs(margin) + 1);
};

/** The value of the lead in any region, even where no objective is known. */
const ANYWHERE = 0.2;

/** The stakes of a seat, and the present value of each region to it. */
const outlook = oncePer((state: State, seat: Seat) => {
  const stake = keyFigures(state, seat);
  const worthIn = (region: Region, of: State): number => (stake[region] + ANYWHERE) * gripOn(of, seat, region);
  return { worthIn, now: new Map(REGIONS.map(region => [region, worthIn(region, state)])) };
});

/** The present value of the city to a seat. */
export const worth = (state: State, seat: Seat): number =>
  [...outlook(state, seat).now.values()].reduce((sum, one) => sum + one, 0);

/** The value to a seat of a change of tokens in these places; what is at stake stays as it is. */
export const gainIn = (state: State, seat: Seat, after: State, places: readonly string[]): number => {
  const { worthIn, now } = outlook(state, seat);
  return REGIONS.reduce(
    (sum, region) => (places.includes(region) ? sum + worthIn(region, after) - (now.get(region) ?? 0) : sum),
    0,
  );
};

/** The state with one token changed: a command in imagination. */
export const withToken = (state: State, is: (token: Token) => boolean, change: Partial<Token>): State => {
  const found = state.tokens.findIndex(is);
  const token = state.tokens[found];
  return token ? { ...state, tokens: state.tokens.with(found, { ...token, ...change }) } : state;
};
