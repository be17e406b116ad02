import { isPlain, type Data } from '../../../shared/json';
import type { Operation } from '../../../shared/wire';
import { current } from '../current';
import { HostDocument } from '../document';
import { deprecated } from '../hooks';
import { WorldCollection } from '../document-collection';
import { Roll } from '../dice/roll';
import { defaultMode, messageModeOf, type MessageMode } from './message-modes';
import { speakerOf } from './speaker';
import type { User } from './user';
import { globals } from '../../global';

const plainText = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim() ?? '';

/** [D14] foundry.documents.ChatMessage */
export class ChatMessage extends HostDocument {
  static override readonly documentName: string = 'ChatMessage';

  declare readonly content: string;
  declare readonly author: User | null;
  declare readonly speaker: { scene: string | null; actor: string | null; token: string | null; alias: string | null };
  declare readonly whisper: string[];
  declare readonly blind: boolean;
  declare readonly timestamp: number;
  declare rolls: Roll[];

  /** [D14] ChatMessage.getSpeaker: the given token or actor, the token that is controlled, the user's character, the user. */
  static readonly getSpeaker = speakerOf;

  /** [D14] ChatMessage.getWhisperRecipients: by name, or "GM" for all GMs. */
  static getWhisperRecipients(name: string): User[] {
    const { users } = current.game;
    if (name.toUpperCase() === 'GM') return users.filter(user => user.isGM);
    return users.filter(user => user.name.toLowerCase() === name.toLowerCase());
  }

  /**
   * [D14] ChatMessage.applyMode: sets whisper and blind of creation data (issue dnd5e 6958; docs/platform.md 1).
   * Recipients that were already given stay (issue 11442; docs/platform.md 15). Without a mode it is the user's own.
   */
  static applyMode<T extends Data>(data: T, mode: MessageMode = defaultMode()): T {
    const given = Array.isArray(data['whisper']) && data['whisper'].length > 0 ? data['whisper'] : undefined;
    const gms = (): string[] => ChatMessage.getWhisperRecipients('GM').map(({ id }) => id);
    if (mode === 'gm' || mode === 'blind') Object.assign(data, { whisper: given ?? gms(), blind: mode === 'blind' });
    else if (mode === 'self') Object.assign(data, { whisper: given ?? [current.game.userId], blind: false });
    else Object.assign(data, { whisper: given ?? [], blind: false });
    return data;
  }

  /** [I] Foundry_WoD20 1396: the method of version 13, with its names of the modes; it is gone in 16. */
  static applyRollMode<T extends Data>(data: T, rollMode: string): T {
    deprecated('ChatMessage.applyRollMode is deprecated in favor of ChatMessage.applyMode.');
    return this.applyMode(data, messageModeOf(rollMode));
  }

  /** [D13] ChatMessage.create: the option `messageMode`, or `rollMode` with the names of version 13. */
  override async _preCreate(data: Data, options: Operation, user: User | null): Promise<boolean | void> {
    const mode = options['messageMode'] ?? options['rollMode'];
    if (typeof mode === 'string') {
      const { whisper, blind } = ChatMessage.applyMode<Data>({ whisper: data['whisper'] }, messageModeOf(mode));
      this.updateSource({ whisper, blind });
    }
    return super._preCreate(data, options, user);
  }

  override prepareData(): void {
    super.prepareData();
    const rolls = (this._source['rolls'] as unknown[]).map(roll =>
      Roll.fromData(typeof roll === 'string' ? (JSON.parse(roll) as Data) : isPlain(roll) ? roll : {}),
    );
    Object.defineProperty(this, 'rolls', { value: rolls, configurable: true, enumerable: true });
  }

  /** [D14] ChatMessage#alias: who is shown as its speaker. */
  get alias(): string {
    return this.speaker.alias || this.author?.name || '';
  }

  /** [D14] ChatMessage#isAuthor */
  get isAuthor(): boolean {
    return this.author?.isSelf ?? false;
  }

  /** [D14] ChatMessage#isRoll */
  get isRoll(): boolean {
    return this.rolls.length > 0;
  }

