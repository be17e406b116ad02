/** §strength Who is stronger in a region, and why. */
import { pieceOf } from '../data/tokens';
import { controllerOf, ownerOf, strengthOf, tokensAt, type State } from '../state';
import { rival, SEATS, type Event, type Region, type Seat, type Tie } from '../vocabulary';

/** One token in the sum; a neutral token without support counts as a token, but adds no strength. */
export interface Part {
  readonly piece: string;
  readonly strength: number;
  readonly counts: boolean;
}

/** The strength and tokens of a side in a region. */
export interface Holding {
  readonly parts: readonly Part[];
  readonly strength: number;
  readonly tokens: number;
}

/** §strength The holder of the will counts neutral tokens next to its own. A leader counts as a unit. */
export const holdingOf = (state: State, region: Region, seat: Seat): Holding => {
  const mine = tokensAt(state, region).filter(token => controllerOf(state, token.kind) === seat);
  const supported = mine.some(token => ownerOf(state, token.kind) === seat);
  const parts = mine.map(
    (token): Part => ({
      piece: pieceOf(token),
      strength: strengthOf(state, token),
      counts: supported || ownerOf(state, token.kind) !== 'nobody',
    }),
  );
  return {
    parts,
    tokens: parts.length,
    strength: parts.reduce((sum, part) => (part.counts ? sum + part.strength : sum), 0),
  };
};

export interface Judgement {
  readonly holdings: Readonly<Record<Seat, Holding>>;
  /** Nobody is stronger in an empty region. */
  readonly stronger?: Seat;
  readonly by?: Tie;
}

/** §strength The higher sum; then more tokens; then the will of the people. */
export const judge = (state: State, region: Region): Judgement => {
  const holdings = { soviet: holdingOf(state, region, 'soviet'), government: holdingOf(state, region, 'government') };
  const { soviet, government } = holdings;
  const ahead = (ours: number, theirs: number): Seat => (ours > theirs ? 'soviet' : 'government');
  const onlyNeutrals = SEATS.every(seat => holdings[seat].parts.every(part => !part.counts));
  // ruling: neutral tokens alone are tokens all the same, unless the table has it otherwise
  if (!soviet.tokens && !government.tokens) return { holdings };
  if (onlyNeutrals && state.options['neutrals-alone'] === 'nobody') return { holdings };
  if (soviet.strength !== government.strength) {
    return { holdings, stronger: ahead(soviet.strength, government.strength), by: 'strength' };
  }
  if (soviet.tokens !== government.tokens) {
    return { holdings, stronger: ahead(soviet.tokens, government.tokens), by: 'tokens' };
  }
  return { holdings, stronger: state.will, by: 'peoples-will' };
};

/** The comparison as an event. */
export const judged = (state: State, region: Region): Event => {
  const { holdings, stronger, by = 'strength' } = judge(state, region);
  return stronger
    ? {
        kind: 'region-held',
        seat: stronger,
        region,
        by,
        mine: holdings[stronger].strength,
        theirs: holdings[rival(stronger)].strength,
      }
    : { kind: 'region-empty', region };
};
