/** The one place where results become rolls of the host, and where a helper gets the host's chance. */
import type { Dice, Message } from '../../kernel/game';
import type { Rolled } from '../../kernel/helper';

interface Made {
  readonly roll: ReturnType<typeof Roll.fromTerms>;
  /** Made of a term that has its results, or read as a roll that was stored. */
  readonly from: 'terms' | 'data';
}

/**
 * A real Foundry roll of dice that have fallen already. A term that has its results is not rolled again; where it
 * counts as not rolled all the same, the roll is read as one that comes from the chat log.
 */
export const makeRoll = ({ count, sides, faces }: Rolled): Made => {
  const results = faces.map(result => ({ result, active: true })), total = faces.reduce((sum, face) => sum + face, 0);
  const term = new foundry.dice.terms.Die({ number: count, faces: sides, results, options: {} });
  const roll = Roll.fromTerms([term]);
  if (roll.total === total) return { roll, from: 'terms' };
  const data = { ...roll.toJSON(), terms: [{ ...term.toJSON(), evaluated: true }], total, evaluated: true };
  return { roll: Roll.fromJSON(JSON.stringify(data)), from: 'data' };
};

export const rollOf = (rolled: Rolled): Made['roll'] => makeRoll(rolled).roll;

const FIELDS = ['die', 'dice', 'faces'] as const;

/** The dice that events tell: games write faces under `die`, `dice` or `faces`, and `sides` where they are not six. */
export const rolledIn = (events: readonly Message[]): readonly Rolled[] => events.flatMap(event => {
  const fields: Message & Readonly<Record<string, unknown>> = { ...event };
  const sides = typeof fields['sides'] === 'number' ? fields['sides'] : undefined;
  return FIELDS.flatMap(field => {
    const value = fields[field];
    const faces = (Array.isArray(value) ? value : [value]).filter(face => typeof face === 'number');
    return faces.length ? [{ count: faces.length, faces, sides: sides ?? (Math.max(...faces) > 6 ? 20 : 6) }] : [];
  });
});

/** Chance for a helper: the host's own, which its dice modules may replace. */
export const hostDice = (): Dice => {
  const below = (sides: number): number => Math.floor(CONFIG.Dice.randomUniform() * sides);
  return {
    roll: (count, sides) => Array.from({ length: count }, () => 1 + below(sides)),
    shuffle<T>(items: readonly T[]): readonly T[] {
      const left = [...items], pile: T[] = [];
      while (left.length) pile.push(...left.splice(below(left.length), 1));
      return pile;
    },
  };
};
