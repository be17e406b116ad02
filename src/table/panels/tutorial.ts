/** A tutorial's text beside its table: the step, the task, and what a wrong answer would have meant. */
import type { Message } from '../../kernel/messages';
import type { Said, Tutorial } from '../../kernel/tutorial';
import { insteadOf, type Progress } from './tutorial-run';
import type { AnyTypes } from '../record/model';
import type { Speech, Wording } from '../i18n/wording';

export type AnyTutorial = Tutorial<AnyTypes>;

export interface TutorialPanel {
  readonly title: string;
  /** "Step 4 of 18". */
  readonly step: string;
  /** What there is to see and do; afterwards, what happened. */
  readonly text: string;
  readonly isDone: boolean;
  /** What the last command would have meant; it was not sent. */
  readonly wrong?: string;
  /** The step waits for a command. */
  readonly waits: boolean;
  readonly canGoBack: boolean;
  readonly isLast: boolean;
  /** Its learner has finished: to leave would be the same as to finish. */
  readonly isOver: boolean;
  /** It is finished, and the game has another one. */
  readonly hasFurther: boolean;
  /** It is finished, and this user can begin a game. */
  readonly canPlay: boolean;
  /** Another user plays it: their name. */
  readonly looking?: string;
}

/** What the windows need of their table's tutorial. */
export interface Lesson {
  /** Another user plays it, and this page looks on. */
  readonly isWatched: boolean;
  panel(): TutorialPanel;
  /** Ids and column parts that the step mentions; the rest is dimmed. */
  readonly spotlight: readonly string[];
  /** The command whose button is highlighted. */
  readonly lit: Message | undefined;
  /** The command that the step still waits for. */
  readonly awaited: Message | undefined;
  /** `back`, `next`, `show`, `further`, `play` or `leave`. */
  act(what: string): void;
}

/** A tutorial's text in a language, with the names of pieces and places inserted. */
export const saidIn = (said: Said, language: string, words: Pick<Wording, 'name'>): string =>
  (language === 'de' && said.de ? said.de : said.en).replace(/\{([\w.-]+)\}/g, (_all, id: string) => words.name(id));

export interface Reached {
  readonly progress: Progress;
  /** A command that the step does not wait for. */
  readonly wrong?: Message | undefined;
  readonly hasFurther?: boolean;
  readonly canPlay?: boolean;
  /** The learner's name, if somebody looks on. */
  readonly learner?: string | undefined;
}

/** The column's content at a step. */
export const tutorialPanel = (
  tutorial: AnyTutorial,
  { progress, wrong, hasFurther = false, canPlay = false, learner }: Reached,
  language: string,
  words: Pick<Wording, 'name' | 'command'>,
  speech: Speech,
): TutorialPanel => {
  const { steps, title } = tutorial;
  const step = steps[progress.step];
  const isDone = progress.done && step?.then !== undefined;
  const said = isDone ? step.then : step?.say;
  const waits = step?.awaits !== undefined && !progress.done;
  const isLast = progress.step === steps.length - 1;
  const isOver = isLast && !waits;
  const own = wrong && step && insteadOf(step, wrong);
  return {
    title: saidIn(title, language, words),
    step: speech.format('RT.tutorial.step', { step: String(progress.step + 1), steps: String(steps.length) }),
    text: said ? saidIn(said, language, words) : '',
    isDone,
    ...(wrong && {
      wrong: speech.format('RT.tutorial.wrong', {
        command: words.command(wrong),
        why: own ? saidIn(own, language, words) : speech.localize('RT.tutorial.not-now'),
      }),
    }),
    waits,
    canGoBack: progress.step > 0 || progress.done,
    isLast,
    isOver: isOver && learner === undefined,
    hasFurther: hasFurther && isOver,
    canPlay: canPlay && isOver,
    ...(learner !== undefined && { looking: speech.format('RT.tutorial.looking', { name: learner }) }),
  };
};
