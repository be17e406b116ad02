/** A chat message of ours as its reader sees it: in their language, its names linked to the board. */
import type { TableClient } from '../../table/panels/client-model';
import { happenedLine, type Sentence } from '../../table/panels/entry-sentences';
import { foundLines } from '../../table/panels/finding-text';
import { askedText } from '../../table/panels/helpers';
import { type HandLine, handLines } from '../../table/panels/hand-lines';
import { readingOf, type Reading } from '../../table/panels/reading';
import type { Moment } from '../../table/record/timeline-model';
import { openTable } from '../layout/open-table';
import { htmlElement } from '../dom';
import { focusOf } from '../focus';
import { speech } from '../lazy-import';
import { type ChatFlags, chatFlags } from './flags';

type Line = Pick<HandLine, 'parts' | 'undone'>;
type Card = { readonly title: string; readonly lines: readonly Line[] };

/** A card shows this many lines; the reader can unfold the rest. */
const MOST = 3;
/** No turn has more entries; a forged message could ask for a whole record. */
const MOST_ENTRIES = 200;

/** A heading that names a card is shown, because nothing that follows may name it. One that only counts turns is not. */
const namesSomething = (parts: Sentence['parts']): boolean => parts.some(({ id }) => id !== undefined);

const isByHand = ({ entry }: Moment): boolean => entry.kind === 'turn' && entry.by === 'hand';

/** Changes made by hand, line by line, each with the name of its user; what was undone stays, with who undid it. */
const handCard = (reading: Reading, { revisions }: Extract<ChatFlags, { kind: 'hand' }>): Card => ({
  title: speech.format('RT.chat.hand', { table: reading.client.timeline.head.name }),
  lines: handLines(reading, revisions),
});

const turnCard = (reading: Reading, { kind, from, to }: Extract<ChatFlags, { from: number }>): Card => {
  const all = reading.client.timeline.moments.filter(
    moment => !isByHand(moment) && moment.entry.r >= from && moment.entry.r <= to,
  );
  const told = all.slice(0, MOST_ENTRIES);
  const lines = told.map(moment => happenedLine(reading, moment)).filter(line => line !== undefined && !line.undone);
  const seat = lines.find(line => line?.seat)?.seat ?? '';
  const { name } = reading.client.timeline.head;
  const turn = { seat, table: name };
  const title =
    kind === 'roll' && seat
      ? speech.format('RT.chat.roll', { seat })
      : seat
        ? speech.format('RT.chat.turn', turn)
        : name;
  const isTold = ({ heading, parts }: Sentence): boolean => !heading || namesSomething(parts);
  return { title, lines: lines.flatMap(line => line?.sentences.filter(isTold) ?? []) };
};

const cardOf = (client: TableClient, flags: ChatFlags): Card => {
  const reading = readingOf(client, speech);
  if (flags.kind === 'hand') return handCard(reading, flags);
  if (flags.kind !== 'helper') return turnCard(reading, flags);
  const asked = askedText(reading, flags.helper, flags.values ?? {});
  const found = foundLines(reading, flags.finding);
  const title = [reading.words.text(`helpers.${flags.helper}.name`), ...asked].join(' · ');
  return { title, lines: found.map(text => ({ parts: [{ text }] })) };
};

/** A sentence whose cards and places are highlighted on the board while pointed at. */
const paragraph = (page: Document, client: TableClient, { parts, undone }: Line): HTMLElement => {
  const whole = htmlElement(page, 'p', { class: 'rt-chat__line' });
  const line = undone === undefined ? whole : htmlElement(page, 's', { class: 'rt-chat__undone' });
  for (const { text, id, card } of parts) {
    if (id === undefined) {
      line.append(text);
      continue;
    }
    const look = card && { 'data-look': id };
    const link = htmlElement(page, 'span', { class: 'rt-link', tabindex: 0, 'data-ids': id, ...look }, text);
    const point = (ids: readonly string[]) => () => focusOf(client.id).point(ids);
    for (const kind of ['pointerenter', 'focus'] as const) link.addEventListener(kind, point([id]));
    for (const kind of ['pointerleave', 'blur'] as const) link.addEventListener(kind, point([]));
    line.append(link);
  }
  if (undone !== undefined) whole.append(line, ` (${undone})`);
  return whole;
};

/** The cards that a page shows of each table, to be filled again when something is undone. */
const shown = new Map<string, Set<{ readonly content: WeakRef<HTMLElement>; readonly flags: unknown }>>();

/** Fills the cards of a table again: what they tell was undone. */
export const fillAgain = (client: TableClient): void => {
  const all = [...(shown.get(client.id) ?? [])];
  shown.delete(client.id);
  for (const { content, flags } of all) {
    const element = content.deref();
    if (element) fillCard(element, client, flags);
  }
};

/** Replaces the plain text (for users without the module) by the card of a message; its rolls stay. */
export const fillCard = (content: HTMLElement, client: TableClient, given: unknown): void => {
  const flags = chatFlags(given);
  if (!flags) return;
  const { title, lines } = cardOf(client, flags);
  if (!lines.length) return;
  if (flags.kind === 'hand') {
    const all = shown.get(client.id) ?? new Set();
    // a log draws its messages anew again and again
    for (const one of all) if (!one.content.deref()) all.delete(one);
    shown.set(client.id, all.add({ content: new WeakRef(content), flags: given }));
  }
  const page = content.ownerDocument;
  const card = htmlElement(page, 'section', { class: 'rt rt-chat', 'data-table': client.id });
  const open = htmlElement(
    page,
    'button',
    { type: 'button', class: 'rt-chat__title', 'data-tooltip': speech.localize('RT.chat.open') },
    title,
  );
  open.addEventListener('click', () => {
    void openTable(client);
  });
  const paragraphs = lines.map(line => paragraph(page, client, line));
  card.append(open, ...paragraphs.slice(0, MOST));
  const rest = paragraphs.slice(MOST);
  if (rest.length) {
    const more = htmlElement(page, 'details', { class: 'rt-fold rt-chat__rest' });
    const count = speech.format('RT.record.more', { count: String(rest.length) });
    more.append(htmlElement(page, 'summary', { class: 'rt-fold__summary' }, count), ...rest);
    card.append(more);
  }
  const rolls = [...content.querySelectorAll('.dice-roll')];
  content.replaceChildren(card, ...rolls);
};
