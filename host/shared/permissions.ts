import { equal, isPlain, type Data } from './json';
import { documentType } from './documents';
import { resolved } from './merge';
import type { Action } from './wire';

/** [D14] CONST.USER_ROLES; docs/platform.md 5. */
export const USER_ROLES = { NONE: 0, PLAYER: 1, TRUSTED: 2, ASSISTANT: 3, GAMEMASTER: 4 } as const;

/** [D14] CONST.DOCUMENT_OWNERSHIP_LEVELS; docs/platform.md 5. */
export const OWNERSHIP = { INHERIT: -1, NONE: 0, LIMITED: 1, OBSERVER: 2, OWNER: 3 } as const;

/** [D14] CONST.USER_PERMISSIONS: the lowest role that has each permission in a fresh world; docs/platform.md 5. */
export const DEFAULT_ROLES: Readonly<Record<string, number>> = {
  ACTOR_CREATE: 3,
  ITEM_CREATE: 3,
  CARDS_CREATE: 3,
  JOURNAL_CREATE: 2,
  MACRO_SCRIPT: 1,
  DRAWING_CREATE: 2,
  NOTE_CREATE: 2,
  TOKEN_CREATE: 3,
  FILES_UPLOAD: 3,
  FILES_BROWSE: 2,
  SETTINGS_MODIFY: 3,
  MESSAGE_WHISPER: 1,
  MANUAL_ROLLS: 2,
  QUERY_USER: 1,
  SHOW_CURSOR: 1,
  PING_CANVAS: 1,
  WALL_DOORS: 1,
};

/** The part of a User that permissions depend on. */
export interface Account {
  readonly id: string;
  readonly role: number;
  readonly permissions: Readonly<Record<string, unknown>>;
}

/** The roles that have each permission, in the form of the setting core.permissions. */
export type RolePermissions = Readonly<Record<string, readonly number[]>>;

/** The roles of every permission in a fresh world. */
export const defaultPermissions = (queries: boolean): Record<string, number[]> =>
  Object.fromEntries(
    Object.entries(DEFAULT_ROLES).map(([permission, lowest]) => {
      const from = permission === 'QUERY_USER' && !queries ? USER_ROLES.ASSISTANT : lowest;
      return [permission, [1, 2, 3, 4].filter(role => role >= from)];
    }),
  );

/** The roles that the setting core.permissions names; none if it cannot be read. */
export const savedPermissions = (saved: unknown): RolePermissions => {
  try {
    const roles: unknown = JSON.parse(String(saved));
    const lists = Object.entries(isPlain(roles) ? roles : {}).filter(([, list]) => Array.isArray(list));
    return Object.fromEntries(lists) as RolePermissions;
  } catch {
    return {};
  }
};

/** Assistants and game masters are GMs. */
export const isGM = (user: Account): boolean => user.role >= USER_ROLES.ASSISTANT;

/** Whether the user has a permission, alone or by their role. */
export const can = (user: Account, permission: string, roles: RolePermissions): boolean => {
  if (user.role === USER_ROLES.GAMEMASTER) return true;
  const own = user.permissions[permission];
  if (typeof own === 'boolean') return own;
  return roles[permission]?.includes(user.role) ?? false;
};

/** The ownership level that a source (and, where it inherits, the parent's) gives to a user who is not a GM. */
export const ownershipLevel = (user: Account, source: Data, parent?: Data): number => {
  const ownership = isPlain(source['ownership']) ? source['ownership'] : {};
  const level = ownership[user.id] ?? ownership['default'] ?? (parent ? OWNERSHIP.INHERIT : OWNERSHIP.NONE);
  if (level === OWNERSHIP.INHERIT) return parent ? ownershipLevel(user, parent) : OWNERSHIP.NONE;
  return typeof level === 'number' ? level : OWNERSHIP.NONE;
};

