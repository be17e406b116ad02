/** A table's texts for a game by the week: what was missed, and a move that waits for the host. */
import type { Speech } from '../i18n/wording';
import type { Moment } from '../record/timeline-model';
import type { TableClient } from './client-model';
import type { Reading, Telling } from './reading';

// ---------------------------------------------------------------- since you were here

/** How much was missed at a table, in words. */
export const missedText = ({ missed }: Pick<TableClient, 'missed'>, speech: Speech): { readonly missed?: string } =>
  missed ? { missed: speech.format('RT.weekly.missed', { count: String(missed.count) }) } : {};

/** The revision of a seat's last own act, or of the first turn: later entries are news to it. */
export const lastAct = ({ client: { timeline } }: Pick<Telling, 'client'>, seat: string | undefined): number => {
  const isOwn = ({ entry, undone }: Moment): boolean => entry.kind === 'turn' && !undone && entry.seat === seat;
  const own = seat === undefined ? undefined : timeline.moments.findLast(isOwn);
  return (own ?? timeline.moments.find(({ entry }) => entry.kind === 'turn'))?.entry.r ?? timeline.revision;
};

// ---------------------------------------------------------------- a move that is left

/** A move of this user that waits for a referee, or was not carried out. */
export interface LeftPanel {
  readonly text: string;
  /** The button that dismisses the message. */
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
  // a present referee is about to carry it out
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
