/** The only place where results become Foundry rolls, and where helpers get Foundry's random numbers. */
import { evenDice, type Dice } from '../../kernel/dice';
import type { Message } from '../../kernel/messages';
import type { Rolled } from '../../kernel/helper';
import type { AnyGame, AnyPresentation } from '../../table/record/model';
import { ownDieTerm } from '../own-dice';

interface Made {
  readonly roll: ReturnType<typeof Roll.fromTerms>;
  /** Made of a term that has its results, or read as a stored roll. */
  readonly from: 'terms' | 'data';
}

/**
 * A real Foundry roll of dice that have already fallen. A term with results is not rolled again. If it still counts
 * as not rolled, the roll is read like one from the chat log.
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

/** A roll of a game, with the game's own dice if it has any. */
export const rollOf = ({ id }: Pick<AnyGame, 'id'>, rolled: Rolled): Made['roll'] => makeRoll(rolled, id).roll;

const FIELDS = ['die', 'dice', 'faces'] as const;

/** Games store faces under `die`, `dice` or `faces`, and `sides` if it is not six. */
const numbersIn = (event: Message): readonly Rolled[] => {
  const fields: Message & Readonly<Record<string, unknown>> = { ...event };
  const sides = typeof fields['sides'] === 'number' ? fields['sides'] : undefined;
  return FIELDS.flatMap(field => {
    const value = fields[field];
    const faces = (Array.isArray(value) ? value : [value]).filter(face => typeof face === 'number');
    return faces.length ? [{ count: faces.length, faces, sides: sides ?? (Math.max(...faces) > 6 ? 20 : 6) }] : [];
  });
};

/** The dice in a game's events, as numbers or by the game's own words. */
export const rolledIn = (presentation: AnyPresentation, events: readonly Message[]): readonly Rolled[] =>
  events.flatMap(event =>
    event.kind === 'agenda' ? [] : [...(presentation.rolls?.(event) ?? []), ...numbersIn(event)],
  );

/** Random numbers for a helper: Foundry's own, which dice modules may replace. */
export const hostDice = (): Dice => evenDice(bound => Math.floor(CONFIG.Dice.randomUniform() * bound));
