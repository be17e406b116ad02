import { escapeHTML, button, make } from '../dom';
import { page, type HostUser, localize } from '../globals';
import { globals } from '../../global';

interface RollLike {
  evaluate(options?: object): Promise<RollLike>;
  toMessage(data?: object, options?: object): Promise<unknown>;
}

/** The result of a chat line, before it is a message. */
export interface ChatData {
  user?: string | null;
  speaker?: object;
  content?: string;
  style?: number;
  whisper?: string[];
  [key: string]: unknown;
}

/**
 * [D14] ChatCommandCallback: the action of a command; false if no message follows.
 * A command may change the data of the message and the options of its creation.
 */
type ChatCommandCallback = (
  command: string,
  match: RegExpMatchArray,
  chatData: ChatData,
  createOptions: object,
) => Promise<false | void>;

export interface ChatCommand {
  readonly rgx: RegExp;
  readonly fn: ChatCommandCallback;
}

const STYLES = { other: 0, ooc: 1, ic: 2, emote: 3 } as const;

const html = (text: string): string => escapeHTML(text).replaceAll('\n', '<br>');

const recipients = (names: string): string[] => {
  const wanted = names
    .replaceAll(/[[\]]/g, '')
    .split(',')
    .map(name => name.trim().toLowerCase());
  const isMeant = ({ name, isGM }: HostUser): boolean =>
    wanted.includes(name.toLowerCase()) || (isGM && (wanted.includes('gm') || wanted.includes('gamemaster')));
  return page.game.users.contents.filter(isMeant).map(({ id }) => id);
};

/** A roll; what follows a number sign says what it is for: `/roll 2d6 # Reaction`. */
const rolling = (words: string, mode?: string): ChatCommand => ({
  rgx: new RegExp(`^/(?:${words})\\s+([^#]+)(?:#([\\s\\S]*))?$`, 'i'),
  async fn(_command, [, formula = '', flavor = ''], { speaker }) {
    const { Roll } = globals<{ Roll: new (formula: string) => RollLike }>();
    const said = { speaker, ...(flavor.trim() && { flavor: escapeHTML(flavor.trim()) }) };
    await (await new Roll(formula.trim()).evaluate()).toMessage(said, { messageMode: mode ?? messageMode() });
    return false;
  },
});

const saying = (words: string, style: number): ChatCommand => ({
  rgx: new RegExp(`^/(?:${words})\\s+([\\s\\S]+)$`, 'i'),
  async fn(_command, [, text = ''], chatData) {
    Object.assign(chatData, { style, content: html(text) });
  },
});

/** [K] ChatLog.CHAT_COMMANDS, as public modules of v14 read and extend it; docs/platform.md 12 */
export const CHAT_COMMANDS: Record<string, ChatCommand> = {
  roll: rolling('r|roll'),
  gmroll: rolling('gmr|gmroll', 'gm'),
  blindroll: rolling('br|broll|blindroll', 'blind'),
  selfroll: rolling('sr|selfroll', 'self'),
  publicroll: rolling('pr|publicroll', 'public'),
  ooc: saying('ooc', STYLES.ooc),
  ic: saying('ic', STYLES.ic),
  emote: saying('em|emote|me', STYLES.emote),
  whisper: {
    rgx: /^\/(?:w|whisper)\s+(\[[^\]]*\]|\S+)\s+([\s\S]+)$/i,
    async fn(_command, [, names = '', text = ''], chatData) {
      Object.assign(chatData, { style: STYLES.other, whisper: recipients(names), content: html(text) });
    },
  },
  gm: {
    rgx: /^\/gm\s+([\s\S]+)$/i,
    async fn(_command, [, text = ''], chatData) {
      Object.assign(chatData, { style: STYLES.other, whisper: recipients('gm'), content: html(text) });
    },
  },
};

/** A line by its command: the command's name, what its pattern found, and what it does. */
type Parsed = readonly [string, RegExpMatchArray | readonly string[], ChatCommandCallback?];

/** [D14] ChatLog.parse: `none` for a line without a command, `invalid` for a command that nobody knows. */
export const parseLine = (line: string): Parsed => {
  for (const [command, { rgx, fn }] of Object.entries(CHAT_COMMANDS)) {
    const match = line.match(rgx);
    if (match) return [command, match, fn];
  }
  return [line.startsWith('/') ? 'invalid' : 'none', [line, '', line]];
};

/** Carries out the command of a line; false if no message follows. Throws for an unknown command. */
export const runCommand = async (log: object, line: string, chatData: ChatData, options: object): Promise<boolean> => {
  const [name, match, fn] = parseLine(line);
  if (fn) return (await fn.call(log, name, match as RegExpMatchArray, chatData, options)) !== false;
  const [unknown] = /^\/\S+/.exec(line) ?? [];
  if (unknown) throw new Error(`${unknown} is not a valid chat message command.`);
  Object.assign(chatData, { style: STYLES.ooc, content: html(line) });
  return true;
};

// The buttons beside the chat that say who sees what one rolls. [M] packages of v14 look for `#message-modes`.

interface Mode {
  readonly label: string;
  readonly icon?: string;
}

/** [D14] The setting `core.messageMode`: a key of CONFIG.ChatMessage.modes. */
export const messageMode = (): string => String(page.game.settings.get('core', 'messageMode'));

const mark = (buttons: Element): void => {
  const current = messageMode();
  for (const one of buttons.querySelectorAll<HTMLElement>('[data-mode]'))
    one.setAttribute('aria-pressed', String(one.dataset['mode'] === current));
};

/** Makes them; the pressed one follows the setting. */
export const messageModes = (): HTMLElement => {
  const { modes } = page.CONFIG['ChatMessage'] as { readonly modes: Readonly<Record<string, Mode>> };
  const each = Object.entries(modes).map(([mode, { label, icon = 'fa-solid fa-dice-d20' }]) =>
    button({
      class: `ui-control icon ${icon}`,
      'data-action': 'setMessageMode',
      'data-mode': mode,
      'data-tooltip': localize(label),
      'aria-label': localize(label),
    }),
  );
  const buttons = make('div', { id: 'message-modes', class: 'split-button', role: 'group' }, ...each);
  mark(buttons);
  page.Hooks.on('clientSettingChanged', (key: string) => {
    if (key === 'core.messageMode') mark(buttons);
  });
  return buttons;
};
