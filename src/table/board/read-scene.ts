/** A map without a table as the helpers of its game read it: what lies there by name, at the spaces where it lies. */
import { evolve } from '../../kernel/agenda';
import type { Point } from '../../kernel/board';
import { diceOf } from '../../kernel/chance';
import { piecesOf } from '../drawing/picture-names';
import type { AnyGame, AnyPresentation, AnyTypes } from '../record/model';
import type { Wording } from '../i18n/wording';
import { hitTargetsOf } from './hit-targets';
import { liesOn } from './targets';

/** Something of Foundry's own that lies on the map, by its middle. */
export interface OnMap extends Point {
  readonly name: string;
}

const sameFaces = diceOf({ roll: count => Array.from({ length: count }, () => 1), shuffle: items => items });

const plain = (text: string): string => text.trim().toLocaleLowerCase();

/** The game set up, with every piece that is called like something on the map where that lies. The rest is asked for. */
export const readScene = (
  game: AnyGame,
  presentation: AnyPresentation,
  words: Wording,
  options: AnyTypes['state']['options'],
  lying: readonly OnMap[],
): AnyTypes['state'] => {
  const pieces = piecesOf(game, options);
  const aims = hitTargetsOf(presentation.board, { counters: [], markers: [], piles: [] }, []);
  return lying.reduce<AnyTypes['state']>((state, { name, x, y }) => {
    const own = pieces.filter(piece => plain(words.name(piece)) === plain(name) || piece === name);
    const places = aims
      .filter(aim => liesOn(aim, { x, y }))
      .toReversed()
      .flatMap(({ ids }) => ids);
    const around = presentation.board.slots.filter(({ space }) => space !== undefined && places.includes(space));
    const slots = [...places, ...around.map(({ id }) => id)];
    for (const piece of own)
      for (const to of slots) {
        const events = game.edit(state, { kind: 'add', piece, to, count: 1 }, sameFaces);
        if (!('reason' in events))
          return events.reduce<AnyTypes['state']>((now, event) => evolve(game, now, event), state);
      }
    return state;
  }, game.setUp(options));
};
