/** Questions of helpers about a politician, and reading the answer. */
import type { Input, Values, Helper, Line, Finding } from '../../../kernel/helper';
import { ballotOf, countOf } from '../rules/votes';
import { type State, type Kremlin, personOf, setOf } from '../state';
import type { Edit } from '../../../kernel/edit';
import { pieceOf } from '../data/politicians';
import { automaticPromotion } from '../rules/automatic-promotions';

/** The politician that was chosen, if it is one of those; else the first. */
export const chosen = (values: Values, among: readonly string[]): string | undefined =>
  among.find(letter => letter === values['politician']) ?? among[0];

export const politicianInput = (among: readonly string[]): readonly Input[] => {
  const [first] = among;
  return first === undefined ? [] : [{ id: 'politician', kind: 'choice', values: among, default: first }];
};

/** A ballot as a tool: the votes so far, and their result. */
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

/** A helper for automatic promotions: level by level, the oldest below and where they go. */
const finding = (state: State): Finding => {
  const lines: Line[] = [];
  const edits: Edit[] = [];
  let now = state;
  for (const level of ['first', 'second', 'candidates'] as const)
    for (let next = automaticPromotion(now, level); next; next = automaticPromotion(now, level)) {
      const { politician, to } = next;
      const person = personOf(now, politician);
      lines.push({ word: 'rises', params: { politician, to } });
      edits.push({ kind: 'move', piece: pieceOf(setOf(now, politician), politician), from: person.at, to, count: 1 });
      now = { ...now, politicians: { ...now.politicians, [politician]: { ...person, at: to } } };
    }
  return { lines: lines.length ? lines : [{ word: 'no-vacancy' }], rolls: [], edits };
};

export const promotions: Helper<Kremlin> = {
  id: 'promotions',
  section: '§replacement',
  inputs: () => [],
  preview: state => ({ lines: finding(state).lines, odds: [] }),
  run: state => finding(state),
};
