/** Who may join: by an invitation, by a password, or at the machine of the table without one. */
import type { IncomingMessage } from 'node:http';
import type { HostOptions } from './options';
import { isPassword } from './passwords';
import type { Room } from './room';
import { cookieOf, Guesses } from './sessions';

/** Whether an address, as a socket or an option gives it, is this machine itself. */
export const isThisMachine = (address: string | undefined): boolean =>
  address !== undefined && /^(?:localhost|\[?::1\]?|(?:::ffff:)?127(?:\.\d{1,3}){3})$/i.test(address);

/** Headers that proxies and tunnels add to a request that they pass on. */
const FORWARDED =
  /^(?:x-(?:forwarded|original|originating|envoy|azure|arr|amzn|amz|appengine|vercel|cluster|remote|proxyuser|sent)-.*|x-(?:real|client|host)(?:-ip)?|forwarded(?:-.*)?|via|cdn-loop|true-client-ip|client-ip|(?:cf|fly|ngrok|fastly|tailscale|akamai|proxy)-.*)$/;

const nameOf = (host: string | undefined): string => (host ?? '').replace(/:\d+$/, '').toLowerCase();

/**
 * Does this request come from this machine? Its connection does, it names this machine as its host (a page of another
 * site whose name points here does not), and no proxy or tunnel passed it on.
 */
export const isFromThisMachine = ({ socket, headers }: IncomingMessage, names: readonly string[] = []): boolean => {
  const name = nameOf(headers.host);
  return (
    isThisMachine(socket.remoteAddress) &&
    (isThisMachine(name) || names.includes(name)) &&
    !Object.keys(headers).some(header => FORWARDED.test(header))
  );
};

/**
 * Does a browser say that a page of another site made this request? A page may omit both headers; then it has no
 * cookie.
 */
export const isOfAnotherSite = ({ headers }: IncomingMessage): boolean => {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (origin !== undefined && origin.replace(/^https?:\/\//, '') !== host) return true;
  return site === 'cross-site' || site === 'same-site';
};

/** Why nobody can join with these values. */
export interface Refusal {
  readonly status: 403 | 429;
  readonly error: string;
}

export const refused = (error: string, status: Refusal['status'] = 403): Refusal => ({ status, error });

interface Asked {
  readonly wanted: string;
  readonly password: string;
  readonly invitation: string;
}

/** An untrusted text; '' for anything else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The cookie of a browser that has joined before. */
export const knownCookie = ({ sessions }: Pick<Room, 'sessions'>): string =>
  sessions.cookie.replace('session', 'known');

/**
 * Decides who may join. Wrong guesses are slowed down by address, and for each user across all unknown addresses. A
 * browser that has joined as the user before, and the machine itself, never wait for strangers' guesses: otherwise
 * anybody could lock a user out.
 */
export const judging = (
  room: Room,
  options: HostOptions,
): ((request: IncomingMessage, asked: Asked) => Promise<string | Refusal>) => {
  const [atPlace, ofUser] = [new Guesses(5, 60), new Guesses(30, 5)];
  const isOpen = options.hostname !== undefined && !isThisMachine(options.hostname);
  return async (request, { wanted, password, invitation }) => {
    const isHere = isFromThisMachine(request, options.names);
    const address = String(request.socket.remoteAddress);
    if (invitation) {
      const seconds = atPlace.wait(address);
      if (seconds > 0) return tooOften(seconds);
      const invited = room.invitations.invited(invitation);
      if (invited) return invited;
      atPlace.note(address);
      return refused('This invitation is no longer good. Ask for another link.');
    }
    const user = [...room.world.collection('users').values()].find(
      ({ _id, name }) => _id === wanted || textOf(name).toLowerCase() === wanted.trim().toLowerCase(),
    );
    if (!user) return refused('There is no such user in this world.');
    const id = String(user['_id']);
    const kept = textOf(user['password']);
    if (kept === '' && (isOpen || !isHere)) {
      return refused('Without a password you join only at the machine of the table, or by an invitation link.');
    }
    const known = room.invitations.acquainted(id, cookieOf(request.headers.cookie, knownCookie(room)));
    const place = `${isHere ? 'here' : (known ?? address)} ${id}`;
    const isStrange = !isHere && known === undefined;
    const seconds = Math.max(atPlace.wait(place), isStrange ? ofUser.wait(id) : 0);
    if (seconds > 0) return tooOften(seconds);
    atPlace.note(place);
    if (isStrange) ofUser.note(id);
    if (!(await isPassword(kept, password))) return refused('This is not the password of the user.');
    atPlace.forget(place);
    return id;
  };
};

const tooOften = (seconds: number): Refusal =>
  refused(`That was wrong too often. Wait ${seconds} seconds and try again.`, 429);
