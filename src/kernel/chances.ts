/** The ways that chance may go where it is looked ahead: how dice fall, and how what is hidden may lie. */
import { quickDice } from './dice';
import type { Rules } from './game';
import { attempt } from './let-pass';
import type { GameTypes } from './messages';
import { diceFalling, diceShowing, FACES } from './playthrough';
import { redeal } from './redeal';
import type { counted } from './referee';

/**
 * How far to look ahead. `next`: only at what is asked next. `wide`: far, with few dice. `asked`: at all that is asked
 * now, even if the answer changes nothing on the table. `deep`: near, with many dice, and with many ways for hidden
 * cards to lie.
 */
export type Depth = 'next' | 'wide' | 'asked' | 'deep';

/** The faces that the dice show one after the other: all the same, and low and high in turn. */
const THROWS = [[1], [6], [3], [2], [5], [4], [1, 6], [6, 1]] as const;
/** Beyond the next decision only so many of them are tried. */
const FEW_THROWS = 3;
/** Looked at deeply, the first two dice fall in all ways; and the hidden cards lie in so many, each with other dice. */
const WORLDS = 24;

/** One way that chance may go: the dice, and the table on which what is hidden lies somehow. */
interface Chance<G extends GameTypes> {
  readonly table: G['state'];
  readonly dice: ReturnType<typeof counted>;
  /** Is it the table as it is seen? Of another only what is seen of it counts. */
  readonly isSeen: boolean;
}

const known = new WeakMap<object, readonly GameTypes['state'][]>();

/** The tables that may lie beneath what a seat sees: dealt once, for all who are asked there. */
const worldsOf = <G extends GameTypes>(game: Rules<G>, seen: G['state']): readonly G['state'][] => {
  const dealt =
    known.get(seen) ??
    Array.from({ length: WORLDS }, (_, n) => n + 1).flatMap(n => {
      const one = attempt(() => redeal(game, seen, quickDice(n)));
      return one?.ok ? [one.state] : [];
    });
  known.set(seen, dealt);
  return dealt;
};

/** The ways that chance may go from a table. */
export const chancesAt = <G extends GameTypes>(
  game: Rules<G>,
  { state, ahead }: { readonly state: G['state']; readonly ahead: number },
  depth: Depth,
): readonly (() => Chance<G>)[] => {
  const here = (dice: () => Chance<G>['dice']) => () => ({ table: state, dice: dice(), isSeen: true });
  if (depth !== 'deep')
    return (ahead || depth === 'asked' || depth === 'next' ? THROWS.slice(0, FEW_THROWS) : THROWS).map(faces =>
      here(() => diceShowing(faces)),
    );
  const falls = Array.from({ length: FACES * FACES }, (_, n) => () => diceFalling(n));
  return [
    ...falls.map(here),
    ...worldsOf(game, state).map((table, n) => () => ({ table, dice: diceFalling(n), isSeen: false })),
  ];
};
