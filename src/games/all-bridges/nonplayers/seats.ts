/** §8.0 A Non-player is asked like any seat, and the table answers for it: when, and with whose permission. */
import { rulesIn } from '../../../kernel/lookup';
import type { Asks, Runs } from '../../../kernel/rule';
import type { State, AllBridges } from '../state';
import type { Command, Seat, Step, CardFrame } from '../vocabulary';
import { legalOf, type LooseRule } from './legality';
import { isNonplayer, nonplayersIn } from '../options';

/** The steps of the game, to look up whom each asks. */
export type AnySteps = Readonly<Record<string, unknown>>;
type AnyAsk = Asks<AllBridges, Step>;
type AnyStep = AnyAsk | Runs<AllBridges, Step>;

const isAsk = (step: AnyStep): step is AnyAsk => 'answers' in step;
const askOf = (steps: AnySteps, step: Step): AnyAsk | undefined => {
  // the table of steps has an entry for every kind, which the compiler checks
  const entry = steps[step.kind] as AnyStep | undefined;
  return entry && isAsk(entry) ? entry : undefined;
};

export interface Asked {
  readonly seat: Seat;
  readonly step: Step;
  readonly rules: readonly LooseRule[];
  readonly answers: readonly Command[];
}
/** The Non-player asked by the step on top, with its possible answers. */
export const askedNonplayer = (steps: AnySteps, state: State): Asked | undefined => {
  const [step] = state.agenda;
  const ask = step && nonplayersIn(state.options).length ? askOf(steps, step) : undefined;
  const seat = step && ask?.seats(state, step).find(one => isNonplayer(state, one));
  if (!step || !ask || !seat) return undefined;
  const rules = rulesIn(ask.answers);
  const answers = legalOf(rules, { state, seat, step });
  return answers.length ? { seat, step, rules, answers } : undefined;
};

/** The card in execution: it lies right beneath its Command. */
export const frameUnder = (agenda: readonly Step[], seat: Seat): CardFrame | undefined => {
  const command = agenda.findIndex(step => step.kind === 'operation' && step.seat === seat);
  const below = command < 0 ? undefined : agenda[command + 1];
  return below?.kind === 'nonplayer-card' && below.seat === seat ? below : undefined;
};
/** The agenda with the card's new progress; without a Command there is none. */
export const withFrame = (agenda: readonly Step[], frame: CardFrame): readonly Step[] => {
  const command = agenda.findIndex(step => step.kind === 'operation' && step.seat === frame.seat);
  if (command < 0) return agenda;
  const isThere = frameUnder(agenda, frame.seat) !== undefined;
  return agenda.toSpliced(command + 1, isThere ? 1 : 0, frame);
};

/** Must a player confirm first? */
const isPaced = ({ options }: State, step: Step): boolean =>
  options['pace'] === 'step' || (options['pace'] === 'turn' && step.kind === 'faction');
/** The step for an asked Non-player: it decides, or a player is asked to let it. */
export const nonplayerActs = (steps: AnySteps, state: State): readonly Step[] => {
  const asked = askedNonplayer(steps, state);
  if (!asked) return [];
  return [{ kind: isPaced(state, asked.step) ? 'nonplayer-due' : 'nonplayer', seat: asked.seat }];
};
