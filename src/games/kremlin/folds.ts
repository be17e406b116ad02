/** How each event changes the state. A fold decides nothing: it works on the whole state and on a seat’s view alike. */
import { changeFrame } from '../../kernel/agenda';
import type { Folds } from '../../kernel/messages';
import { carry } from '../../kernel/piles';
import { isOffice } from './data/offices';
import { bindingOf, isMended } from './options';
import { topOf } from './rules/control';
import { holderOf, personOf, seatsOf, type Chit, type Politician, type State, type Kremlin } from './state';
import { cards } from './view';
import { handOf, type Effect, type Phase, type Seat, type Vote } from './vocabulary';

const same = (state: State): State => state;

const discarded = (state: State, card: string): State =>
  state.piles['in-play'].includes(card) ? carry(state, [card], 'in-play', 'discards') : state;

const withPerson = (state: State, letter: string, change: Partial<Politician>): State => ({
  ...state,
  politicians: { ...state.politicians, [letter]: { ...personOf(state, letter), ...change } },
});
/** The Sanatorium is for Voting-Members: anybody moved below them loses their place there. */
const moved = (state: State, letter: string, to: Politician['at']): State => ({
  ...withPerson(state, letter, {
    at: to,
    ...(isOffice(to) && !to.startsWith('candidate') ? {} : { cure: false }),
  }),
  chiefLeftPlay: state.chiefLeftPlay && to !== 'party-chief',
});
/** A politician dies or retires. If it was the Party Chief, that is remembered until another takes office. */
const left = (state: State, letter: string): State =>
  personOf(state, letter).at === 'party-chief' ? { ...state, chiefLeftPlay: true } : state;
const older = (state: State, letter: string, years: number): State =>
  withPerson(state, letter, { stress: Math.max(0, personOf(state, letter).stress + years) });

const withChits = (state: State, letter: string, chits: readonly Chit[]): State => ({
  ...state,
  declared: { ...state.declared, [letter]: chits },
});
const withoutChit = (state: State, seat: Seat, letter: string): readonly Chit[] =>
  (state.declared[letter] ?? []).filter(chit => chit.seat !== seat);
/** A sheet is changed only where it can be seen. */
const withSheet = (state: State, seat: Seat, letter: string, change: (points: number) => number): State => {
  const points = state.influence[seat][letter];
  return points === undefined
    ? state
    : {
        ...state,
        influence: { ...state.influence, [seat]: { ...state.influence[seat], [letter]: Math.max(0, change(points)) } },
      };
};
/** A ruling on a tie is void once somebody reaches or passes the points that control. */
const declared = (state: State, seat: Seat, letter: string, points: number): State => {
  const top = Math.max(0, ...(state.declared[letter] ?? []).map(chit => chit.points));
  const next = withChits(state, letter, [...withoutChit(state, seat, letter), { seat, points }]);
  return points >= top ? { ...next, support: next.support.filter(one => one.politician !== letter) } : next;
};

/** It is void, too, if points that control are lost: the level factions then form another tie. */
const lessened = (before: State, after: State, letter: string): State =>
  isMended(before.options) && topOf(after, letter) < topOf(before, letter)
    ? { ...after, support: after.support.filter(one => one.politician !== letter) }
    : after;

const over = (state: State, until: readonly Effect['until'][]): State => {
  const ended = state.effects.filter(effect => until.includes(effect.until));
  return ended.reduce<State>((now, { card }) => discarded(now, card), {
    ...state,
    effects: state.effects.filter(effect => !until.includes(effect.until)),
  });
};
/** §bargains A promise holds until the phase that it is about is over; in the Variant until any phase is. */
const LAPSES: Readonly<Partial<Record<Phase, readonly string[]>>> = {
  investigations: ['no-purge'],
  health: ['no-trial', 'no-condemnation'],
};
const kept = (state: State, phase: Phase): State => ({
  ...state,
  promises:
    bindingOf(state.options) === 'phase'
      ? []
      : state.promises.filter(({ promise }) => !LAPSES[phase]?.includes(promise)),
});

const withVote = (votes: readonly Vote[], vote: Vote): readonly Vote[] => [
  ...votes.filter(({ voter }) => voter !== vote.voter),
  vote,
];

