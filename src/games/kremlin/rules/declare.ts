/**
 * §declare §ten-plus §ties Factions may declare influence at any time; they may break a tie. Declarations are final.
 */
import type { Refusal } from '../../../kernel/refusal';
import { refuse } from '../refusals';
import type { Answers } from '../../../kernel/rule';
import { hasTenths, isThreePlayer } from '../options';
import { inForce, lettersOf, personOf, seatsOf, TEN_PLUS, type State, type Kremlin } from '../state';
import type { Event, Seat, Step } from '../vocabulary';
import { arbiterOf, chitsOn, declaredBy, leadersOn, tenPlusOn } from './control';
import { reopened } from './reaction-windows';

/** Everything is dealt and the game is not over: from now on influence is declared. */
export const hasBegun = ({ agenda, ending }: State): boolean =>
  ending === undefined && !agenda.some(({ kind }) => kind === 'assign' || kind === 'prepare');

/** §three-player Until the first influence is added, none is placed on the Party Chief. */
const CHIEF_FREE = 3;

const forbidden = (state: State, seat: Seat, letter: string): Refusal | undefined => {
  const { at } = personOf(state, letter);
  if (at === 'exile') return refuse('§exile', 'in-exile');
  if (at === 'removed') return refuse('§declare', 'not-in-play');
  const owner = tenPlusOn(state, letter);
  if (owner !== undefined && owner !== seat) return refuse('§ten-plus', 'ten-plus', { seat: owner });
  return chiefIsBarred(state, letter) ?? (inForce(state, 'ban') ? refuse('§intrigue', 'ban-on-factions') : undefined);
};
const isAdding = (state: State): boolean => state.agenda.some(step => step.kind === 'increase');
/** §three-player Nobody places influence on the Party Chief yet, by a declaration or by a card. */
export const chiefIsBarred = (state: State, letter: string): Refusal | undefined =>
  isThreePlayer(state.options) &&
  personOf(state, letter).at === 'party-chief' &&
  state.turn <= CHIEF_FREE &&
  !isAdding(state)
    ? refuse('§three-player', 'not-on-the-chief')
    : undefined;

/** The events of a declaration: more than ten points send the chits of all others home. */
export const declaration = (state: State, seat: Seat, politician: string, points: number): readonly Event[] => [
  { kind: 'influence-declared', seat, politician, points },
  ...(points >= TEN_PLUS
    ? chitsOn(state, politician)
        .filter(chit => chit.seat !== seat)
        .map((chit): Event => ({ kind: 'influence-returned', seat: chit.seat, politician }))
    : []),
];

export const declareRules = {
  declare: {
    section: '§declare',
    offers: ({ state, seat }) =>
      hasBegun(state)
        ? Object.entries(state.influence[seat])
            .filter(([letter, points]) => points > declaredBy(state, seat, letter))
            .map(([letter, points]) => {
              const from = declaredBy(state, seat, letter);
              return {
                kind: 'declare',
                politician: [letter],
                points: Array.from({ length: points - from }, (_, n) => from + n + 1),
              };
            })
        : [],
    forbids: ({ state, seat }, { politician }) => forbidden(state, seat, politician),
    decide: ({ state, seat }, { politician, points }) => ({
      events: [...declaration(state, seat, politician, points), ...reopened(state, seat)],
    }),
  },
  support: {
    section: '§ties',
    offers({ state, seat }) {
      if (!hasBegun(state) || (!hasTenths(state.options) && arbiterOf(state) !== seat)) return [];
      const politician = lettersOf(state.options).filter(letter => leadersOn(state, letter).length > 1);
      return politician.length ? [{ kind: 'support', politician, faction: seatsOf(state.options) }] : [];
    },
    forbids({ state, seat }, { politician, faction }) {
      const tied = leadersOn(state, politician);
      if (!tied.includes(faction)) return refuse('§ties', 'not-tied', { seat: faction });
      if (arbiterOf(state) === seat) {
        // one declaration for one tie: repeating it would stall the game
        const isSaid = state.support.some(
          one => one.settles && one.seat === seat && one.politician === politician && tied.includes(one.faction),
        );
        return isSaid ? refuse('§ties', 'support-is-given') : undefined;
      }
      if (tied.includes(seat)) return refuse('§ties', 'tied-yourself');
      if (declaredBy(state, seat, politician) === 0) return refuse('§ties', 'nothing-declared');
      const given = state.support.some(one => one.politician === politician && one.seat === seat);
      return given ? refuse('§ties', 'support-is-given') : undefined;
    },
    decide: ({ state, seat }, { politician, faction }) => ({
      events: [
        { kind: 'support-given', seat, politician, faction, settles: arbiterOf(state) === seat },
        ...reopened(state, seat),
      ],
    }),
  },
} satisfies Answers<Kremlin, Step>;
