import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomId } from '../shared/ids';

/** Who is logged in under which cookie. Kept in the world's folder, so that a restart logs nobody out. */
export interface Sessions {
  readonly cookie: string;
  open(userId: string): string;
  userOf(cookieHeader: string | undefined): string | undefined;
}

const readSaved = (file: string): [string, string][] => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as [string, string][];
  } catch {
    return [];
  }
};

/** Opens the sessions of a world; the cookie bears the port the server came to stand at, because cookies of one host name share all ports. */
export const openSessions = (folder: string, port: () => number): Sessions => {
  const file = join(folder, 'sessions.json');
  const users = new Map(readSaved(file));
  return {
    get cookie() {
      return `session-${port()}`;
    },
    open(userId) {
      const session = randomId(32);
      users.set(session, userId);
      try {
        writeFileSync(file, JSON.stringify([...users].slice(-200)));
      } catch (error) {
        console.warn(`Sessions will not outlive this server: ${(error as Error).message}`);
      }
      return session;
    },
    userOf(header) {
      const found = (header ?? '').split(/;\s*/).find(pair => pair.startsWith(`${this.cookie}=`));
      return found ? users.get(found.slice(this.cookie.length + 1)) : undefined;
    },
  };
};
