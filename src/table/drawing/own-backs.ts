/** Which backs of cards an owner may give a picture. */
import { defaultOptions } from '../../kernel/options';
import type { AnyGame } from '../record/model';
import { BACK, backOf } from './own-picture';
import { pileOwner } from './signs';

/** The backs that a game's cards have: one for each side with cards of its own, or one for all. */
export const backsOf = (game: AnyGame): readonly string[] => {
  const options = defaultOptions(game.options);
  const { piles } = game.presentation(options).tabletop(game.setUp(options));
  const seats = game.seats(options);
  const drawn = piles.filter(({ role }) => role === 'draw').map(pile => pileOwner(seats, pile));
  const owners = [...new Set(drawn.filter(owner => owner !== undefined))];
  if (!piles.length) return [];
  return owners.length && !drawn.includes(undefined) ? owners.map(backOf) : [BACK, ...owners.map(backOf)];
};
