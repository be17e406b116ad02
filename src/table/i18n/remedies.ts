/**
 * What would make a refused command possible: the smallest change, in a sentence of the game's words under `remedies`.
 * A reason that several kinds of command meet may have one for each, after its name and theirs. A reason that nothing
 * could change, or whose own sentence says the way, has none.
 */
import type { Message, Options } from '../../kernel/messages';

/** What is asked of the texts of a language. */
interface Texts {
  has(key: string): boolean;
  localize(key: string): string;
  format(key: string, data: Readonly<Record<string, string>>): string;
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Figures that follow from those of a refusal: what is missing of a price, what is too much, the bound one further. */
export const shortfall = (details: Options): Readonly<Record<string, number>> => {
  const { cost, points, resources, units, left, most } = details;
  const have = points ?? resources;
  return {
    ...(isNumber(cost) && isNumber(have) && { missing: cost - have }),
    ...(isNumber(units) && isNumber(left) && { over: units - left }),
    ...(isNumber(most) && { beyond: most + 1 }),
  };
};

/** The fields that a text speaks of. */
const fieldsIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{([\w.]+)[,}]/g)].map(([, field]) => field ?? '');

/** The sentence, where the game has one and everything that it names is known. */
export const remedyOf = (
  under: string,
  { reason, details = {} }: { readonly reason: string; readonly details?: Options },
  command: Message | undefined,
  speech: Texts,
  params: (fields: object) => Readonly<Record<string, string>>,
): string | undefined => {
  if (!command) return undefined;
  const known = params({ ...command, ...details, ...shortfall(details) });
  const isSaid = (key: string): boolean =>
    speech.has(key) && fieldsIn(speech.localize(key)).every(field => field in known);
  const general = `${under}.remedies.${reason}`;
  const key = [`${general}-${command.kind}`, general].find(isSaid);
  return key === undefined ? undefined : speech.format(key, known);
};
