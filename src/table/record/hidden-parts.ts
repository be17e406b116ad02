/** Events in two parts: what everybody may read, and what is hidden in them, for those who may know it. */
import type { Edit } from '../../kernel/edit';
import type { Message } from '../../kernel/messages';
import { redact } from '../../kernel/hidden';
import { isEdit } from '../../kernel/edit';
import { checked, either, fields, is, list, maybe, message, type Of, spelled, text } from '../../kernel/reading';

/** The hidden part of one event: the index of the event, its reader or readers, and what it is. */
export type Hidden = readonly [event: number, to: string | readonly string[], is: unknown];
const readers = either([text(), list(text(), 100)]);

/** What was asked, and the hidden parts of what it led to. */
export interface TurnTold {
  readonly command?: Message;
  readonly edit?: Edit;
  /** The signature of who asked: a command could be guessed from it, so it is as secret. */
  readonly s?: string;
  readonly hidden: readonly Hidden[];
}

/** The same as it is written, shortly: there are two or three of these in every entry, and no one reads them. */
export type Written = Of<typeof shape>;
const isHidden = (value: unknown): value is Hidden =>
  Array.isArray(value) && value.length === 3 && Number.isSafeInteger(value[0]) && is(readers, value[1]);
const shape = fields({
  c: maybe(message),
  e: maybe(checked(isEdit)),
  s: maybe(spelled(/^[\w-]{86}$/)),
  h: maybe(list(checked(isHidden))),
});

export const written = ({ command, edit, s, hidden }: TurnTold): Written => ({
  ...(command && { c: command }),
  ...(edit && { e: edit }),
  ...(s !== undefined && { s }),
  ...(hidden.length && { h: hidden }),
});

/** What such a part tells, read from outside. */
export const toldIn = (value: unknown): TurnTold | undefined => {
  if (!is(shape, value)) return undefined;
  const { c, e, s, h = [] } = value;
  // a shape leaves a tuple's places open: its check has looked at them
  const hidden = h as readonly Hidden[];
  return { ...(c && { command: c }), ...(e && { edit: e }), ...(s !== undefined && { s }), hidden };
};

/** The hidden parts of some events. */
export const hiddenIn = (events: readonly Message[]): readonly Hidden[] =>
  events.flatMap((event, n): Hidden[] => {
    const { secret } = event as Message & { readonly secret?: { readonly to: Hidden[1]; readonly is: unknown } };
    return secret ? [[n, secret.to, secret.is]] : [];
  });

/** The events as everybody may read them. */
export const openPart = (events: readonly Message[]): readonly Message[] =>
  events.map(event => redact(event, undefined));

/** The events of a turn with the hidden parts that this reader was told. */
export const unsealed = (events: readonly Message[], hidden: readonly Hidden[]): readonly Message[] => {
  if (!hidden.length) return events;
  const full = [...events];
  for (const [n, to, is] of hidden) {
    const event = full[n];
    if (event) full[n] = { ...event, secret: { to, is } } as Message;
  }
  return full;
};
