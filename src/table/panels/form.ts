/** A question that is answered slot by slot: what stands in each slot, and what may be put there. */
import { lineText } from './lines';
import type { Reading } from './reading';

export interface FormPanel {
  readonly slots: readonly {
    readonly label: string;
    /** What stands in it: its id, its name, and the command that takes it out. */
    readonly id: string;
    readonly name: string;
    readonly clear: string;
    readonly choices: readonly { readonly command: string; readonly text: string }[];
  }[];
  readonly isFull: boolean;
}

/** The open question as a form, for the seat that answers it. */
export const formPanel = ({ client, words }: Reading): FormPanel | undefined => {
  const { presentation, timeline, seat } = client;
  if (seat === undefined || !timeline.begun || timeline.ending || timeline.mode === 'free') return undefined;
  const form = presentation.form?.(timeline.state, seat);
  if (!form) return undefined;
  const line = lineText({ words });
  const slots = form.slots.map(({ label, holds, choices }) => ({
    label,
    id: holds?.id ?? '',
    name: holds ? words.name(holds.id) : '',
    clear: holds ? JSON.stringify(holds.clear) : '',
    choices: choices.map(({ id, command, note }) => ({
      command: JSON.stringify(command),
      text: note ? `${words.name(id)}, ${line(note).text}` : words.name(id),
    })),
  }));
  return { slots, isFull: slots.every(({ id }) => id !== '') };
};
