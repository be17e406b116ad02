/** What a seat may try, and which of that is legal. Everything runs on the state as the seat sees it. */
import type { Rules } from './game';
import type { Atom, Message, GameTypes } from './messages';
import type { Refusal } from './refusal';
import type { Answers, At, Form } from './rule';
import { type AnyRule, type AnyStep, ruleIn, rulesIn, stepOf, topOf } from './lookup';

const isOpen = <G extends GameTypes>(entry: AnyStep<G>, state: G['state'], step: G['step'], seat: G['seat']): boolean =>
  !!entry.answers && (!!entry.seats?.(state, step).includes(seat) || !!entry.may?.(state, step).includes(seat));

/** May the seat answer the step on top, because it must or because it may? */
export const mayAnswer = <G extends GameTypes>(game: Rules<G>, state: G['state'], seat: G['seat']): boolean => {
  const step = topOf<G>(state);
  return !!step && isOpen(stepOf(game, step), state, step, seat);
};

/** The rule for a command, and whether the command then answers the step on top. */
export interface Taker<G extends GameTypes> {
  readonly rule: AnyRule<G>;
  readonly isAnswer: boolean;
}

/**
 * The rule for a seat's command of this kind: that of the step on top if the seat may answer it, else that of commands
 * at any time. Undefined if neither has one.
 */
export const takerOf = <G extends GameTypes>(
  game: Rules<G>,
  state: G['state'],
  seat: G['seat'],
  kind: string,
): Taker<G> | undefined => {
  const step = topOf<G>(state);
  if (!step) return undefined;
  const answers = mayAnswer(game, state, seat) ? stepOf(game, step).answers : undefined;
  const answer = ruleIn<G, G['step']>(answers as Answers<G, G['step']> | undefined, kind);
  const rule = answer ?? ruleIn<G, G['step']>(game.anytime, kind);
  return rule && { rule, isAnswer: answer !== undefined };
};

type Visit<G extends GameTypes> = (rule: AnyRule<G>, at: At<G, G['step']>, form: Form<G['command']>) => boolean | void;

/**
 * Calls `visit` with every form the seat is offered now; stops when it answers true. `seen` is the state as the
 * seat sees it.
 */
export const eachForm = <G extends GameTypes>(
  game: Rules<G>,
  seen: G['state'],
  seat: G['seat'],
  visit: Visit<G>,
): boolean => {
  const step = topOf<G>(seen);
  if (!step) return false;
  const at = { state: seen, seat, step };
  const entry = stepOf(game, step);
  const through = (rules: readonly AnyRule<G>[]): boolean =>
    rules.some(rule => rule.offers(at).some(form => visit(rule, at, form) === true));
  return (isOpen(entry, seen, step, seat) && through(rulesIn(entry.answers))) || through(rulesIn(game.anytime));
};

/** Calls `visit` with every command of a form; stops when it answers true. */
export const eachCommand = <C extends Message>(form: Form<C>, visit: (command: C) => boolean | void): boolean => {
  const { kind, ...lists } = form as { readonly kind: string } & Record<string, readonly Atom[]>;
  const fields = Object.keys(lists);
  // one object is filled again and again, and copied only when it is whole
  const made: Record<string, Atom> = { kind };
  const walk = (n: number): boolean => {
    const field = fields[n];
    // every field holds one listed value: that is a command of this form
    if (field === undefined) return visit({ ...made } as unknown as C) === true;
    for (const value of lists[field] ?? []) {
      made[field] = value;
      if (walk(n + 1)) return true;
    }
    return false;
  };
  return walk(0);
};

/**
 * Is this a command of the form: the same fields, each with a listed value? What came over a wire is matched here
 * first.
 */
export const matches = (form: Message, command: unknown): boolean => {
  if (typeof command !== 'object' || command === null) return false;
  const given = command as Record<string, unknown>;
  const wanted: Readonly<Record<string, unknown>> = { ...form };
  if (given['kind'] !== form.kind) return false;
  const fields = Object.keys(wanted);
  return (
    Object.keys(given).length === fields.length &&
    fields.every(
      field =>
        field === 'kind' ||
        (Object.hasOwn(given, field) && (wanted[field] as readonly unknown[]).includes(given[field])),
    )
  );
};

/**
 * The field of a command whose value no form has: unknown, missing or not listed. Undefined if only the combination
 * of fields is wrong, or nothing of the kind is offered.
 */
export const wrongField = (forms: readonly Message[], command: unknown): string | undefined => {
  if (typeof command !== 'object' || command === null || !forms.length) return undefined;
  const given = command as Record<string, unknown>;
  const named = new Map<string, boolean>();
  for (const form of forms as readonly (Message & Readonly<Record<string, unknown>>)[])
    for (const field of Object.keys(form)) {
      if (named.get(field)) continue;
      const { [field]: values } = form;
      const isListed = Array.isArray(values) && Object.hasOwn(given, field) && values.includes(given[field]);
      named.set(field, field === 'kind' || isListed);
    }
  return Object.keys(given).find(field => !named.has(field)) ?? [...named].find(([, isListed]) => !isListed)?.[0];
};

/** Every legal command of a seat. */
export const legal = <G extends GameTypes>(game: Rules<G>, seen: G['state'], seat: G['seat']): G['command'][] => {
  const all: G['command'][] = [];
  eachForm(game, seen, seat, (rule, at, form) => {
    eachCommand<G['command']>(form, command => {
      if (!rule.forbids?.(at, command)) all.push(command);
    });
  });
  return all;
};

/** A command worth trying, and why it is illegal if it is. */
export interface Choice<G extends GameTypes> {
  readonly command: G['command'];
  readonly section: Refusal['section'];
  readonly refusal?: Refusal;
}

/** Every command the seat is offered, the illegal ones with their reason. */
export const choices = <G extends GameTypes>(game: Rules<G>, seen: G['state'], seat: G['seat']): Choice<G>[] => {
  const all: Choice<G>[] = [];
  eachForm(game, seen, seat, (rule, at, form) => {
    eachCommand<G['command']>(form, command => {
      const refusal = rule.forbids?.(at, command);
      all.push({ command, section: rule.section, ...(refusal && { refusal }) });
    });
  });
  return all;
};

/** Has any seat that is asked a legal answer to this step? */
export const hasAnswer = <G extends GameTypes>(game: Rules<G>, state: G['state'], step: G['step']): boolean => {
  const entry = stepOf(game, step);
  return !!entry.seats?.(state, step).some(seat => {
    const at = { state: game.hide(state, seat), seat, step };
    return rulesIn(entry.answers).some(rule =>
      rule.offers(at).some(form => eachCommand<G['command']>(form, command => !rule.forbids?.(at, command))),
    );
  });
};