/** A question to the permission rules: who, what, on which source, under which ancestors (nearest first). */
export interface Attempt {
  readonly user: Account;
  readonly action: Action;
  readonly documentName: string;
  readonly source: Data;
  readonly changes?: Data;
  readonly parents: readonly { readonly documentName: string; readonly source: Data }[];
  readonly roles: RolePermissions;
  /** The source of an actor of the world: its owner owns its tokens and fights for it. */
  readonly actors?: (id: string) => Data | undefined;
}

const isAuthor = ({ user, source }: Attempt): boolean => source['author'] === user.id;

const ownsParent = ({ user, parents }: Attempt): boolean => {
  const [parent, grandparent] = parents;
  return parent !== undefined && ownershipLevel(user, parent.source, grandparent?.source) >= OWNERSHIP.OWNER;
};

/** The author of a document stays its author (issue 7831), and a setting of a user stays theirs and under its key. */
const FIXED: Readonly<Record<string, readonly string[]>> = {
  ChatMessage: ['author'],
  Drawing: ['author'],
  Macro: ['author'],
  Setting: ['key', 'user'],
};

const changesFixed = ({ documentName, source, changes }: Attempt): boolean =>
  (FIXED[documentName] ?? []).some(key => changes !== undefined && key in changes && changes[key] !== source[key]);

const mayUser = ({ user, action, source, changes }: Attempt): boolean => {
  if (user.role === USER_ROLES.GAMEMASTER) return true;
  // others recognize a speaker by the name, so changing it needs rights like a role
  const touchesRights = changes !== undefined && ['name', 'role', 'permissions'].some(key => key in changes);
  if (action !== 'update' || touchesRights) return false;
  if (source['_id'] === user.id) return true;
  // accounts are the Gamemaster's: with another's password an assistant could act as that user [A users]
  const touchesPassword = changes !== undefined && 'password' in changes;
  return isGM(user) && Number(source['role']) < USER_ROLES.GAMEMASTER && !touchesPassword;
};

/** [D14] ActorDeltaData: an unlinked token may say itself whose its actor is. */
const ownershipOf = ({ delta }: Data): unknown => (isPlain(delta) ? (delta['ownership'] ?? null) : null);

const ownsActorOf = ({ user, actors }: Attempt, source: Data): boolean => {
  const actor = actors?.(String(source['actorId']));
  const own = source['actorLink'] ? null : ownershipOf(source);
  const ownership = { ...(actor?.['ownership'] as Data | undefined), ...(own as Data | null) };
  return actor !== undefined && ownershipLevel(user, { ownership }) >= OWNERSHIP.OWNER;
};

const onlyChanges = (changes: Data | undefined, allowed: (key: string) => boolean): boolean =>
  Object.keys(changes ?? {}).every(allowed);

/** The identity of a Combatant or Token: its actor, and how game masters see it. */
const WHO_IT_IS = ['actorId', 'actorLink', 'tokenId', 'sceneId', 'hidden', 'defeated'];

/** Its owner moves and changes a token, but not its actor. [D14] BaseToken#getUserLevel, by its actor. */
const mayToken = (attempt: Attempt): boolean =>
  attempt.action === 'update' &&
  ownsActorOf(attempt, attempt.source) &&
  onlyChanges(attempt.changes, key => !WHO_IT_IS.includes(key)) &&
  (!attempt.changes?.['delta'] || equal(ownershipOf(attempt.changes), ownershipOf(attempt.source)));

/**
 * Players bring their own characters into an encounter, roll their initiative, and end their own turns.
 * [A] foundryvtt.com/article/combat
 */
const mayFight = (attempt: Attempt): boolean => {
  const { action, documentName, source, changes } = attempt;
  if (documentName === 'Combatant') {
    return (
      ownsActorOf(attempt, source) && (action !== 'update' || onlyChanges(changes, key => !WHO_IT_IS.includes(key)))
    );
  }
  if (documentName !== 'Combat' || action !== 'update') return false;
  const fighters = (source['combatants'] ?? []) as Data[];
  return (
    fighters.some(one => ownsActorOf(attempt, one)) && onlyChanges(changes, key => ['turn', 'round'].includes(key))
  );
};

