/** A session in which seats, keys and trust change hands, and what a cheat writes into it. */
import { expect, test } from 'vitest';
import { toy } from '../../kernel/testing/toy/toy';
import type { AnyGame, Ask, Holder } from '../record/model';
import type { Draft } from '../referee/referee-model';
import { type Cheat, cheatAt, type Drafted } from './cheating';
import type { Browser } from './tables';
import { begunTable } from './seated-tables';

export const game = toy as unknown as AnyGame;
export const user = (id: string): Holder => ({ kind: 'user', user: id });

export const begun = begunTable(game, { roles: { gm: 'gm', ann: 'player', bob: 'gm', eve: 'player' } }).then(
  async seated => ({
    ...seated,
    eve: await seated.table.browser('eve'),
  }),
);
export type Seated = Awaited<typeof begun>;
export interface TestSession extends Seated {
  readonly cheat: Cheat;
  /** Writes what somebody has signed. */
  writes(by: Browser, draft: Draft, ask: Ask): Promise<unknown>;
  /** The same where the entry says just what was asked. */
  asks(by: Browser, ask: Ask, more?: object): Promise<unknown>;
}
export const session = async (): Promise<TestSession> => {
  const seated = await begun;
  const cheat = cheatAt(seated.table);
  const writes: TestSession['writes'] = (by, draft, ask) => cheat.book.add(draft, { asked: cheat.signedBy(by, ask) });
  return { ...seated, cheat, writes, asks: (by, ask, more) => writes(by, { ...ask, ...more } as Draft, ask) };
};
export const with_ =
  (more: object) =>
  (draft: Drafted): object => ({ ...draft, ...more });

export type Cheating = (one: TestSession) => Promise<unknown>;
export const says = async (_: string, finding: string, cheating: Cheating): Promise<void> => {
  const one = await session();
  await cheating(one);
  expect(one.cheat.says()).toBe(finding);
};

/** Each case on its own. */
export const cases = (all: readonly (readonly [string, string, Cheating])[]): void => {
  test.each(all)('%s', says);
};

export const trusts = (who: string) => ({ kind: 'trust', user: who, trusted: true }) as const;
export const LOOK = { kind: 'look', open: true } as const;
export const MODE = { kind: 'mode', mode: 'free' } as const;
export const OPEN = { kind: 'seat', seat: 'south', holder: { kind: 'open' } } as const;
export const CLAIM = { kind: 'seat', seat: 'south', holder: user('eve'), user: 'eve', by: 'claim' } as const;
