/**
 * A position as everybody sees it, dealt again: open cards stay, and hidden ones are dealt at random from the cards
 * that lie nowhere visible. For a table whose key is lost.
 */
import type { Dice } from './dice';
import { applyEvents, toAct } from './agenda';
import { canonical } from './fields';
import type { Rules } from './game';
import type { GameTypes } from './messages';
import type { Piles } from './piles';
import type { Verdict } from './referee';

// Filling a viewer's blanks with the cards that lie nowhere visible.

/** Cards that a viewer cannot place, and the piles where they must lie. */
export interface Unplaced {
  readonly cards: readonly string[];
  readonly piles: readonly string[];
}

/** Piles in which every blank is one of the cards that lie nowhere visible. */
export const filled = <P extends Readonly<Record<string, readonly string[]>>>(
  piles: P,
  pools: readonly Unplaced[],
  dice: Dice,
): P => {
  const known: Record<string, readonly string[]> = { ...piles };
  for (const { cards, piles: where } of pools) {
    const left = [...dice.shuffle(cards)];
    for (const pile of where)
      known[pile] = (known[pile] ?? []).map(card => (card === '?' ? (left.pop() ?? card) : card));
  }
  // the same piles by name, which the compiler cannot see
  return known as P;
};

/** Deals it, or says why that is impossible in this game, or with these cards. */
export const redeal = <G extends GameTypes>(game: Rules<G>, position: G['state'], dice: Dice): Verdict<G> => {
  const events = game.redeal(position, dice);
  if ('reason' in events) return { ok: false, refusal: events };
  return { ok: true, ...applyEvents(game, position, events), rolled: true };
};

const withoutBlanks = <S extends object>(state: S): S => {
  if (!('piles' in state)) return state;
  const piles = Object.entries(state.piles as Piles).map(([pile, cards]) => [pile, cards.filter(card => card !== '?')]);
  return { ...state, piles: Object.fromEntries(piles) };
};

/** Have two values the same fields, and under each the same kind of value? Lists may be of any length. */
const isShapedAs = (value: unknown, model: unknown): boolean => {
  if (Array.isArray(value) || Array.isArray(model)) return Array.isArray(value) && Array.isArray(model);
  if (typeof value !== 'object' || typeof model !== 'object' || !value || !model) return typeof value === typeof model;
  return Object.entries(model).every(([name, part]) =>
    isShapedAs((value as Readonly<Record<string, unknown>>)[name], part),
  );
};

/** Is untrusted data a whole position of this game, in which somebody is asked? */
export const isWholePosition = <G extends GameTypes>(game: Rules<G>, position: G['state']): boolean => {
  try {
    return (
      isShapedAs(position, game.setUp(position.options)) &&
      game.invalid(position) === undefined &&
      game.ending(position) === undefined &&
      toAct(game, position).length > 0
    );
  } catch {
    // data that is not a state breaks the rules that read it
    return false;
  }
};

/** Is untrusted data a position of this game as everybody sees it, in which somebody is asked? */
export const isPublicPosition = <G extends GameTypes>(game: Rules<G>, position: G['state']): boolean => {
  try {
    const whole = game.hide(game.setUp(position.options), undefined);
    return (
      isShapedAs(position, whole) &&
      canonical(game.hide(position, undefined)) === canonical(position) &&
      game.invalid(withoutBlanks(position)) === undefined &&
      game.ending(position) === undefined &&
      toAct(game, position).length > 0
    );
  } catch {
    // data that is not a state breaks the rules that read it
    return false;
  }
};