/** [D14] CONST.WALL_DOOR_TYPES, CONST.WALL_DOOR_STATES */
export const DOOR_TYPES = { NONE: 0, DOOR: 1, SECRET: 2 } as const;
export const DOOR_STATES = { CLOSED: 0, OPEN: 1, LOCKED: 2 } as const;

/** Who may use doors opens and closes those that are neither secret nor locked, and changes nothing else. [A] walls; [K] */
const mayUseDoor = ({ user, action, source, changes = {}, roles }: Attempt): boolean => {
  const { door, ds } = source;
  const states = Object.hasOwn(changes, 'ds') ? [ds, changes['ds']] : [];
  return (
    action === 'update' &&
    can(user, 'WALL_DOORS', roles) &&
    door === DOOR_TYPES.DOOR &&
    states.length > 0 &&
    states.every(state => state === DOOR_STATES.CLOSED || state === DOOR_STATES.OPEN) &&
    onlyChanges(changes, key => key === 'ds')
  );
};

const mayPlace = (attempt: Attempt): boolean => {
  const { user, action, documentName, roles } = attempt;
  if (documentName === 'Token') return mayToken(attempt);
  if (documentName === 'Wall') return mayUseDoor(attempt);
  if (documentName === 'Drawing') {
    return isAuthor(attempt) && (action !== 'create' || can(user, 'DRAWING_CREATE', roles));
  }
  return documentName === 'Note' && action === 'create' && can(user, 'NOTE_CREATE', roles);
};

const FIGHTS = ['Combat', 'Combatant', 'CombatantGroup'];

const mayPrimary = (attempt: Attempt): boolean => {
  const { user, action, documentName, source, roles } = attempt;
  const { create } = documentType(documentName);
  // nobody makes a macro in another's name, which would run it
  const isOthers = 'author' in source && !isAuthor(attempt);
  if (action === 'create') return create !== undefined && !isOthers && can(user, create, roles);
  if (documentName === 'Macro' && isAuthor(attempt)) return true;
  return ownershipLevel(user, source) >= OWNERSHIP.OWNER;
};

/**
 * May the user do this, as Foundry's server decides it (docs/platform.md 5)? Players may update what they own, what is
 * embedded in it, their own User and their own messages. On a Scene they may only change their own Drawings. They may
 * change no setting of the world. Only a GM changes ownership.
 */
export const may = (given: Attempt): boolean => {
  // every rule below is about fields, so operators are resolved first: `==role` changes the role
  const attempt = given.changes ? { ...given, changes: resolved(given.source, given.changes) } : given;
  const { user, action, documentName, source, changes, parents, roles } = attempt;
  if (documentName === 'User') return mayUser(attempt);
  if (documentName === 'ChatMessage' && changesFixed(attempt)) return false;
  if (documentName === 'Setting' && can(user, 'SETTINGS_MODIFY', roles)) return true;
  if (documentName !== 'Setting' && isGM(user)) return true;
  if (changesFixed(attempt)) return false;
  if (documentName === 'Setting') return source['user'] === user.id;
  if (action === 'update' && changes && 'ownership' in changes) return false;
  if (documentName === 'ChatMessage') return isAuthor(attempt);
  if (documentName === 'Folder' || documentName === 'Scene') return false;
  if (FIGHTS.includes(documentName)) return mayFight(attempt);
  const [parent] = parents;
  if (!parent) return mayPrimary(attempt);
  if (parent.documentName === 'Scene') return mayPlace(attempt);
  if (action === 'update' && 'ownership' in source) {
    return ownershipLevel(user, source, parent.source) >= OWNERSHIP.OWNER;
  }
  return ownsParent(attempt);
};

/** The message of the Error that a refused write rejects with; docs/platform.md 5 (issue 13188). */
export const lacksPermission = (
  userName: string,
  action: Action,
  documentName: string,
  id: string,
  parent?: { readonly documentName: string; readonly id: string },
): string => {
  const within = parent ? ` in parent ${parent.documentName} [${parent.id}]` : '';
  return `User ${userName} lacks permission to ${action} ${documentName} [${id}]${within}`;
};
