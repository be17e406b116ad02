/** [A] What stands after a die in a formula: which results count, and how much. Each works on the results of a roll. */

/** [D14] DiceTermResult */
export interface DiceResult {
  result: number;
  active: boolean;
  /** Its value, if that is not the result itself. */
  count?: number;
  discarded?: boolean;
  rerolled?: boolean;
  exploded?: boolean;
  success?: boolean;
  failure?: boolean;
}

/** Dice as their modifiers see them. */
interface Rolled {
  readonly faces: number;
  readonly results: DiceResult[];
  roll(): DiceResult;
}

/** The most times a die explodes or is rolled again. */
const MOST = 1000;

/** [D14] DiceTerm.compareResult */
export const compareResult = (result: number, comparison: string, target: number): boolean => {
  switch (comparison) {
    case '<':
      return result < target;
    case '<=':
      return result <= target;
    case '>':
      return result > target;
    case '>=':
      return result >= target;
    default:
      return result === target;
  }
};

interface Condition {
  /** At most how often. */
  readonly most: number;
  readonly comparison: string;
  readonly target: number;
}

/** `r2<3`: at most twice, those below 3; `r2`: the twos. */
const conditionOf = (modifier: string, usual: number): Condition => {
  const [, first, comparison, second] = /^[a-z]+(\d+)?([<>=]+)?(\d+)?$/i.exec(modifier) ?? [];
  if (comparison === undefined) return { most: MOST, comparison: '=', target: first ? Number(first) : usual };
  return { most: first ? Number(first) : MOST, comparison, target: second ? Number(second) : usual };
};

const meets = ({ result }: DiceResult, { comparison, target }: Condition): boolean =>
  compareResult(result, comparison, target);

/** Visits the results; if wanted, also those added meanwhile. */
const eachNew = (
  { results, roll }: Rolled,
  condition: Condition,
  { again, onMet }: { again: boolean; onMet: (result: DiceResult) => void },
): void => {
  const before = results.length;
  let met = 0;
  for (let n = 0; n < (again ? Math.min(results.length, MOST) : before) && met < condition.most; n++) {
    const result = results[n];
    if (!result?.active || !meets(result, condition)) continue;
    met++;
    onMet(result);
    roll();
  }
};

const reroll = (dice: Rolled, modifier: string, again = false): void =>
  eachNew(dice, conditionOf(modifier, 1), {
    again,
    onMet: result => Object.assign(result, { rerolled: true, active: false }),
  });

const explode = (dice: Rolled, modifier: string, again = true): void =>
  eachNew(dice, conditionOf(modifier, dice.faces), { again, onMet: result => void (result.exploded = true) });

const keep = ({ results }: Rolled, modifier: string): void => {
  const [, kind, side, count] = /^([kd])([hl]?)(\d*)$/i.exec(modifier.toLowerCase()) ?? [];
  const number = Number(count || 1);
  const sorted = results.filter(({ active }) => active).sort((one, other) => other.result - one.result);
  if ((side || (kind === 'k' ? 'h' : 'l')) === 'l') sorted.reverse();
  for (const result of kind === 'k' ? sorted.slice(number) : sorted.slice(0, number))
    Object.assign(result, { active: false, discarded: true });
};

const counts = (
  { results }: Rolled,
  isMet: (result: DiceResult) => boolean,
  { as, met, otherwise }: { as: 'success' | 'failure'; met: number; otherwise?: number },
): void => {
  for (const result of results) {
    if (!result.active) continue;
    const isSo = isMet(result);
    result[as] = isSo;
    const count = isSo ? met : otherwise;
    if (count !== undefined) result.count = count;
  }
};

const successes = (dice: Rolled, modifier: string): void => {
  const condition = conditionOf(modifier, dice.faces);
  counts(dice, result => meets(result, condition), { as: 'success', met: 1, otherwise: 0 });
};

const failures = (dice: Rolled, modifier: string, how: 'count' | 'deduct' | 'subtract'): void => {
  const condition = conditionOf(modifier, 1);
  const met = { count: 1, deduct: -1, subtract: -condition.target }[how];
  counts(dice, result => meets(result, condition), { as: 'failure', met, ...(how === 'count' && { otherwise: 0 }) });
};

const parity = (dice: Rolled, rest: number): void =>
  counts(dice, ({ result }) => result % 2 === rest, { as: 'success', met: 1, otherwise: 0 });

const margin = ({ results }: Rolled, modifier: string): void => {
  const { comparison, target } = conditionOf(modifier, 0);
  const sign = comparison.startsWith('<') ? -1 : 1;
  const active = results.filter(one => one.active);
  for (const [n, one] of active.entries()) one.count = sign * (one.result - (n === 0 ? target : 0));
};

const bound = ({ results }: Rolled, modifier: string, within: (...values: number[]) => number): void => {
  const { target } = conditionOf(modifier, 0);
  for (const result of results) if (result.active) result.count = within(result.result, target);
};

/** [D14] Die.MODIFIERS: by their names in a formula. */
export const MODIFIERS: Readonly<Record<string, (dice: Rolled, modifier: string) => void>> = {
  r: reroll,
  rr: (dice, modifier) => reroll(dice, modifier, true),
  x: explode,
  xo: (dice, modifier) => explode(dice, modifier, false),
  k: keep,
  kh: keep,
  kl: keep,
  d: keep,
  dh: keep,
  dl: keep,
  min: (dice, modifier) => bound(dice, modifier, Math.max),
  max: (dice, modifier) => bound(dice, modifier, Math.min),
  even: dice => parity(dice, 0),
  odd: dice => parity(dice, 1),
  cs: successes,
  cf: (dice, modifier) => failures(dice, modifier, 'count'),
  df: (dice, modifier) => failures(dice, modifier, 'deduct'),
  sf: (dice, modifier) => failures(dice, modifier, 'subtract'),
  ms: margin,
};

/** The sum of the results that count. */
export const sumOfResults = (results: readonly DiceResult[]): number =>
  results.reduce((sum, { result, count, active }) => (active ? sum + (count ?? result) : sum), 0);
