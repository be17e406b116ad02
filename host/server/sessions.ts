/** Who is logged in, who is invited, and who has guessed too often. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomId } from '../shared/json';

/** Sessions kept for one user: a user who joins without end ends only their own. */
const KEPT = 50;

/** The users logged in, by cookie. Stored in the world's folder, so that a restart logs nobody out. */
export interface Sessions {
  readonly cookie: string;
  open(userId: string): string;
  /** The session that a Cookie header names; '' without one. */
  named(cookieHeader: string | undefined): string;
  userOf(session: string): string | undefined;
  /** Ends all sessions of a user, except the named one. */
  end(userId: string, except?: string): void;
}

const readSaved = (file: string): [string, string][] => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as [string, string][];
  } catch {
    return [];
  }
};

/** The value of a cookie in a Cookie header; '' without one. */
export const cookieOf = (header: string | undefined, name: string): string =>
  (header ?? '')
    .split(/;\s*/)
    .find(pair => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';

/**
 * Opens the sessions of a world. The cookie's name contains the port of the server, because cookies of one host name share all
 * ports.
 */
export const openSessions = (folder: string, port: () => number): Sessions => {
  const file = join(folder, 'sessions.json');
  const users = new Map(readSaved(file));
  const save = (): void => {
    try {
      writeFileSync(file, JSON.stringify([...users]), { mode: 0o600 });
    } catch (error) {
      console.warn(`Sessions will not outlive this server: ${(error as Error).message}`);
    }
  };
  return {
    get cookie() {
      return `session-${port()}`;
    },
    open(userId) {
      const session = randomId(32);
      users.set(session, userId);
      const own = [...users].filter(([, user]) => user === userId).map(([id]) => id);
      for (const oldest of own.slice(0, -KEPT)) users.delete(oldest);
      save();
      return session;
    },
    named(header) {
      return cookieOf(header, this.cookie);
    },
    userOf: session => users.get(session),
    end(userId, except) {
      const ended = [...users].filter(([session, user]) => user === userId && session !== except);
      for (const [session] of ended) users.delete(session);
      if (ended.length > 0) save();
    },
  };
};

/** Links by which users without a password join from elsewhere. A password ends the link of its user. */
export interface Invitations {
  /** The secret behind `/join#invitation=` for this user. Throws for an unknown user. */
  of(userId: string): string;
  /** The user whom a link invites. */
  invited(invitation: string): string | undefined;
  /** The cookie of a browser that has joined as this user; a new password ends it. */
  acquaintance(userId: string): string;
  /** The browser that has joined as this user; undefined for a strange one. */
  acquainted(userId: string, kept: string): string | undefined;
}

const isSame = (one: string, other: string): boolean =>
  Buffer.byteLength(one) === Buffer.byteLength(other) && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const secretOf = (folder: string): string => {
  const file = join(folder, 'secret');
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const secret = randomBytes(32).toString('hex');
    try {
      writeFileSync(file, secret, { mode: 0o600 });
    } catch (error) {
      console.warn(`Invitation links will not outlive this server: ${(error as Error).message}`);
    }
    return secret;
  }
};

/** Opens the invitations of a world; `password` gives the stored form of a user's, or undefined for no such user. */
export const openInvitations = (folder: string, password: (userId: string) => string | undefined): Invitations => {
  let secret: string | undefined;
  const sign = (...said: string[]): string => {
    secret ??= secretOf(folder);
    return createHmac('sha256', secret).update(JSON.stringify(said)).digest('base64url');
  };
  const linkOf = (userId: string, kept: string): string => `${userId}.${sign('invitation', userId, kept)}`;
  const known = (userId: string, kept: string, browser: string): string =>
    `${browser}.${sign('known', userId, kept, browser)}`;
  return {
    of(userId) {
      const kept = password(userId);
      if (kept === undefined) throw new Error('There is no such user in this world.');
      return linkOf(userId, kept);
    },
    invited(invitation) {
      const userId = invitation.split('.', 1)[0] ?? '';
      const kept = password(userId);
      return kept !== undefined && isSame(invitation, linkOf(userId, kept)) ? userId : undefined;
    },
    acquaintance: userId => known(userId, password(userId) ?? '', randomId()),
    acquainted(userId, given) {
      const browser = given.split('.', 1)[0] ?? '';
      return isSame(given, known(userId, password(userId) ?? '', browser)) ? browser : undefined;
    },
  };
};

const SECOND = 1_000;

/** Slows down password guesses: after some wrong ones each must wait twice as long as the one before. */
export class Guesses {
  private readonly wrong = new Map<string, { count: number; until: number }>();

  constructor(
    private readonly free: number,
    private readonly longest: number,
  ) {}

  /** Seconds to wait before the next guess is judged; 0 if it is now. */
  wait(who: string): number {
    return Math.max(0, Math.ceil(((this.wrong.get(who)?.until ?? 0) - Date.now()) / SECOND));
  }

  /** Counts a guess before it is judged, so that simultaneous guesses count too. */
  note(who: string): void {
    const count = (this.wrong.get(who)?.count ?? 0) + 1;
    const seconds = count < this.free ? 0 : Math.min(this.longest, 2 ** (count - this.free));
    this.wrong.delete(who);
    this.wrong.set(who, { count, until: Date.now() + seconds * SECOND });
    const [oldest] = this.wrong.keys();
    if (this.wrong.size > 10_000 && oldest !== undefined) this.wrong.delete(oldest);
  }

  /** Forgets the guesses of a user who knew the password. */
  forget(who: string): void {
    this.wrong.delete(who);
  }
}
