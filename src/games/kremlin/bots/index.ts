/** The bots of the game. */
import type { Eyes, Pick, Searcher, Bot } from '../../../kernel/bot';
import { scoreOf } from '../../../kernel/kit/bots';
import { searchingBot, type Budget, type Lookout } from '../../../kernel/kit/search';
import type { Unplaced } from '../../../kernel/redeal';
import { cardsOf } from '../data/cards';
import { isClub55 } from '../options';
import { ballotOf } from '../rules/votes';
import { seatsOf, type State, type Kremlin } from '../state';
import { handOf, type Command, type Seat } from '../vocabulary';
import { REASONS, SCORES, WHYS, apparatchik } from './apparatchik';
import { chanceToWin } from './chance';
import { firmness, withSheets } from './sheets';

// Bots that look ahead to the end of the year, at tables with hands and sheets that rivals may well have.

/** The cards that lie nowhere visible: in hands and in the deck. */
const unplaced = (seen: State): readonly Unplaced[] => {
  const placed = new Set(Object.values(seen.piles).flat());
  return [
    {
      cards: cardsOf(seen.options).filter(card => !placed.has(card)),
      piles: [...seatsOf(seen.options).map(handOf), 'deck'],
    },
  ];
};

/** Commands with only one sensible answer in a line: nobody reacts, dice are rolled, votes depend on the accused. */
const habit = (state: State, seat: Seat): Command | undefined => {
  const [top] = state.agenda;
  switch (top?.kind) {
    case 'window':
      return { kind: 'pass' };
    case 'health':
      return { kind: 'roll-health' };
    case 'wave':
      return { kind: 'roll-wave' };
    case 'purge':
      return { kind: 'roll-purge' };
    case 'shifts':
      return { kind: 'end-shifts' };
    case 'rehabilitations':
      return { kind: 'end-rehabilitations' };
    case 'vote': {
      const [pro, con] =
        ballotOf(state)?.kind === 'election' ? (['yes', 'no'] as const) : (['innocent', 'guilty'] as const);
      const isFor = SCORES.vote({ kind: 'vote', vote: pro }, { state, seat, legal: [] }) >= 0;
      return { kind: 'vote', vote: isFor ? pro : con };
    }
    default:
      return undefined;
  }
};

const lookout: Lookout<Kremlin> = {
  reasons: REASONS,
  scores: SCORES,
  whys: WHYS,
  unplaced,
  imagined: withSheets,
  habit,
  isFar: (state, from) => state.turn > from.turn || state.ending !== undefined,
  doubt: 1.5,
  worth: chanceToWin,
};

/** In a window only commands better than passing are considered; elsewhere all but the hopeless. */
const IDLE = 0.05;
const HOPELESS = -5;

/** The highest number left, on the politician who promises most by it; none where the sheet is full. */
const firmest = ({ state, seat, legal }: Eyes<Kremlin>): Command | undefined => {
  const numbers = legal.filter(command => command.kind === 'assign');
  const highest = Math.max(...numbers.map(({ points }) => points));
  const rated = firmness(state, seat);
  return numbers
    .filter(({ points }) => points === highest)
    .toSorted((a, b) => rated(b.politician, b.points) - rated(a.politician, a.points))[0];
};

/** Looks ahead if there is a real choice; sheets are written, and plain windows passed, at a glance. */
const weighing = (budget: Budget): Searcher<Kremlin> => {
  const searcher = searchingBot(lookout, budget);
  return {
    ...searcher,
    *think(rules, eyes: Eyes<Kremlin>, pick: Pick) {
      const top = eyes.state.agenda[0]?.kind;
      const written = top === 'assign' && !isClub55(eyes.state.options) ? firmest(eyes) : undefined;
      if (written) return { command: written };
      const least = top === 'window' ? IDLE : HOPELESS;
      const scored = eyes.legal.map(command => ({ command, value: scoreOf(SCORES, command, eyes) }));
      const best = Math.max(...scored.map(({ value }) => value));
      const worth = scored.filter(
        ({ command, value }) => value === best || (top !== 'assign' && value > least) || command.kind === 'pass',
      );
      return yield* searcher.think(rules, { ...eyes, legal: worth.map(({ command }) => command) }, pick);
    },
  };
};

export const conspirator = weighing({ id: 'conspirator', level: 'sound', breadth: 6, nodes: 300, tables: 8 });
export const mastermind = weighing({ id: 'mastermind', level: 'strong', breadth: 8, nodes: 1000, tables: 16 });

export const bots: readonly Bot<Kremlin>[] = [apparatchik, conspirator, mastermind];