export const folds: Folds<Kremlin> = {
  ...cards.folds,
  'influence-assigned': (state, { seat, secret }) =>
    secret ? withSheet(state, seat, secret.is.politician, () => secret.is.points) : state,
  'sheet-sealed': (state, { seat }) => ({ ...state, sealed: [...state.sealed, seat] }),
  'sheet-taken-back': (state, { seat }) => ({ ...state, sealed: state.sealed.filter(one => one !== seat) }),
  'politicians-dealt': (state, { places }) =>
    Object.entries(places).reduce(
      // the first holder of the first office begins sick, where the game says so
      (now, [letter, at]) => withPerson(now, letter, { at, ...(at === 'party-chief' ? { sick: 1 } : {}) }),
      state,
    ),

  'turn-begun': (state, { turn }) => over({ ...state, turn }, ['turn', 'phase']),
  'phase-begun': (state, { phase }) => kept(over({ ...state, phase }, ['phase']), phase),
  'phase-cut-short': same,
  passed: same,
  'window-reopened': (state, { seat }) =>
    changeFrame(state, 'window', window => ({
      ...window,
      round: window.round + 1,
      waiting: seatsOf(state.options).filter(one => one !== seat),
    })),

  'influence-declared': (state, { seat, politician, points }) => declared(state, seat, politician, points),
  'influence-added': (state, { seat, politician, points }) => withSheet(state, seat, politician, now => now + points),
  'influence-whispered': (state, { seat, points, secret }) =>
    secret ? withSheet(state, seat, secret.is, now => now + points) : state,
  'influence-lost': (state, { seat, politician, points }) => {
    const chit = (state.declared[politician] ?? []).find(one => one.seat === seat);
    const left = (chit?.points ?? 0) - points;
    const others = withoutChit(state, seat, politician);
    const next = withChits(state, politician, left > 0 ? [...others, { seat, points: left }] : others);
    return withSheet(lessened(state, next, politician), seat, politician, now => now - points);
  },
  'influence-returned': (state, { seat, politician }) =>
    withChits(state, politician, withoutChit(state, seat, politician)),
  'tie-rolled': same,
  'support-given': (state, { kind: _, ...given }) => ({
    ...state,
    support: [
      ...state.support.filter(one => !(one.politician === given.politician && one.settles && given.settles)),
      given,
    ],
  }),
  'all-declared': same,
  'sheets-revealed': (state, { sheets }) => ({
    ...state,
    influence: { ...state.influence, ...sheets },
  }),

  moved: (state, { politician, to }) => moved(state, politician, to),
  'sent-to-siberia': (state, { politician }) =>
    withPerson(state, politician, { at: 'siberia', suspicion: 0, cure: false }),
  'replaced-by-protege': (state, { politician }) =>
    withPerson(left(state, politician), politician, {
      at: 'siberia',
      suspicion: 0,
      sick: 0,
      cure: false,
      stress: 0,
      protege: true,
    }),
  'left-play': (state, { politician }) =>
    withChits(
      withPerson(left(state, politician), politician, { at: 'removed', suspicion: 0, cure: false }),
      politician,
      [],
    ),
  aged: (state, { politician, years }) => older(state, politician, years),
  'year-aged': (state, { years }) => Object.entries(years).reduce((now, [letter, by]) => older(now, letter, by), state),
  suspected: (state, { politician }) =>
    withPerson(state, politician, { suspicion: Math.min(3, personOf(state, politician).suspicion + 1) }),
  'suspicion-removed': (state, { politician, count }) =>
    withPerson(state, politician, { suspicion: Math.max(0, personOf(state, politician).suspicion - count) }),
  sickened: (state, { politician, crosses }) =>
    withPerson(state, politician, { sick: personOf(state, politician).sick + crosses }),
  healed: (state, { politician, crosses }) =>
    withPerson(state, politician, { sick: Math.max(0, personOf(state, politician).sick - crosses) }),
  'cure-taken': (state, { politician }) => withPerson(state, politician, { cure: true }),
  'returned-to-work': (state, { politician }) => withPerson(state, politician, { cure: false }),

  'purge-announced': same,
  'called-off': (state, { act }) =>
    changeFrame(state, 'investigations', step => ({
      ...step,
      tried: step.tried && act !== 'open-trial',
      condemned: step.condemned && act !== 'condemnation',
    })),
  'purge-rolled': same,
  'purges-ended': state => changeFrame(state, 'purges', purges => ({ ...purges, over: true })),
  'purges-go-on': state => ({ ...state, agenda: state.agenda.filter(step => step.kind !== 'close-purges') }),
  'purge-bonus': (state, { by }) => changeFrame(state, 'purge', purge => ({ ...purge, bonus: purge.bonus + by })),
  'trial-opened': same,
  voted: (state, { kind: _, ...vote }) =>
    state.agenda.some(step => step.kind === 'trial')
      ? changeFrame(state, 'trial', trial => ({ ...trial, votes: withVote(trial.votes, vote) }))
      : changeFrame(state, 'election', election => ({ ...election, votes: withVote(election.votes, vote) })),
  acquitted: (state, { politician }) =>
    changeFrame(state, 'investigations', step => ({ ...step, acquitted: [...step.acquitted, politician] })),
  convicted: same,
  'innocents-needed': (state, { needed }) =>
    changeFrame(
      changeFrame(state, 'open-trial', trial => ({ ...trial, needed })),
      'trial',
      trial => ({ ...trial, needed }),
    ),
  'death-sentence': state => changeFrame(state, 'convict', convict => ({ ...convict, dies: true })),
  'condemnation-announced': same,
  condemned: same,
  'condemnation-negated': state => ({
    ...state,
    agenda: state.agenda.filter(step => step.kind !== 'condemnation'),
  }),
  untrusted: same,

  'health-rolled': same,
  'health-changed': (state, { result }) => changeFrame(state, 'health-result', step => ({ ...step, result })),
  nominated: same,
  'noes-needed': (state, { needed }) => changeFrame(state, 'election', election => ({ ...election, needed })),
  'nomination-rejected': same,
  elected: (state, { politician }) => moved(state, politician, 'party-chief'),

  shifted: (state, { politician, to }) => {
    const other = holderOf(state, to);
    const from = personOf(state, politician).at;
    const swapped = other === undefined ? state : moved(state, other, from);
    return moved(swapped, politician, to);
  },
  promoted: (state, { politician, to }) => moved(state, politician, to),
  demoted: (state, { politician, to }) => moved(state, politician, to),
  'people-joined': (state, { politicians }) => politicians.reduce((now, letter) => moved(now, letter, 'people'), state),
  rehabilitated: (state, { politician }) => moved(state, politician, 'people'),
  'wave-rolled': same,
  'wave-changed': (state, { by, rain }) =>
    changeFrame(state, 'wave', wave => ({ ...wave, bonus: wave.bonus + by, rain: wave.rain || rain })),
  waved: (state, { politician, faction, success }) => ({
    ...state,
    waves: [...state.waves, { turn: state.turn, politician, faction, success }],
  }),

  'went-into-exile': (state, { politician }) =>
    withPerson(state, politician, {
      at: 'exile',
      suspicion: 0,
      sick: 0,
      cure: false,
      ...(state.options['exile-keeps-stress'] === true ? {} : { stress: 0 }),
    }),
  'returned-from-exile': (state, { politician }) => moved(state, politician, 'people'),
  'bargain-offered': same,
  promised: (state, { kind: _, ...promise }) => ({ ...state, promises: [...state.promises, promise] }),
  'bargain-declined': same,

  'card-played': (state, { seat, card, stays }) => carry(state, [card], handOf(seat), stays ? 'in-play' : 'discards'),
  'card-discarded': (state, { seat, card }) => carry(state, [card], handOf(seat), 'discards'),
  'card-rolled': state => state,
  'card-ended': (state, { card }) =>
    discarded({ ...state, effects: state.effects.filter(effect => effect.card !== card) }, card),
  'put-in-force': (state, { effect }) => ({ ...state, effects: [...state.effects, effect] }),
  'hand-shown': (state, { seat, secret }) =>
    secret ? { ...state, looked: { ...state.looked, [seat]: secret.is } } : state,
  'hand-looked-at': same, // its owner learns which cards were seen
  'hand-forgotten': (state, { seat }) => ({ ...state, looked: { ...state.looked, [seat]: [] } }),
  'points-seen': (state, { seat, rival, secret }) =>
    secret
      ? {
          ...state,
          seen: {
            ...state.seen,
            [seat]: [...state.seen[seat], `${rival} ${secret.is.politician} ${secret.is.points}`],
          },
        }
      : state,
  'assassination-rolled': same,

  put: (state, { politician, field, to }) =>
    withPerson(state, politician, field === 'cure' ? { cure: to > 0 } : { [field]: to }),
  'turn-set': (state, { turn }) => ({ ...state, turn }),
  'game-ended': (state, { winner, reason }) => ({ ...state, ending: { winner, reason } }),
};
