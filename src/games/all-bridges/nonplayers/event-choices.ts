import { type Command, type Event, isSide } from '../vocabulary';
import { cardCubeFor } from './acts-commands';
import { telling } from './chance';
import type { Question, Nested, Target, TestName, View } from './types';
import { freshFrame } from './draw';
import { fewest, instructionOf, is, most } from './event-symbols';
import { preferred } from './prefer';
import { passes } from './target-tests';
import { NONPLAYER_DECKS } from './vocabulary';
import { throwWeapons, WEAPONS, wayOfWeapons } from './event-conditions';

/** §8.1.7 Towns before Provinces, and then the most Population. */
const TOWNS_FIRST: readonly Nested[] = [is('town'), most('population')];
const REMOVAL: readonly Nested[] = [
  most('control-won'),
  is('of-a-player'),
  is('in-preferred-stance'),
  is('of-the-other-side'),
  is('last-of-its-faction'),
  ...TOWNS_FIRST,
  is('to-prison'),
];

interface Choosing {
  /** Tests that an answer must pass: one that fails is given only if declining is impossible. */
  readonly needs?: readonly TestName[];
  readonly prefers: readonly Nested[];
}
const CHOOSING: Readonly<Partial<Record<Command['kind'], Choosing>>> = {
  'choose-text': { prefers: [is('text-of-the-instruction'), is('text-with-an-effect'), is('text-of-its-side')] },
  'choose-option': { prefers: [is('something-to-clear'), fewest('tries')] },
  'choose-space': {
    prefers: [most('enemy-troops'), most('enemy-cells'), is('towards-a-town'), ...TOWNS_FIRST],
  },
  grant: { prefers: [is('for-itself'), is('for-another-nonplayer')] },
  'levy-more': { prefers: [is('at-a-players-cost')] },
  'shift-vassalage': {
    prefers: [is('as-the-die-says'), is('lowers-its-own-power'), is('raises-the-other-power'), fewest('levels-moved')],
  },
  'turn-cell': { needs: ['good-side-up'], prefers: [is('of-its-own'), is('of-a-player'), ...TOWNS_FIRST] },
  deploy: { prefers: [most('control-won'), is('of-its-own'), is('of-the-moderates'), ...TOWNS_FIRST] },
  strike: { needs: ['of-others'], prefers: REMOVAL },
  'strike-prepared': { needs: ['of-others'], prefers: REMOVAL },
  'shift-space': {
    prefers: [
      is('raises-its-own-level'),
      most('neutral-won'),
      is('populated'),
      is('its-own-level-first'),
      ...TOWNS_FIRST,
    ],
  },
  'add-cube': { prefers: [is('of-its-own')] },
  'take-cube': { needs: ['of-the-other-side'], prefers: [] },
  'place-disc': { needs: ['no-disc-of-its-own'], prefers: [is('town'), most('own-cells'), most('population')] },
  'free-prisoner': { prefers: [is('of-its-own')] },
  assault: { needs: ['of-its-own'], prefers: [most('losses')] },
  regroup: {
    needs: ['wins-a-town', 'keeps-what-it-controls'],
    prefers: [most('population'), is('without-a-marker')],
  },
};
/** Commands never given: nobody is paid, and nothing is taken back. */
const NEVER: ReadonlySet<Command['kind']> = new Set(['withdraw', 'transfer', 'done', 'decline']);

const targetOf = (answer: Command): Target => ({
  ...('space' in answer && { space: answer.space }),
  ...(answer.kind === 'regroup' && { space: answer.to, from: answer.from }),
  answer,
});

/** A side prefers levels of its own, the Moderates Neutral; preferences for the other direction are left out. */
const listFor = ({ seat }: View, list: readonly Nested[]): readonly Nested[] =>
  list.filter(({ most: by }) => by !== 'neutral-won' || !isSide(seat));

/** The die for an answer, §8.1.6: (#11) that of the Vassalage, unless it was rolled before. */
const thrown = ({ chance, seat, state }: Question, notes: Event[]): Question['state'] => {
  if (state.piles.current[0] !== WEAPONS || wayOfWeapons(state)) return state;
  const die = throwWeapons(state, telling(chance, seat, 'roll-event', notes));
  return { ...state, eventDie: { card: WEAPONS, die } };
};

/** The answer to an Event's step, with its reason; undefined: decline. */
export const eventChoice = (
  question: Question,
): { readonly command: Command; readonly notes: readonly Event[] } | undefined => {
  const { answers, chance, frame, seat } = question;
  const open = answers.filter(({ kind }) => !NEVER.has(kind));
  const kinds = [...new Set(open.map(({ kind }) => kind))];
  const notes: Event[] = [];
  const state = kinds.includes('shift-vassalage') ? thrown(question, notes) : question.state;
  const view: View = { state, seat, frame: frame ?? freshFrame(seat, NONPLAYER_DECKS[seat][0], false) };
  const fit = open
    .filter(answer => (CHOOSING[answer.kind]?.needs ?? []).every(name => passes(view, targetOf(answer), name)))
    .map(targetOf);
  if (!fit.length) return undefined;
  // §8.5.5 a die decides the colour of a Moderates cube
  const cube =
    seat === 'moderates' && kinds.includes('add-cube')
      ? cardCubeFor(state, telling(chance, seat, 'roll-cube', notes))
      : undefined;
  const among = cube ? fit.filter(({ answer }) => answer?.kind === 'add-cube' && answer.cube === cube) : fit;
  const instruction = instructionOf(state, seat, state.piles.current[0] ?? '');
  const general = [...new Set(kinds.flatMap(kind => CHOOSING[kind]?.prefers ?? []))];
  const list = [...(kinds.includes('choose-text') ? [] : (instruction?.target ?? [])), ...listFor(view, general)];
  const { target, notes: why } = preferred(view, among.length ? among : fit, list, chance);
  return target.answer && { command: target.answer, notes: [...notes, ...why] };
};

/** Everything that choices may want, to check the words. */
export const EVENT_PREFERENCES: readonly Nested[] = Object.values(CHOOSING).flatMap(({ prefers }) => prefers);
