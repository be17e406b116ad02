/** Tools that count and roll: Rally, Attack Strength, capture, the price of Agitation. */
import type { Edit } from '../../../kernel/edit';
import type { Helper, Line, Odd } from '../../../kernel/helper';
import { faceOf } from '../rules/common';
import { captors } from '../rules/capture';
import { encouragement, hindrance } from '../rules/rally';
import { strengthLines, succeeds, type Fight } from '../rules/strength';
import { availableCells, cellsIn, discsIn, surcharge, terrorIn, troopsIn } from '../selectors';
import type { Space } from '../data/map';
import type { State, AllBridges } from '../state';
import { cellPiece } from '../faces';
import { isSide, opponent, SIDES, type Seat, type Side } from '../vocabulary';
import { countIn, factionIn, factionInput, resourcesSet, spaceIn, spaceInput } from './readings';

type Tool = Helper<AllBridges>;
type Values = Parameters<Tool['preview']>[1];
const MOST = 9;
const FACES = [1, 2, 3, 4, 5, 6];
const chance = (holds: (die: number) => boolean): number => FACES.filter(holds).length / FACES.length;

const line = (word: string, value: number): readonly Line[] => (value ? [{ word, value }] : []);

// ---------------------------------------------------------------- Rally
/** What a Rally in a space places, line by line, with a payment against hindrances. */
export const rallyCounted = (
  state: State,
  seat: Seat,
  space: Space,
  offset: number,
  available = availableCells(state, seat),
): { readonly lines: readonly Line[]; readonly placed: number } => {
  const against = hindrance(state, seat, space);
  const paid = Math.min(against, offset);
  const help = encouragement(state, seat, space);
  const count = Math.max(0, 1 + help - against + paid);
  const placed = Math.min(count, available);
  const terror = isSide(seat) ? state.spaces[space].terror[opponent(seat)] : 0;
  return {
    placed,
    lines: [
      { word: 'one-cell', value: 1 },
      ...line(seat === 'senate' ? 'support' : 'opposition', help),
      ...line(seat === 'senate' ? 'opposition' : 'support', terror - against),
      ...line('enemy-terror', -terror),
      ...line('offset', paid),
      ...(placed < count ? [{ word: 'available', value: available }] : []),
      { word: 'cells-placed', value: placed, total: true },
    ],
  };
};
const rallyHere = (state: State, values: Values) =>
  rallyCounted(state, factionIn(values), spaceIn(values), countIn(values['offset'], MOST));
export const rallyHelper: Tool = {
  id: 'rally',
  section: '§3.2.1',
  inputs: (state, values) => [
    factionInput,
    spaceInput,
    { id: 'offset', kind: 'number', min: 0, max: hindrance(state, factionIn(values), spaceIn(values)), default: 0 },
  ],
  preview: (state, values) => ({ lines: rallyHere(state, values).lines, odds: [] }),
  run(state, values) {
    const { lines, placed } = rallyHere(state, values);
    const piece = cellPiece(factionIn(values), 'inactive');
    const edits: readonly Edit[] = placed ? [{ kind: 'add', piece, to: spaceIn(values), count: placed }] : [];
    return { lines, rolls: [], edits };
  },
};

