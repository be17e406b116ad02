/**
 * How long each bot of a game thinks about a decision, and the longest block without a pause: the page is
 * unresponsive meanwhile.
 */
import { toAct } from '../../src/kernel/agenda';
import type { Eyes } from '../../src/kernel/bot';
import { decide, thinking } from '../../src/kernel/deciding';
import { chooser, quickDice } from '../../src/kernel/dice';
import { legal } from '../../src/kernel/offers';
import { defaultOptions } from '../../src/kernel/options';
import { openPlay } from '../../src/kernel/playthrough';
import type { AnyGame, AnyTypes } from '../../src/table/record/model';
import { against, spreadOf, type Against, type Spread } from './module-size';

/** Targets: for a decision, and for the time without a pause. Bots of a table think one after another in one page. */
const MOST_MILLISECONDS = 300;
const MOST_AT_A_STRETCH = 50;
/** One real choice in this many is measured. */
const EVERY = 7;
/** Measurements to discard: the program is still being compiled. */
const WARMING_UP = 5;

export interface Deciding {
  readonly decisions: number;
  readonly milliseconds: Spread;
  readonly longest: Against;
  readonly longestAtAStretch: Against;
}

/** Real choices of one game of a game's first bot. */
function* choicesIn(game: AnyGame, seed: number): Generator<Eyes<AnyTypes>> {
  const [bot] = game.bots;
  const play = openPlay(game, defaultOptions(game.options), turn => quickDice(seed * 65_537 + turn));
  const pick = chooser(quickDice(seed));
  while (bot && play.state.agenda.length) {
    const [seat] = toAct(game, play.state);
    if (seat === undefined) return;
    const state = game.hide(play.state, seat);
    const eyes = { state, seat, legal: legal(game, state, seat) };
    if (eyes.legal.length > 1) yield eyes;
    play.submit(seat, decide(game, bot, eyes, pick).command);
  }
}

/** Real choices of a game, one in `EVERY`, from as many games as needed. */
const questions = (game: AnyGame, most: number): readonly Eyes<AnyTypes>[] => {
  const found: Eyes<AnyTypes>[] = [];
  for (let seed = 1, n = 0; found.length < most; seed++) {
    for (const eyes of choicesIn(game, seed)) if (n++ % EVERY === 0 && found.length < most) found.push(eyes);
  }
  return found;
};

/** How long each bot thinks. */
export const deciding = (game: AnyGame, most: number): Readonly<Record<string, Deciding>> => {
  const asked = questions(game, most + WARMING_UP);
  return Object.fromEntries(
    game.bots.map(bot => {
      const whole: number[] = [];
      const stretches: number[] = [];
      for (const [n, eyes] of asked.entries()) {
        const work = thinking(game, bot, eyes, chooser(quickDice(n)));
        let all = 0;
        let longest = 0;
        for (let isDone = false; !isDone; ) {
          const start = performance.now();
          isDone = work.next().done === true;
          const took = performance.now() - start;
          all += took;
          longest = Math.max(longest, took);
        }
        if (n < WARMING_UP) continue;
        whole.push(all);
        stretches.push(longest);
      }
      return [
        bot.id,
        {
          decisions: whole.length,
          milliseconds: spreadOf(whole),
          longest: against(Math.max(0, ...whole), MOST_MILLISECONDS),
          longestAtAStretch: against(Math.max(0, ...stretches), MOST_AT_A_STRETCH),
        },
      ];
    }),
  );
};
