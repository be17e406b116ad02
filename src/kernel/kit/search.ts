/**
 * Looking ahead with the rules themselves. Hidden cards are dealt at random, as the seat may imagine them. Each good
 * command is tried in the same imagined tables with the same dice, and played on for a while by a rule of thumb.
 * The best command is the one after which the tables look best on average. Counted in nodes, never in time.
 */
import type { Ahead, Alternative, Decision, Eyes, Level, Pick, Searcher, Thinking } from '../bot';
import { type Dice, chooser, quickDice } from '../dice';
import type { GameTypes } from '../messages';
import { bestOf, scoreOf, whyOf, type Scores, type Whys } from './bots';
import { filled, type Unplaced } from '../redeal';
import type { Slices } from '../slices';

/** Games whose state has piles, in which '?' is what a seat cannot see. */
type Searched = GameTypes & { readonly state: { readonly piles: Readonly<Record<string, readonly string[]>> } };

/** What a game declares to be searched. */
export interface Lookout<G extends Searched> {
  /** Every word of the reasons. */
  readonly reasons: readonly string[];
  /** How good a command looks at a glance: the order of trying, and how the lines are played on. */
  readonly scores: Scores<G>;
  /** Why the command is best, as the seat sees it. */
  readonly whys: Whys<G>;
  /** The cards that lie nowhere visible: they fill tables that the seat cannot tell from the real one. */
  unplaced(seen: G['state']): readonly Unplaced[];
  /** What is hidden besides the piles, as the seat may imagine it (a rival's written orders). */
  imagined?(seen: G['state'], seed: number): G['state'];
  /** A command given in a line without checking other legal ones; undefined if there is a choice. */
  habit?(state: G['state'], seat: G['seat']): G['command'] | undefined;
  /** Has the line been played far enough from its start? */
  isFar(state: G['state'], from: G['state']): boolean;
  /**
   * What looks best at a glance is given unless something came out better by about so many standard errors. More where
   * much is left to chance: with many commands to choose from, one of them looks better by luck.
   */
  readonly doubt?: number;
  /** What the table is worth to a seat: its chance to win, 0 to 1. */
  worth(state: G['state'], seat: G['seat']): number;
}

/** Who looks ahead, and how far. */
export interface Budget {
  readonly id: string;
  readonly level: Level;
  /** Commands that are tried, the most promising ones. */
  readonly breadth: number;
  /** Decisions in imagined tables. */
  readonly nodes: number;
  /** Imagined tables at most. */
  readonly tables: number;
}

/** A command under trial. */
interface Trial<G extends GameTypes> {
  readonly command: G['command'];
  /** How much better than the favourite it came out, table by table: the sum, and the sum of the squares. */
  total: number;
  squares: number;
  /** In how many tables. */
  tables: number;
}

/** Nodes between two pauses. */
const STRIDE = 3;
/** No line is longer than this. */
const LONGEST = 160;
/** `Lookout.doubt` of a game that names none. */
const DOUBT = 0.75;

const SEEDS = Array.from({ length: 4096 }, (_, n) => n);

/** How many of the nodes are left. */
interface Purse {
  left: number;
}

/** The command of a seat at a glance; undefined if it can do nothing. */
const atAGlance = <G extends Searched>(
  rules: Ahead<G>,
  { scores }: Lookout<G>,
  state: G['state'],
  seat: G['seat'],
  pick: Pick,
): G['command'] | undefined => {
  const legal = rules.legal(state, seat);
  return legal.length > 1 ? bestOf(legal, one => scoreOf(scores, one, { state, seat, legal }), pick) : legal[0];
};

/** Plays a line on as the seats would at a glance, and returns its value. */
function* playedOn<G extends Searched>(
  rules: Ahead<G>,
  lookout: Lookout<G>,
  { from, state: first, seat }: { readonly from: G['state']; readonly state: G['state']; readonly seat: G['seat'] },
  dice: Dice,
  purse: Purse,
): Slices<number> {
  const pick = chooser(dice);
  let state = first;
  for (let n = 0; n < LONGEST && !lookout.isFar(state, from); n++) {
    const [asked] = rules.toAct(state);
    if (asked === undefined) break;
    const command = lookout.habit?.(state, asked) ?? atAGlance(rules, lookout, state, asked, pick);
    if (command === undefined) break;
    state = rules.after(state, asked, command, dice);
    if (--purse.left % STRIDE === 0) yield undefined;
  }
  return lookout.worth(state, seat);
}

