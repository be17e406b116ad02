import type { Data } from '../../shared/json';
import { expand } from '../../shared/merge';
import { isGM, may, OWNERSHIP, ownershipLevel } from '../../shared/permissions';
import type { Action } from '../../shared/wire';
import { current, hostAssumptions, type Surroundings } from './current';
import { DocumentModel } from './data-model';

type User = NonNullable<Surroundings['game']['user']>;

/** [D14] foundry.abstract.Document, its rights: whose a document is, and who may do what with it. */
export class OwnedDocument extends DocumentModel {
  /** [D14] Document.canUserCreate */
  static canUserCreate(user: User): boolean {
    const { name } = this.type;
    return may({
      user: user.account,
      action: 'create',
      documentName: name,
      source: { author: user.id },
      parents: [],
      roles: current.game.permissions,
    });
  }

  /** [D14] Document#isOwner */
  get isOwner(): boolean {
    const { user } = current.game;
    return user !== null && this.testUserPermission(user, OWNERSHIP.OWNER);
  }

  /** [D14] ClientDocument#hasPlayerOwner */
  get hasPlayerOwner(): boolean {
    return current.game.users.some(user => !isGM(user.account) && this.testUserPermission(user, OWNERSHIP.OWNER));
  }

  /** [D14] ClientDocument#limited */
  get limited(): boolean {
    const { user } = current.game;
    return user !== null && this.testUserPermission(user, OWNERSHIP.LIMITED, { exact: true });
  }

  /** [D14] ClientDocument#visible */
  get visible(): boolean {
    const { user } = current.game;
    return user !== null && (!('ownership' in this._source) || this.testUserPermission(user, OWNERSHIP.LIMITED));
  }

  /** [D14] ClientDocument#permission */
  get permission(): number {
    const { user } = current.game;
    if (!user) return OWNERSHIP.NONE;
    return isGM(user.account) ? OWNERSHIP.OWNER : this.getUserLevel(user);
  }

  /** [D14] Document#getUserLevel: the user's level by ownership alone, without their role. A GM may have NONE. */
  getUserLevel(user: User | null = current.game.user): number {
    if (!user) return OWNERSHIP.NONE;
    if (this.parent && !('ownership' in this._source)) return this.parent.getUserLevel(user);
    return ownershipLevel(user.account, this._source, this.parent?._source);
  }

  /** [D14] Document#testUserPermission */
  testUserPermission(user: User, permission: number | string, { exact = false } = {}): boolean {
    const wanted = typeof permission === 'number' ? permission : OWNERSHIP[permission as keyof typeof OWNERSHIP];
    const level = isGM(user.account) ? OWNERSHIP.OWNER : this.getUserLevel(user);
    return exact ? level === wanted : level >= wanted;
  }

  /** [D14] Document#canUserModify */
  canUserModify(user: User, action: Action, data: Data = {}): boolean {
    const parents: { documentName: string; source: Data }[] = [];
    for (let parent = this.parent; parent; parent = parent.parent) {
      parents.push({ documentName: parent.documentName, source: parent._source });
    }
    const allowed = may({
      user: user.account,
      action,
      documentName: this.documentName,
      source: this._source,
      changes: expand(data),
      parents,
      roles: current.game.permissions,
      actors: id => current.game.actors.get(id)?._source,
    });
    const observes = ownershipLevel(user.account, this._source, this.parent?._source) >= OWNERSHIP.OBSERVER;
    return allowed || (observes && action === 'update' && hostAssumptions['observer-writes'] === 'allowed');
  }
}
