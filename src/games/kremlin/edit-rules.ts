/** The rules about edits: the section of each, and impossible positions. */
import { lawsOf, type EditRules } from '../../kernel/edit-rules';
import type { Options } from '../../kernel/messages';
import { isOffice } from './data/offices';
import { mayRecoveredStay } from './options';
import type { Reason } from './refusals';
import { handLimit } from './rules/phases';
import { lettersOf, personOf, politburo, seatsOf, type State, type Kremlin } from './state';
import { handOf } from './vocabulary';
import { editAdvice } from './edit-advice';

const law = lawsOf<Kremlin, Reason>();

const inPlay = (state: State): readonly string[] =>
  lettersOf(state.options).filter(letter => {
    const { at: place } = personOf(state, letter);
    return place !== 'removed' && place !== 'waiting';
  });

/** §cure Only a sick holder of an office goes to the Sanatorium. Who recovers there stays until the next turn. */
const cures = law('§cure', 'not-sick', {
  against: state =>
    mayRecoveredStay(state.options)
      ? []
      : inPlay(state)
          .filter(letter => personOf(state, letter).cure && !personOf(state, letter).sick)
          .map((politician): Options => ({ politician })),
  forbids: (state, event) =>
    mayRecoveredStay(state.options) &&
    event.kind === 'put' &&
    event.field === 'cure' &&
    event.to > 0 &&
    !personOf(state, event.politician).sick
      ? { politician: event.politician }
      : undefined,
});
const patients = law('§cure', 'no-office', {
  against: state =>
    inPlay(state)
      .filter(letter => personOf(state, letter).cure && !politburo(state).includes(letter))
      .map((politician): Options => ({ politician, place: personOf(state, politician).at })),
});

/** §intrigue A hand has its size. */
const hands = law('§intrigue', 'hand-too-large', {
  coming: true,
  against: state =>
    seatsOf(state.options).flatMap((seat): readonly Options[] => {
      const cards = state.piles[handOf(seat)].length;
      const most = handLimit(state, seat);
      return cards > most ? [{ seat, cards, most }] : [];
    }),
});

/** §siberia Nobody comes from Siberia straight into an office. */
const siberia = law('§rehabilitation', 'from-siberia', {
  forbids: (state, event) =>
    event.kind === 'moved' && isOffice(event.to) && personOf(state, event.politician).at === 'siberia'
      ? { politician: event.politician, office: event.to }
      : undefined,
});

/** §aging Nobody becomes younger than at the start, nor many years younger at once. */
const YEARS = 10;
const aging = law('§aging', 'many-years', {
  coming: true,
  forbids(state, event) {
    if (event.kind !== 'put' || event.field !== 'stress') return undefined;
    const by = event.to - personOf(state, event.politician).stress;
    return Math.abs(by) > YEARS ? { politician: event.politician, by: Math.abs(by), most: YEARS } : undefined;
  },
});

/** §turn-order Years are counted one by one. */
const years = law('§turn-order', 'year-skipped', {
  coming: true,
  forbids: (state, event) =>
    event.kind === 'turn-set' && event.turn !== state.turn + 1 ? { from: state.turn, to: event.turn } : undefined,
});

export const editRules: EditRules<Kremlin> = {
  belongs: {
    'cards-laid': '§intrigue',
    'cards-looked-at': '§intrigue',
    'cards-recalled': '§preparation',
    'cards-shown': '§bargains',
    'cards-taken': '§intrigue',
    'discards-shuffled': '§intrigue',
    moved: '§replacement',
    'pile-shuffled': '§preparation',
    put: ({ field }) =>
      (({ stress: '§aging', suspicion: '§investigation', sick: '§health', cure: '§cure' }) as const)[field],
    'turn-set': '§turn-order',
  },
  // points are declared in words, and by nobody's hand
  announced: ['declared'],
  piles: '§intrigue',
  laws: [cures, patients, hands, siberia, aging, years],
  advice: editAdvice,
};
