/** Seats that play by themselves: each sees what its seat sees, and moves in its turn, so people are heard between. */
import { toAct } from '../../kernel/agenda';
import { chooser, quickDice } from '../../kernel/dice';
import { legal } from '../../kernel/offers';
import type { Reply } from '../record/model';
import { type Book, problem } from './referee-model';
import type { Queue } from './queue';
import { play } from './turns';

interface BotTurn {
  readonly seat: string;
  readonly bot: string;
}

/** The bot that has to act, if play is open: bots wait while people vote, and have no part in free play. */
const nextBot = ({ timeline, game }: Book): BotTurn | undefined => {
  const { begun, secret, mode, proposals, holders, state } = timeline;
  if (!begun || secret !== undefined || mode === 'free' || proposals.length) return undefined;
  for (const seat of toAct(game, state)) {
    const holder = holders[seat];
    if (holder?.kind === 'bot') return { seat, bot: holder.bot };
  }
  return undefined;
};

const moveBot = async (book: Book, { seat, bot: id }: BotTurn): Promise<Reply> => {
  const { game, timeline, io } = book;
  const bot = game.bots.find(one => one.id === id);
  const seen = game.hide(timeline.state, seat);
  const commands = legal(game, seen, seat);
  if (!bot || !commands.length) return problem('no-bot');
  // its chance is its own: nothing it does tells of the table's dice
  const [a = 0, b = 0, c = 0, d = 0] = io.random(4);
  const pick = chooser(quickDice((a << 24) | (b << 16) | (c << 8) | d));
  return play(book, seat, bot.choose(seen, seat, commands, pick));
};

export interface Bots {
  /** Moves bots until a person has to act. */
  wake(): void;
  /** Resolves when no bot is at it. */
  idle(): Promise<void>;
  isBusy(): boolean;
}

/** The bots of a table. `after` does what a move makes due. */
export const botsOf = (book: Book, queue: Queue, isOpen: () => boolean, after: () => Promise<Reply>): Bots => {
  let isWoken = false;
  let run: Promise<void> | undefined;

  const isDue = async (): Promise<Reply> =>
    isOpen() && nextBot(book) ? { ok: true, revision: book.timeline.revision } : problem('no-bot');
  const moveNext = async (): Promise<Reply> => {
    const due = nextBot(book);
    const reply = due && isOpen() ? await moveBot(book, due) : problem('no-bot');
    if (reply.ok) await after();
    return reply;
  };
  const moveAll = async (): Promise<void> => {
    while (isWoken) {
      isWoken = false;
      while ((await queue.guarded(isDue)).ok) {
        await book.io.beforeBot?.();
        if (!(await queue.inTurn(moveNext)).ok) break;
      }
    }
    run = undefined;
  };
  return {
    wake() {
      isWoken = true;
      run ??= moveAll();
    },
    idle: () => run ?? Promise.resolve(),
    isBusy: () => run !== undefined,
  };
};
