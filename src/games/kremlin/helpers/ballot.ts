/** A ballot as a tool: the votes so far, and their result. */
import type { Helper, Line } from '../../../kernel/helper';
import { ballotOf, countOf } from '../rules/votes';
import type { State } from '../state';
import type { Kremlin } from '../types';

const linesOf = (state: State): readonly Line[] => {
  const ballot = ballotOf(state);
  if (!ballot) return [{ word: 'no-ballot' }];
  const word = ballot.kind === 'trial' ? 'innocent' : 'no';
  return [
    ...ballot.votes.map(({ voter, vote }) => ({ word: 'voted', params: { voter, vote } })),
    { word: 'tally', params: { vote: word, needed: ballot.needed }, value: countOf(ballot.votes, word), total: true },
  ];
};

export const ballot: Helper<Kremlin> = {
  id: 'ballot',
  section: '§trial',
  inputs: () => [],
  preview: state => ({ lines: linesOf(state), odds: [] }),
  run: state => ({ lines: linesOf(state), rolls: [], edits: [] }),
};
