/** Who may know what: hands, and what each faction has written down or found out. */
import { cardKit } from '../../kernel/kit/cards';
import type { Options } from '../../kernel/messages';
import type { PileSpec, PileSpecs, Readers } from '../../kernel/piles';
import { seatsOf, type Kremlin } from './state';
import { handOf, SEATS, type Event, type PileId, type Seat } from './vocabulary';

const readerOf = (key: string): Readers<Seat> => SEATS.find(seat => seat === key) ?? 'nobody';

const pilesFor = (options: Options): PileSpecs<Seat, PileId> => {
  const hands = seatsOf(options).map((seat): readonly [PileId, PileSpec<Seat>] => [
    handOf(seat),
    { readers: seat, role: 'hand', owner: seat, home: 'deck' },
  ]);
  // the hands of factions that do not play stay empty, and belong to nobody
  return {
    deck: { readers: 'nobody', role: 'deck', slot: 'deck' },
    discards: { readers: 'everybody', role: 'discard', slot: 'discards', home: 'deck' },
    'in-play': { readers: 'everybody', role: 'in-play', slot: 'in-play', home: 'deck' },
    ...Object.fromEntries(hands),
  } as PileSpecs<Seat, PileId>;
};

export const cards = cardKit<Kremlin>({
  piles: pilesFor,
  hidden: [
    // the game is over: every sheet is public
    {
      part: 'influence',
      reader: (key, state) => (state.ending === undefined ? readerOf(key) : 'everybody'),
      blank: {},
    },
    { part: 'looked', reader: readerOf, blank: [] },
    { part: 'seen', reader: readerOf, blank: [] },
  ],
});
export const { hide, piles } = cards;

/** Events after which somebody knows something new. */
export const reveals: ReadonlySet<Event['kind']> = new Set([
  ...cards.reveals,
  'politicians-dealt',
  'all-declared',
  'sheets-revealed',
  'hand-shown',
  'points-seen',
]);
