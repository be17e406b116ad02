/** The command lines of all programs: read, checked, and refused with a message instead of a stack. */
import { readFileSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';

type OptionsOfArguments = NonNullable<ParseArgsConfig['options']>;

/** What is wrong with a command line, and how to mend it. */
export class BadCommandLine extends Error {}

export const wrong: (message: string) => never = message => {
  throw new BadCommandLine(message);
};

/** The options and words of a command line. Refuses unknown options, and more words than `most`. */
export const readArguments = <const T extends OptionsOfArguments>(
  args: readonly string[],
  options: T,
  most = Infinity,
) => {
  const read = () => {
    try {
      return parseArgs({ args: [...args], allowPositionals: true, options });
    } catch (error) {
      // the first sentence says which option; the rest is about words that begin with a dash
      const [said = ''] = (error as Error).message.split(/\. /);
      return wrong(`${said.replace(/\.?$/, '.')}`);
    }
  };
  const { values, positionals } = read();
  if (positionals.length > most) wrong(`"${positionals[most]}" is one word too many.`);
  return { values, positionals };
};

/** A whole number, `otherwise` if none is given. `what`: how a message names it. */
export const wholeNumber = (what: string, given: string | undefined, otherwise: number, least = 1): number => {
  if (given === undefined) return otherwise;
  const number = Number(given);
  return /^\d+$/.test(given) && number >= least && Number.isSafeInteger(number)
    ? number
    : wrong(`${what}: "${given}" is not a whole number of at least ${least}.`);
};

/** The item that has the given id. `what`: what the list holds, as "game". */
export const named = <T extends { readonly id: string }>(what: string, all: readonly T[], id: string): T =>
  all.find(one => one.id === id) ??
  wrong(`There is no ${what} "${id}". Give one of ${all.map(one => one.id).join(', ')}.`);

/** What a program does with its arguments. */
type Main = (args: readonly string[]) => unknown;

/** A program that takes no arguments. */
export const withoutArguments =
  (work: () => unknown): Main =>
  args => {
    readArguments(args, {}, 0);
    return work();
  };

/** The text of a file. */
export const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    return wrong(`${file} cannot be read: ${(error as Error).message}.`);
  }
};

/**
 * Runs the program of `file` if it was started, and not imported. `--help` prints its usage. Bad arguments end it with
 * code 2, what is wrong, and the usage.
 */
export const program = async (file: string, usage: string, main: Main): Promise<void> => {
  if (process.argv[1] !== file) return;
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(usage);
    return;
  }
  try {
    await main(args);
  } catch (error) {
    if (!(error instanceof BadCommandLine)) throw error;
    console.error(`${error.message}\n${usage}`);
    process.exitCode = 2;
  }
};
