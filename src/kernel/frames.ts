/** Frames: steps that lie under the steps they hold together (a battle, a trial, the rest of a card). */
import type { Message } from './messages';

interface HasAgenda {
  readonly agenda: readonly Message[];
}
type StepIn<S extends HasAgenda> = S['agenda'][number];
type FrameOf<S extends HasAgenda, K> = Extract<StepIn<S>, { readonly kind: K }>;

const isKind = <S extends HasAgenda, K extends string>(step: Message, kind: K): step is FrameOf<S, K> =>
  step.kind === kind;

/**
 * The topmost frame of a kind that satisfies `of`. Name the seat, so that an inner event does not hide the outer
 * player.
 */
export const frameOf = <S extends HasAgenda, K extends StepIn<S>['kind']>(
  state: S,
  kind: K,
  of: (frame: FrameOf<S, K>) => boolean = () => true,
): FrameOf<S, K> | undefined => {
  for (const step of state.agenda) if (isKind<S, K>(step, kind) && of(step)) return step;
  return undefined;
};

/**
 * For folds: the state with the topmost frame of a kind changed. Only a frame that stays on the agenda may be changed
 * like this; one that the rule itself puts back would lose it.
 */
export const changeFrame = <S extends HasAgenda, K extends StepIn<S>['kind']>(
  state: S,
  kind: K,
  change: (frame: FrameOf<S, K>) => StepIn<S>,
): S => {
  const at = state.agenda.findIndex(step => step.kind === kind);
  const frame = state.agenda[at];
  return frame && isKind<S, K>(frame, kind) ? { ...state, agenda: state.agenda.with(at, change(frame)) } : state;
};
