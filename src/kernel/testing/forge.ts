/** Forged commands: whatever a page sends that no offer describes is refused and changes nothing. */
import { canonical } from '../fields';
import { quickDice } from '../dice';
import type { Game } from '../game';
import type { Atom, Message, GameTypes } from '../messages';
import { eachForm } from '../offers';
import { submit } from '../referee';
import { eachPosition, type Position } from './positions';
import { movesOf, type Play } from './random-play';
import { freeze, type Fault } from './values';

export interface ForgeReport {
  tried: number;
  readonly faults: readonly Fault[];
}

const JUNK: readonly unknown[] = [
  '__proto__',
  'constructor',
  'toString',
  '',
  '?',
  -1,
  0,
  0.5,
  1e9,
  true,
  null,
  [],
  {},
  ['a'],
];
const NO_COMMANDS: readonly unknown[] = [null, undefined, 3, 'pass', [], {}, { kind: null }, { kind: ['pass'] }];
const NO_KINDS: readonly string[] = ['toString', '__proto__', 'constructor', 'agenda', 'skip'];
/** Legal commands of a seat, altered in every way, at each position. */
const SAMPLE = 4;

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (message: Message): Fields => ({ ...message });

/** All values of a field in any seat's forms: real ids, but of other seats or commands. */
const listedValues = <G extends GameTypes>(game: Game<G>, state: G['state']): readonly Atom[] => {
  const values = new Set<Atom>();
  for (const seat of game.seats(state.options)) {
    eachForm(game, game.hide(state, seat), seat, (_rule, _at, form) => {
      for (const list of Object.values<unknown>(form)) {
        if (Array.isArray(list)) for (const one of list) values.add(one as Atom);
      }
    });
  }
  return [...values];
};

/** A legal command, altered: an extra field, a missing field, another value, another kind. */
const bent = (command: Fields, values: readonly unknown[], kinds: readonly string[]): readonly unknown[] => [
  { ...command, extra: 1 },
  { ...command, seat: 'referee' },
  JSON.parse(JSON.stringify(command).replace(/}$/, ',"__proto__":{"kind":"pass"}}')),
  ...kinds.map(kind => ({ ...command, kind })),
  ...Object.keys(command).flatMap(field => [
    Object.fromEntries(Object.entries(command).filter(([name]) => name !== field)),
    ...(field === 'kind' ? JUNK : [...JUNK, ...values]).map(value => ({ ...command, [field]: value })),
  ]),
];

const commandKinds = <G extends GameTypes>(game: Game<G>): readonly string[] => [
  ...new Set(
    [...Object.values<object>(game.steps), { answers: game.anytime ?? {} }].flatMap(step =>
      'answers' in step ? Object.keys(step.answers as object) : [],
    ),
  ),
];

/** Tries every forgery at a position; returns the first accepted one. */
export const forgeAt = <G extends GameTypes>(
  game: Game<G>,
  { state, moves, choose }: Position<G>,
  report: { tried: number },
): string | undefined => {
  freeze(state);
  const open = new Set(moves.map(({ seat, command }) => `${seat} ${canonical(command)}`));
  const kinds = commandKinds(game);
  const values = listedValues(game, state).slice(0, 60);
  const accepted = (seat: G['seat'], command: unknown): string | undefined => {
    if (open.has(`${seat} ${canonical(command)}`)) return undefined;
    report.tried++;
    const verdict = submit(game, state, seat, command, quickDice(1));
    return verdict.ok ? `a forged command is accepted: ${seat} ${JSON.stringify(command)}` : undefined;
  };
  for (const seat of game.seats(state.options)) {
    // sends every legal command from every seat that may not give it
    for (const { command } of moves) {
      const found = accepted(seat, command);
      if (found) return found;
    }
    for (const command of [...NO_COMMANDS, ...[...kinds, ...NO_KINDS].map(kind => ({ kind }))]) {
      const found = accepted(seat, command);
      if (found) return found;
    }
    const sample = moves.length > SAMPLE ? Array.from({ length: SAMPLE }, () => choose(moves)) : moves;
    for (const { command } of sample)
      for (const one of bent(fieldsOf(command), values, kinds)) {
        const found = accepted(seat, one);
        if (found) return found;
      }
  }
  return undefined;
};

/** Forged commands at positions of random games. */
export const forge = <G extends GameTypes>(game: Game<G>, how: Play<G> & { readonly every: number }): ForgeReport => {
  const report = { tried: 0, faults: [] as readonly Fault[] };
  report.faults = eachPosition(game, how, at => forgeAt(game, at, report));
  return report;
};

/** A value of the same type that no offer lists. */
const unlisted = (value: unknown): unknown =>
  typeof value === 'number' ? value + 1_000_003 : `${String(value)} of nobody`;

const guardAt = <G extends GameTypes>(
  game: Game<G>,
  { state, moves }: Pick<Position<G>, 'state' | 'moves'>,
  report: { tried: number },
): string | undefined => {
  freeze(state);
  const before = canonical(state);
  const legalNow = new Set(moves.map(({ seat, command }) => `${seat} ${canonical(command)}`));
  for (const { seat, command } of moves) {
    const strangers = game
      .seats(state.options)
      .filter(one => one !== seat && !legalNow.has(`${one} ${canonical(command)}`));
    const changed = Object.entries(fieldsOf(command))
      .filter(([field]) => field !== 'kind')
      .map(([field, value]) => ({ ...command, [field]: unlisted(value) }));
    const forged = [...strangers.map(one => [one, command] as const), ...changed.map(one => [seat, one] as const)];
    for (const [sender, sent] of forged) {
      report.tried++;
      if (submit(game, state, sender, sent, quickDice(1)).ok) return `accepted: ${sender} ${JSON.stringify(sent)}`;
    }
  }
  return canonical(state) === before ? undefined : 'a refused command changed the state';
};

/**
 * The exhaustive test: at each position every legal command is sent from every seat that may not give it, and with
 * each field in turn changed to a value that no offer of its kind has. All are refused. `forge` only samples.
 */
export const guard = <G extends GameTypes>(game: Game<G>, how: Play<G> & { readonly every: number }): ForgeReport => {
  const report = { tried: 0, faults: [] as readonly Fault[] };
  report.faults = eachPosition(game, how, at => guardAt(game, at, report));
  return report;
};

/**
 * The same along a recorded game, at the first `often` positions of each step: the first accepted forgery, and how
 * many were tried.
 */
export const guardAlong = <G extends GameTypes>(
  game: Game<G>,
  states: readonly G['state'][],
  often: number,
): { readonly tried: number; readonly fault: string | undefined } => {
  const report = { tried: 0 };
  const looked = new Map<string, number>();
  for (const [turn, state] of states.entries()) {
    const step = state.agenda[0]?.kind ?? '';
    const times = (looked.get(step) ?? 0) + 1;
    looked.set(step, times);
    if (times > often) continue;
    const fault = guardAt(game, { state, moves: movesOf(game, state) }, report);
    if (fault) return { ...report, fault: `turn ${turn}: ${fault}` };
  }
  return { ...report, fault: undefined };
};
