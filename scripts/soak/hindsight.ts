/**
 * Can a deal of All Bridges be won alone at all? A search with hindsight: from each of the best positions so far, some
 * lines are played to the next card, with other dice and by the quick bot's scores with chance added. The best of the
 * new positions are kept, and so on to the end. So dice and decisions are taken back until the line is a good one.
 */
import { Bug } from '../../src/kernel/refusal';
import { aheadOf } from '../../src/kernel/deciding';
import { quickDice, type Dice } from '../../src/kernel/dice';
import { scoreOf } from '../../src/kernel/kit/bots';
import { readOptions } from '../../src/kernel/options';
import { openPlay } from '../../src/kernel/playthrough';
import { allBridges } from '../../src/games/all-bridges';
import { scores } from '../../src/games/all-bridges/bots/agitator';
import { chanceOf, figuresOf, timeLeft } from '../../src/games/all-bridges/bots/chance';
import { margin } from '../../src/games/all-bridges/rules/victory';
import type { AllBridges, State } from '../../src/games/all-bridges/state';
import { SEATS, type Command, type Seat } from '../../src/games/all-bridges/vocabulary';

/** How wide the search is. */
export interface Breadth {
  /** Positions that are kept at each card. */
  readonly kept: number;
  /** Lines from each of them. */
  readonly lines: number;
}
/** The best end that a search has found. */
export interface Found {
  readonly winner: string;
  /** The seat's margin less the best rival's, or less nothing. */
  readonly lead: number;
  readonly lines: number;
}

interface Position {
  readonly state: State;
  readonly from?: Position;
  readonly value: number;
}

const NONPLAYERS: Readonly<Record<Seat, string>> = {
  reds: 'senate-moderates',
  senate: 'reds-moderates',
  moderates: 'reds-senate',
};
/** What only gives something away. */
const WASTE: ReadonlySet<Command['kind']> = new Set(['withdraw', 'transfer', 'pass-over']);
/** How much chance is added to the scores, in turn. */
const NOISES = [0, 0.5, 1, 2, 3] as const;
/** No card takes more commands of one seat. */
const LONGEST = 400;
/** More cards than a game has. */
const CARDS = 80;
/** Positions kept that come from the same one. */
const SIBLINGS = 3;
const WON = 100;

const rules = aheadOf<AllBridges>(allBridges);

export const leadOf = (state: State, seat: Seat): number =>
  margin(state, seat) - Math.max(0, ...SEATS.filter(one => one !== seat).map(one => margin(state, one)));

const senateWorth = (state: State): number => {
  const late = 1 - timeLeft(state);
  const figure = figuresOf(state, 'senate');
  const of = (name: string): number => figure[name] ?? 0;
  const tension = Math.max(0, of('tension'));
  const beyond = late ? Math.max(0, tension - of('calm') / late) : tension;
  return (
    1.2 * of('margin') * (0.3 + late) +
    0.25 * of('lead') +
    0.06 * of('cells') +
    0.12 * of('money') +
    0.25 * of('income') -
    0.25 * tension * late -
    beyond * (0.2 + late) -
    0.3 * state.vassalage.german * (0.5 + late) -
    0.35 * Math.max(0, margin(state, 'reds') + 5) * (0.3 + late) -
    0.3 * Math.max(0, margin(state, 'moderates') + 1)
  );
};
const moderatesWorth = (state: State): number => {
  const late = 1 - timeLeft(state);
  const figure = figuresOf(state, 'moderates');
  const of = (name: string): number => figure[name] ?? 0;
  return (
    of('lead') * (0.3 + 1.5 * late) +
    0.1 * (of('money') + of('cells')) +
    0.3 * of('networks') +
    0.2 * (of('issues') + of('spread')) +
    0.15 * of('cubes') -
    0.25 * Math.max(0, margin(state, 'reds') + 3) * (1 - late)
  );
};
/** How good a position is for the search. */
const worth = (state: State, seat: Seat): number => {
  if (state.ending) return leadOf(state, seat) + (state.ending.winner === seat ? WON : -WON);
  if (seat === 'reds') return chanceOf(state, seat);
  return seat === 'senate' ? senateWorth(state) : moderatesWorth(state);
};

/** Vassalage keeps the Senate from winning, which the quick bot overlooks. */
const correction = (command: Command, { resources }: State, seat: Seat): number => {
  if (seat !== 'senate') return 0;
  if (command.kind === 'raise-vassalage') return -8;
  if (command.kind === 'invest') return 3;
  const relates = command.kind === 'special-activity' && command.activity === 'foreign-relations';
  return relates && resources.senate > 3 ? 4 : 0;
};

const FACES = 10_000;
/** Chance with the distribution whose maximum chooses in proportion to the exponentials of the scores. */
const noise = (dice: Dice): number => -Math.log(-Math.log((dice.one(FACES) - 0.5) / FACES));
const noisyChoice = (state: State, seat: Seat, dice: Dice, by: number): Command | undefined => {
  const open = rules.legal(state, seat).filter(({ kind }) => !WASTE.has(kind));
  const eyes = { state, seat, legal: open };
  const valued = open.map(command => ({
    command,
    value: scoreOf<AllBridges>(scores, command, eyes) + correction(command, state, seat) + by * noise(dice),
  }));
  return valued.toSorted((one, other) => other.value - one.value)[0]?.command;
};

/** A line from a position to the next card, or to the end. */
const lineFrom = (from: Position, seat: Seat, dice: Dice, by: number): Position => {
  let { state } = from;
  const [card] = state.piles.current;
  for (let n = 0; n < LONGEST && state.piles.current[0] === card; n++) {
    const [asked] = rules.toAct(state);
    const command = asked && noisyChoice(state, asked, dice, by);
    if (!asked || !command) break;
    state = rules.after(state, asked, command, dice);
  }
  return { state, from, value: worth(state, seat) };
};

const best = (positions: readonly Position[]): readonly Position[] =>
  positions.toSorted((one, other) => other.value - one.value);
/** The best positions, only a few of them from the same one. */
const kept = (positions: readonly Position[], most: number): readonly Position[] => {
  const siblings = new Map<Position | undefined, number>();
  const chosen = best(positions).filter(({ from }) => {
    const before = siblings.get(from) ?? 0;
    siblings.set(from, before + 1);
    return before < SIBLINGS;
  });
  return chosen.slice(0, most);
};

/** Searches a deal: the one that `balance` plays with the same seed and number. */
export const hindsight = (seat: Seat, seed: number, number: number, breadth: Breadth): Found => {
  const { options } = readOptions(allBridges.options, { nonplayers: NONPLAYERS[seat], pace: 'run' });
  const { state } = openPlay(allBridges, options, turn => quickDice((seed * 104_729 + number) * 65_537 + turn));
  let positions: readonly Position[] = [{ state, value: 0 }];
  let end: Position | undefined;
  let lines = 0;
  for (let card = 0; card < CARDS && positions.length; card++) {
    const next = positions.flatMap(position =>
      Array.from({ length: breadth.lines }, (_, n) =>
        lineFrom(position, seat, quickDice(number * 1_000_003 + lines++), NOISES[n % NOISES.length] ?? 0),
      ),
    );
    const ended = best(next.filter(one => one.state.ending))[0];
    if (ended && (!end || ended.value > end.value)) end = ended;
    positions = kept(
      next.filter(one => !one.state.ending),
      breadth.kept,
    );
  }
  if (!end) throw new Bug(`no line of deal ${number} ends`);
  return { winner: end.state.ending?.winner ?? 'nobody', lead: leadOf(end.state, seat), lines };
};
