/** Bots at work: what they decide, at once or with rests between. */
import { playOut, toAct } from './agenda';
import type { Ahead, Bot, Decision, Eyes, Pick, RuleOfThumb, Thinking } from './bot';
import type { Rules } from './game';
import { Bug, ruleIn, stepOf, topOf } from './lookup';
import type { GameTypes } from './messages';
import { legal } from './offers';
import type { Answers } from './rule';

/** The rules of a game for a bot that looks ahead. What it tries was on offer, so it is not judged a second time. */
const aheadOf = <G extends GameTypes>(game: Rules<G>): Ahead<G> => ({
  toAct: state => toAct(game, state),
  legal: (state, seat) => legal(game, state, seat),
  after(state, seat, command, dice) {
    const step = topOf<G>(state);
    if (!step) return state;
    const answers = stepOf(game, step).answers as Answers<G, G['step']> | undefined;
    const answer = ruleIn<G, G['step']>(answers, command.kind);
    const rule = answer ?? ruleIn<G, G['step']>(game.anytime, command.kind);
    if (!rule) throw new Bug(`nothing takes ${command.kind}`);
    return playOut(game, state, rule.decide({ state, seat, step }, command, dice), answer ? 1 : 0, dice).state;
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

/** What a bot decides, without a rest. */
export const decide = <G extends GameTypes>(game: Rules<G>, bot: Bot<G>, eyes: Eyes<G>, pick: Pick): Decision<G> => {
  const work = thinking(game, bot, eyes, pick);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
};
