/** The answers that a seat may give to windows in advance: which it has given, and whether they still hold. */
import { standingAnswers } from '../../kernel/reaction-windows';
import type { Reading } from './reading';

export interface StandingPanel {
  readonly answers: readonly { readonly word: string; readonly label: string; readonly given: boolean }[];
  /** What becomes of the answer, or why it holds no longer. */
  readonly note?: string;
  /** It was given in another browser, and can only be taken back here. */
  readonly isElsewhere: boolean;
}

const noteOf = ({ client: { stands, referee }, speech }: Reading): string | undefined => {
  if (!stands) return undefined;
  const say = (key: string): string => speech.localize(`RT.weekly.standing.${key}`);
  if (stands.ended) return say(stands.ended);
  if (stands.word === undefined) return say('elsewhere');
  return say(referee.kind === 'gone' || referee.kind === 'none' ? 'waits' : 'holds');
};

/** Undefined where no answer can be given in advance: in a game without windows, a tutorial, or for who only looks on. */
export const standingPanel = (reading: Reading): StandingPanel | undefined => {
  const { client, words } = reading;
  const { game, seat, stands, timeline } = client;
  const answers = client.stand && seat !== undefined && timeline.mode !== 'free' ? standingAnswers(game) : [];
  if (!answers.length || timeline.ending) return undefined;
  const note = noteOf(reading);
  return {
    answers: answers.map(word => ({
      word,
      label: words.text(`standing.${word}`),
      given: stands?.word === word && !stands.ended,
    })),
    ...(note !== undefined && { note }),
    isElsewhere: stands !== undefined && stands.word === undefined && !stands.ended,
  };
};