/** The most promising commands, in the order of how they look at a glance. */
const promising = <G extends Searched>(lookout: Lookout<G>, eyes: Eyes<G>, most: number): Trial<G>[] =>
  eyes.legal
    .map(command => ({ command, value: scoreOf(lookout.scores, command, eyes) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, most)
    .map(({ command }) => ({ command, total: 0, squares: 0, tables: 0 }));

/** Is a command better than the favourite, as far as the tables show? */
const isBetter = ({ total, squares }: Trial<GameTypes>, doubt = DOUBT): boolean => total > doubt * Math.sqrt(squares);

/** How much better than the favourite a command came out in a table, on average. */
const meanOf = ({ total, tables }: Trial<GameTypes>): number => (tables ? total / tables : 0);

/** The tried commands, in the order of their results. */
interface Tried<G extends GameTypes> {
  /** What the tables were worth after the best of them, on average. */
  readonly chance: number;
  readonly best: Trial<G>;
  readonly others: readonly Trial<G>[];
}

/**
 * Tries the commands in table after table until the nodes are spent. With each part of the budget the weaker
 * half is dropped; the favourite, which looks best at a glance, stays.
 */
function* tried<G extends Searched>(
  rules: Ahead<G>,
  lookout: Lookout<G>,
  { state: seen, seat, legal }: Eyes<G>,
  { breadth, nodes, tables }: Budget,
  seed: number,
): Slices<Tried<G> | undefined> {
  const purse = { left: nodes };
  const pools = lookout.unplaced(seen);
  const [favourite, ...others] = promising(lookout, { state: seen, seat, legal }, breadth);
  if (!favourite) return undefined;
  let trials = others;
  const heats = Math.ceil(Math.log2(others.length + 1));
  let heat = 1;
  let table = 0;
  let marks = 0;
  function* valueOf(command: G['command'], from: G['state']): Slices<number> {
    const dice = quickDice(seed + table * 7919);
    return yield* playedOn(rules, lookout, { from, state: rules.after(from, seat, command, dice), seat }, dice, purse);
  }
  while (table < tables && trials.length > 0 && purse.left > 0) {
    table++;
    const dealt = { ...seen, piles: filled(seen.piles, pools, quickDice(seed + table)) };
    const from = lookout.imagined?.(dealt, seed + table) ?? dealt;
    const mark = yield* valueOf(favourite.command, from);
    marks += mark;
    for (const trial of trials) {
      const by = (yield* valueOf(trial.command, from)) - mark;
      trial.total += by;
      trial.squares += by * by;
      trial.tables++;
    }
    trials.sort((a, b) => b.total - a.total);
    if (nodes - purse.left < (nodes * heat) / heats) continue;
    heat++;
    trials = trials.slice(0, Math.ceil(trials.length / 2));
  }
  const [first] = trials;
  const best = first && isBetter(first, lookout.doubt) ? first : favourite;
  const compared = [favourite, ...others].filter(one => one !== best && (one === favourite || one.tables > 0));
  const chance = Math.min(1, Math.max(0, marks / Math.max(1, table) + meanOf(best)));
  return { best, chance, others: compared.sort((a, b) => meanOf(b) - meanOf(a)) };
}

/** Commands that were tried and not chosen, with what they are behind; equal results are level. */
const alternatives = <G extends Searched>({ whys }: Lookout<G>, eyes: Eyes<G>, { best, others }: Tried<G>) =>
  others.map(({ command, ...trial }): Alternative<G> => {
    const why = whyOf(whys, command, eyes);
    const behind = Math.max(0, meanOf(best) - meanOf({ command, ...trial }));
    return { command, behind, ...(why && { why }) };
  });

/** A bot that looks ahead. */
export const searchingBot = <G extends Searched>(lookout: Lookout<G>, budget: Budget): Searcher<G> => ({
  id: budget.id,
  level: budget.level,
  reasons: lookout.reasons,
  chance: lookout.worth,
  *think(rules: Ahead<G>, eyes: Eyes<G>, pick: Pick): Thinking<G> {
    const seed = pick(SEEDS) * SEEDS.length + pick(SEEDS);
    const [first, second] = eyes.legal;
    const found = second && (yield* tried(rules, lookout, eyes, budget, seed));
    const command = found?.best.command ?? first ?? pick(eyes.legal);
    const why = second && whyOf(lookout.whys, command, eyes);
    const others = found && alternatives(lookout, eyes, found);
    const decision: Decision<G> = {
      command,
      ...(why && { why }),
      ...(found && others?.length && { chance: found.chance, others }),
    };
    return decision;
  },
});
