/**
 * Effects as data: a card is a list of effects. One automatic step resolves them in order and stops wherever a seat
 * must choose.
 */
import type { Dice } from './dice';
import type { Atom, Message, Section, GameTypes } from './messages';
import type { Outcome, Runs } from './rule';

/** What the effects of one card note for each other: which spaces were hit, how often; who was chosen. */
export type Memory = Readonly<Record<string, Atom | readonly Atom[] | Readonly<Record<string, number>>>>;

/** A list of effects in progress. It lies under the steps of the effect being resolved. */
export interface EffectsFrame<E> extends Message {
  readonly list: readonly E[];
  readonly memory: Memory;
}

/** What an effect leads to, and what it notes in its frame. */
export interface Effected<G extends GameTypes> extends Outcome<G> {
  readonly memory?: Memory;
}

/** The step: takes the next effect off its list, and goes below the steps of that effect. */
export const effectsStep = <G extends GameTypes, F extends G['step'] & EffectsFrame<unknown>>(
  section: Section,
  resolve: (state: G['state'], frame: F, effect: F['list'][number], dice: Dice) => Effected<G>,
): Runs<G, F> => ({
  section,
  run(state, frame, dice) {
    if (!frame.list.length) return {};
    const { events = [], then = [], instead, memory } = resolve(state, frame, frame.list[0], dice);
    if (instead) return { events, then, instead };
    const rest = { ...frame, list: frame.list.slice(1), memory: { ...frame.memory, ...memory } };
    return { events, then: [...then, rest] };
  },
});

const isFrame = (step: Message): step is EffectsFrame<unknown> => 'list' in step && 'memory' in step;

/** For folds: the topmost list of effects notes something that a step above it found. */
export const remember = <S extends { readonly agenda: readonly Message[] }>(state: S, noted: Memory): S => {
  const at = state.agenda.findIndex(isFrame);
  const frame = state.agenda[at];
  if (!frame || !isFrame(frame)) return state;
  return { ...state, agenda: state.agenda.with(at, { ...frame, memory: { ...frame.memory, ...noted } } as Message) };
};
