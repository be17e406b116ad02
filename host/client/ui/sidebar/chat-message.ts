import { cleanHTML } from '../clean-html';
import { cssColor } from '../chrome/players';
import { button, make, parse } from '../dom';
import { localize, page, type HostMessage, type HostUser } from '../globals';

interface DieTerm {
  readonly faces?: number;
  readonly denomination?: string;
  readonly expression?: string;
  readonly results?: readonly { readonly result: number; readonly active?: boolean }[];
  getResultLabel?(result: { readonly result: number }): string;
}

interface RollLike {
  readonly formula: string;
  readonly total?: number | string;
  readonly dice?: readonly DieTerm[];
}

const rollElement = (roll: RollLike): HTMLElement => {
  const dice = (roll.dice ?? []).map(die =>
    make(
      'section',
      { class: 'tooltip-part' },
      make(
        'div',
        { class: 'dice' },
        make('header', { class: 'part-header flexrow' }, make('span', { class: 'part-formula' }, die.expression ?? '')),
        make(
          'ol',
          { class: 'dice-rolls' },
          ...(die.results ?? []).map(result =>
            make(
              'li',
              { class: `roll die d${die.faces ?? ''}${result.active === false ? ' discarded' : ''}` },
              die.getResultLabel?.(result) ?? String(result.result),
            ),
          ),
        ),
      ),
    ),
  );
  return make(
    'div',
    { class: 'dice-roll', 'data-action': 'expandRoll' },
    make(
      'div',
      { class: 'dice-result' },
      make('div', { class: 'dice-formula' }, roll.formula),
      make('div', { class: 'dice-tooltip' }, make('div', { class: 'wrapper' }, ...dice)),
      make('h4', { class: 'dice-total' }, String(roll.total ?? '')),
    ),
  );
};

const authorOf = ({ author }: HostMessage): HostUser | undefined =>
  typeof author === 'string' ? page.game.users.get(author) : (author ?? undefined);

const senderOf = (message: HostMessage): string =>
  message.alias ?? message.speaker?.alias ?? authorOf(message)?.name ?? '';

/** Does the content only repeat the rolls, as `Roll#toMessage` writes it? */
const repeatsRolls = ({ content, rolls }: HostMessage): boolean =>
  rolls.length > 0 &&
  (content === '' ||
    content === rolls.map(roll => (roll as RollLike).total).join(' + ') ||
    content === String((rolls[0] as RollLike).total));

/** The time of a message in short form. */
const ago = (timestamp: number): string => {
  const minutes = Math.max(0, Math.round((Date.now() - timestamp) / 60_000));
  if (minutes < 1) return localize('now');
  return minutes < 60 ? `${minutes} min` : new Date(timestamp).toLocaleString(page.game.i18n.lang);
};

/** A chat message as an element, after the hook `renderChatMessageHTML`; docs/platform.md 6 */
export const renderChatMessage = async (message: HostMessage): Promise<HTMLElement> => {
  const author = authorOf(message);
  const whispered = message.whisper.length > 0;
  const recipients = message.whisper
    .map(id => page.game.users.get(id)?.name)
    .filter(Boolean)
    .join(', ');
  const canDelete = page.game.user?.isGM || author?.isSelf;
  // [M] Forien/foundryvtt-forien-easy-polls: the data model of a type of messages may draw them
  const { system } = message as { system?: { renderHTML?: (options: object) => Promise<HTMLElement> } };
  if (typeof system?.renderHTML === 'function') return system.renderHTML({ canDelete, canClose: false });
  const content = make('div', { class: 'message-content' });
  if (message.isContentVisible === false) content.append('???');
  else {
    if (!repeatsRolls(message)) content.append(parse(cleanHTML(message.content)));
    content.append(...message.rolls.map(roll => rollElement(roll as RollLike)));
  }
  const element = make(
    'li',
    {
      class: `chat-message message flexcol${whispered ? ' whisper' : ''}${message.blind ? ' blind' : ''}`,
      'data-message-id': message.id,
      style: author ? `border-color: ${cssColor(author)}` : undefined,
    },
    make(
      'header',
      { class: 'message-header flexrow' },
      make('h4', { class: 'message-sender' }, make('span', { class: 'title' }, senderOf(message))),
      make(
        'span',
        { class: 'message-metadata' },
        make('time', { class: 'message-timestamp' }, ago(message.timestamp)),
        canDelete
          ? button({
              class: 'message-delete plain icon fa-solid fa-trash',
              'data-action': 'deleteMessage',
              'aria-label': localize('Delete'),
              'data-tooltip': 'Delete',
            })
          : undefined,
      ),
      whispered ? make('span', { class: 'whisper-to' }, `${localize('To')}: ${recipients}`) : undefined,
      message.flavor ? make('span', { class: 'flavor-text' }, parse(cleanHTML(message.flavor))) : undefined,
    ),
    content,
  );
  const context = { message: message.toObject(), user: page.game.user, author };
  page.Hooks.callAll('renderChatMessageHTML', message, element, context);
  // deprecated, but removed only in version 15: 14 still calls it, with jQuery. docs/platform.md 1
  if (page.Hooks.events['renderChatMessage']?.length) {
    page.Hooks.callAll(
      'renderChatMessage',
      message,
      (globalThis as { jQuery?: (one: Element) => unknown }).jQuery?.(element),
      context,
    );
  }
  return element;
};

/** Gives messages the method by which modules draw them. */
export const installMessageRendering = (documentClass: { readonly prototype: object }): void => {
  /** [D13] ChatMessage#renderHTML */
  const renderHTML = {
    value(this: HostMessage) {
      return renderChatMessage(this);
    },
  };
  Object.defineProperties(documentClass.prototype, { renderHTML });
};
