/**
 * No position that play reaches breaks a law of positions: else a legal change by hand would be accused. Laws that count,
 * or ask whose turn it is (`coming`), hold at some moments only.
 */
import { expect, test } from 'vitest';
import { advise } from '../kernel/advice';
import { begunIn, type Left } from '../kernel/begun-actions';
import { chooser, quickDice } from '../kernel/dice';
import { settledBy } from '../kernel/difference';
import { defaultOptions } from '../kernel/options';
import { openPlay } from '../kernel/playthrough';
import { edit as changeByHand } from '../kernel/referee';
import { finished } from '../kernel/slices';
import { eachPosition } from '../kernel/testing/positions';
import { diceOfSeed, movesOf, pickMove } from '../kernel/testing/random-play';
import { faultText } from '../kernel/testing/values';
import { diffTabletops } from '../table/board/tabletop-diff';
import { inBoth, without } from '../table/board/rest-of-action';
import { changesBetween, makesSense } from '../table/board/testing/changes';
import type { AnyGame, AnyTypes } from '../table/record/model';
import { EVERY_GAME, floorOf } from '../testing/all-games';

const GAMES = 3;
/** In Kremlin forty sheets are filled in before anything is moved. */
const LONGEST = { kremlin: 700, other: 240 } as const;

type State = AnyTypes['state'];

/** The laws of positions that hold at every moment and are broken in a state. */
const brokenIn = (game: AnyGame, state: State): ReadonlyMap<string, string> => {
  const open = game.hide(state, undefined);
  const laws = game.editRules.laws.filter(({ coming }) => !coming);
  return new Map(
    laws.flatMap(({ section, reason, against }) =>
      (against?.(open) ?? []).map(details => [JSON.stringify([section, reason, details]), `${section} ${reason}`]),
    ),
  );
};

test.each(EVERY_GAME.map(game => [game.id, game] as const))('%s', (id, game) => {
  const broken = new Map<string, string>();
  let looked = 0;
  const cap = id === 'kremlin' ? LONGEST.kremlin : LONGEST.other;
  const how = { games: GAMES, cap, every: 1, seed: 21, weigh: game.demo.eagerness };
  const faults = eachPosition(game, { ...how, options: [defaultOptions(game.options)] }, ({ state }) => {
    looked++;
    for (const [found, law] of brokenIn(game, state)) broken.set(law, found);
  });
  expect(faultText(faults)).toBe('');
  expect([...broken]).toEqual([]);
  expect(looked).toBeGreaterThan(floorOf(id, 200));
});

/** Decisions in a row made by hand, how often, and how many changes that break a law in passing to check. */
const STRETCH = 2;
const EVERY = 5;
const LOOKED_AT = 6;

test.each(EVERY_GAME.map(game => [game.id, game] as const))(
  '%s: a position against a law that only lasts until the action is finished by hand is no breach, even ahead of the rules',
  (id, game) => {
    const presentation = game.presentation(defaultOptions(game.options));
    const accused: string[] = [];
    let looked = 0;
    const cap = id === 'kremlin' ? LONGEST.kremlin : LONGEST.other;
    for (let seed = 31; seed < 31 + GAMES && looked < LOOKED_AT; seed++) {
      const play = openPlay(game, defaultOptions(game.options), diceOfSeed(seed));
      const choose = chooser(quickDice(seed));
      const next = () => pickMove(movesOf(game, play.state), choose, game.demo.eagerness);
      for (let turn = 0; turn < cap && play.state.agenda.length && looked < LOOKED_AT; turn++) {
        if (turn % EVERY) {
          const { seat, command } = next();
          play.submit(seat, command);
          continue;
        }
        const start = play.state;
        let actual = start;
        const lying = (state: State) => presentation.tabletop(state);
        /** Does the change bring something that the rules have not done by themselves? */
        const brings = (settled: (state: State) => State, goal: State, after: State): boolean => {
          const whole = diffTabletops(lying(settled(start)), lying(settled(goal)));
          const done = diffTabletops(lying(settled(start)), lying(settled(actual)));
          const made = inBoth(without(whole, done), diffTabletops(lying(settled(actual)), lying(settled(after))));
          return made.counters.size + made.markers.size + made.cards.size > 0;
        };
        const left: { readonly state: State; readonly by?: string; readonly edit?: Left<AnyTypes>['edit'] }[] = [
          { state: actual },
        ];
        for (let n = 0; n < STRETCH && play.state.agenda.length; n++) {
          const before = play.state;
          const { seat, command } = next();
          play.submit(seat, command);
          const settled = (state: State): State => settledBy(game.editRules, game.hide(state, seat));
          for (const edit of changesBetween({ game, presentation }, settled(before), settled(play.state))) {
            const seen = game.hide(actual, seat);
            const verdict = makesSense(game, seen, edit) ? changeByHand(game, actual, edit, quickDice(1)) : undefined;
            if (!verdict?.ok || !brings(settled, play.state, verdict.state)) continue;
            const then = brokenIn(game, actual);
            const found = [...brokenIn(game, verdict.state)].filter(([fault]) => !then.has(fault));
            if (found.length && looked < LOOKED_AT) {
              looked++;
              const own = left.map(({ state, by, edit: done }) => ({
                state: game.hide(state, seat),
                by,
                ...(done && { edit: done }),
              }));
              const advice = advise(game, seen, seat, edit, finished(begunIn(game, own)));
              if (!('reason' in advice) && advice.breaks.length)
                accused.push(`${n}: ${JSON.stringify([command, edit, advice.breaks[0]])}`);
            }
            actual = verdict.state;
            left.push({ state: actual, by: seat, edit });
          }
        }
      }
    }
    expect(accused, `${looked} looked at`).toEqual([]);
  },
);
