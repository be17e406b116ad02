/** A chat message of ours as its reader sees it: in their language, its names linked to the board. */
import type { TableClient } from '../../table/panels/client-model';
import { happenedLine, type Sentence } from '../../table/panels/entry-sentences';
import { foundLines } from '../../table/panels/finding-text';
import { askedText } from '../../table/panels/helpers';
import { loggedOf } from '../../table/panels/log';
import { readingOf, type Reading } from '../../table/panels/reading';
import type { Moment } from '../../table/record/timeline-model';
import { openTable } from '../layout/open-table';
import { htmlElement } from '../dom';
import { focusOf } from '../focus';
import { speech } from '../lazy-import';
import { type ChatFlags, chatFlags } from './flags';

type Card = { readonly title: string; readonly lines: readonly Sentence[] };

/** A card shows this many lines; the reader can unfold the rest. */
const MOST = 3;
/** No turn has more entries; a forged message could ask for a whole record. */
const MOST_ENTRIES = 200;

/** A heading that names a card is shown, because nothing that follows may name it. One that only counts turns is not. */
const namesSomething = (parts: Sentence['parts']): boolean => parts.some(({ id }) => id !== undefined);

const isByHand = ({ entry }: Moment): boolean => entry.kind === 'turn' && entry.by === 'hand';

/** Changes made by hand, line by line, each with the name of its user. */
const handCard = (reading: Reading, { revisions }: Extract<ChatFlags, { kind: 'hand' }>): Card => {
  const { timeline } = reading.client;
  const told = timeline.moments.filter(
    moment => isByHand(moment) && !moment.undone && revisions.includes(moment.entry.r),
  );
  return {
    title: speech.format('RT.chat.hand', { table: timeline.head.name }),
    lines: told.flatMap(moment => loggedOf(reading, moment)).map(parts => ({ parts })),
  };
};

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
const paragraph = (page: Document, client: TableClient, { parts }: Sentence): HTMLElement => {
  const line = htmlElement(page, 'p', { class: 'rt-chat__line' });
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
  return line;
};

/** Replaces the plain text (for users without the module) by the card of a message; its rolls stay. */
export const fillCard = (content: HTMLElement, client: TableClient, given: unknown): void => {
  const flags = chatFlags(given);
  if (!flags) return;
  const { title, lines } = cardOf(client, flags);
  if (!lines.length) return;
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
