/**
 * When hands turn up a hidden card ahead of the sequence of play, the rules' treatment of it is recognized and no
 * breach.
 */
import { expect, test } from 'vitest';
import { advise } from '../../kernel/advice';
import { evolve } from '../../kernel/agenda';
import { chooser, quickDice } from '../../kernel/dice';
import type { GameEdit } from '../../kernel/edit';
import { begunIn, type Left } from '../../kernel/begun-actions';
import { topOf } from '../../kernel/lookup';
import { defaultOptions } from '../../kernel/options';
import { openPlay } from '../../kernel/playthrough';
import { finished } from '../../kernel/slices';
import { playRandomly, diceOfSeed } from '../../kernel/testing/random-play';
import { gameOf } from '../../testing/all-games';
import type { AnyGame, AnyTypes } from '../record/model';
import { changesBetween } from './tabletop-diff';
import { makesSense } from './testing/changes';

const TURNS = 220;

interface Stretch {
  readonly before: AnyTypes['state'];
  readonly turned: AnyTypes['state'];
  readonly built: AnyTypes['state'];
  readonly passer: string;
  readonly builder: string;
}

/** A pass after which a hidden Propaganda card comes up, and a Network that the Moderates then build. */
const propaganda = (game: AnyGame): Stretch | undefined => {
  for (let seed = 501; seed < 560; seed++) {
    const play = openPlay(game, defaultOptions(game.options), diceOfSeed(seed));
    const how = { choose: chooser(quickDice(seed)), cap: TURNS, weigh: game.demo.eagerness };
    let pass: Pick<Stretch, 'before' | 'turned' | 'passer'> | undefined;
    for (const { before, seat, command } of playRandomly(game, play, how)) {
      const asked = topOf<AnyTypes>(play.state)?.kind;
      if (command.kind === 'pass')
        pass = asked === 'agitation' ? { before, turned: play.state, passer: seat } : undefined;
      else if (pass && command.kind === 'build') return { ...pass, built: play.state, builder: seat };
      else if (command.kind !== 'agitate') pass = undefined;
    }
  }
  return undefined;
};

test('All Bridges: a Propaganda Round whose card was turned up by hand is no breach', () => {
  const game = gameOf('all-bridges') as AnyGame;
  const found = propaganda(game);
  if (!found) return expect.fail('no such position');
  const { before, turned, built, passer, builder } = found;
  const of = { game, presentation: game.presentation(before.options) };
  const laid = (state: AnyTypes['state'], edit: GameEdit): AnyTypes['state'] => {
    const made = game.edit(state, edit, quickDice(1));
    return 'reason' in made ? state : made.reduce<AnyTypes['state']>((now, event) => evolve(game, now, event), state);
  };
  const isCard = ({ kind }: GameEdit): boolean => kind === 'card' || kind === 'cards';
  const seenOf = (state: AnyTypes['state']): AnyTypes['state'] => game.hide(state, builder);
  const changes = [
    ...changesBetween(of, seenOf(before), seenOf(turned)).map(edit => ({ edit, by: passer })),
    ...changesBetween(of, seenOf(turned), seenOf(built))
      .filter(edit => !isCard(edit))
      .map(edit => ({ edit, by: builder })),
  ];
  // the card is turned up first: before that nobody knows which round it is
  changes.sort((a, b) => Number(isCard(b.edit)) - Number(isCard(a.edit)));
  let actual = before;
  const left: Left<AnyTypes>[] = [{ state: seenOf(before), by: undefined }];
  let looked = 0;
  for (const { edit, by } of changes) {
    const seen = left.at(-1)?.state ?? before;
    if (!makesSense(game, seen, edit)) continue;
    if (by === builder) {
      const advice = advise(game, seen, by, edit, finished(begunIn(game, left)));
      if ('reason' in advice) continue;
      expect(advice.breaks, JSON.stringify(edit)).toEqual([]);
      // the next action is named before later ones
      if (looked < 2) expect(advice.parts[0]?.command?.kind, JSON.stringify(edit)).toBe('build');
      looked++;
    }
    actual = laid(actual, edit);
    left.push({ state: seenOf(actual), by, edit });
  }
  expect(looked).toBeGreaterThan(1);
});
