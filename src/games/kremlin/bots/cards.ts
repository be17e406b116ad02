/** What an apparatchik thinks of cards: a number, or whether it is for friends or for rivals. */
import { personOf, holderOf, type State } from '../state';
import type { Seat } from '../vocabulary';
import { isMine, isRivals, worthOf } from './worth';

interface Eyes {
  readonly state: State;
  readonly seat: Seat;
}
type Side = number | ((on: string, eyes: Eyes) => number);

const forFriends: Side = (on, { state, seat }) => (isMine(state, seat, on) ? worthOf(state, on) / 4 : -1);
const forRivals: Side = (on, { state, seat }) => (isRivals(state, seat, on) ? worthOf(state, on) / 3 : -1);
const chief = ({ state }: Eyes): string => holderOf(state, 'party-chief') ?? '';
const sick = ({ state, seat }: Eyes): boolean =>
  isMine(state, seat, holderOf(state, 'party-chief') ?? '') && personOf(state, chief({ state, seat })).sick > 0;
/** A help for the wave of one’s own sick Party Chief. */
const wave: Side = (_on, eyes) => (sick(eyes) ? 3 : -1);

export const CARD_SIDES: Readonly<Record<string, Side | undefined>> = {
  'mineral-waters': forFriends,
  'assassination-attempt': forRivals,
  'loyal-bodyguard': forFriends,
  denunciation: forRivals,
  'lost-dossier': forFriends,
  'hero-of-labour': forFriends,
  'dacha-weekend': forFriends,
  'night-shift': forRivals,
  'back-to-the-factory': forRivals,
  'iron-constitution': forFriends,
  'train-to-alma-ata': forRivals,
  'stand-in': wave,
  'red-square-drill': wave,
  'rain-on-the-parade': (_on, eyes) => (isRivals(eyes.state, eyes.seat, chief(eyes)) ? 3 : -1),
  'whisper-campaign': (on, { state, seat }) => (isMine(state, seat, on) ? worthOf(state, on) / 10 : -1),
  testament: (on, { state, seat }) => (isMine(state, seat, on) ? worthOf(state, on) / 10 : -1),
  patronage: (on, { state }) => worthOf(state, on) / 3,
  'deep-drawer': 0.5,
  extradition: forRivals,
  samizdat: forRivals,
  'broken-promises': forRivals,
};
