import { randomId, isPlain, notJson } from '../shared/json';
import { isGM, OWNERSHIP, ownershipLevel, USER_ROLES } from '../shared/permissions';
import type { DocumentRequest, PackInfo, QueryRequest, ReadRequest, WorldPayload } from '../shared/wire';
import { toldOf } from './backlog';
import { LIMITS } from './limits';
import { hasMoreValues } from './measures';
import type { Line } from './lines';
import { isUsed, usedPackages } from './installation';
import { packageInfo } from './packages';
import type { Room } from './room';
import { isPasswordKey } from './passwords';

const activeUsers = (room: Room): string[] => [...new Set([...room.lines].map(({ userId }) => userId))];

const AHEAD = 3 * 60 * 60 * 1000;

/** The server's clock, as sent to a page. */
const clockOf = ({ payload }: Room): number =>
  Date.now() + (payload.assumptions['server-clock'] === 'ahead' ? AHEAD : 0);

const worldPayload = async (room: Room, line: Line): Promise<WorldPayload> => {
  const packs = await room.packs();
  const { system, modules, unreadable } = room.installed;
  return {
    ...room.payload,
    userId: line.userId,
    system: packageInfo(system),
    modules: modules.map(({ pack, problem, notices }) => ({
      ...packageInfo(pack),
      active: isUsed(room, pack.id),
      notices,
      ...(problem && { problem }),
    })),
    unreadable,
    packs: [...packs.values()].map(({ metadata, index, problem }) => ({
      metadata,
      index,
      ...(problem && { problem }),
    })),
    documents: room.world.payload(),
    activeUsers: activeUsers(room),
    serverTime: clockOf(room),
  };
};

const packDocuments = async (room: Room, payload: unknown): Promise<unknown> => {
  const { pack, ids } = isPlain(payload) ? payload : {};
  const found = (await room.packs()).get(String(pack));
  if (!found) throw new Error(`The compendium ${String(pack)} does not exist.`);
  const sources = [...found.documents.values()];
  if (!Array.isArray(ids)) return sources;
  const wanted = new Set<unknown>(ids);
  return sources.filter(({ _id }) => wanted.has(_id));
};

/** Makes or deletes a compendium of the world, and tells the other pages. */
const manageCompendium = async (room: Room, line: Line, payload: unknown): Promise<PackInfo | null> => {
  const { action, data } = isPlain(payload) ? payload : {};
  if (action === 'delete') {
    await room.worldPacks.remove(line.userId, data);
    tellOthers(room, line, 'manageCompendium', { action, data });
    return null;
  }
  if (action !== 'create') throw new Error(`"${String(action)}" is not an action on compendia.`);
  const { metadata, index } = await room.worldPacks.create(line.userId, data);
  tellOthers(room, line, 'manageCompendium', { action, data: { metadata, index } });
  return { metadata, index };
};

/** Sends an event to every page but one. */
const tellOthers = (room: Room, line: Line | undefined, event: string, ...payload: unknown[]): void => {
  const told = toldOf(event, ...payload);
  for (const other of room.lines) if (other !== line) other.tell(told);
};

/** The users whose sessions a request ends: those who get another password or are deleted. */
const endSessions = (room: Room, line: Line, { action, documentName, operation }: DocumentRequest): void => {
  if (documentName !== 'User' || action === 'create') return;
  const changed = (operation.updates ?? []).filter(update => Object.keys(update).some(isPasswordKey));
  const ids = action === 'delete' ? (operation.ids ?? []) : changed.map(({ _id }) => String(_id));
  for (const id of ids) {
    room.sessions.end(id, action === 'update' ? line.session : undefined);
    for (const other of room.lines) {
      if (other.userId === id && room.sessions.userOf(other.session) !== id) other.cut();
    }
  }
};

/** The last write of each user. */
const writes = new WeakMap<Room, Map<string, Promise<unknown>>>();

const modify = async (room: Room, line: Line, payload: unknown): Promise<unknown> => {
  if (!isPlain(payload)) throw new Error('A document request is an object.');
  if (payload['action'] === 'get') return room.world.read(payload as unknown as ReadRequest);
  const request = payload as unknown as DocumentRequest;
  const account = room.world.account(line.userId);
  if (!(account && isGM(account)) && hasMoreValues(payload, LIMITS.valuesOfPlayer)) {
    throw new Error('These are too many values for one request.');
  }
  // one after another, so that a user with a thousand writes in twenty pages does not go before all others
  const last = writes.get(room) ?? new Map<string, Promise<unknown>>();
  writes.set(room, last);
  const { operation } = request;
  const place = isPlain(operation) && operation.pack ? room.worldPacks : room.world;
  const turn = (last.get(line.userId) ?? Promise.resolve()).then(() => place.modify(line.userId, request));
  last.set(
    line.userId,
    turn.catch(() => undefined),
  );
  const answers = await turn;
  endSessions(room, line, request);
  const [own] = answers;
  for (const answer of answers.filter(({ result }) => result.length > 0)) {
    tellOthers(room, answer === own ? line : undefined, 'modifyDocument', answer);
  }
  if (room.losing === payload['documentName']) {
    room.losing = undefined;
    line.cut();
  }
  return own;
};

const relay = (room: Room, line: Line, event: string, [data, options]: unknown[]): boolean => {
  const owner = usedPackages(room).find(({ type, id }) => event === `${type}.${id}`);
  if (!owner?.socket) {
    room.fault(`Event "${event.slice(0, 100)}" was emitted, but no active package with "socket": true has that name`);
    return false;
  }
  const faults = notJson(data);
  if (faults.length > 0) room.fault(`Event "${event}" carries what JSON cannot: ${faults.join(', ')}`);
  const recipients =
    isPlain(options) && Array.isArray(options['recipients']) ? new Set<unknown>(options['recipients']) : undefined;
  if (room.payload.assumptions['module-socket'] === 'silent') return true;
  const told = toldOf(event, data, line.userId);
  for (const other of room.lines) {
    if (other !== line && (!recipients || recipients.has(other.userId))) other.tell(told);
  }
  return true;
};

