/** GameTypes a message of ours for the one who reads it, when it is drawn. */
import type { TableClient } from '../../table/panels/client-model';
import { happenedLine } from '../../table/panels/happened';
import { foundPanel } from '../../table/panels/found';
import { readingOf, type Reading } from '../../table/panels/reading';
import { htmlElement } from '../board/dom';
import type { Registry } from '../registry';
import { setting } from '../settings';
import { speech } from '../speech';
import { openTable } from '../applications/open-table';
import { chatFlags, type ChatFlags } from './flags';
import { showOwnDice } from './own-dice';

type Card = { readonly title: string; readonly lines: readonly string[] };

/** A card is read at a glance: of a long turn it tells the end, and how much came before. */
const MOST = 10;
const shortened = (lines: readonly string[]): readonly string[] =>
  lines.length <= MOST
    ? lines
    : [speech.format('RT.chat.earlier', { count: String(lines.length - MOST) }), ...lines.slice(-MOST)];

const turnCard = (reading: Reading, { kind, from, to }: Exclude<ChatFlags, { kind: 'helper' }>): Card => {
  const told = reading.client.timeline.moments.filter(({ entry }) => entry.r >= from && entry.r <= to);
  const lines = told.map(moment => happenedLine(reading, moment)).filter(line => line !== undefined && !line.undone);
  const seat = lines.find(line => line?.seat)?.seat ?? '';
  const title =
    kind === 'roll' && seat
      ? speech.format('RT.chat.roll', { seat })
      : speech.format('RT.chat.turn', { game: reading.words.text('name'), table: reading.client.timeline.head.name });
  return { title, lines: shortened(lines.flatMap(line => line?.texts ?? [])) };
};

const cardOf = (client: TableClient, flags: ChatFlags): Card => {
  const reading = readingOf(client, speech);
  if (flags.kind !== 'helper') return turnCard(reading, flags);
  return {
    title: reading.words.text(`helpers.${flags.helper}.name`),
    lines: foundPanel(reading, flags.finding).lines.map(line => `${line.text} ${line.value}`.trim()),
  };
};

/** A reader who wants less than the poster told does not see the rest. */
const isUnwanted = (flags: ChatFlags): boolean => {
  const level = setting('chat');
  return flags.kind !== 'helper' && (level === 'none' || (level === 'turn' && flags.kind === 'roll'));
};

const fill = (content: HTMLElement, client: TableClient, { title, lines }: Card): void => {
  const page = content.ownerDocument;
  const card = htmlElement(page, 'section', { class: 'rt rt-chat' });
  const open = htmlElement(
    page,
    'button',
    { type: 'button', class: 'rt-chat__title', 'data-tooltip': speech.localize('RT.chat.open') },
    title,
  );
  open.addEventListener('click', () => {
    void openTable(client);
  });
  card.append(open, ...lines.map(line => htmlElement(page, 'p', { class: 'rt-chat__line' }, line)));
  const rolls = [...content.querySelectorAll('.dice-roll')];
  content.replaceChildren(card, ...rolls);
};

interface Shown {
  readonly flags: object;
  readonly rolls: readonly { readonly dice: readonly object[] }[];
}

/** For the hook `renderChatMessageHTML`. Messages of tables that are gone keep their plain text. */
export const renderMessage =
  (registry: Registry) =>
  (message: Shown, html: HTMLElement): void => {
    showOwnDice(message.rolls, html);
    const flags = chatFlags((message.flags as Readonly<Record<string, unknown>>)['revolution-tables']);
    if (!flags) return;
    if (isUnwanted(flags)) html.hidden = true;
    const client = registry.table(flags.table);
    const content = html.querySelector<HTMLElement>('.message-content');
    if (!client || !content) return;
    const card = cardOf(client, flags);
    if (card.lines.length) fill(content, client, card);
  };
