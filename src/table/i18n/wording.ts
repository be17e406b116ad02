/** Messages of a game in the reader's language: every id is replaced by its name, every kind by its sentence in lang. */
import type { Atom, Message, Options } from '../../kernel/messages';
import { looseOf } from '../../kernel/piles';
import type { Refusal } from '../../kernel/refusal';
import { remedyOf } from './remedies';
import { defaultOptions } from '../../kernel/options';
import type { Figures } from '../../kernel/presentation';
import type { AnyGame, AnyPresentation, Problem } from '../record/model';
import { linked, linker, type Part } from './links';

/** The part of a host's translations that wording needs. */
export interface Speech {
  /** Whose days and hours are named; without, those of the browser. */
  readonly language?: string | undefined;
  has(key: string): boolean;
  localize(key: string): string;
  format(key: string, data: Readonly<Record<string, string>>): string;
}

export interface Wording {
  /** The text of a key under `RT.<game>.`. */
  text(key: string, params?: Options): string;
  /** What an id is called; an id without a name stands for itself. */
  name(id: string): string;
  command(command: Message): string;
  /** The command's kind alone ("Rally a leader"), for a heading over its candidates. */
  kind(kind: string): string;
  event(event: Message): string;
  /**
   * The same with figures of the table before and after it, in parts: what it names and can be pointed at is a part of
   * its own.
   */
  told(event: Message, figures?: Figures): readonly Part[];
  /** Why something is refused; with the command, also the smallest change that would allow it. */
  refusal(refusal: Refusal, command?: Message): string;
  /** A rulebook section with its heading ("Attack"). */
  section(section: string): string;
  prompt(step: Message | undefined, figures?: Figures): string;
  /** A value as the board prints it: what stands in its box, and in whose half that is. */
  value(track: string, value: number): string;
  problem(problem: Problem): string;
}

/** Unknown ids are '?' in every game. */
const isHidden = (value: unknown): boolean => value === '?';

const has = <K extends string>(value: object, key: K): value is Record<K, unknown> => Object.hasOwn(value, key);

/** Fields under which a sentence finds an id itself, to choose its form by: `{seat.id, select, …}`. */
const idOf = (field: string): string => `${field}.id`;

