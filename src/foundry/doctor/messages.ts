/** How messages travel: queries, to which tabs, with whose name; and the module's socket. PLATFORM 5. */
import { ID, SOCKET } from '../module-id';
import { thisClient } from '../tables/this-client';
import { type Probe, found, pause, UNSEEN } from './probe';

const QUERY = `${ID}.examine` as const;
/** How long other tabs have to speak up (ms). */
const PATIENCE = 1_000;

declare global {
  namespace CONFIG {
    interface Queries {
      'revolution-tables.examine': (
        given: { readonly trial: string },
        context?: { readonly user?: object },
      ) => Promise<{ readonly named: boolean }>;
    }
  }
}

/** What tabs tell each other while one of them examines. */
type Word =
  | { readonly kind: 'examine'; readonly trial: string }
  | { readonly kind: 'here'; readonly trial: string; readonly user: string; readonly client: string }
  | { readonly kind: 'handled'; readonly trial: string; readonly client: string };

const isWord = (value: unknown): value is Word =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  'trial' in value &&
  typeof value.trial === 'string' &&
  (value.kind === 'examine' || (['here', 'handled'].includes(String(value.kind)) && 'client' in value));

const heard: Exclude<Word, { readonly kind: 'examine' }>[] = [];
const say = (word: Word): void => {
  game.socket.emit(SOCKET, word);
};

/** Lets this tab be examined by others: it answers, and tells nothing but that it is there. Called in `init`. */
export const answerExaminations = (): void => {
  CONFIG.queries[QUERY] = ({ trial }, context) => {
    const word = { kind: 'handled', trial, client: thisClient() } as const;
    heard.push(word);
    say(word);
    return Promise.resolve({ named: context?.user instanceof foundry.abstract.Document });
  };
  Hooks.once('ready', () =>
    game.socket.on(SOCKET, (value: unknown) => {
      if (!isWord(value)) return;
      const { trial, kind } = value;
      if (kind === 'examine') say({ kind: 'here', trial, user: game.userId ?? '', client: thisClient() });
      else if (heard.length < 1_000) heard.push(value);
    }),
  );
};

const newTrial = (): string => {
  heard.length = 0;
  return foundry.utils.randomID(16);
};

/** The tabs that answer over the socket. */
const tabsAround = async (trial: string) => {
  say({ kind: 'examine', trial });
  await pause(PATIENCE);
  return heard.flatMap(word => (word.kind === 'here' && word.trial === trial ? [word] : []));
};

const othersAreHere = (): boolean => game.users.some(user => user.active && !user.isSelf);

const queryPermission: Probe<'players' | 'masters'> = {
  id: 'query-permission',
  answers: { players: 'fine', masters: 'managed' },
  run() {
    const players = game.users.filter(user => !user.isGM);
    const answer = players.every(user => user.can('QUERY_USER')) ? 'players' : 'masters';
    return Promise.resolve(players.length ? answer : UNSEEN);
  },
};

export const queryUser: Probe<'named' | 'nameless'> = {
  id: 'query-user',
  answers: { named: 'fine', nameless: 'managed' },
  async run() {
    const { named } = await game.user.query(QUERY, { trial: newTrial() }, { timeout: PATIENCE });
    return named ? 'named' : 'nameless';
  },
};

const queryTabs: Probe<'all' | 'one'> = {
  id: 'query-tabs',
  answers: { all: 'fine', one: 'managed' },
  async run() {
    const trial = newTrial();
    const mine = (await tabsAround(trial)).filter(({ user }) => user === game.userId);
    if (!mine.length) return UNSEEN;
    await game.user.query(QUERY, { trial }, { timeout: PATIENCE });
    const handlers = (): number =>
      new Set(heard.filter(({ kind }) => kind === 'handled').map(({ client }) => client)).size;
    return (await found(() => (handlers() > 1 ? true : undefined), PATIENCE)) ? 'all' : 'one';
  },
};

const socket: Probe<'heard' | 'silent'> = {
  id: 'socket',
  answers: { heard: 'fine', silent: 'trouble' },
  async run() {
    if (!othersAreHere()) return UNSEEN;
    return (await tabsAround(newTrial())).length ? 'heard' : 'silent';
  },
};

export const MESSAGE_PROBES: readonly Probe[] = [queryPermission, queryUser, queryTabs, socket];
