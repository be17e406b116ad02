/** A question that is answered slot by slot: what stands in each slot, and what may be put there. */
import { lineText } from './key-figures';
import type { Reading } from './reading';
import { toAct } from '../../kernel/agenda';
import { canonical } from '../../kernel/canonical';
import { foresee } from '../../kernel/preview';
import { entryOf } from '../../kernel/lookup';
import type { Message } from '../../kernel/messages';
import { legal } from '../../kernel/offers';
import { isBare } from './choice-buttons';
import type { TableClient } from './client-model';

export interface FormPanel {
  readonly slots: readonly {
    readonly label: string;
    /** What stands in it: its id, its name, and the command that takes it out. */
    readonly id: string;
    readonly name: string;
    /** Its last name, where there is no room for more. */
    readonly brief: string;
    readonly clear: string;
    /** The counter that shows it; empty where nothing stands in the slot. */
    readonly piece: string;
    /** The next to be filled: the first that is empty. */
    readonly isNext: boolean;
    readonly choices: readonly { readonly command: string; readonly text: string }[];
  }[];
  /** Who or what may still be put somewhere, each with the command that puts it into the next slot. */
  readonly free: readonly {
    readonly id: string;
    readonly piece: string;
    readonly text: string;
    readonly command: string;
  }[];
  /** How they are put there, with the number of the next slot. */
  readonly how: string;
  readonly isFull: boolean;
}

/** The open question as a form, for the seat that answers it. */
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
  const slots = form.slots.map(slot => {
    const { label, holds, choices } = slot;
    return {
      label,
      id: holds?.id ?? '',
      name: holds ? words.name(holds.id) : '',
      brief: holds ? (words.name(holds.id).split(' ').at(-1) ?? '') : '',
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
      piece: pieceOf(choice.id),
      text: textOf(choice),
      command: JSON.stringify(choice.command),
    })),
    how: next ? speech.format('RT.form.how', { number: next.label }) : '',
    isFull: !next,
  };
};

// A step with one possible answer: may it be taken without asking? Not if that gives something away, or is final.

/** `choices`: what can be taken back; `rolls`: also dice, and what shows something hidden. */
export type Wish = 'off' | 'choices' | 'rolls';

/** Does anybody sit at another seat who could read something from how fast it is answered? */
const isWatched = ({ mySeats, timeline: { holders } }: TableClient): boolean =>
  Object.entries(holders).some(([seat, holder]) => holder.kind === 'user' && !mySeats.includes(seat));

/** The step asks for one thing alone, or the seat knows nothing that an observer does not: so does everybody. */
const isPublic = ({ game, timeline: { state } }: TableClient, only: Message): boolean => {
  const [step] = state.agenda;
  const answers = step && entryOf<{ readonly answers?: object }>(game.steps, step.kind)?.answers;
  if (answers && Object.keys(answers).length === 1 && isBare(only)) return true;
  return canonical(state) === canonical(game.hide(state, undefined));
};

/** The one thing that the current seat can do, if it may be done for it. */
export const forcedChoice = (client: TableClient, wish: Wish): Message | undefined => {
  const { game, timeline, seat, pending } = client;
  const isIdle = seat === undefined || pending > 0 || !timeline.begun || timeline.ending || timeline.mode === 'free';
  if (wish === 'off' || isIdle || !toAct(game, timeline.state).includes(seat)) return undefined;
  // who has taken something back wants to decide alone
  if (timeline.moments.at(-1)?.entry.kind === 'undo') return undefined;
  const [only, another] = legal(game, timeline.state, seat);
  if (!only || another) return undefined;
  if (wish === 'choices' && foresee(game, timeline.state, seat, only)?.isFinal !== false) return undefined;
  return !isWatched(client) || isPublic(client, only) ? only : undefined;
};
