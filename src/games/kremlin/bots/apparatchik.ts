/** A bot that supports politicians who can wave, attacks those in their way, and sometimes bluffs. */
import type { Eyes as EyesOf, Reason } from '../../../kernel/bot';
import { type Scores, scoringBot, type Whys } from '../../../kernel/kit/bots';
import { titleOf } from '../data/cards';
import { frameOf } from '../../../kernel/agenda';
import { arbiterOf, controllerOf, declaredBy, seatsOnDuty, sheetOf } from '../rules/control';
import { chanceOf } from '../rules/purges';
import {
  ageOf,
  holderOf,
  isActive,
  personOf,
  printedOf,
  RETIREMENT,
  seatsOf,
  votingMembers,
  type State,
  type Kremlin,
} from '../state';
import { handOf, type FavorWord, type Seat } from '../vocabulary';
import { sideOfCard } from './cards';
import { fewest, isFeint, isMine, placeWorth, sideOf, tasteFor, wavePays, wins, worthOf } from './worth';

type Eyes = Pick<EyesOf<Kremlin>, 'state' | 'seat'>;

/** Something that happens to a politician is good or bad, depending on whether they are ours or theirs. */
const harm = (letter: string, { state, seat }: Eyes): number => -sideOf(state, seat, letter) * worthOf(state, letter);
const help = (letter: string, eyes: Eyes): number => -harm(letter, eyes);

/** Older politicians come to office automatically, but must live to wave. */
const prospects = (letter: string, { state }: Eyes): number => {
  const { at } = personOf(state, letter);
  const age = ageOf(state, letter);
  const years = at === 'waiting' ? 6 - Math.abs(68 - age) / 3 : 4 - Math.max(0, age - 66) / 4;
  return years + placeWorth(at) * (at === 'party-chief' ? 0.4 : 0.8);
};

/** Equal to some years of age. Without it all bots would write the same sheet, and everybody would know it. */
const LIKED = 3;
const liking = (letter: string, { state, seat }: Eyes): number => LIKED * tasteFor(state, seat, letter);

const moved = (letter: string, to: string, eyes: Eyes): number => {
  const { strength, weakness } = printedOf(eyes.state, letter);
  const fit = to === strength ? 0.5 : to === weakness ? -0.5 : 0;
  return sideOf(eyes.state, eyes.seat, letter) * (placeWorth(to) - worthOf(eyes.state, letter) + fit);
};

const chiefIsMine = ({ state, seat }: Eyes): boolean => {
  const chief = holderOf(state, 'party-chief');
  return chief !== undefined && isMine(state, seat, chief);
};

/** An answer that must be given. */
const FORCED = 5;
/** How many points on a sheet are worth some years of a sponsor, if they are younger than this. */
const STRONG = 6;
const YOUNG = 76;
/** The value of a place for one of ours, or its cost to us with a rival's; their strength there counts a little. */
const placed = (letter: string, place: string, { state, seat }: Eyes): number => {
  const { strength, weakness } = printedOf(state, letter);
  const fit = place === strength ? 0.3 : place === weakness ? -0.3 : 0;
  return sideOf(state, seat, letter) * (placeWorth(place) + fit);
};
/** Is a trial lost on the board? Uncontrolled politicians and friends of the accused say innocent. */
const isLost = (state: State, accused: string): boolean => {
  const friend = controllerOf(state, accused);
  const innocent = votingMembers(state).filter(letter => {
    const says = controllerOf(state, letter);
    return letter !== accused && isActive(state, letter) && (says === undefined || says === friend);
  });
  return innocent.length >= 2;
};
/** How much another point is needed: little where the lead is safe, much where it is narrow or nearly reached. */
const need = (letter: string, { state, seat }: Eyes): number => {
  const lead =
    sheetOf(state, seat, letter) -
    Math.max(
      0,
      ...seatsOf(state.options)
        .filter(one => one !== seat)
        .map(one => declaredBy(state, one, letter)),
    );
  return lead > 3 ? 0.1 : lead > -2 ? 0.8 : 0.2;
};
const DRAWN: readonly number[] = [3.2, 2.2, 1.2];
/** The value of a card given or received, and of a promise to a seat that could do it anyway. */
const CARD = 1.5;
const IDLE = 0.3;
const DUTY = { 'no-purge': 'purges', 'no-trial': 'investigations', 'no-condemnation': 'investigations' } as const;
/** The value of a favour to its receiver: much, if the other has the duty it is about. */
const favor = (word: FavorWord | 'nothing', giver: Seat, on: string, { state }: Eyes): number => {
  if (word === 'nothing') return 0;
  if (word === 'card') return CARD;
  return worthOf(state, on) * (seatsOnDuty(state, DUTY[word]).includes(giver) ? 1 : IDLE);
};
/** An offer is accepted if it is worth more than its price. */
const bargain = (eyes: Eyes): number => {
  const offer = frameOf(eyes.state, 'bargain');
  if (!offer) return 0;
  const got = favor(offer.promise, offer.seat, offer.on, eyes);
  return got - favor(offer.wants, eyes.seat, offer.about, eyes) - 0.1;
};
/** A little more than passing: it bluffs if nothing better is to be done. */
const FEINT = 0.15;

