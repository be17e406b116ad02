/** §8.1.6, §8.1.7 Sentences about answers to an Event's question, by name. */
import { neighbours } from '../data/owners-map';
import { textsOf } from '../cards/frame';
import { isTown, type Space } from '../data/map';
import { cellsIn, controls, discsIn } from '../selectors';
import type { State } from '../state';
import { friendOf, isSide, opponent, type Command, type Seat } from '../vocabulary';
import { hasEffect } from './effective';
import { isWorthRemoving, shiftWithCell, wantedShift, wayOfWeapons } from './event-conditions';
import { instructionOf } from './event-symbols';
import { afterMove, awayFromGoal } from './groups';
import type { AnswerTestName } from './names';
import type { Target, View } from './types';
import { isNonplayer } from '../options';
type AnswerTest = (view: View, target: Target, answer: Command) => boolean;

const cardNow = ({ state }: View): string => state.piles.current[0] ?? '';
const factionOf = (answer: Command): Seat | undefined => {
  switch (answer.kind) {
    case 'deploy':
    case 'strike':
    case 'turn-cell':
    case 'assault':
    case 'free-prisoner':
      return answer.faction;
    case 'add-cube':
    case 'take-cube':
      return answer.cube;
    case 'strike-prepared':
      return answer.side;
    default:
      return undefined;
  }
};
/** §2.4.1 Senate Cells or a Prepared marker in Helsinki, and Reds there who can drive them out. */
const isSenateToClear = (state: State): boolean =>
  cellsIn(state, 'helsinki', 'reds') > 0 &&
  (cellsIn(state, 'helsinki', 'senate') > 0 || state.spaces.helsinki.prepared.senate > 0);
const isTownToWin = (state: State, space: Space): boolean => isTown(space) && !controls(state, space, 'senate');

export const ANSWER_TESTS: Readonly<Record<AnswerTestName, AnswerTest>> = {
  'text-of-the-instruction': (view, _, answer) =>
    answer.kind === 'choose-text' && instructionOf(view.state, view.seat, cardNow(view))?.text === answer.text,
  'text-with-an-effect': (view, _, answer) =>
    answer.kind === 'choose-text' && hasEffect(view.state, view.seat, cardNow(view), answer.text),
  /** §5.2 The unshaded text helps the Senate, the shaded one often Moderates or Reds. */
  'text-of-its-side': (view, _, answer) =>
    answer.kind === 'choose-text' &&
    textsOf(view.state, cardNow(view)).at(view.seat === 'senate' ? 0 : -1) === answer.text,
  /** §2.4.1 The Reds clear Helsinki if there is anything to clear, else they Rally there. */
  'something-to-clear': ({ state }, _, answer) =>
    answer.kind === 'choose-option' && (answer.option === 'clear-town') === isSenateToClear(state),
  'for-itself': ({ seat }, _, answer) => answer.kind === 'grant' && answer.faction === seat,
  'for-another-nonplayer': ({ state }, _, answer) => answer.kind === 'grant' && isNonplayer(state, answer.faction),
  'at-a-players-cost': ({ state }, _, answer) => answer.kind === 'levy-more' && !isNonplayer(state, answer.faction),
  'lowers-its-own-power': ({ seat }, _, answer) =>
    answer.kind === 'shift-vassalage' && answer.by < 0 && isSide(seat) && answer.power === friendOf(seat),
  'raises-the-other-power': ({ seat }, _, answer) =>
    answer.kind === 'shift-vassalage' && answer.by > 0 && !(isSide(seat) && answer.power === friendOf(seat)),
  'as-the-die-says'({ state }, _, answer) {
    const way = wayOfWeapons(state);
    return answer.kind === 'shift-vassalage' && way?.power === answer.power && way.by === answer.by;
  },
  /** Reds and Senate want their own Cells Active and others' Inactive; the Moderates want the reverse. */
  'good-side-up'({ seat }, _, answer) {
    if (answer.kind !== 'turn-cell') return false;
    const wanted = seat === answer.faction ? isSide(seat) : !isSide(answer.faction);
    return (answer.stance === 'inactive') === wanted;
  },
  'of-its-own': ({ seat }, _, answer) => factionOf(answer) === seat,
  'of-others': ({ seat }, _, answer) => factionOf(answer) !== seat,
  'of-the-moderates': (_view, _, answer) => factionOf(answer) === 'moderates',
  'of-a-player'({ state }, _, answer) {
    const faction = factionOf(answer);
    return faction !== undefined && !isNonplayer(state, faction);
  },
  'of-the-other-side': ({ seat }, _, answer) => isSide(seat) && factionOf(answer) === opponent(seat),
  /** §8.1.7 Active Cells of Reds and Senate, Inactive ones of the Moderates. */
  'in-preferred-stance': (_view, _, answer) =>
    answer.kind === 'strike' && (answer.stance === 'active') === isSide(answer.faction),
  'last-of-its-faction': ({ state }, _, answer) =>
    answer.kind === 'strike' && cellsIn(state, answer.space, answer.faction) === 1,
  'to-prison': (_view, _, answer) => answer.kind === 'strike' && answer.to === 'prison',
  'worth-removing': ({ seat, state }, _, answer) =>
    answer.kind === 'strike' && isWorthRemoving(state, seat, answer.space, answer.faction),
  'prepared-of-the-other-side': ({ seat }, _, answer) =>
    answer.kind === 'strike-prepared' && isSide(seat) && answer.side === opponent(seat),
  'in-helsinki': (_view, { space }) => space === 'helsinki',
  /** (#29) Can a March from here enter a Town without own Control? */
  'beside-a-town-to-win': ({ state }, { space }) =>
    space !== undefined && neighbours(state, space).some(next => isTownToWin(state, next)),
  'towards-a-town': ({ state, seat }, { space }) =>
    seat === 'senate' && space !== undefined && awayFromGoal(state, space) <= 1,
  'named-by-vato': ({ seat, state }, _, answer) =>
    answer.kind === 'shift-space' &&
    answer.by === wantedShift(seat) &&
    shiftWithCell({ state, seat }).includes(answer.space),
  'raises-its-own-level': ({ seat }, _, answer) =>
    answer.kind === 'shift-space' && isSide(seat) && answer.by === wantedShift(seat),
  /** §8.1.7 Senate: Support first, then less Opposition; Reds the other way round. */
  'its-own-level-first': ({ seat, state }, { space }) =>
    space !== undefined && isSide(seat) && state.spaces[space].support * wantedShift(seat) >= 0,
  'brings-own-control': ({ seat, state }, { space }) =>
    space !== undefined &&
    !controls(state, space, seat) &&
    controls(afterMove(state, seat, { space, count: 1 }), space, seat),
  'keeps-what-it-controls'({ seat, state }, _, answer) {
    if (answer.kind !== 'regroup') return false;
    const { from } = answer;
    return (
      cellsIn(state, from, seat) > 1 &&
      (!controls(state, from, seat) || controls(afterMove(state, seat, { from }), from, seat))
    );
  },
  /** §8.1.7 Never more than one Administration, or Network, in a space. */
  'no-disc-of-its-own': ({ seat, state }, { space }) => space !== undefined && !discsIn(state, space, seat),
  'wins-a-town': ({ state }, _, answer) => answer.kind === 'regroup' && isTownToWin(state, answer.to),
  'without-a-marker': (_view, _, answer) => answer.kind === 'regroup' && answer.marker === 'none',
};
export const isAboutAnswers = (name: string): name is AnswerTestName => Object.hasOwn(ANSWER_TESTS, name);
