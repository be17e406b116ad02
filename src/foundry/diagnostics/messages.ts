/** How messages travel: queries (to which tabs, under whose name), and the module's socket. docs/platform.md 5. */
import { heard, QUERY, say } from './answering';
import { type Probe, found, UNSEEN } from './probe';

/** How long (ms) other tabs have to answer: silence is a finding, so a slow page or server must not look like it. */
const PATIENCE = 5_000;

const newTrial = (): string => {
  heard.length = 0;
  return foundry.utils.randomID(16);
};

/** Does a tab of this kind answer through the socket? */
const isAnswered = async (trial: string, isMeant: (user: string) => boolean): Promise<boolean> => {
  say({ kind: 'examine', trial });
  const answer = () => heard.find(word => word.kind === 'here' && word.trial === trial && isMeant(word.user));
  return (await found(answer, PATIENCE)) !== undefined;
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
    if (!(await isAnswered(trial, user => user === game.userId))) return UNSEEN;
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
    return (await isAnswered(newTrial(), () => true)) ? 'heard' : 'silent';
  },
};

export const MESSAGE_PROBES: readonly Probe[] = [queryPermission, querySelf, queryUser, queryTabs, socket];
