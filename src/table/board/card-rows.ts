import { looseName, looseOf, homeOf, specIn } from '../../kernel/piles';
import { omitUndefined } from '../../kernel/fields';
import { type Reading, seatName } from '../panels/reading';
import {
  type ByHandRow,
  type PiledCard,
  type Seen,
  type Spec,
  type Ways,
  cardsIn,
  others,
  row,
  seen,
  seenBetween,
  waysOf,
  word,
} from './by-hand-rows';

/** How far apart cards lie that are laid on the board from a menu. */
const APART = 36;

/** Rows that lay a card loose in the middle of the board, next to earlier ones. */
export const ontoBoard = (ways: Ways, pile: string, named: { readonly card: string; readonly at?: number }) => {
  const { board, tabletop } = ways.view;
  const spec = specIn(ways.specs, pile);
  if (!spec || looseOf(pile)) return [];
  const lying = tabletop.piles.filter(({ id }) => looseOf(id)).length;
  const at = { x: board.width / 2 + lying * APART, y: board.height / 2 + lying * APART };
  const home = homeOf(ways.specs, pile);
  return [true, false].flatMap(up => {
    const to = looseName({ ...at, up, ...omitUndefined({ home }) });
    const there = specIn(ways.specs, to);
    const key = up ? 'board-up' : 'board-down';
    const said = there ? seenBetween(ways, spec, there) : '';
    return row(ways, key, word(ways, key), said, { kind: 'card', ...named, from: pile, to });
  });
};

/** All changes by hand for one card of a pile. */
export const cardRows = (
  reading: Reading,
  view: Seen,
  { pile, at, card }: PiledCard,
  said?: Ways['said'],
): readonly ByHandRow[] => {
  const ways = waysOf(reading, view, said);
  const from = specIn(ways.specs, pile);
  if (!from) return [];
  const isNamed = cardsIn(ways, pile).includes(card) && card !== '?';
  const named = isNamed ? { card } : { card: '?', at };
  const move = (to: string, spec: Spec, under: boolean): readonly ByHandRow[] => {
    const key =
      spec.role === 'hand'
        ? spec.owner === ways.seat
          ? 'take-it'
          : 'give'
        : spec.role === 'deck'
          ? under
            ? 'under'
            : 'top'
          : 'to';
    const data = { pile: ways.reading.words.name(to), seat: seatName(reading, spec.owner ?? '') };
    return row(ways, `${key} ${to}`, word(ways, key, data), seenBetween(ways, from, spec), {
      kind: 'card',
      ...named,
      from: pile,
      to,
      ...(under && { under }),
    });
  };
  const own: readonly (readonly [string, Spec])[] = from.role === 'deck' ? [[pile, from]] : [];
  return [
    ...[...own, ...others(ways, pile)].flatMap(([to, spec]) => [
      ...move(to, spec, false),
      ...(spec.role === 'deck' ? move(to, spec, true) : []),
    ]),
    ...ontoBoard(ways, pile, named),
    ...(isNamed
      ? row(ways, 'show-card', word(ways, 'show-card'), seen(ways, 'all'), { kind: 'show', card, pile })
      : []),
  ];
};
