/** A question answered slot by slot: what each slot contains, and what may be put there. */
import { lineText } from './key-figures';
import type { Reading } from './reading';

export interface FormPanel {
  readonly slots: readonly {
    readonly label: string;
    /** Its content: id, name, and the command that removes it. */
    readonly id: string;
    readonly name: string;
    /** Its last name, for narrow places. */
    readonly brief: string;
    readonly clear: string;
    /** The counter that shows it; empty for an empty slot. */
    readonly piece: string;
    /** The next to be filled: the first empty one. */
    readonly isNext: boolean;
    readonly choices: readonly { readonly command: string; readonly text: string }[];
  }[];
  /** Who may still be put somewhere, each with the command for the next slot. */
  readonly free: readonly {
    readonly id: string;
    readonly brief: string;
    readonly piece: string;
    readonly text: string;
    readonly command: string;
  }[];
  /** How to put them there, with the number of the next slot. */
  readonly how: string;
  readonly isFull: boolean;
}

/** The open question as a form, for the seat that must answer. */
export const formPanel = ({ client, words, speech }: Reading): FormPanel | undefined => {
  const { presentation, timeline, seat } = client;
  if (seat === undefined || !timeline.begun || timeline.ending || timeline.mode === 'free') return undefined;
  const form = presentation.form?.(timeline.state, seat);
  if (!form) return undefined;
  const line = lineText({ words });
  const { counters } = presentation.tabletop(timeline.state);
  const pieceOf = (id: string): string => counters.find(counter => counter.id === id)?.piece ?? '';
  const isEmpty = ({ holds }: (typeof form.slots)[number]): boolean => holds === undefined;
  const next = form.slots.find(isEmpty);
  const textOf = ({ id, note }: (typeof form.slots)[number]['choices'][number]): string =>
    note ? `${words.name(id)}, ${line(note).text}` : words.name(id);
  const lastName = (id: string): string => words.name(id).split(' ').at(-1) ?? '';
  const slots = form.slots.map(slot => {
    const { label, holds, choices } = slot;
    return {
      label,
      id: holds?.id ?? '',
      name: holds ? words.name(holds.id) : '',
      brief: holds ? lastName(holds.id) : '',
      clear: holds ? JSON.stringify(holds.clear) : '',
      piece: holds ? pieceOf(holds.id) : '',
      isNext: slot === next,
      choices: choices.map(choice => ({ command: JSON.stringify(choice.command), text: textOf(choice) })),
    };
  });
  return {
    slots,
    free: (next?.choices ?? []).map(choice => ({
      id: choice.id,
      brief: lastName(choice.id),
      piece: pieceOf(choice.id),
      text: textOf(choice),
      command: JSON.stringify(choice.command),
    })),
    how: next ? speech.format('RT.form.how', { number: next.label }) : '',
    isFull: !next,
  };
};
