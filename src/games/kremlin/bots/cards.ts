/** An apparatchik's value of cards: a number, or the effect on a politician and whether they are friend or rival. */
import { frameOf } from '../../../kernel/agenda';
import type { Options } from '../../../kernel/messages';
import { OWNERS, ownersCard, titleOf } from '../data/cards';
import type { Office } from '../data/offices';
import type { OwnersStep } from '../data/owners-steps';
import { at, byAge, holderOf, personOf, votingMembers, type State } from '../state';
import type { Seat } from '../vocabulary';
import { sheetOf, topOf } from '../rules/control';
import { untrusted } from '../rules/fates';
import { chanceOf } from '../rules/purges';
import { isMine, isRivals, sideOf, worthOf } from './worth';

interface Eyes {
  readonly state: State;
  readonly seat: Seat;
}
type Side = number | ((on: string, eyes: Eyes) => number);

/** A little better than passing. */
const IDLY = 0.1;
/** Never voluntarily. */
const KEPT = -1;

const forFriends: Side = (on, { state, seat }) => (isMine(state, seat, on) ? worthOf(state, on) / 4 : KEPT);
const forRivals: Side = (on, { state, seat }) => (isRivals(state, seat, on) ? worthOf(state, on) / 3 : KEPT);

const chief = ({ state }: Eyes): string => holderOf(state, 'party-chief') ?? '';
const chiefIsMine = (eyes: Eyes): boolean => isMine(eyes.state, eyes.seat, chief(eyes));
const chiefIsRivals = (eyes: Eyes): boolean => isRivals(eyes.state, eyes.seat, chief(eyes));
/** A help for the wave of one’s own sick Party Chief. */
const wave: Side = (_on, eyes) => (chiefIsMine(eyes) && personOf(eyes.state, chief(eyes)).sick > 0 ? 3 : KEPT);
/** For effects against the Party Chief, or for them. */
const againstChief: Side = (_on, eyes) => (chiefIsRivals(eyes) ? 1 : KEPT);

/** Good or bad for a politician, depending on whether they are ours or theirs. */
const goodFor = (letter: string | undefined, { state, seat }: Eyes): number =>
  letter === undefined ? 0 : sideOf(state, seat, letter) * worthOf(state, letter);
/** The gain (below 0: the loss) from an effect on several politicians. */
const sum = (letters: readonly string[], eyes: Eyes): number =>
  letters.reduce((all, letter) => all + goodFor(letter, eyes), 0);
/** The gain or loss from an effect on office holders. */
const forOffices =
  (offices: readonly Office[], by = 1): Side =>
  (_on, eyes) =>
    by * offices.reduce((all, office) => all + goodFor(holderOf(eyes.state, office), eyes) / 4, 0);
/** The holder of an office may do more, or less. */
const power =
  (office: Office, by: 1 | -1) =>
  (_on: string, eyes: Eyes): number => {
    const holder = holderOf(eyes.state, office);
    if (holder === undefined) return KEPT;
    const mine = isMine(eyes.state, eyes.seat, holder);
    return (by > 0 ? mine : isRivals(eyes.state, eyes.seat, holder)) ? 1 : KEPT;
  };

/** The accused, according to the next step. */
const accused = ({ state }: Eyes): string | undefined =>
  frameOf(state, 'trial')?.accused ?? frameOf(state, 'convict')?.accused;
/** For effects on a trial or an election that is going on. */
const againstAccused: Side = (_on, eyes) => -goodFor(accused(eyes), eyes) / 3;
const nominee = ({ state }: Eyes): string | undefined => frameOf(state, 'election')?.nominee;

/** The health roll on the table: rolled again if it was bad for ours, or good for theirs. */
const again: Side = (_on, eyes) => {
  const roll = frameOf(eyes.state, 'health-result');
  if (!roll) return KEPT;
  const wasGood = roll.result === 'recovery' || roll.result === 'nothing';
  return (wasGood ? -1 : 1) * (goodFor(roll.politician, eyes) / 3) - IDLY;
};

