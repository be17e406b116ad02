/** A move of this user that waits for a referee, or was not made. */
import type { Reading } from './reading';

export interface LeftPanel {
  readonly text: string;
  /** What puts it away. */
  readonly button: string;
  readonly urgent: boolean;
}

export const leftPanel = ({ client: { left, referee }, speech, words }: Reading): LeftPanel | undefined => {
  if (!left) return undefined;
  const { command, why } = left;
  const say = (key: string, data: Readonly<Record<string, string>> = {}): string =>
    speech.format(`RT.weekly.${key}`, data);
  const what = command && words.command(command);
  if (why) {
    const reason = 'problem' in why ? words.problem(why.problem) : words.refusal(why.refusal);
    const text =
      what === undefined ? say('not-made-elsewhere', { why: reason }) : say('not-made', { what, why: reason });
    return { text, button: say('understood'), urgent: true };
  }
  // a referee who has come is about to carry it out
  if (referee.kind === 'here' || referee.kind === 'there') return undefined;
  const name = referee.kind === 'gone' ? referee.name : undefined;
  const text =
    what === undefined
      ? say('left-elsewhere')
      : name === undefined
        ? say('left-nobody', { what })
        : say('left', { what, name });
  return { text, button: say('take-back'), urgent: false };
};
