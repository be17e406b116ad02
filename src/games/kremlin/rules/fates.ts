/** §siberia §trust-no-one What happens to Politicians: sent to Siberia, not trusted, killed by a purge, dead, aged. */
import type { Runs } from '../../../kernel/rule';
import { editionOf } from '../data/editions';
import { DOUBLES } from '../data/politicians';
import { isMended } from '../options';
import { type State, inForce, onLevel, personOf, type Kremlin } from '../state';
import type { Event, StepOf } from '../vocabulary';
import { chitsOn, controllerOf } from './control';

const lost = (state: State, letter: string, all: boolean): readonly Event[] => {
  const leader = controllerOf(state, letter);
  return chitsOn(state, letter)
    .filter(chit => all || chit.seat === leader)
    .map(({ seat, points }) => ({ kind: 'influence-lost', seat, politician: letter, points }));
};

/** §siberia However they are sent there. */
export const toSiberia = (state: State, letter: string): readonly Event[] => {
  const { siberiaLoses } = editionOf(state.options);
  return [
    { kind: 'sent-to-siberia', politician: letter },
    ...(siberiaLoses === 'nobody' ? [] : lost(state, letter, siberiaLoses === 'everybody')),
  ];
};

/** §intrigue Cards that lie on a politician do not lie on the protégé. */
const cardsOn = ({ effects, options }: State, letter: string): readonly Event[] =>
  isMended(options)
    ? effects
        .filter(({ on, until }) => on === letter && until === 'ended')
        .map(({ card }) => ({ kind: 'card-ended', card }))
    : [];
/** §exclusive The limited edition has no fictional politician with the same letter. */
const hasProtege = (state: State, letter: string): boolean =>
  !personOf(state, letter).protege && !(isMended(state.options) && DOUBLES.includes(letter));
/** §purge Killed: what was declared is lost, and the protégé comes with what was not. */
export const killed = (state: State, letter: string): readonly Event[] => {
  const losses = lost(state, letter, true);
  return !hasProtege(state, letter)
    ? [...losses, died(letter)]
    : [...losses, { kind: 'replaced-by-protege', politician: letter }, ...cardsOn(state, letter)];
};

export const died = (letter: string): Event => ({ kind: 'left-play', politician: letter, reason: 'died' });

export const aged = (letter: string | undefined, years: number): readonly Event[] =>
  letter === undefined || years === 0 ? [] : [{ kind: 'aged', politician: letter, years }];

export const untrusted = (state: State): readonly string[] =>
  inForce(state, 'emergency')
    ? []
    : editionOf(state.options)
        .trustNoOne.flatMap(level => onLevel(state, level))
        .filter(letter => chitsOn(state, letter).length === 0);

export const trustSteps = {
  'trust-no-one': {
    section: '§trust-no-one',
    run: state => ({
      events: untrusted(state).flatMap(politician => [
        { kind: 'untrusted' as const, politician },
        ...toSiberia(state, politician),
      ]),
    }),
  } satisfies Runs<Kremlin, StepOf<'trust-no-one'>>,
};
