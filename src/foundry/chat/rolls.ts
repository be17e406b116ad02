/** The one place where results become rolls of the host, and where a helper gets the host's chance. */
import { evenDice, type Dice } from '../../kernel/dice';
import type { Message } from '../../kernel/messages';
import type { Rolled } from '../../kernel/helper';
import type { AnyGame, AnyPresentation } from '../../table/record/model';
import { ownDieTerm } from '../own-dice';

interface Made {
  readonly roll: ReturnType<typeof Roll.fromTerms>;
  /** Made of a term that has its results, or read as a roll that was stored. */
  readonly from: 'terms' | 'data';
}

/**
 * A real Foundry roll of dice that have fallen already. A term that has its results is not rolled again; where it
 * counts as not rolled all the same, the roll is read as one that comes from the chat log.
 */
export const makeRoll = ({ count, sides, faces, die }: Rolled, game?: string): Made => {
  const results = faces.map(result => ({ result, active: true }));
  const total = faces.reduce((sum, face) => sum + face, 0);
  const given = { number: count, faces: sides, results, options: {} };
  const OwnTerm = game === undefined ? undefined : ownDieTerm(game, die);
  const term = OwnTerm ? new OwnTerm(given) : new foundry.dice.terms.Die(given);
  const roll = Roll.fromTerms([term]);
  if (roll.total === total) return { roll, from: 'terms' };
  const data = { ...roll.toJSON(), terms: [{ ...term.toJSON(), evaluated: true }], total, evaluated: true };
  return { roll: Roll.fromJSON(JSON.stringify(data)), from: 'data' };
};

/** The roll of a game, with its own dice where it has some. */
export const rollOf = ({ id }: Pick<AnyGame, 'id'>, rolled: Rolled): Made['roll'] => makeRoll(rolled, id).roll;

const FIELDS = ['die', 'dice', 'faces'] as const;

/** Games write faces under `die`, `dice` or `faces`, and `sides` where they are not six. */
const numbersIn = (event: Message): readonly Rolled[] => {
  const fields: Message & Readonly<Record<string, unknown>> = { ...event };
  const sides = typeof fields['sides'] === 'number' ? fields['sides'] : undefined;
  return FIELDS.flatMap(field => {
    const value = fields[field];
    const faces = (Array.isArray(value) ? value : [value]).filter(face => typeof face === 'number');
    return faces.length ? [{ count: faces.length, faces, sides: sides ?? (Math.max(...faces) > 6 ? 20 : 6) }] : [];
  });
};

/** The dice that the events of a game tell, as numbers or by the game's own word. */
export const rolledIn = (presentation: AnyPresentation, events: readonly Message[]): readonly Rolled[] =>
  events.flatMap(event =>
    event.kind === 'agenda' ? [] : [...(presentation.rolls?.(event) ?? []), ...numbersIn(event)],
  );

/** Chance for a helper: the host's own, which its dice modules may replace. */
export const hostDice = (): Dice => evenDice(bound => Math.floor(CONFIG.Dice.randomUniform() * bound));
