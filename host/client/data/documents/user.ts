import { randomId, isPlain, notJson, type Data } from '../../../shared/json';
import { can, isGM, USER_ROLES, type Account } from '../../../shared/permissions';
import type { QueryRequest } from '../../../shared/wire';
import { Color } from '../color';
import { ask } from '../connection';
import { current } from '../current';
import { HostDocument } from '../document';
import { WorldCollection } from '../document-collection';
import { hostFault, Hooks } from '../hooks';
import { globals } from '../../global';

/** A token on the board, for targeting. */
interface Target {
  readonly id: string;
  setTarget(targeted: boolean, options: object): void;
}

/** [D14] foundry.canvas.placeables.tokens.UserTargets: a user's targets; reported by the hook `targetToken`. */
class UserTargets extends Set<Target> {
  constructor(readonly user: User) {
    super();
  }

  /** [D14] UserTargets#ids */
  get ids(): string[] {
    return [...this].map(({ id }) => id);
  }

  override add(token: Target): this {
    if (this.has(token)) return this;
    super.add(token);
    Hooks.callAll('targetToken', this.user, token, true);
    return this;
  }

  override delete(token: Target): boolean {
    const was = super.delete(token);
    if (was) Hooks.callAll('targetToken', this.user, token, false);
    return was;
  }

  override clear(): void {
    for (const token of [...this]) this.delete(token);
  }
}

/** [D14] ActivityData, with the parts that the host passes on. */
interface Activity {
  readonly targets?: readonly string[];
  /** Where the pointer is, and that it pings there. */
  readonly cursor?: unknown;
  readonly ping?: unknown;
  readonly [key: string]: unknown;
}

interface Pinged {
  handlePing(user: User, position: { x: number; y: number }, data: object): Promise<unknown>;
}

/** [D14] foundry.documents.User; docs/platform.md 5 */
export class User extends HostDocument {
  static override readonly documentName: string = 'User';

  declare readonly role: number;
  declare readonly permissions: Data;
  declare readonly character: HostDocument | null;
  /** [D14] User#active: whether a page of this user is connected. */
  active = false;
  /** [D14] User#viewedScene */
  viewedScene: string | null = null;

  /** [D14] User#targets */
  readonly targets = new UserTargets(this);

  /** [K] User#updateTokenTargets, [M] drewg13/fvtt-token-targeting: targets exactly these tokens of the viewed scene. */
  _onUpdateTokenTargets(ids: readonly string[] = []): void {
    this.updateTokenTargets(ids);
  }

  updateTokenTargets(ids: readonly string[] = []): void {
    const { canvas } = globals<{ canvas?: { tokens?: { placeables?: readonly Target[] } } }>();
    for (const token of canvas?.tokens?.placeables ?? []) {
      const isAimedAt = ids.includes(token.id);
      if (isAimedAt !== this.targets.has(token)) token.setTarget(isAimedAt, { user: this, releaseOthers: false });
    }
  }

  /** [D14] User#broadcastActivity: informs the other pages of this user's activity. */
  broadcastActivity(activity: Activity): void {
    if (this.isSelf) current.game.requireSocket().socket.emit('userActivity', activity);
  }

  /** Another page's report of this user. */
  hearActivity(activity: Activity): void {
    if (Array.isArray(activity?.targets)) this.updateTokenTargets(activity.targets);
    const [cursor, ping] = [activity?.cursor, activity?.ping];
    if (!isPlain(cursor) || !isPlain(ping) || !this.can('PING_CANVAS')) return;
    const { x, y } = cursor;
    if (!Number.isFinite(x) || !Number.isFinite(y) || typeof ping['scene'] !== 'string') return;
    const { canvas } = globals<{ canvas?: { scene?: { id: string } | null; controls?: Pinged } }>();
    if (canvas?.scene?.id !== ping['scene']) return;
    const style = typeof ping['style'] === 'string' ? ping['style'] : 'pulse';
    void canvas.controls?.handlePing(this, { x: Number(x), y: Number(y) }, { ...ping, style });
  }

  /** [D14] User#viewedLevel */
  viewedLevel: string | null = null;

  /** [D14] User#isBanned */
  get isBanned(): boolean {
    return this.role === USER_ROLES.NONE;
  }

  /** [D14] User#getHotbarMacros: the ten slots of a page. */
  getHotbarMacros(page = 1): { slot: number; macro: HostDocument | null }[] {
    const hotbar = isPlain(this._source['hotbar']) ? this._source['hotbar'] : {};
    return Array.from({ length: 10 }, (_, index) => {
      const slot = (page - 1) * 10 + index + 1;
      return { slot, macro: current.game.macros.get(String(hotbar[slot] ?? '')) ?? null };
    });
  }