export const SCORES: Scores<Kremlin> = {
  assign: ({ politician, points }, eyes) => (prospects(politician, eyes) + liking(politician, eyes)) * points,
  unassign: () => -100,
  'seal-sheet': () => 1000,
  'take-back-sheet': () => -100,
  pass: () => 0,
  declare({ politician, points }, { state, seat }) {
    if (isFeint(state, seat, politician, points)) return FEINT;
    if (!wins(state, seat, politician, points) || !fewest(state, seat, politician, points)) return -1;
    return worthOf(state, politician) - 1;
  },
  // who settles ties does it for their own side, and never for others, even if no answer pleases them
  support: ({ faction }, { state, seat }) => (faction === seat ? 1 : arbiterOf(state) === seat ? -1000 : 0.1),
  'take-cure': (_command, { state, seat }) => {
    const [top] = state.agenda;
    const letter = top?.kind === 'cure' ? holderOf(state, top.office) : undefined;
    if (letter === undefined || !isMine(state, seat, letter)) return 0;
    // a Chief who can wave is worth more on the tribune than in bed
    return personOf(state, letter).at === 'party-chief' && wavePays(state, seat, letter) ? -1 : 1;
  },
  work: () => 0,
  purge({ target }, eyes) {
    const chance = chanceOf(eyes.state, target);
    return chance * harm(target, eyes) - (1 - chance) * 0.8;
  },
  'end-purges': () => 0.2,
  'roll-purge': () => 1,
  'call-off': (_command, eyes) => {
    const step = eyes.state.agenda[0];
    return step && 'target' in step ? 1 + help(step.target, eyes) : 0;
  },
  'carry-out': () => 1,
  investigate: ({ target }, eyes) => (harm(target, eyes) > 3 ? 0.5 : -1),
  'hold-trial': ({ target }, eyes) => (isLost(eyes.state, target) ? -1 : harm(target, eyes) * 0.6),
  condemn: ({ target }, eyes) => 1.5 * harm(target, eyes) - 0.3,
  negate: ({ politician }, { state, seat }) => {
    const target = frameOf(state, 'condemnation')?.target;
    const isWorthIt = target !== undefined && sheetOf(state, seat, target) >= STRONG;
    return isWorthIt && ageOf(state, politician) < YOUNG ? 0.3 : -1;
  },
  'burn-dossier': ({ target }, eyes) => help(target, eyes) - 4,
  confess: ({ target }, eyes) => harm(target, eyes) - 1,
  'end-investigations': () => 0.3,
  vote({ vote }, eyes) {
    const ballot = eyes.state.agenda.find(step => step.kind === 'trial' || step.kind === 'election');
    if (ballot?.kind === 'election') return (vote === 'yes' ? 1 : -1) * sideOf(eyes.state, eyes.seat, ballot.nominee);
    if (ballot?.kind !== 'trial') return 0;
    return (vote === 'innocent' ? 1 : -1) * help(ballot.accused, eyes);
  },
  'roll-health': () => 1,
  // somebody has to be nominated: no declaration is worth more than naming the least bad
  nominate: ({ politician }, { state, seat }) =>
    FORCED + sideOf(state, seat, politician) - ageOf(state, politician) / 1000,
  shift: ({ politician, to }, eyes) => {
    const from = personOf(eyes.state, politician).at;
    const other = holderOf(eyes.state, to);
    const gain = (letter: string, now: string, then: string): number =>
      placed(letter, then, eyes) - placed(letter, now, eyes);
    return gain(politician, from, to) + (other === undefined ? 0 : gain(other, to, from)) - 0.1;
  },
  'end-shifts': () => 0,
  promote: ({ politician, to }, eyes) => moved(politician, to, eyes) - 0.6,
  demote: ({ politician, to }, eyes) => moved(politician, to, eyes) - (chiefIsMine(eyes) ? 1.2 : 0.6),
  'end-promotions': () => 0,
  rehabilitate: ({ politician }, { state, seat }) => {
    const [top] = state.agenda;
    const sponsor = top?.kind === 'rehabilitations' ? holderOf(state, top.office) : undefined;
    const isYoung = sponsor !== undefined && ageOf(state, sponsor) < YOUNG;
    return isYoung && sheetOf(state, seat, politician) >= STRONG && ageOf(state, politician) < YOUNG ? 0.3 : -1;
  },
  'end-rehabilitations': () => 0,
  'roll-wave': () => 1,
  'add-influence': ({ politician }, eyes) => worthOf(eyes.state, politician) * need(politician, eyes),
  // a hand holds three: the emptier it is, the more a card may bring
  'draw-card': (_command, { state, seat }) => DRAWN[Math.min(2, state.piles[handOf(seat)].length)] ?? 0,
  'end-increase': () => 0,
  'go-into-exile': ({ politician }, { state }) => {
    const isPurged = frameOf(state, 'purge')?.target === politician;
    const isDoomed = isPurged ? chanceOf(state, politician) > 0.45 : !isLost(state, politician);
    return isDoomed && worthOf(state, politician) > 1 ? 0.5 : -1;
  },
  'return-by-influence': () => 1,
  // two cards are worth fewer than three points
  'return-by-cards': ({ politician }, { state, seat }) => (declaredBy(state, seat, politician) > 5 ? 1.2 : 0.5),
  'play-card'({ card, on }, eyes) {
    const side = sideOfCard(eyes.state.options, card);
    if (side === undefined) return -1;
    return typeof side === 'number' ? side : side(on, eyes);
  },
  'roll-assassination': () => 1,
  'exchange-card': () => -1,
  'keep-cards': () => 0,
  'discard-card': () => -0.5,
  'end-discarding': () => 0,
  done: () => 0,
  choose: ({ on }, eyes) => {
    const card = frameOf(eyes.state, 'second-choice')?.card;
    const isRise = card !== undefined && titleOf(eyes.state.options, card) === 'restructuring';
    return eyes.state.politicians[on] ? (isRise ? help(on, eyes) : harm(on, eyes)) : 0;
  },
  'give-card': () => -10,
  'offer-bargain': () => -10,
  // it makes no promises unasked, but answers offers
  'accept-bargain': (_command, eyes) => bargain(eyes),
  agree: (_command, eyes) => bargain(eyes),
  'hand-over': () => 0,
  'decline-bargain': () => 0,
};

