/** What the rules of every game are written with, and how they become a game. */
import type { Dice } from '../dice';
import type { Game } from '../game';
import type { Atom, GameTypes, Kind, Message, Of, Section } from '../messages';
import { eachCommand } from '../offers';
import type { Answers, Asks, At, Form, Outcome, Rule, Steps, Unanswered } from '../rule';

/** The rule of a command under a step, both by their kinds. */
export type RuleFor<G extends GameTypes, K extends Kind<G['step']>, C extends Kind<G['command']>> = Rule<
  G,
  Of<G['step'], K>,
  Of<G['command'], C>
>;
/** Who answers a step of this kind, in which state. */
export type AtStep<G extends GameTypes, K extends Kind<G['step']>> = At<G, Of<G['step'], K>>;
/** The steps that one section's file answers for. */
export type StepsHere<G extends GameTypes, K extends Kind<G['step']>> = Pick<Steps<G>, K>;

/** Steps that name the seat they ask. */
type Seated<G extends GameTypes> = Extract<G['step'], { readonly seat: G['seat'] }>;
/** Commands without fields. */
type Plain<G extends GameTypes> = Extract<
  { [K in Kind<G['command']>]: keyof Of<G['command'], K> extends 'kind' ? K : never }[Kind<G['command']>],
  string
>;
type FieldOf<C> = Exclude<keyof C, 'kind'> & string;

/** One of several things, chosen by the seat that the step names. */
interface Choosing<G extends GameTypes, K extends string, C extends string, F extends FieldOf<Of<G['command'], C>>> {
  readonly section: Section;
  readonly step: K;
  readonly command: C;
  /** The field of the command that names what is chosen. */
  readonly field: F;
  /** What may be chosen, from public facts. */
  among(at: At<G, Of<G['step'], K>>): readonly Of<G['command'], C>[F][];
  /** Its outcome, whether chosen or the only one. */
  outcome(at: At<G, Of<G['step'], K>>, value: Of<G['command'], C>[F]): Outcome<G>;
}

/** A type that names the forgotten command. */
type AllAnswered<Forgotten> = [Forgotten] extends [never] ? unknown : { readonly 'no step answers': Forgotten };

export interface RuleKit<G extends GameTypes> {
  /** The seat that a step names. */
  own(state: G['state'], step: { readonly seat: G['seat'] }): readonly G['seat'][];
  /** Has the rule a legal command here? Use it for public rules only: who is asked is public. */
  isOpen<T, C extends G['command']>(rule: Rule<G, T, C>, at: At<G, T>): boolean;
  /** The rule of a command without fields that nothing forbids. */
  plain<T, K extends Plain<G>>(
    kind: K,
    section: Section,
    decide: (at: At<G, T>, dice: Dice) => Outcome<G>,
  ): Rule<G, T, Of<G['command'], K>>;
  /** The command `done`: it ends what may be ended early. */
  done<T>(section: Section): Rule<G, T, Of<G['command'], 'done'>>;
  /** A step that asks its seat for one of several things, and asks nobody when there is no more than one. */
  choice<K extends Kind<Seated<G>>, C extends Kind<G['command']>, F extends FieldOf<Of<G['command'], C>>>(
    choosing: Choosing<G, K, C, F>,
  ): { readonly [_ in K]: Asks<G, Of<G['step'], K>> & { readonly answers: { readonly [_ in C]: RuleFor<G, K, C> } } };
  /** The same step again with one fewer to do, while something is left. */
  oneFewer<T extends { readonly left: number }>(step: T): readonly T[];
  /** A game from all its parts: it does not compile while some command is answered by no step. */
  assemble<T extends Steps<G>, A extends Answers<G, G['step']> = object>(
    game: Omit<Game<G>, 'steps' | 'anytime'>,
    steps: T & AllAnswered<Unanswered<G, T, A>>,
    anytime?: A,
  ): Game<G>;
}

/** The kit of a game's rules. */
export const ruleKit = <G extends GameTypes>(): RuleKit<G> => {
  /** A command from its fields; the kit's types have ensured that it has no others. */
  const formOf = <C extends string>(kind: C, fields: Readonly<Record<string, readonly Atom[]>> = {}) =>
    ({ kind, ...fields }) as Message as Form<Of<G['command'], C>>;

  const plain: RuleKit<G>['plain'] = (kind, section, decide) => ({
    section,
    offers: () => [formOf(kind)],
    decide: (at, _command, dice) => decide(at, dice),
  });

  return {
    own: (_state, { seat }) => [seat],
    isOpen: <T, C extends G['command']>(rule: Rule<G, T, C>, at: At<G, T>) =>
      rule.offers(at).some(form => eachCommand<C>(form, command => !rule.forbids?.(at, command))),
    plain,
    done: section => ({ section, offers: () => [formOf('done')], decide: () => ({}) }),
    choice({ section, step: kind, command: answer, field, among, outcome }) {
      type T = Of<G['step'], typeof kind>;
      type C = Of<G['command'], typeof answer>;
      const here = (state: G['state'], step: T): At<G, T> => ({
        state,
        seat: (step as Message as Seated<G>).seat,
        step,
      });
      const rule: Rule<G, T, C> = {
        section,
        offers: at => [formOf(answer, { [field]: among(at) as readonly Atom[] })],
        decide: (at, command) => outcome(at, command[field]),
      };
      const asks = {
        section,
        seats: (state: G['state'], step: T) => (among(here(state, step)).length > 1 ? [here(state, step).seat] : []),
        answers: { [answer]: rule },
        stuck(state: G['state'], step: T): Outcome<G> {
          const [only] = among(here(state, step));
          return only === undefined ? {} : outcome(here(state, step), only);
        },
      };
      return { [kind]: asks } as never; // one entry under the step's own kind
    },
    oneFewer: step => (step.left > 1 ? [{ ...step, left: step.left - 1 }] : []),
    assemble: (game, steps, anytime) => ({ ...game, steps, ...(anytime && { anytime }) }),
  };
};