  /** [D14] User#assignHotbarMacro: puts a macro into a slot from 1 to 50, or the first that is free; null empties it. */
  async assignHotbarMacro(
    macro: HostDocument | null,
    slot: string | number = '',
    { fromSlot }: { readonly fromSlot?: string | number } = {},
  ): Promise<this> {
    const hotbar = isPlain(this._source['hotbar']) ? this._source['hotbar'] : {};
    const free = Array.from({ length: 50 }, (_, index) => String(index + 1)).find(number => !(number in hotbar));
    const place = String(slot || (macro ? (free ?? '') : ''));
    if (!/^(?:[1-9]|[1-4][0-9]|50)$/.test(place)) throw new Error('A slot of the hotbar is a number from 1 to 50.');
    const emptied = [...(macro ? [] : [place]), ...(fromSlot ? [String(fromSlot)] : [])].filter(one => one in hotbar);
    const changes = {
      ...Object.fromEntries(emptied.map(one => [`-=${one}`, null])),
      ...(macro && { [place]: macro.id }),
    };
    await this.update({ hotbar: changes });
    return this;
  }

  /** The data that permissions depend on. */
  get account(): Account {
    const { role, permissions } = this._source;
    return { id: this.id, role: Number(role), permissions: isPlain(permissions) ? permissions : {} };
  }

  override prepareData(): void {
    super.prepareData();
    const value = Color.from(this._source['color'] ?? '#888888');
    Object.defineProperty(this, 'color', { value, configurable: true, enumerable: true });
    // a user without a picture has that of their character, or the default
    const picture = this._source['avatar'] || this.character?._source['img'] || 'icons/svg/mystery-man.svg';
    Object.defineProperty(this, 'avatar', { value: picture, configurable: true, enumerable: true });
  }

  declare readonly color: Color;

  /** [D13] User#border: the colour, lighter, for lines around what the user has chosen. */
  get border(): Color {
    return Color.from(this.color.mix(Color.from('#ffffff'), 0.35));
  }

  /** [D14] User#isGM: game masters and assistants. */
  get isGM(): boolean {
    return isGM(this.account);
  }

  /** [D14] User#isSelf */
  get isSelf(): boolean {
    return this.id === current.game.userId;
  }

  /** [D14] User#isActiveGM */
  get isActiveGM(): boolean {
    return current.game.users.activeGM === this;
  }

  /** [D14] User#isDesignated */
  isDesignated(condition: (user: User) => boolean): boolean {
    return current.game.users.getDesignatedUser(condition) === this;
  }

  /** [D14] User#hasRole */
  hasRole(role: number | keyof typeof USER_ROLES, { exact = false } = {}): boolean {
    const wanted = typeof role === 'number' ? role : USER_ROLES[role];
    return exact ? this.role === wanted : this.role >= wanted;
  }

  /** [D14] User#hasPermission */
  hasPermission(permission: string): boolean {
    return can(this.account, permission, current.game.permissions);
  }

  /** [D14] User#can: a permission, or a role by its name. */
  can(action: string): boolean {
    return action in USER_ROLES ? this.hasRole(action as keyof typeof USER_ROLES) : this.hasPermission(action);
  }

  override getUserLevel(user: User | null = current.game.user): number {
    return user && (user.isGM || user.id === this.id) ? 3 : 0;
  }

  override get visible(): boolean {
    return true;
  }

  /**
   * [D13] User#query (issue 11235; docs/platform.md 5): runs the handler `CONFIG.queries[queryName]` on a page of this user
   * and resolves with what it returns.
   */
  query(queryName: string, queryData: unknown, { timeout }: { timeout?: number } = {}): Promise<unknown> {
    const { user } = current.game;
    if (!user?.can('QUERY_USER')) {
      return Promise.reject(new Error(`User ${user?.name ?? ''} lacks permission to query other users`));
    }
    if (!this.active) return Promise.reject(new Error(`User ${this.name} is not connected`));
    const faults = notJson(queryData ?? {});
    if (faults.length > 0) hostFault(`query "${queryName}" carries what JSON cannot: ${faults.join(', ')}`);
    const request: QueryRequest = {
      queryId: randomId(),
      queryName,
      queryData,
      userId: this.id,
      ...(timeout !== undefined && { timeout }),
    };
    const answer = ask(current.game.requireSocket(), 'query', request, (value: unknown) => value);
    if (timeout === undefined) return answer;
    return Promise.race([
      answer,
      new Promise((_, reject) => {
        setTimeout(() => reject(new Error(`The query "${queryName}" of ${this.name} timed out`)), timeout);
      }),
    ]);
  }
}

/** [D13] foundry.documents.collections.Users (`game.users`); docs/platform.md 5 */
export class Users extends WorldCollection<User> {
  constructor() {
    super('User');
  }

  /** [D13] Users#current */
  get current(): User | null {
    return current.game.user;
  }

  /** [D13] Users#players */
  get players(): User[] {
    return this.filter(user => !user.isGM && user.hasRole(USER_ROLES.PLAYER));
  }

  /** [D13] Users#activeGM: a connected GM, a full one rather than an assistant, else the one with the lowest id. */
  get activeGM(): User | null {
    return this.getDesignatedUser(user => user.active && user.isGM);
  }

  /** [D13] Users#getDesignatedUser: among those who satisfy the condition, the highest role, then the lowest id. */
  getDesignatedUser(condition: (user: User) => boolean): User | null {
    const [designated] = this.filter(condition).sort(
      (one, other) => other.role - one.role || one.id.localeCompare(other.id, 'en'),
    );
    return designated ?? null;
  }
}