const percent = (chance: number): number => Math.round(chance * 100);
/** Only what everybody sees: whose politician it is, and the printed values. */
const of = (word: string, who: string): Reason => ({ word, params: { who } });
const against = (letter: string, { state, seat }: Eyes): string =>
  sideOf(state, seat, letter) <= -1 ? 'rival' : 'nobody';

export const WHYS: Whys<Kremlin> = {
  // the same for all, since the sheet is secret
  assign: () => ({ word: 'assign' }),
  purge: ({ target }, eyes) => ({
    word: `purge-${against(target, eyes)}`,
    params: { who: target, chance: percent(chanceOf(eyes.state, target)) },
  }),
  'end-purges': () => ({ word: 'end-purges' }),
  investigate: ({ target }) => of('investigate', target),
  'hold-trial': ({ target }) => of('trial', target),
  condemn: ({ target }) => of('condemn', target),
  declare: ({ politician, points }, { state, seat }) =>
    wins(state, seat, politician, points) ? of('control', politician) : of('shows', politician),
  vote: ({ vote }) => ({ word: vote === 'yes' || vote === 'innocent' ? 'vote-for' : 'vote-against' }),
  nominate: ({ politician }) => of('nominate', politician),
  'take-cure': () => ({ word: 'cure' }),
  work: (_command, { state }) => {
    const chief = holderOf(state, 'party-chief');
    return chief !== undefined && ageOf(state, chief) < RETIREMENT ? of('work', chief) : undefined;
  },
  promote: ({ politician }) => of('promote', politician),
  demote: ({ politician }) => of('demote', politician),
};
export const REASONS = [
  'assign',
  'purge-rival',
  'purge-nobody',
  'end-purges',
  'investigate',
  'trial',
  'condemn',
  'control',
  'shows',
  'vote-for',
  'vote-against',
  'nominate',
  'cure',
  'work',
  'promote',
  'demote',
] as const;

export const apparatchik = scoringBot<Kremlin>('apparatchik', SCORES, { level: 'quick', reasons: REASONS, whys: WHYS });
