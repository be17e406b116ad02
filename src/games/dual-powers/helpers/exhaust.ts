/** §exhaust What happens to every token of a region; exhausted ones leave first, so that none is turned twice. */
import type { Edit } from '../../../kernel/edit';
import type { Finding, Helper, Line } from '../../../kernel/helper';
import { pieceOf } from '../data/tokens';
import { isUnit, ownerOf, tokensAt, type State, type Token, type DualPowers } from '../state';
import { supplyOf, type Region } from '../vocabulary';
import { regionIn, regionInput } from './choices';

const whatOf = (state: State, token: Token, region: Region): { readonly line: Line; readonly edit: Edit } => {
  const piece = pieceOf(token);
  const params = { token: piece };
  const owner = ownerOf(state, token.kind);
  if (!token.exhausted) return { line: { word: 'turns', params }, edit: { kind: 'flip', piece, at: region } };
  return owner !== 'nobody' && isUnit(state, token.kind)
    ? {
        line: { word: 'goes-home', params },
        edit: { kind: 'move', piece, from: region, to: supplyOf(owner), count: 1 },
      }
    : { line: { word: 'leaves', params }, edit: { kind: 'remove', piece, from: region, count: 1 } };
};

/**
 * §exhaust What happens to every token of a region; those that are exhausted go first, so that none is turned twice.
 */
export const exhaustFinding = (state: State, region: Region): Finding => {
  const here = tokensAt(state, region).toSorted((a, b) => Number(b.exhausted) - Number(a.exhausted));
  const all = here.map(token => whatOf(state, token, region));
  return {
    rolls: [],
    lines: all.length ? all.map(one => one.line) : [{ word: 'empty' }],
    edits: all.map(one => one.edit),
  };
};

export const exhaust: Helper<DualPowers> = {
  id: 'exhaust',
  section: '§exhaust',
  inputs: state => [regionInput(state)],
  preview: (state, values) => ({ lines: exhaustFinding(state, regionIn(state, values)).lines, odds: [] }),
  run: (state, values) => exhaustFinding(state, regionIn(state, values)),
};
