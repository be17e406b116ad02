/** How messages travel: queries (to which tabs, under whose name), and the module's socket. docs/platform.md 5. */
import { heard, QUERY, say } from './answering';
import { type Probe, found, pause, UNSEEN } from './probe';

/** How long (ms) other tabs have to answer. */
const PATIENCE = 1_000;

const newTrial = (): string => {
  heard.length = 0;
  return foundry.utils.randomID(16);
};

/** The tabs that answer through the socket. */
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

const querySelf: Probe<'answered' | 'refused'> = {
  id: 'query-self',
  answers: { answered: 'fine', refused: 'fine' },
  run: () =>
    game.user.query(QUERY, { trial: newTrial() }, { timeout: PATIENCE }).then(
      () => 'answered' as const,
      () => 'refused' as const,
    ),
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

export const MESSAGE_PROBES: readonly Probe[] = [queryPermission, querySelf, queryUser, queryTabs, socket];