// ---------------------------------------------------------------- Attack
const ATTACKERS = [...SIDES, 'german'] as const;
const fightIn = (state: State, values: Values): Fight => {
  const by: Side | 'german' = ATTACKERS.find(one => one === values['side']) ?? 'reds';
  const space = spaceIn(values);
  const enemy = by === 'german' ? 'reds' : opponent(by);
  return {
    by,
    space,
    attackers: by === 'german' ? 0 : Math.min(cellsIn(state, space, by), countIn(values['cells'], 20)),
    helpers: by === 'senate' ? 0 : troopsIn(state, space, by === 'german' ? 'german' : 'russian'),
    cells: cellsIn(state, space, enemy) + discsIn(state, space, enemy) > 0,
    troops: troopsIn(state, space, enemy === 'reds' ? 'russian' : 'german') > 0,
    bought: countIn(values['added'], MOST),
  };
};
export const strengthIn = (lines: readonly Line[]): number => lines.at(-1)?.value ?? 0;
/** The succeeding faces by the losses they inflict, two faces together to keep the rows few. */
const HITS: readonly (readonly [least: number, most: number])[] = [
  [1, 2],
  [3, 4],
  [5, 5],
];
/** §3.2.4 An Attack fails, or the Defender loses as many as the die shows. */
export const attackOdds = (strength: number): readonly Odd[] => [
  ...HITS.flatMap(([least, most]): readonly Odd[] => {
    const hits = FACES.filter(die => die >= least && die <= most && succeeds(die, strength));
    const [first] = hits;
    if (first === undefined) return [];
    // a single number stays one: as a text it would be a card's id
    const losses = hits.length > 1 ? `${first}–${hits.at(-1)}` : first;
    return [{ word: 'succeeds-with', params: { losses }, probability: hits.length / FACES.length }];
  }),
  { word: 'fails', probability: chance(die => !succeeds(die, strength)) },
];
export const attackHelper: Tool = {
  id: 'attack',
  section: '§3.2.4',
  inputs: (state, values) => [
    { id: 'side', kind: 'choice', values: [...ATTACKERS], default: 'reds' },
    spaceInput,
    { id: 'cells', kind: 'number', min: 0, max: 20, default: fightIn(state, { ...values, cells: 20 }).attackers },
    { id: 'added', kind: 'number', min: 0, max: MOST, default: 0 },
  ],
  preview(state, values) {
    const lines = strengthLines(state, fightIn(state, values));
    return { lines, odds: attackOdds(strengthIn(lines)) };
  },
  run(state, values, dice) {
    const lines = strengthLines(state, fightIn(state, values));
    const die = faceOf(dice.roll(1, 6));
    return {
      lines: [
        ...lines,
        { word: 'die', params: { die } },
        { word: succeeds(die, strengthIn(lines)) ? 'succeeds' : 'fails', total: true },
      ],
      rolls: [{ count: 1, sides: 6, faces: [die] }],
      edits: [],
    };
  },
};

// ---------------------------------------------------------------- capture
export const captureHelper: Tool = {
  id: 'capture',
  section: '§3.3.2',
  inputs: () => [spaceInput],
  preview(state, values) {
    const cells = captors(state, spaceIn(values));
    const probability = chance(die => die <= cells);
    return {
      lines: [{ word: 'captors', value: cells, total: true }],
      odds: [
        { word: 'caught', probability },
        { word: 'free', probability: 1 - probability },
      ],
    };
  },
  run(state, values, dice) {
    const cells = captors(state, spaceIn(values));
    const die = faceOf(dice.roll(1, 6));
    return {
      lines: [
        { word: 'captors', value: cells },
        { word: 'die', params: { die } },
        { word: die <= cells ? 'caught' : 'free', total: true },
      ],
      rolls: [{ count: 1, sides: 6, faces: [die] }],
      edits: [],
    };
  },
};

// ---------------------------------------------------------------- Agitation
const agitationLines = (state: State, values: Values): readonly Line[] => {
  const seat = factionIn(values);
  const terror = isSide(seat) ? terrorIn(state, spaceIn(values)) : 0;
  const extra = isSide(seat) ? surcharge(state, seat) : 0;
  return [
    ...line('terror-to-pay', terror),
    ...line('surcharge', extra),
    { word: 'first-level', value: 1 },
    { word: 'cost', value: terror + extra + 1, total: true },
  ];
};
export const agitationHelper: Tool = {
  id: 'agitation',
  section: '§6.4.2',
  inputs: () => [factionInput, spaceInput],
  preview: (state, values) => ({ lines: agitationLines(state, values), odds: [] }),
  run(state, values) {
    const lines = agitationLines(state, values);
    const left = state.resources[factionIn(values)] - (lines.at(-1)?.value ?? 0);
    return { lines, rolls: [], edits: left < 0 ? [] : [resourcesSet(factionIn(values), left)] };
  },
};