/** Makes the wording of one game, as a table shows it, for one reader. */
export const wordingOf = (
  presentation: Pick<AnyPresentation, 'id' | 'texts' | 'word' | 'face' | 'board' | 'numbers'>,
  speech: Speech,
): Wording => {
  const under = `RT.${presentation.id}`;
  /** The numbers of the table, which every sentence may name; a field of its own comes before. */
  const numbers: Record<string, string> = {};
  /** What the owner of a copy calls it: shown as it stands. */
  const own = (word: string): string | undefined =>
    Object.hasOwn(presentation.texts, word) ? presentation.texts[word] : undefined;
  const name = (id: string): string => {
    const word = presentation.word(id);
    const loose = word === undefined ? looseOf(id) : undefined;
    if (loose) return speech.localize(loose.up ? 'RT.board.loose-up' : 'RT.board.loose-down');
    if (word === undefined) return id;
    const called = own(word);
    if (called !== undefined) return called;
    const usual = speech.localize(`${under}.${word}`);
    // a name may hold a number of the table ("after ten turns")
    return usual.includes('{') ? speech.format(`${under}.${word}`, numbers) : usual;
  };
  const sayer = (nameOf: (id: string) => string) => {
    const atom = (value: Atom): string =>
      typeof value === 'boolean'
        ? speech.localize(value ? 'RT.table.yes' : 'RT.table.no')
        : typeof value === 'string'
          ? nameOf(value)
          : String(value);
    const said = (value: unknown): string => {
      if (Array.isArray(value)) return listed(value);
      if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return atom(value);
      if (typeof value === 'object' && value !== null)
        return Object.entries(value)
          .map(([key, one]) => `${nameOf(key)} ${said(one)}`)
          .join(', ');
      return '';
    };
    /** Hidden cards all have the same name, so they are counted. */
    const listed = (values: readonly unknown[]): string => {
      const hidden = values.filter(isHidden);
      const rest = values.filter(one => !isHidden(one)).map(said);
      const counted = hidden.length > 1 ? [`${said(hidden[0])} (× ${hidden.length})`] : hidden.map(said);
      return [...rest, ...counted].join(', ');
    };
    return said;
  };
  const named = sayer(name);
  const marked = sayer(linker(presentation, name));
  const params = (message: object, said = named): Record<string, string> => {
    const fields: Record<string, string> = {};
    for (const [field, value] of Object.entries(message)) {
      fields[field] = said(value);
      if (typeof value === 'string' || typeof value === 'boolean') fields[idOf(field)] = String(value);
      if (Array.isArray(value)) fields[`${field}.count`] = String(value.length);
    }
    return fields;
  };
  Object.assign(numbers, params(presentation.numbers ?? {}));
  const format = (key: string, data: Readonly<Record<string, string>>, missing: string): string =>
    speech.has(key) ? speech.format(key, { ...numbers, ...data }) : missing;
  // a dot in a key would be a level of its own
  const heading = (section: string) => section.replace(/^§/, '').replaceAll('.', '-');
  const secretOf = (event: Message): unknown =>
    has(event, 'secret') && typeof event.secret === 'object' && event.secret !== null && has(event.secret, 'is')
      ? event.secret.is
      : undefined;
  const eventText = (event: Message, figures: Figures | undefined, said: (value: unknown) => string): string => {
    const key = `${under}.events.${event.kind}`;
    const secret = secretOf(event);
    const fields = { ...params(event, said), ...(figures && params(figures, said)) };
    if (secret !== undefined && speech.has(`${key}-seen`)) {
      return speech.format(`${key}-seen`, { ...fields, secret: said(secret) });
    }
    return format(figures && speech.has(`${key}-told`) ? `${key}-told` : key, fields, '');
  };
  const section = (mark: string): string => format(`${under}.sections.${heading(mark)}`, {}, mark);
  return {
    text: (key, given = {}) => own(key) ?? format(`${under}.${key}`, params(given), key),
    name,
    command: command => format(`${under}.commands.${command.kind}`, params(command), command.kind),
    kind: kind => format(`${under}.kinds.${kind}`, {}, kind),
    event: event => eventText(event, undefined, named),
    told: (event, figures) => linked(eventText(event, figures, marked)),
    refusal(refusal, command) {
      const { reason, details = {} } = refusal;
      const own = `${under}.refusals.${reason}`;
      const sections = Object.entries(details).filter(([, value]) => String(value).startsWith('§'));
      const headings = Object.fromEntries(sections.map(([field, value]) => [field, section(String(value))]));
      const fields = { ...params(details), ...headings };
      const what = format(speech.has(own) ? own : `RT.refusals.${reason}`, fields, reason);
      // how the rules do something says nothing yet of this moment
      const moment = details['moment'] === undefined ? undefined : details['asked'] === undefined ? 'now' : 'now-asked';
      const why = moment === undefined ? what : `${what} ${speech.format(`RT.refusals.${moment}`, fields)}`;
      const remedy = remedyOf(under, refusal, command, speech, params);
      return remedy === undefined ? why : `${/[.!?]$/.test(why) ? why : `${why}.`} ${remedy}`;
    },
    section,
    value(id, value) {
      const track = presentation.board.tracks.find(one => one.id === id);
      const printed = track?.labels?.[value - track.from] ?? String(value);
      const half = value && track?.halves?.[value < 0 ? 0 : 1];
      return half ? `${speech.localize(`${under}.seats.${half}`)} ${printed}` : printed;
    },
    prompt: (step, figures) =>
      step
        ? format(`${under}.prompts.${step.kind}`, { ...params(step), ...(figures && params(figures)) }, step.kind)
        : speech.localize('RT.table.game-over'),
    problem: ({ problem, details = {} }) => format(`RT.problems.${problem}`, params(details), problem),
  };
};

/** The wording of a game where there is no table yet. */
export const gameWording = (game: AnyGame, speech: Speech): Wording =>
  wordingOf(game.presentation(defaultOptions(game.options)), speech);