/** What only a game master may do to other pages; the same event from others is ignored. */
const direct = (room: Room, line: Line, event: string, [first, second]: unknown[]): void => {
  const account = room.world.account(line.userId);
  if (!account || !isGM(account)) return;
  if (event === 'pause') pause(room, line, first === true);
  else if (event === 'shutDown') tellOthers(room, line, 'session');
  else for (const other of room.lines) if (other.userId === second) other.tell(toldOf(event, String(first)));
};

// for everybody, including later pages
const pause = (room: Room, line: Line, isPaused: boolean): void => {
  room.payload.paused = isPaused;
  tellOthers(room, line, 'pause', line.userId, isPaused);
};

/** `pullToScene` with a scene and a user: [I] 12307 */
const DIRECTIONS: ReadonlySet<string> = new Set(['pause', 'pullToScene', 'shutDown']);

/** Shows a journal entry, or a page of it, on the pages of these users or on all others; only its owner may. */
const showEntry = (room: Room, line: Line, [uuid, force, users]: unknown[]): void => {
  const account = room.world.account(line.userId);
  const [, id = ''] = String(uuid).split('.');
  const entry = room.world.collection('journal').get(id);
  if (!account || !entry || !(isGM(account) || ownershipLevel(account, entry) >= OWNERSHIP.OWNER)) return;
  const wanted = Array.isArray(users) ? new Set<unknown>(users) : undefined;
  const told = toldOf('showEntry', String(uuid), force === true);
  for (const other of room.lines) {
    if (other !== line && (!wanted || wanted.has(other.userId))) other.tell(told);
  }
};

/** Shows a picture on the pages of these users or on all others. That only a game master may is [K]. */
const shareImage = (room: Room, line: Line, [shared]: unknown[]): void => {
  const account = room.world.account(line.userId);
  if (!account || !isGM(account) || !isPlain(shared) || typeof shared['image'] !== 'string') return;
  const { users, ...picture } = shared;
  if (users !== undefined && !Array.isArray(users)) return;
  const plain = Object.entries(picture).filter(([, value]) => ['string', 'boolean'].includes(typeof value));
  const wanted = users && new Set<unknown>(users);
  for (const other of room.lines)
    if (other !== line && (!wanted || wanted.has(other.userId)))
      other.tell(toldOf('shareImage', Object.fromEntries(plain)));
};

/** [D14] AudioHelper.play: a sound on the pages of these users or on all others; everybody may ask for one. */
const playAudio = (room: Room, line: Line, [told, users]: unknown[]): void => {
  if (!isPlain(told) || typeof told['src'] !== 'string' || !told['src'] || told['src'].length > LONGEST_SOURCE) return;
  const { src, volume, loop, channel } = told;
  const wanted = Array.isArray(users) ? new Set<unknown>(users) : undefined;
  const known = { src, volume: typeof volume === 'number' ? volume : 1, loop: loop === true, channel: String(channel) };
  const message = toldOf('playAudio', { ...known, channel: known.channel.slice(0, 20) });
  for (const other of room.lines) if (other !== line && (!wanted || wanted.has(other.userId))) other.tell(message);
};

/** The longest address of a file that is passed on. */
const LONGEST_SOURCE = 2000;

const hearEvent = (room: Room, line: Line, event: string, payload: unknown[]): boolean => {
  const [data] = payload;
  if (event === 'hostFault') room.fault(String(data));
  else if (event === 'queryAnswer') room.queries.answered(line, data);
  else if (event === 'userActivity' || event === 'regionEvent') {
    tellOthers(room, line, event, line.userId, data);
  } else if (event === 'showEntry') showEntry(room, line, payload);
  else if (event === 'shareImage') shareImage(room, line, payload);
  else if (event === 'playAudio') playAudio(room, line, payload);
  else if (DIRECTIONS.has(event)) direct(room, line, event, payload);
  else return relay(room, line, event, payload);
  return true;
};

/** Accepts a page: registers its requests, and informs the others when its user comes. */
export const enter = (room: Room, line: Line): void => {
  const first = !activeUsers(room).includes(line.userId);
  room.lines.add(line);
  line.answer('world', () => worldPayload(room, line));
  line.answer('modifyDocument', payload => modify(room, line, payload));
  line.answer('packDocuments', payload => packDocuments(room, payload));
  line.answer('manageCompendium', payload => manageCompendium(room, line, payload));
  line.answer('boot', () => room.payload.boot);
  line.answer('query', payload => {
    if (!isPlain(payload)) throw new Error('A query is an object.');
    return room.queries.ask(line, { ...(payload as unknown as QueryRequest), queryId: randomId() });
  });
  line.answer('invitation', payload => {
    const account = room.world.account(line.userId);
    if (!account || account.role < USER_ROLES.GAMEMASTER) throw new Error('Only the Gamemaster invites.');
    return room.invitations.of(String(payload));
  });
  line.hear((event, payload) => hearEvent(room, line, event, payload));
  if (!first) return;
  tellOthers(room, line, 'userConnected', line.userId, true);
};

/** Removes a page, and informs the others when it was its user's last. */
export const leave = (room: Room, line: Line): void => {
  room.lines.delete(line);
  room.queries.left(line);
  if (activeUsers(room).includes(line.userId)) return;
  tellOthers(room, undefined, 'userConnected', line.userId, false);
};
