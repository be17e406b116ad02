/** What follows from the state: who controls whom, and who holds which duty. Computed, never stored. */
import { SEATS, OFFICES, type CardKind, type Event, type Office, type Seat, type State, type Step } from './words';

/** Whoever has most points declared, and among equals whoever reached that total first. */
export const controller = (state: State, politician: string | undefined): Seat | undefined => {
  const chits = politician === undefined ? [] : (state.chits[politician] ?? []);
  return chits.reduce<{ seat?: Seat; points: number }>((best, chit) => (chit.points > best.points ? chit : best), {
    points: 0,
  }).seat;
};

const DUTY = {
  purge: ['kgb', 'ideology', 'chief', 'industry'],
  spy: ['defense', 'foreign', 'kgb', 'chief', 'industry'],
} as const satisfies Record<string, readonly Office[]>;

/** The first office in the order of the duty that is not vacant has it. */
export const dutyHolder = (state: State, duty: keyof typeof DUTY): string | undefined =>
  DUTY[duty].map(office => state.office[office]).find(politician => politician !== undefined);
export const onDuty = (state: State, duty: keyof typeof DUTY): readonly Seat[] => {
  const seat = controller(state, dutyHolder(state, duty));
  return seat ? [seat] : [];
};

export const officeOf = (state: State, politician: string): Office | undefined =>
  OFFICES.find(office => state.office[office] === politician);
export const inPolitburo = (state: State): readonly string[] => OFFICES.flatMap(office => state.office[office] ?? []);
export const ageOf = (state: State, politician: string): number => state.age[politician] ?? 0;
export const declared = (state: State, seat: Seat, politician: string): number =>
  state.chits[politician]?.find(chit => chit.seat === seat)?.points ?? 0;
export const owns = (state: State, seat: Seat, politician: string): number => state.influence[seat][politician] ?? 0;
export const ofKind = (state: State, seat: Seat, kind: CardKind): readonly string[] =>
  state.hands[seat].filter(id => id.startsWith(kind));

type About = Extract<Step, { kind: 'window' }>['about'];
/** Everybody is asked, whatever he holds. */
export const openWindow = (about: About): Step => ({ kind: 'window', waiting: SEATS, round: 0, about });
export const isOpen = (state: State, about: About): boolean => {
  const [top] = state.agenda;
  return top?.kind === 'window' && top.about === about;
};
/** What changes the table in a window, everybody else may react to again. */
export const reopened = (state: State, seat: Seat): readonly Event[] =>
  state.agenda[0]?.kind === 'window' ? [{ kind: 'window-reopened', by: seat }] : [];
export const hasBegun = (state: State): boolean => state.year > 0 && state.sealed.length === SEATS.length;