const CARD_SIDES: Readonly<Record<string, Side | undefined>> = {
  // health and years
  'mineral-waters': forFriends,
  'iron-constitution': forFriends,
  'bypass-operation': forFriends,
  'second-opinion': again,
  'kremlin-surgeons': (_on, eyes) => -goodFor(frameOf(eyes.state, 'health-result')?.politician, eyes) / 3,
  'winter-influenza': (_on, eyes) =>
    -sum(
      votingMembers(eyes.state).filter(letter => !personOf(eyes.state, letter).cure),
      eyes,
    ) / 12,
  'season-closed': (_on, eyes) =>
    -sum(
      votingMembers(eyes.state).filter(letter => personOf(eyes.state, letter).cure),
      eyes,
    ) / 6,
  // a Chief who must take the Cure cannot wave
  'doctors-orders': (on, eyes) => (on === chief(eyes) && chiefIsRivals(eyes) ? 3 : KEPT),
  'hero-of-labour': forFriends,
  'dacha-weekend': forFriends,
  'night-shift': forRivals,
  'new-policy': forFriends,
  'the-games': forOffices(['sport-minister']),
  'oil-boom': forOffices(['economy-minister', 'industry-minister']),
  'the-plan': (_on, eyes) =>
    (goodFor(holderOf(eyes.state, 'industry-minister'), eyes) - goodFor(holderOf(eyes.state, 'sport-minister'), eyes)) /
    4,
  'garrison-mutiny': forOffices(['defense-minister'], -1),
  'distant-war': forOffices(['defense-minister'], -1),
  // purges
  'assassination-attempt': forRivals,
  'loyal-bodyguard': forFriends,
  'old-guards-word': forFriends,
  'emergency-plenum': power('kgb-head', -1),
  'zealous-subordinate': power('kgb-head', 1),
  'the-committee': againstChief,
  'prepared-evidence': (_on, eyes) => -goodFor(frameOf(eyes.state, 'purge')?.target, eyes) / 3,
  // suspicion and trials
  denunciation: forRivals,
  deviationists: forRivals,
  'failed-harvest': forRivals,
  samizdat: forRivals,
  'lost-dossier': forFriends,
  'summit-meeting': forFriends,
  'special-board': againstAccused,
  'highest-measure': againstAccused,
  'signed-confession': power('defense-minister', 1),
  'mission-abroad': forFriends,
  'train-to-alma-ata': forRivals,
  // it turns an innocent vote into a guilty one, and a yes into a no
  'whipped-vote': (_on, eyes) => -goodFor(accused(eyes) ?? nominee(eyes), eyes) / 3,
  // offices and the parade
  'back-to-the-factory': forRivals,
  'mass-enrolment': (_on, { state, seat }) =>
    at(state, 'waiting')
      .toSorted(byAge(state))
      .slice(0, 2)
      .reduce((all, letter) => all + sideOf(state, seat, letter) / 4, 0),
  // stops the rival’s act
  'ballet-on-television': (on, eyes) =>
    eyes.state.phase === 'purges'
      ? power('kgb-head', -1)(on, eyes)
      : eyes.state.phase === 'investigations'
        ? power('defense-minister', -1)(on, eyes)
        : KEPT,
  'managed-vote': (_on, eyes) => (nominee(eyes) === undefined ? KEPT : goodFor(nominee(eyes), eyes)),
  'collective-leadership': againstChief,
  'stand-in': wave,
  'red-square-drill': wave,
  'rain-on-the-parade': (_on, eyes) => (chiefIsRivals(eyes) ? 3 : KEPT),
  // influence
  'whisper-campaign': (on, { state, seat }) => (isMine(state, seat, on) ? worthOf(state, on) / 10 : KEPT),
  testament: (on, { state, seat }) => (isMine(state, seat, on) ? worthOf(state, on) / 10 : KEPT),
  patronage: (on, { state }) => worthOf(state, on) / 3,
  'broken-promises': forRivals,
  'party-arbiter': forFriends,
  // Siberia and exile
  amnesty: (on, eyes) => (isMine(eyes.state, eyes.seat, on) ? 0.5 : KEPT),
  'recalled-pupil': (on, eyes) => (isMine(eyes.state, eyes.seat, on) ? 0.5 : KEPT),
  'passport-withdrawn': (on, eyes) => (isMine(eyes.state, eyes.seat, on) ? 0.5 : KEPT),
  extradition: forRivals,
  openness: (on, { state, seat }) =>
    isRivals(state, seat, on) && sheetOf(state, seat, on) > topOf(state, on) ? worthOf(state, on) / 10 : KEPT,
  surveillance: IDLY,
  'ban-on-factions': (_on, eyes) => (chiefIsMine(eyes) ? 0.3 : KEPT),
  restructuring: (on, { state, seat }) => (isRivals(state, seat, on) ? worthOf(state, on) / 8 : KEPT),
  'state-of-emergency': (_on, eyes) => sum(untrusted(eyes.state), eyes) / 6,
  'night-flight': (on, { state }) => {
    const isPurged = frameOf(state, 'purge')?.target === on && chanceOf(state, on) > 0.5;
    return isPurged ? worthOf(state, on) / 4 : KEPT;
  },
  // cards
  'archive-fire': IDLY,
  'deep-drawer': 0.5,
  'oligarchs-gift': 0.5,
  'card-index': IDLY,
};

/** The value of a step to those who control the politician it affects. */
const STEP_WORTH: Readonly<Record<Extract<OwnersStep, { readonly whom: unknown }>['do'], number>> = {
  age: -0.25,
  rest: 0.25,
  sicken: -0.35,
  heal: 0.3,
  suspect: -0.3,
  clear: 0.25,
  'to-siberia': -0.5,
  'to-people': -0.4,
  die: -1,
  influence: 0.2,
};
const CARD_WORTH = 0.5;
const WAVE_BONUS = 3;
const DIE = 20;
/** The value of an owner’s steps: whom they help, whom they harm, and cards. */
const stepsWorth = (steps: readonly OwnersStep[], on: string, eyes: Eyes): number =>
  steps.reduce((all, step) => {
    if ('whom' in step)
      return all + STEP_WORTH[step.do] * goodFor(step.whom === 'target' ? on : holderOf(eyes.state, step.whom), eyes);
    switch (step.do) {
      case 'draw':
        return all + CARD_WORTH * step.cards;
      case 'discard':
        return all - CARD_WORTH * step.cards;
      case 'wave':
        return all + (chiefIsMine(eyes) ? step.by / WAVE_BONUS : KEPT);
      case 'roll':
        return all + (step.most / DIE) * stepsWorth(step.list, on, eyes);
      case 'all-discard':
      case 'by-hand':
        return all;
    }
  }, 0);

/** The value of a card to a seat at this table: from our list, or from its owner’s steps. */
export const sideOfCard = (options: Options, card: string): Side | undefined => {
  const title = titleOf(options, card);
  if (title !== OWNERS) return CARD_SIDES[title];
  const { steps } = ownersCard(options, card) ?? {};
  return steps ? (on, eyes) => stepsWorth(steps, on, eyes) : IDLY;
};
