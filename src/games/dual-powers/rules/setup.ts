/**
 * §setup Setting up: neutral units, region tiles and cards are mixed; leaders are in the hands, or in their own stack.
 */
import { recordOf } from '../../../kernel/fields';
import type { Options } from '../../../kernel/messages';
import { numbers } from '../options';
import { arrowOf, NO_BLOCKADE, type State, type Token } from '../state';
import { boxOf, leaderCards, regionOn, TILES } from '../data/box';
import { isOpposition, kindsInSupply, neutralKinds, RED_TROTSKY, soloist, TROTSKY } from '../data/tokens';
import { cards } from '../view';
import { MONTHS, PILES, pileOfSide, rival, SEATS, supplyOf, type Place } from '../vocabulary';
import type { StepsHere } from './common';

/** Tokens of some kinds at a place, each with an id of its own. */
const tokensOf = (kinds: readonly string[], at: Place): readonly Token[] =>
  kinds.map((kind, n) => {
    const before = kinds.slice(0, n).filter(one => one === kind).length;
    return { id: `${kind}/${before + 1}`, kind, at, exhausted: false };
  });

const piles = (options: Options): State['piles'] => {
  const box = boxOf(options);
  const alone = soloist(options);
  const players = SEATS.filter(seat => !isOpposition(options, seat));
  return {
    ...recordOf(PILES, (): readonly string[] => []),
    ...Object.fromEntries(players.map(seat => [pileOfSide(seat, 'hand'), leaderCards(box, seat)])),
    deck: box.cards.map(card => card.id),
    tiles: TILES,
    leaders: alone ? leaderCards(box, rival(alone)) : [],
  };
};

/** The table before any dice or shuffle. */
export const setUp = (options: Options): State => ({
  agenda: [{ kind: 'set-up' }, { kind: 'round' }],
  options,
  round: 0,
  month: MONTHS.indexOf(boxOf(options).start.month) + 1,
  day: boxOf(options).start.onDay,
  score: numbers.of(options)['first-score'],
  will: boxOf(options).start.will,
  blockade: NO_BLOCKADE,
  piles: piles(options),
  tokens: [
    ...SEATS.flatMap(seat => tokensOf(kindsInSupply(options, seat), supplyOf(seat))),
    ...tokensOf(neutralKinds(options), 'removed'),
    ...tokensOf([TROTSKY], 'above-may'),
    ...tokensOf([RED_TROTSKY], 'above-august'),
  ],
  markers: { 1: 'aside', 2: 'aside', 3: 'aside' },
});

export const setupSteps = {
  'set-up': {
    section: '§setup',
    run(state, _step, dice) {
      const { options } = state;
      const tiles = cards.shuffled(state, 'tiles', dice);
      const [unrest = '', blockade = ''] = tiles.secret.is;
      const deck = cards.shuffled(state, 'deck', dice);
      return {
        events: [
          { kind: 'neutrals-placed', tokens: dice.shuffle(neutralKinds(options)) },
          tiles,
          { kind: 'tile-drawn', tile: unrest, to: 'unrest' },
          { kind: 'tile-drawn', tile: blockade, to: 'blockade' },
          { kind: 'blockade-moved', to: arrowOf(options, regionOn(blockade)) },
          deck,
          ...(state.piles.leaders.length ? [cards.shuffled(state, 'leaders', dice)] : []),
        ],
      };
    },
  },
} satisfies StepsHere<'set-up'>;
