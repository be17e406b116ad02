/** The one place where results become rolls of the host, and where a helper gets the host's chance. */
import type { Dice, Message } from '../../kernel/game';
import type { Rolled } from '../../kernel/helper';

/** A real Foundry roll of dice that have fallen already: a term that has its results is not rolled again. */
export const rollOf = ({ count, sides, faces }: Rolled) => Roll.fromTerms([
  new foundry.dice.terms.Die(
    { number: count, faces: sides, results: faces.map(result => ({ result, active: true })), options: {} }
  ),
]);

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
