/** A table being made: the answers so far, the defaults, and what is missing. */
import type { Atom, Options } from '../../kernel/messages';
import { readOptions, type OptionProblem } from '../../kernel/options';
import { isObject, parseJson } from '../../kernel/reading';
import type { DataProblem } from '../../kernel/owners-data';
import type { Person } from './client-model';
import type { AnyGame, Holder, Mode } from '../record/model';
import { gameWording, type Speech } from '../i18n/wording';

export const WIZARD_STEPS = ['game', 'options', 'seats', 'mode'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** The answers so far. */
export interface Draft {
  readonly step: WizardStep;
  readonly game: AnyGame | undefined;
  readonly name: string;
  readonly options: Readonly<Record<string, Atom>>;
  /** The faults of the last file given for an option. */
  readonly wrongFiles: Readonly<Record<string, readonly string[]>>;
  readonly holders: Readonly<Record<string, Holder>>;
  readonly mode: Mode;
  readonly scene: boolean;
  /** Are the keys stored in the world, if several people play? */
  readonly open: boolean;
}

/** Active players first, then other users; bots or open seats fill the rest. */
export const defaultHolders = (
  game: AnyGame,
  options: Options,
  people: readonly Person[],
): Readonly<Record<string, Holder>> => {
  const players = people.filter(person => !person.gm);
  const masters = people.filter(person => person.gm && person.active);
  const takers = [...players.filter(person => person.active), ...masters];
  const bot = game.bots[0];
  return Object.fromEntries(
    game.seats(options).map((seat, n): [string, Holder] => {
      const taker = takers[n];
      if (taker) return [seat, { kind: 'user', user: taker.id }];
      return [seat, bot ? { kind: 'bot', bot: bot.id } : { kind: 'open' }];
    }),
  );
};

/** Tables made without questions: against bots, by hand, with others, or of bots alone. */
export const AT_ONCE = ['play', 'hand', 'invite', 'watch'] as const;
export type AtOnce = (typeof AT_ONCE)[number];

/**
 * Who sits at such a table: `user` has the first seat, all seats by hand, or none when watching; bots or open seats
 * fill the rest.
 */
export const holdersAtOnce = (
  game: AnyGame,
  options: Options,
  how: AtOnce,
  user: string,
): Readonly<Record<string, Holder>> => {
  const bot = game.bots[0];
  const other: Holder = bot && how !== 'invite' ? { kind: 'bot', bot: bot.id } : { kind: 'open' };
  return Object.fromEntries(
    game
      .seats(options)
      .map((seat, n): [string, Holder] => [
        seat,
        how === 'hand' || (n === 0 && how !== 'watch') ? { kind: 'user', user } : other,
      ]),
  );
};

export const emptyDraft = (): Draft => ({
  step: 'game',
  game: undefined,
  name: '',
  options: {},
  wrongFiles: {},
  holders: {},
  mode: 'enforced',
  scene: true,
  open: false,
});

/** The faults of options, by name. */
export const optionProblems = (
  game: AnyGame,
  problems: readonly OptionProblem[],
  speech: Speech,
): readonly string[] => {
  const words = gameWording(game, speech);
  return problems.map(({ option, problem, given }) =>
    speech.format(`RT.problems.${problem}`, {
      given,
      option: game.options.some(spec => spec.id === option) ? words.text(`options.${option}.name`) : option,
    }),
  );
};

/** What prevents the table from being made; empty if nothing does. */
export const draftProblems = ({ game, name, options, holders }: Draft, speech: Speech): readonly string[] => {
  if (!game) return [speech.localize('RT.wizard.no-game')];
  const words = gameWording(game, speech);
  const read = readOptions(game.options, options);
  const missing = game.seats(read.options).filter(seat => !holders[seat]);
  return [
    ...(name.trim() ? [] : [speech.localize('RT.wizard.no-name')]),
    ...optionProblems(game, read.problems, speech),
    ...missing.map(seat => speech.format('RT.wizard.no-holder', { seat: words.text(`seats.${seat}`) })),
  ];
};

/** Takes an owner's data file for an option if it can be read, else its faults. */
export const withFile = (
  draft: Draft,
  option: string,
  file: string | undefined,
  tell: (problems: readonly DataProblem[]) => readonly string[],
): Draft => {
  const spec = draft.game?.options.find(one => one.id === option);
  if (spec?.kind !== 'data') return draft;
  const read = file === undefined ? { data: spec.default } : spec.read(file);
  const isRead = 'data' in read;
  const wrong = isRead ? [] : tell(read.problems);
  return {
    ...draft,
    options: { ...draft.options, [option]: isRead ? read.data : spec.default },
    wrongFiles: { ...draft.wrongFiles, [option]: wrong },
  };
};

/** Options that a user named or shared: the unusual ones, without files. */
export type Preset = Options;

/** The rulings and numbers of a draft that differ from the defaults. */
export const presetOf = ({ game, options }: Pick<Draft, 'game' | 'options'>): Preset =>
  Object.fromEntries(
    (game?.options ?? []).flatMap(({ id, kind, default: usual }) => {
      const value = options[id];
      return kind === 'data' || value === undefined || value === usual ? [] : [[id, value]];
    }),
  );

/** The draft with the options of a preset, all others at their defaults; a chosen file stays. */
export const withPreset = (draft: Draft, preset: Preset): Draft => {
  const { game } = draft;
  if (!game) return draft;
  const files = game.options.filter(({ kind }) => kind === 'data').map(({ id }) => id);
  const kept = Object.fromEntries(Object.entries(draft.options).filter(([id]) => files.includes(id)));
  return { ...draft, options: { ...readOptions(game.options, preset).options, ...kept } };
};

/** A preset as text, and the reverse: the preset in a shared text, or its fault. */
export const presetText = (game: AnyGame, preset: Preset): string => JSON.stringify({ game: game.id, ...preset });
export const readPreset = (
  game: AnyGame,
  text: string,
): { readonly preset: Preset } | { readonly problems: readonly OptionProblem[] } | undefined => {
  const given = parseJson(text, LONGEST_PRESET);
  if (!isObject(given) || given['game'] !== game.id) return undefined;
  const { game: _, ...options } = given;
  const { options: read, problems } = readOptions(game.options, options);
  return problems.length ? { problems } : { preset: presetOf({ game, options: read }) };
};
const LONGEST_PRESET = 4000;
