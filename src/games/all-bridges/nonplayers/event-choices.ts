/** §8.1.6 What Events leave to a Non-player: by their instructions, else by the general priorities of §8.1.7. */
import { textsOf } from '../cards/texts';
import type { Text } from '../cards/vocabulary';
import { isTown, population, type Space } from '../data/map';
import { cellsIn, controls, discsIn, oppositionIn, troopsIn } from '../selectors';
import type { State } from '../state';
import { friendOf, isSide, opponent, type Command, type CommandOf, type Seat } from '../vocabulary';
import type { Question } from './decision';
import { hasEffect } from './effective';
import { isWorthRemoving, shiftWithCell, wantedShift } from './event-conditions';
import { symbolOf } from './event-symbols';
import { afterMove, awayFromGoal } from './groups';
import { isNonplayer } from './who';
import { controlGained, placed, removed, shifted, turned, weightOf } from './wishes';

/** The options of Events, the better first; one that is not open is passed over. */
const OPTIONS: Readonly<Record<Seat, readonly string[]>> = {
  reds: [
    'active-cell',
    'reds-shift',
    'shift-helsinki',
    'offensive',
    'attack',
    'remove-german',
    'personality-away',
    'rally',
  ],
  senate: [
    'active-cell',
    'cells-in-periphery',
    'attack',
    'coordinate',
    'crackdown',
    'personality-away',
    'rally',
    'nothing',
  ],
  moderates: [
    'gain',
    'moderates-rally',
    'moderates-resources',
    'limited-command',
    'dialogue',
    'publish',
    'personality',
  ],
};
/** §2.4.1 Senate Cells or a Prepared marker in Helsinki, and Reds there who can drive them out. */
const isSenateToClear = (state: State): boolean =>
  cellsIn(state, 'helsinki', 'reds') > 0 &&
  (cellsIn(state, 'helsinki', 'senate') > 0 || state.spaces.helsinki.prepared.senate > 0);
const optionWorth = (state: State, seat: Seat, option: string): number => {
  // §2.4.1 The Reds clear Helsinki if there is anything to clear, else they Rally there
  if (option === 'clear-town') return isSenateToClear(state) ? 99 : 1;
  const place = OPTIONS[seat].indexOf(option);
  return place < 0 ? 1 : 2 + OPTIONS[seat].length - place;
};

/** The text with the Faction's symbol; else one that has an effect: the first for Reds and Senate, else the last. */
const textWorth = ({ seat, state }: Question, text: Text): number => {
  const card = state.piles.current[0] ?? '';
  const wanted = symbolOf(state, seat, card)?.text;
  const texts = textsOf(card);
  // (#16) the Reds' Commander is the shaded one
  const own = isSide(seat) && !(card === '16' && seat === 'reds') ? texts[0] : texts.at(-1);
  return (text === wanted ? 100 : 0) + (hasEffect(state, seat, card, text) ? 10 : 0) + (text === own ? 2 : 1);
};

/** Where an Event sets in: Towns and enemies; the Senate on its way to a Town, the Reds in Helsinki. */
const spaceWorth = (state: State, seat: Seat, space: Space): number => {
  const enemy = isSide(seat) ? opponent(seat) : 'reds';
  return (
    1 +
    2 * cellsIn(state, space, enemy) +
    4 * troopsIn(state, space, seat === 'senate' ? 'russian' : 'german') +
    (space === 'helsinki' && seat === 'reds' ? 20 : 0) +
    (seat === 'senate' && awayFromGoal(state, space) <= 1 ? 3 : 0) +
    weightOf(space)
  );
};

/** Placing a Cell: what Control it brings; of an enemy, what it does not cost. */
const deployWorth = ({ seat, state }: Question, { faction, space }: CommandOf<'deploy'>): number =>
  100 + 10 * placed(state, seat, faction, space) + (faction === seat ? weightOf(space) : isSide(faction) ? 0 : 1);

/** (#21) The Reds build where there is least Opposition; the Moderates where most of their Cells are, Towns first. */
const discWorth = ({ seat, state }: Question, space: Space): number => {
  const isAlone = !discsIn(state, space, seat);
  const by =
    seat === 'reds' ? 5 * (2 - oppositionIn(state, space)) + population(space) : 3 * cellsIn(state, space, seat);
  return 1 + by + (isAlone ? 50 : 0) + (isTown(space) ? 20 : 0);
};

