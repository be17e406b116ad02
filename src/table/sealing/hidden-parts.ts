/** Events in two parts: what everybody may read, and what is hidden in them, for those who may know it. */
import type { Edit } from '../../kernel/edit';
import type { Message, Options } from '../../kernel/messages';
import { redact } from '../../kernel/hidden';
import { type Check, hasShape, isCount, isList, isMessage, isText } from '../record/checks';
import { isEdit } from '../record/codec';

/** The hidden part of one event: the index of the event, its reader or readers, and what it is. */
export type Hidden = readonly [event: number, to: string | readonly string[], is: unknown];

/** What was asked, and the hidden parts of what it led to. */
export interface TurnTold {
  readonly command?: Message;
  readonly edit?: Edit;
  readonly hidden: readonly Hidden[];
}

/** The same as it is written, shortly: there are two or three of these in every entry, and no one reads them. */
export interface Written {
  readonly c?: Message;
  readonly e?: Edit;
  readonly h?: readonly Hidden[];
}

export const written = ({ command, edit, hidden }: TurnTold): Written => ({
  ...(command && { c: command }),
  ...(edit && { e: edit }),
  ...(hidden.length && { h: hidden }),
});

const isHidden: Check = value =>
  Array.isArray(value) && isCount(value[0]) && (isText()(value[1]) || isList(isText())(value[1]));

const isWritten = (value: unknown): value is Written =>
  hasShape({ 'c?': isMessage, 'e?': isEdit, 'h?': isList(isHidden) }, value);

/** What such a part tells, read from outside. */
export const toldIn = (value: unknown): TurnTold | undefined => {
  if (!isWritten(value)) return undefined;
  const { c, e, h = [] } = value;
  return { ...(c && { command: c }), ...(e && { edit: e }), hidden: h };
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

/** The details of a refusal as everybody may read them: a name that the open table does not show is blank. */
export const openDetails = (details: Options, open: object): Options => {
  const shown = JSON.stringify(open);
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      typeof value === 'string' && !shown.includes(JSON.stringify(value)) ? '?' : value,
    ]),
  );
};

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
