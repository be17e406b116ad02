/** A table at which everything happens that a record can hold: a test of what reads records needs one of each. */
import type { AnyGame, Ask } from '../record/model';
import { type Browser, playOn, type SeatedTable, seatedTable } from './tables';

const insist = async (browser: Browser, ask: Ask): Promise<void> => {
  const reply = await browser.ask(ask);
  if (!reply.ok) throw new Error(`${JSON.stringify(ask)}: ${JSON.stringify(reply)}`);
};

/** Asks everybody, and all agree. */
const agreeOn = async ({ table, seats, at }: SeatedTable, what: Extract<Ask, { kind: 'propose' }>['what']) => {
  const [first = '', ...others] = seats;
  const proposer = at[first];
  if (proposer) await insist(proposer, { kind: 'propose', seat: first, what });
  const on = table.referee.timeline.revision;
  for (const seat of others) {
    const voter = at[seat];
    const isOpen = table.referee.timeline.proposals.some(one => one.revision === on);
    if (voter && isOpen && voter.user !== proposer?.user) await insist(voter, { kind: 'vote', seat, on, yes: true });
  }
};

/** A table with some commands, and between them all that people do besides. */
export const eventfulTable = async (game: AnyGame, seed: number, most: number): Promise<SeatedTable> => {
  const seated = await seatedTable(game, { seed });
  const { table, gm, seats, at } = seated;
  table.roles['eve'] = 'player';
  const [first = ''] = seats;
  const one = at[first];
  if (!one) throw new Error('nobody sits here');
  const play = (count: number, start: number) => playOn(table, at, count, undefined, seed + start);
  await play(4, 1);
  await insist(gm, { kind: 'look', open: true });
  await insist(gm, { kind: 'look', open: false });
  await insist(gm, { kind: 'trust', user: 'eve', trusted: true });
  await insist(gm, { kind: 'mode', mode: 'advised' });
  await table.browser('eve');
  await play(2, 2);
  await insist(gm, { kind: 'edit', edit: { kind: 'skip' } });
  await agreeOn(seated, { kind: 'undo', to: table.referee.timeline.revision - 1 });
  await agreeOn(seated, { kind: 'mode', mode: 'enforced' });
  await agreeOn(seated, { kind: 'edit', edit: { kind: 'skip' } });
  await agreeOn(seated, { kind: 'undo', to: table.referee.timeline.revision - 1 });
  table.restart({ client: 'two', epoch: 2 });
  await table.referee.serve();
  await insist(gm, { kind: 'seat', seat: first, holder: { kind: 'open' } });
  const heir = await table.browser(one.user);
  await insist(gm, { kind: 'seat', seat: first, holder: { kind: 'user', user: one.user } });
  const after = { ...at, [first]: heir };
  await playOn(table, after, most, undefined, seed + 3);
  return { ...seated, at: after };
};