/** (#20) What it is played for goes before a Prepared marker, and that before any other Cell. */
const PREPARED = 3;
const strikeWorth = ({ seat, state }: Question, { faction, space, stance, to }: CommandOf<'strike'>): number => {
  if (faction === seat) return -1;
  if (state.piles.current[0] === '20' && !isWorthRemoving(state, seat, space, faction)) return PREPARED - 1;
  return PREPARED + 1 + removed(state, seat, faction, space, stance) + (to === 'prison' ? 1 : 0);
};
/** (#37) The space that the instruction names, else by the general priorities. */
const shiftWorth = ({ seat, state }: Question, { by, space }: CommandOf<'shift-space'>): number => {
  const isNamed = state.piles.current[0] === '37' && shiftWithCell({ state, seat }).includes(space);
  return 100 + shifted(state, seat, space, by) + (isNamed && by === wantedShift(seat) ? NAMED : 0);
};
const NAMED = 50;

/** A Power in the way of one's own victory should be weaker, that of the other side stronger. */
const vassalageWorth = ({ seat }: Question, { by, power }: CommandOf<'shift-vassalage'>): number => {
  const own = isSide(seat) ? friendOf(seat) : undefined;
  return power === own ? 10 - by * 5 : 5 + by;
};

/** (#11) By a die: on two faces the Russians gain, on two the Germans lose, on one they gain, if the Senate is played. */
export const weapons = ({ answers, chance, state }: Question): Command | undefined => {
  if (state.piles.current[0] !== '11') return undefined;
  const last = isNonplayer(state, 'senate') ? [] : (['german', 1] as const);
  const ways = [['russian', 1] as const, ['russian', 1] as const, ['german', -1] as const, ['german', -1] as const];
  const [way] = chance.shuffle(last.length ? [...ways, last] : ways);
  return answers.find(one => one.kind === 'shift-vassalage' && one.power === way?.[0] && one.by === way[1]);
};

/** (#40) Own Cells strike, where most of the others fall. */
const assaultWorth = ({ seat, state }: Question, { faction, space }: CommandOf<'assault'>): number =>
  faction === seat
    ? 10 + Math.min(Math.ceil(cellsIn(state, space, faction) / 2), cellsIn(state, space, opponent(faction)))
    : 1;

/** (#42) Into Towns that it brings under Control, out of where it costs none. */
const regroupWorth = ({ seat, state }: Question, { from, marker, to }: CommandOf<'regroup'>): number => {
  if (controls(state, to, seat) || !isTown(to)) return 0;
  const after = afterMove(state, seat, { from, space: to, count: 1 });
  const lost = controlGained(state, after, seat, from) < 0 || cellsIn(state, from, seat) < 2;
  return lost ? 0 : 2 + weightOf(to) + (marker === 'none' ? 1 : 0);
};

/** What an answer to a step of an Event is worth; below 1 it is rather left, undefined is never given. */
export const eventWorth = (question: Question, command: Command): number | undefined => {
  const { seat, state } = question;
  switch (command.kind) {
    case 'choose-text':
      return textWorth(question, command.text);
    case 'choose-option':
      return optionWorth(state, seat, command.option);
    case 'choose-space':
      return spaceWorth(state, seat, command.space);
    case 'grant':
      return command.faction === seat ? 3 : isNonplayer(state, command.faction) ? 2 : 1;
    case 'levy-more':
      return isNonplayer(state, command.faction) ? 1 : 2;
    case 'shift-vassalage':
      return vassalageWorth(question, command);
    case 'turn-cell':
      return turned(seat, command.faction, command.stance);
    case 'deploy':
      return deployWorth(question, command);
    case 'strike':
      return strikeWorth(question, command);
    case 'strike-prepared':
      return command.side === seat ? -1 : PREPARED;
    case 'shift-space':
      return shiftWorth(question, command);
    case 'add-cube':
      return command.cube === seat ? 3 : isSide(seat) ? 1 : 2;
    case 'take-cube':
      return command.cube === seat || !isSide(seat) ? 0 : 2;
    case 'place-disc':
      return discWorth(question, command.space);
    case 'free-prisoner':
      return command.faction === seat ? 3 : 2;
    case 'assault':
      return assaultWorth(question, command);
    case 'regroup':
      return regroupWorth(question, command);
    case 'withdraw':
    case 'transfer':
      return undefined;
    case 'done':
    case 'decline':
      return undefined;
    default:
      return 1;
  }
};
