/** Who is stronger in a region, token by token. */
import type { Helper, Line } from '../../../kernel/helper';
import { judge } from '../rules/strength';
import type { State } from '../state';
import type { DualPowers } from '../types';
import { SEATS, type Region } from '../vocabulary';
import { regionIn, regionInput } from './choices';

/** §strength The sums of both sides, and what decides. */
export const strengthLines = (state: State, region: Region): readonly Line[] => {
  const { holdings, stronger, by } = judge(state, region);
  return [
    ...SEATS.flatMap((seat): Line[] => [
      ...holdings[seat].parts.map(
        ({ piece, strength, counts }): Line =>
          counts
            ? { word: 'token', params: { token: piece }, value: strength }
            : { word: 'unsupported', params: { token: piece } },
      ),
      { word: 'total', params: { seat, tokens: holdings[seat].tokens }, value: holdings[seat].strength, total: true },
    ]),
    stronger && by ? { word: 'stronger', params: { seat: stronger, by } } : { word: 'nobody' },
  ];
};

export const strength: Helper<DualPowers> = {
  id: 'strength',
  section: '§strength',
  inputs: state => [regionInput(state)],
  preview: (state, values) => ({
    lines: strengthLines(state, regionIn(state, values)),
    odds: [],
  }),
  run: (state, values) => ({
    lines: strengthLines(state, regionIn(state, values)),
    rolls: [],
    edits: [],
  }),
};
