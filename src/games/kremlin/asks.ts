/** Details of a question beside its step: the numbers of a sheet, its subject, the phase, purge odds, vote count. */
import type { Figures } from '../../kernel/presentation';
import { isClub55 } from './options';
import { chanceOf } from './rules/purge-odds';
import { subjectOf } from './rules/reaction-windows';
import { ballotOf, countOf } from './rules/votes';
import type { State } from './state';

const NOBODY = 'none';

/** The state of a vote, once one is cast. */
const tallyOf = (state: State): Figures => {
  const ballot = ballotOf(state);
  if (!ballot?.votes.length) return { ballot: NOBODY };
  const [pro, con] = ballot.kind === 'trial' ? (['innocent', 'guilty'] as const) : (['yes', 'no'] as const);
  return { ballot: ballot.kind, pro: countOf(ballot.votes, pro), con: countOf(ballot.votes, con) };
};

export const asks = (state: State): Figures | undefined => {
  const [top, next] = state.agenda;
  if (top?.kind === 'assign') return { sheet: isClub55(state.options) ? 'club-55' : 'ten' };
  if (top?.kind !== 'window' && top?.kind !== 'vote') return undefined;
  const chance = next?.kind === 'purge' ? Math.round(100 * chanceOf(state, next.target, next.bonus)) : NOBODY;
  const isNomination = top.kind === 'vote' && ballotOf(state)?.kind === 'election';
  const { phase } = state;
  return {
    on: subjectOf(state) ?? NOBODY,
    chance,
    phase,
    ...tallyOf(state),
    ...(isNomination && { section: '§funeral' }),
  };
};
