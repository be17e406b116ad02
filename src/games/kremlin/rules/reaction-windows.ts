/**
 * §declare §intrigue The window before a die is rolled or the next act: all may declare, play a card, or pass. Who is
 * asked, and what a standing answer lets pass, follow from what everybody can see.
 */
import { frameOf } from '../../../kernel/agenda';
import type { Asks } from '../../../kernel/rule';
import { answersTo, cardsOf, titleOf } from '../data/cards';
import type { HealthResult } from '../data/health';
import { seatsOf, type State, type Kremlin } from '../state';
import {
  handOf,
  PHASES,
  type Event,
  type Occasion,
  type Phase,
  type Seat,
  type Step,
  type StepOf,
  type VoteWord,
} from '../vocabulary';
import { controllerOf, declaredBy } from './control';

/** May a hand still hold a card that answers this? Played and discarded cards are in the open. */
const mayBeAnswered = ({ options, piles }: State, about: Occasion): boolean => {
  const answers = answersTo(about);
  const isOpen = (card: string): boolean => piles.discards.includes(card) || piles['in-play'].includes(card);
  return cardsOf(options).some(card => answers.includes(titleOf(options, card)) && !isOpen(card));
};
/** Where only a card can answer, seats without cards are not asked. Nobody is asked if no hand can hold one. */
const askedAbout = (state: State, about: Occasion): readonly Seat[] => {
  const seats = seatsOf(state.options);
  if (!isRolled(about)) return seats;
  return mayBeAnswered(state, about) ? seats.filter(seat => state.piles[handOf(seat)].length > 0) : [];
};

/** A window for all who can react by what everybody can see; none where nobody can. */
export const windowFor = (state: State, about: Occasion): readonly Step[] => {
  const waiting = askedAbout(state, about);
  return waiting.length ? [{ kind: 'window', about, waiting, round: 0 }] : [];
};

export const openWindow = (state: State): StepOf<'window'> | undefined => {
  const [top] = state.agenda;
  return top?.kind === 'window' ? top : undefined;
};
export const isOpen = (state: State, about: Occasion): boolean => openWindow(state)?.about === about;

/** After an act in a window that changes the table, all others may react again. */
export const reopened = (state: State, seat: Seat): readonly Event[] =>
  openWindow(state) ? [{ kind: 'window-reopened', seat }] : [];

/** After a die is rolled or votes are counted, only cards about the result may be played. */
const ROLLED: ReadonlySet<Occasion> = new Set(['failed-purge', 'health', 'conviction']);
const isRolled = (about: Occasion): boolean => ROLLED.has(about);
export const isResolving = (state: State): boolean => {
  const window = openWindow(state);
  return window !== undefined && isRolled(window.about);
};

/** §intrigue When something may be done: in a phase, at its start, or in answer to what has just happened. */
export type When =
  | 'any'
  | { readonly during: readonly Phase[] }
  | { readonly startOf: Phase | 'any' }
  | { readonly when: readonly Occasion[] };

export const isTheMoment = (state: State, when: When): boolean => {
  const window = openWindow(state);
  if (when !== 'any' && 'when' in when) return window !== undefined && when.when.includes(window.about);
  if (isResolving(state)) return false;
  if (when === 'any') return true;
  if ('during' in when) return when.during.includes(state.phase) && !isAfter(state);
  return window?.about === 'phase' && (when.startOf === 'any' || when.startOf === state.phase);
};

/** The phases in which each occasion can come; the others can come in any. */
const PHASES_OF: { readonly [O in Occasion]?: readonly Phase[] } = {
  purge: ['purges'],
  'failed-purge': ['purges'],
  trial: ['investigations'],
  conviction: ['investigations'],
  condemnation: ['investigations'],
  'end-of-investigations': ['investigations'],
  vote: ['investigations', 'funeral'],
  health: ['health'],
  nomination: ['funeral'],
  'end-of-turn': ['parade'],
};
const phasesOf = (when: When): readonly Phase[] => {
  if (when === 'any') return PHASES;
  if ('during' in when) return when.during;
  if ('startOf' in when) return when.startOf === 'any' ? PHASES : [when.startOf];
  return when.when.flatMap(occasion => PHASES_OF[occasion] ?? PHASES);
};

/** The next phase in which such a moment may come: this one, or the first later one. */
export const phaseFor = ({ phase }: State, when: When): Phase => {
  const at = PHASES.indexOf(phase);
  const isOver = when !== 'any' && 'startOf' in when;
  const coming = [...PHASES.slice(isOver ? at + 1 : at), ...PHASES];
  return coming.find(one => phasesOf(when).includes(one)) ?? phase;
};

/** The parade is over, but the year is not. */
const isAfter = (state: State): boolean =>
  openWindow(state)?.about === 'end-of-turn' || state.agenda[0]?.kind === 'increase';

/** Whom the window is about: the target, the accused, the nominee, or whose health was rolled. */
export const subjectOf = ({ agenda }: Pick<State, 'agenda'>): string | undefined => {
  const next = agenda.find(step => step.kind !== 'window' && step.kind !== 'reconsider' && step.kind !== 'vote');
  switch (next?.kind) {
    case 'purge':
    case 'condemnation':
    case 'open-trial':
    case 'assassination':
      return next.target;
    case 'trial':
    case 'convict':
      return next.accused;
    case 'election':
      return next.nominee;
    case 'health-result':
      return next.politician;
    default:
      return undefined;
  }
};
/** Harmless roll results, and votes in favour of the politician. */
const HARMLESS: ReadonlySet<HealthResult | VoteWord> = new Set(['nothing', 'recovery', 'yes', 'innocent']);

/** Nothing happens to the window's politician: the roll does no harm, or the vote that was cast last is for them. */
const isHarmless = (state: State): boolean => {
  const about = openWindow(state)?.about;
  const ballot = frameOf(state, 'trial') ?? frameOf(state, 'election');
  const word = about === 'health' ? frameOf(state, 'health-result')?.result : ballot?.votes.at(-1)?.vote;
  return (about === 'health' || about === 'vote') && word !== undefined && HARMLESS.has(word);
};

/** The window is about harm to a politician whom the seat controls or has declared points on. */
const touches = (state: State, seat: Seat): boolean => {
  const letter = subjectOf(state);
  const isOurs = letter !== undefined && (controllerOf(state, letter) === seat || declaredBy(state, seat, letter) > 0);
  return isOurs && !isHarmless(state);
};

export const windowSteps = {
  window: {
    section: '§declare',
    seats: (_state, { waiting }) => waiting,
    answers: {
      pass: {
        section: '§declare',
        offers: () => [{ kind: 'pass' }],
        decide({ seat, step }) {
          const waiting = step.waiting.filter(one => one !== seat);
          return { events: [{ kind: 'passed', seat }], then: waiting.length ? [{ ...step, waiting }] : [] };
        },
      },
    },
    stuck: () => ({}),
    window: { kind: 'pass' },
    standing: {
      'until-touched': (state, _step, seat) => !touches(state, seat),
      'until-parade': state => state.phase !== 'parade',
    },
    resumes: ['until-touched'],
  } satisfies Asks<Kremlin, StepOf<'window'>>,
};
