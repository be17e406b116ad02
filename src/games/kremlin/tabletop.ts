/** Where everything lies: politicians with their markers, declared points, waves, cards. */
import type { Counter, Marker, Tabletop } from '../../kernel/board';
import { chitsOf, waveOf } from './board';
import { isOffice } from './data/offices';
import { BOUNDS, FIELDS } from './edits';
import { pieceOf } from './data/politicians';
import { CHIT, WAVE } from './faces';
import { chitsOn, controllerOf, declaredBy, sheetOf } from './rules/control';
import { LAST_TURN } from './options';
import { ageOf, lettersOf, personOf, seatsOf, setOf, type State } from './state';
import { cards } from './view';

const politician = (state: State, letter: string): Counter => {
  const { at, suspicion, sick, cure } = personOf(state, letter);
  const seat = controllerOf(state, letter);
  return {
    id: letter,
    piece: pieceOf(setOf(state, letter), letter),
    slot: at,
    number: ageOf(state, letter),
    ...(seat !== undefined && { side: seat }),
    badges: [
      ...(cure ? ['anchor'] : []),
      ...(suspicion > 0 ? [`doubts-${suspicion}`] : []),
      ...(sick > 0 ? [`crosses-${sick}`] : []),
    ],
    facts: [
      { word: 'age', value: ageOf(state, letter) },
      ...(suspicion > 0 ? [{ word: 'suspicion', value: suspicion }] : []),
      ...(sick > 0 ? [{ word: 'sick', value: sick }] : []),
      ...chitsOn(state, letter).map(chit => ({ word: `points-${chit.seat}`, value: chit.points })),
      // one’s own sheet; at the end every sheet, as far as this reader may see it
      ...seatsOf(state.options)
        .filter(one => sheetOf(state, one, letter) > declaredBy(state, one, letter))
        .map(one => ({ word: `sheet-${one}`, value: sheetOf(state, one, letter) })),
    ],
    dials: FIELDS.map(field => ({
      id: `${field}-${letter}`,
      word: `bears-${field}`,
      value: field === 'cure' ? Number(cure) : personOf(state, letter)[field],
      least: 0,
      most: BOUNDS[field],
    })),
  };
};
/** Declared points lie beside the holder of an office, one chit a faction with its number. */
const chits = (state: State, letter: string): readonly Counter[] => {
  const { at } = personOf(state, letter);
  return isOffice(at)
    ? chitsOn(state, letter).map(({ seat, points }) => ({
        id: `${letter}-${seat}`,
        piece: `${CHIT}-${seat}`,
        slot: chitsOf(at),
        side: seat,
        count: points,
        facts: [{ word: 'points', value: points }],
      }))
    : [];
};

const markers = ({ turn }: State): readonly Marker[] => [
  { id: 'turn', track: 'turn', value: Math.min(Math.max(turn, 1), LAST_TURN + 1), piece: 'turn' },
];
const waves = (state: State): readonly Counter[] =>
  state.waves.map(({ turn, faction, success }, n) => ({
    id: `wave-${turn}-${n}`,
    piece: success && faction !== 'nobody' ? `${WAVE}-${faction}` : `${WAVE}-failed`,
    slot: waveOf(turn),
  }));

export const tabletop = (state: State): Tabletop => {
  const letters = lettersOf(state.options);
  return {
    counters: [
      ...letters.map(letter => politician(state, letter)),
      ...letters.flatMap(letter => chits(state, letter)),
      ...waves(state),
    ],
    markers: markers(state),
    piles: cards.tabletop(state),
  };
};
