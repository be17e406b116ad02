/** Bots: each sees only what its seat sees. They move in turn with people's requests. */
import { isWaiting, toAct } from '../../kernel/agenda';
import type { Decision, Reason } from '../../kernel/bot';
import { thinking } from '../../kernel/deciding';
import { chooser, quickDice } from '../../kernel/dice';
import { runInSlices } from '../run-in-slices';
import { legal } from '../../kernel/offers';
import { type Piles, specIn } from '../../kernel/piles';
import type { AnyTypes, Reply } from '../record/model';
import { type Book, problem } from './referee-model';
import type { Queue } from './fair-queue';
import { play } from './commands';
import { hasPassed, holdPass, passedBy } from './reaction-windows';

interface BotTurn {
  readonly seat: string;
  readonly bot: string;
}

/** The bot that has to act now. Bots wait while people vote or the rules wait for hands, and take no part in free play. */
const nextBot = (book: Book): BotTurn | undefined => {
  const { timeline, game } = book;
  const { begun, secret, mode, proposals, holders, state } = timeline;
  if (!begun || secret !== undefined || mode === 'free' || proposals.length || isWaiting(game, state)) return undefined;
  for (const seat of toAct(game, state)) {
    const holder = holders[seat];
    if (holder?.kind === 'bot' && !hasPassed(book, seat)) return { seat, bot: holder.bot };
  }
  return undefined;
};

/** What a bot wants to do, and the state for which it has decided that. */
interface Wish extends Decision<AnyTypes> {
  readonly seat: string;
  readonly state: AnyTypes['state'];
}

/** Thinks, with a pause at each step. It sees only the seat's view. */
const think = async (
  { game, timeline: { state }, io }: Book,
  { seat, bot: id }: BotTurn,
): Promise<Wish | undefined> => {
  const bot = game.bots.find(one => one.id === id);
  const seen = game.hide(state, seat);
  const commands = legal(game, seen, seat);
  if (!bot || !commands.length) return undefined;
  // it has its own randomness: nothing it does reveals the table's dice
  const [a = 0, b = 0, c = 0, d = 0] = io.random(4);
  const pick = chooser(quickDice((a << 24) | (b << 16) | (c << 8) | d));
  const work = thinking(game, bot, { state: seen, seat, legal: commands }, pick);
  return { ...(await runInSlices(work, io.rest)), seat, state };
};

/** The bot's reason, unless it names a card that not everybody may see. */
const openReason = ({ game, timeline: { state } }: Book, why: Reason | undefined): Reason | undefined => {
  const specs = game.piles(state.options);
  const said = Object.values(why?.params ?? {});
  const piles: Piles = 'piles' in state ? (state.piles as Piles) : {};
  const isSecret = Object.entries(piles).some(
    ([pile, cards]) => specIn(specs, pile)?.readers !== 'everybody' && said.some(one => cards.includes(String(one))),
  );
  return isSecret ? undefined : why;
};

export interface Bots {
  /** Moves bots until a person has to act. */
  wake(): void;
  /** Resolves when no bot is about to act. */
  idle(): Promise<void>;
  isBusy(): boolean;
}

/** The bots of a table. `after` does what has become due after a move. */
export const botsOf = (book: Book, queue: Queue, isOpen: () => boolean, after: () => Promise<Reply>): Bots => {
  let isWoken = false;
  let run: Promise<void> | undefined;

  const isDue = async (): Promise<Reply> =>
    isOpen() && nextBot(book) ? { ok: true, revision: book.timeline.revision } : problem('no-bot');
  const move =
    (wish: Wish): (() => Promise<Reply>) =>
    async () => {
      if (!isOpen() || nextBot(book)?.seat !== wish.seat) return problem('no-bot');
      // a request was served meanwhile: the state it thought about has changed
      if (book.timeline.state !== wish.state) return { ok: true, revision: book.timeline.revision };
      const window = passedBy(book, wish.seat, wish.command);
      const reply = window
        ? holdPass(book, window, wish.seat, 'bot')
        : await play(book, wish.seat, wish.command, { why: openReason(book, wish.why) });
      if (reply.ok) await after();
      return reply;
    };
  const moveNext = async (): Promise<Reply> => {
    const due = isOpen() ? nextBot(book) : undefined;
    // it thinks outside the queue, so requests are served meanwhile
    const wish = due && (await think(book, due));
    return wish ? queue.inTurn(move(wish)) : problem('no-bot');
  };
  const moveAll = async (): Promise<void> => {
    while (isWoken) {
      isWoken = false;
      while ((await queue.guarded(isDue)).ok) {
        await book.io.beforeBot?.();
        if (!(await queue.guarded(moveNext)).ok) break;
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
