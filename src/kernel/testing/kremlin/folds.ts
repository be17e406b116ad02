/** What each event of the slice changes. */
import { changeFrame } from '../../frames';
import type { Folds } from '../../happening';
import { unknown, without } from '../../hidden';
import { controller, declared, officeOf, owns } from './influence';
import { SEATS, type Kremlin, type Seat, type State } from './words';

const unchanged = (state: State): State => state;
const withInfluence = (state: State, seat: Seat, politician: string, points: number): State => {
  const { [politician]: _, ...rest } = state.influence[seat];
  return { ...state, influence: { ...state.influence, [seat]: points > 0 ? { ...rest, [politician]: points } : rest } };
};
const withoutSuspicion = (state: State, politician: string): State => {
  const { [politician]: _, ...suspicion } = state.suspicion;
  return { ...state, suspicion };
};
/** Out of office and out of the people. */
const gone = (state: State, politician: string): State => {
  const office = officeOf(state, politician);
  const people = state.people.filter(one => one !== politician);
  if (!office) return { ...state, people };
  const { [office]: _, ...rest } = state.office;
  return { ...state, people, office: rest };
};

export const folds: Folds<Kremlin> = {
  'deck-shuffled': (state, { size, secret }) => ({ ...state, deck: secret?.is ?? unknown(size) }),
  'cards-dealt': (state, { seat, count, secret }) => ({
    ...state,
    deck: state.deck.slice(count),
    hands: { ...state.hands, [seat]: [...state.hands[seat], ...(secret?.is ?? unknown(count))] },
  }),
  allotted: (state, { seat, secret }) =>
    secret ? withInfluence(state, seat, secret.is.politician, secret.is.points) : state,
  sealed: (state, { seat }) => ({ ...state, sealed: [...state.sealed, seat] }),
  unsealed: (state, { seat }) => ({ ...state, sealed: state.sealed.filter(one => one !== seat) }),
  'politburo-filled': (state, { office, people }) => ({ ...state, office, people, year: 1 }),
  'influence-declared'(state, { seat, politician, points }) {
    const others = (state.chits[politician] ?? []).filter(chit => chit.seat !== seat);
    return { ...state, chits: { ...state.chits, [politician]: [...others, { seat, points }] } };
  },
  'window-reopened': (state, { by }) =>
    changeFrame(state, 'window', window => ({
      ...window,
      round: window.round + 1,
      waiting: SEATS.filter(seat => seat !== by),
    })),
  'purge-declared': unchanged,
  'purge-called-off': unchanged,
  'purge-rolled': unchanged,
  passed: unchanged,
  'sent-to-siberia'(state, { politician }) {
    // who controlled him has spent what he had declared; others' points are theirs to know
    const loser = controller(state, politician);
    const { [politician]: _, ...chits } = state.chits;
    const own = loser && owns(state, loser, politician);
    const paid =
      loser && own ? withInfluence(state, loser, politician, own - declared(state, loser, politician)) : state;
    return {
      ...withoutSuspicion(gone(paid, politician), politician),
      chits,
      siberia: [...state.siberia.filter(one => one !== politician), politician],
    };
  },
  aged: (state, { politician, by }) => ({
    ...state,
    age: { ...state.age, [politician]: (state.age[politician] ?? 0) + by },
  }),
  'age-set': (state, { politician, age }) => ({ ...state, age: { ...state.age, [politician]: age } }),
  'purges-closed': state => changeFrame(state, 'purges', purges => ({ ...purges, over: true })),
  'card-played': (state, { seat, card }) => ({
    ...state,
    hands: { ...state.hands, [seat]: without(state.hands[seat], card) },
    discards: [...state.discards, card],
  }),
  'evidence-added': state => changeFrame(state, 'purge', purge => ({ ...purge, bonus: purge.bonus + 3 })),
  'purges-go-on': state => ({ ...state, agenda: state.agenda.filter(step => step.kind !== 'close-purges') }),
  whispered: (state, { seat, secret }) =>
    secret ? withInfluence(state, seat, secret.is, owns(state, seat, secret.is) + 1) : state,
  peeked: (state, { seat, rival, secret }) =>
    secret
      ? {
          ...state,
          known: {
            ...state.known,
            [seat]: [...state.known[seat], `${rival}:${secret.is.politician}:${secret.is.points}`],
          },
        }
      : state,
  suspected: (state, { politician }) => ({
    ...state,
    suspicion: { ...state.suspicion, [politician]: (state.suspicion[politician] ?? 0) + 1 },
  }),
  voted: (state, { kind: _, ...vote }) =>
    changeFrame(state, 'trial', trial => ({
      ...trial,
      votes: [...trial.votes.filter(one => one.politician !== vote.politician), vote],
    })),
  acquitted: (state, { politician }) => withoutSuspicion(state, politician),
  convicted: unchanged,
  retired: (state, { politician }) => ({ ...gone(state, politician), age: { ...state.age, [politician]: 0 } }),
  promoted: (state, { politician, to }) => {
    const left = gone(state, politician);
    return { ...left, office: { ...left.office, [to]: politician } };
  },
  'year-begun': (state, { year }) => ({ ...state, year }),
  'game-ended': (state, { winner }) => ({ ...state, winner }),
};
