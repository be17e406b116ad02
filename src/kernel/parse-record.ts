/** Reading an untrusted record: what is wrong with it, and where. */
import { isEdit } from './edit';
import type { Rules } from './game';
import type { Message, GameTypes } from './messages';
import { foldOf } from './lookup';
import { readOptions } from './options';
import { atom, is, isObject, isShallow, message, shown } from './reading';
import type { GameRecord } from './record';

/** `problem` is a key under `RT.problems` in lang; `at` a JSON pointer; `given` the value there. */
export interface RecordProblem {
  readonly problem: string;
  readonly at: string;
  readonly given?: string;
}

type Fields = Readonly<Record<string, unknown>>;
const isMessage = (value: unknown): value is Message => is(message, value);
const isList = (value: unknown, of: (one: unknown) => boolean): value is readonly unknown[] =>
  Array.isArray(value) && value.every(of);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Collects problems; every check returns whether it passed. */
const checklist = () => {
  const problems: RecordProblem[] = [];
  const check = (passed: boolean, problem: string, at: string, given?: unknown): boolean => {
    if (!passed) problems.push({ problem, at, ...(given !== undefined && { given: shown(given) }) });
    return passed;
  };
  return { problems, check };
};
type Check = ReturnType<typeof checklist>['check'];

const isEvent = (value: unknown): boolean =>
  isMessage(value) &&
  (value.kind !== 'agenda' ||
    ('keep' in value &&
      'top' in value &&
      Number.isInteger(value.keep) &&
      isList(value.top, isMessage) &&
      (!('held' in value) || Number.isInteger(value.held))));

const checkTurn = (turn: unknown, index: number, seats: readonly unknown[], check: Check): void => {
  const where = `/turns/${index}`;
  if (!isObject(turn)) {
    check(false, 'not-a-turn', where, turn);
    return;
  }
  const { seat, command, edit, number, events, barrier } = turn;
  check(seat === 'table' || seats.includes(seat), 'no-such-seat', `${where}/seat`, seat);
  check(Number.isInteger(number) && Number(number) >= 0, 'not-a-number', `${where}/number`, number);
  check(typeof barrier === 'boolean', 'not-yes-or-no', `${where}/barrier`, barrier);
  check(command === undefined || isMessage(command), 'not-a-command', `${where}/command`, command);
  check(edit === undefined || isEdit(edit), 'not-a-change', `${where}/edit`, edit);
  check(command === undefined || edit === undefined, 'command-and-change', where);
  check(
    index === 0 ? command === undefined && edit === undefined : command !== undefined || edit !== undefined,
    index === 0 ? 'setup-has-a-command' : 'turn-without-command',
    where,
  );
  if (!Array.isArray(events)) check(false, 'not-a-list', `${where}/events`, events);
  else for (const [n, event] of events.entries()) check(isEvent(event), 'not-an-event', `${where}/events/${n}`, event);
};

/** Does it have the shape of a record, of any game? Numbers of turns must rise. */
const checkShape = (input: Fields, check: Check): void => {
  const { game, edition, options, seats, turns } = input;
  check(isText(game), 'not-a-text', '/game', game);
  check(isText(edition), 'not-a-text', '/edition', edition);
  check(isObject(options) && Object.values(options).every(one => is(atom, one)), 'not-options', '/options', options);
  const named = check(isList(seats, isText) && seats.length > 0, 'not-seats', '/seats', seats)
    ? (seats as readonly string[])
    : [];
  if (!check(Array.isArray(turns) && turns.length > 0, 'not-turns', '/turns', turns)) return;
  let last = -1;
  for (const [index, turn] of (turns as readonly unknown[]).entries()) {
    checkTurn(turn, index, named, check);
    const number = isObject(turn) ? Number(turn['number']) : NaN;
    check(!(number <= last), 'numbers-do-not-rise', `/turns/${index}/number`, number);
    last = number;
  }
};

/** Does it fit this game: the same edition, known options, its seats, and events it can fold? */
const checkWords = <G extends GameTypes>(game: Rules<G>, record: GameRecord<G>, check: Check): void => {
  check(record.game === game.id, 'another-game', '/game', record.game);
  check(record.edition === game.edition, 'another-edition', '/edition', record.edition);
  for (const { option, problem, given } of readOptions(game.options, record.options).problems) {
    check(false, problem, `/options/${option}`, given);
  }
  check(game.seats(record.options).join() === record.seats.join(), 'other-seats', '/seats', record.seats);
  for (const [index, { events }] of record.turns.entries()) {
    for (const [n, event] of events.entries()) {
      const known = event.kind === 'agenda' || foldOf(game, event) !== undefined;
      check(known, 'unknown-event', `/turns/${index}/events/${n}`, event.kind);
    }
  }
};

/** An untrusted record as a record of this game, or the first thing that is wrong with it. */
export const parseRecord = <G extends GameTypes>(game: Rules<G>, input: unknown): GameRecord<G> | RecordProblem => {
  const { problems, check } = checklist();
  if (!isObject(input) || !isShallow(input)) return { problem: 'not-a-record', at: '', given: shown(input) };
  checkShape(input, check);
  const { game: id, edition, options, seats, turns } = input;
  // the shape has been checked, or there is a problem
  const record = { game: id, edition, options, seats, turns } as unknown as GameRecord<G>;
  if (!problems.length) checkWords(game, record, check);
  return problems[0] ?? record;
};