  /** [D14] ChatMessage#rollTotal */
  get rollTotal(): number | null {
    return this.rolls.length > 0 ? this.rolls.reduce((sum, { total }) => sum + (total ?? 0), 0) : null;
  }

  /** [D14] ChatMessage#speakerActor, ChatMessage.getSpeakerActor */
  get speakerActor(): unknown {
    return ChatMessage.getSpeakerActor(this.speaker as unknown as Data);
  }

  static getSpeakerActor(speaker: Data = {}): unknown {
    const { scene, token, actor } = speaker as { scene?: string; token?: string; actor?: string };
    const where = current.game.scenes.get(scene ?? '') as unknown as
      | { readonly tokens: ReadonlyMap<string, { readonly actor?: unknown }> }
      | undefined;
    const placed = where?.tokens.get(token ?? '');
    return placed?.actor ?? current.game.actors.get(actor ?? '') ?? null;
  }

  /** [D14] ChatMessage#getRollData: of who speaks. */
  getRollData(): Data {
    const actor = this.speakerActor as { getRollData?(): Data } | null;
    return actor?.getRollData?.() ?? {};
  }

  /** [D14] ChatMessage#applyMode: to this one, before it is saved. */
  applyMode(mode: string): void {
    const { whisper, blind } = ChatMessage.applyMode<Data>({ whisper: [] }, messageModeOf(mode));
    this.updateSource({ whisper, blind });
  }

  /** [D13] ChatMessage#applyRollMode */
  applyRollMode(rollMode: string): void {
    deprecated('ChatMessage#applyRollMode is deprecated in favor of ChatMessage#applyMode.');
    this.applyMode(rollMode);
  }

  /** [D14] ChatMessage#logged: whether the log of the page shows it. */
  get logged(): boolean {
    return document.querySelector(`[data-message-id="${CSS.escape(this.id)}"]`) !== null;
  }

  /** [D14] ChatMessage#export: when, by whom, and what, as lines of a log. */
  export(): string {
    const what = this.isRoll
      ? this.rolls.map(({ formula, total }) => `${formula} = ${total}`)
      : [plainText(this.content)];
    return `[${new Date(this.timestamp).toLocaleString()}] ${this.alias}\n${what.join('\n')}`;
  }

  /** [D14] ChatMessage#isContentVisible: a GM does not see whispers that are not addressed to them (docs/platform.md 5). */
  get isContentVisible(): boolean {
    const { userId, user } = current.game;
    if (this.whisper.length === 0) return true;
    if (this.blind) return Boolean(user?.isGM) && this.whisper.includes(userId ?? '');
    return this.isAuthor || this.whisper.includes(userId ?? '');
  }

  /** [D14] ChatMessage#visible */
  override get visible(): boolean {
    return this.whisper.length === 0 || this.isAuthor || this.whisper.includes(current.game.userId ?? '');
  }
}

/** [D14] foundry.documents.collections.ChatMessages (`game.messages`) */
export class ChatMessages extends WorldCollection<ChatMessage> {
  constructor() {
    super('ChatMessage');
  }

  /** [D14] ChatMessages#export: all messages as lines of a log, saved to a file of the user. */
  export(): void {
    const log = this.contents.map(message => message.export()).join('\n---------------------------\n');
    const { foundry } = globals<{
      foundry: { utils: { saveDataToFile(data: string, type: string, name: string): void } };
    }>();
    foundry.utils.saveDataToFile(log, 'text/plain', `chat-log-${new Date().toISOString().slice(0, 10)}.txt`);
  }

  /** [D14] ChatMessages#flush: deletes all of them, when the game master has said yes. */
  async flush(): Promise<unknown> {
    const { foundry } = globals<{
      foundry: { applications: { api: { DialogV2: { confirm(options: object): Promise<boolean | null> } } } };
    }>();
    const isSure = await foundry.applications.api.DialogV2.confirm({
      window: { title: 'CHAT.FlushTitle' },
      content: '<p>All messages will be deleted.</p>',
    });
    return isSure === true ? this.documentClass.deleteDocuments([...this.keys()]) : [];
  }
}
