/** Bots at work: their decisions, at once or with pauses between steps. */
import { playOut, toAct } from './agenda';
import type { Ahead, Bot, Decision, Eyes, Pick, RuleOfThumb, Thinking } from './bot';
import type { Rules } from './game';
import { Bug } from './refusal';
import { topOf } from './lookup';
import type { GameTypes } from './messages';
import { legal, takerOf } from './offers';

/** The rules of a game for a bot that looks ahead. The commands it tries were offered, so they are not judged again. */
export const aheadOf = <G extends GameTypes>(game: Rules<G>): Ahead<G> => ({
  toAct: state => toAct(game, state),
  legal: (state, seat) => legal(game, state, seat),
  after(state, seat, command, dice) {
    const step = topOf<G>(state);
    if (!step) return state;
    const taker = takerOf(game, state, seat, command.kind);
    if (!taker) throw new Bug(`nothing takes ${command.kind}`);
    const outcome = taker.rule.decide({ state, seat, step }, command, dice);
    return playOut(game, state, outcome, taker.isAnswer ? 1 : 0, dice).state;
  },
});

const atAGlance = <G extends GameTypes>(bot: RuleOfThumb<G>, eyes: Eyes<G>, pick: Pick): Decision<G> => {
  const command = bot.choose(eyes.state, eyes.seat, eyes.legal, pick);
  const why = bot.why?.(eyes, command);
  return { command, ...(why && { why }) };
};

/** A bot at work on a decision. */
export function* thinking<G extends GameTypes>(game: Rules<G>, bot: Bot<G>, eyes: Eyes<G>, pick: Pick): Thinking<G> {
  return 'think' in bot ? yield* bot.think(aheadOf(game), eyes, pick) : atAGlance(bot, eyes, pick);
}

/** A bot's decision, without a pause. */
export const decide = <G extends GameTypes>(game: Rules<G>, bot: Bot<G>, eyes: Eyes<G>, pick: Pick): Decision<G> => {
  const work = thinking(game, bot, eyes, pick);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
};
