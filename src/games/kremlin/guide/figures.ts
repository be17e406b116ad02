/** Numbers and tables for the guide, computed from the data of the game. */
import type { Cell } from '../../../kernel/guide';
import { CARDS, cardsOf, SUSTAINED } from '../data/cards';
import { SETS, type Color, type PoliticianSet } from '../data/editions';
import { healthResult, RESULTS } from '../data/health';
import { CANDIDATES, DUTIES, FIRST_LEVEL, PURGE_NUMBERS, SECOND_LEVEL, VOTING } from '../data/offices';
import { DOUBLES, LETTERS, printedOn } from '../data/politicians';
import { numbers } from '../options';
import { CONDEMNATION } from '../rules/condemnation';
import { handLimit } from '../rules/phases';
import { waveNumber } from '../rules/parade';
import { chanceOf, purgeBonus, purgeNumber } from '../rules/purges';
import { scoreOf } from '../rules/victory';
import { DEADLY, RETIREMENT, TEN_PLUS } from '../state';
import { at, withOptions } from '../testing/positions';
import { PHASES } from '../vocabulary';

const plain = at({ of: { edition: 'modern' } });
const sick = (crosses: number) => at({ people: { A: { sick: crosses } } });
const chiefOf = (points: number) => scoreOf(at({ declared: { A: { stalinists: points } } }), 'stalinists');
const SICKBED = at({ people: { B: { cure: true, sick: 1 } } });

export const figures = {
  retirement: RETIREMENT,
  'last-turn': numbers.usual.years,
  'ten-plus': TEN_PLUS,
  deadly: DEADLY,
  'purge-chief': PURGE_NUMBERS['party-chief'],
  'purge-first': PURGE_NUMBERS.first,
  'purge-second': PURGE_NUMBERS.second,
  'purge-candidates': PURGE_NUMBERS.candidates,
  'purge-weak': purgeNumber(plain, 'G'),
  'purge-sanatorium': purgeBonus(SICKBED, 'B'),
  'hand-limit': handLimit(plain, 'stalinists'),
  phases: PHASES.length,
  voters: VOTING.length,
  candidates: CANDIDATES.length,
  politicians: LETTERS.length,
  condemnation: CONDEMNATION,
  'wave-sick': waveNumber(sick(1), 'A', false),
  'wave-ill': waveNumber(sick(2), 'A', false),
  'wave-rain': waveNumber(sick(0), 'A', true),
  'score-chief': chiefOf(1),
  'cards-standard': cardsOf(withOptions({ edition: 'standard' })).length,
  'cards-modern': cardsOf(withOptions({ edition: 'modern' })).length,
};

const FACES = Array.from({ length: 20 }, (_, n) => n + 1);
/** The faces that bring each result at an age, as a range. */
const healthAt = (age: number, isInSanatorium: boolean): readonly Cell[] =>
  RESULTS.map(result => {
    const faces = FACES.filter(face => healthResult(age, isInSanatorium, face) === result);
    const [first] = faces;
    if (first === undefined) return '–';
    return faces.length === 1 ? first : `${first}–${faces.at(-1) ?? first}`;
  });
const AGES = Array.from({ length: RETIREMENT - 50 }, (_, n) => n + 50);

const politicians = (set: PoliticianSet, letters: readonly string[] = LETTERS, names: string = set) =>
  letters.map(letter => {
    const printed = printedOn(withOptions({}), set, letter);
    return [
      `${letter}.`,
      `politicians.${names}.${letter}`,
      printed?.age ?? 0,
      printed?.strength ?? '',
      printed?.weakness ?? '',
    ];
  });
const cards = (color: Color) =>
  [...new Set(CARDS.filter(card => card.color === color).map(({ title }) => title))].map(title => {
    const copies = CARDS.filter(card => card.title === title);
    return [
      copies.map(({ number }) => number).join(', '),
      `cards.${title}.name`,
      SUSTAINED.has(title) ? 'kinds.sustained' : 'kinds.intrigue',
      `cards.${title}.note`,
    ];
  });
const [FICTIONAL, HISTORICAL, MODERN] = SETS;

/** A level, its offices, its Purge number, and the chance (%) that a die reaches it. */
const level = (name: string, offices: readonly Cell[], number: number, holder: string): readonly Cell[] => [
  `places.${name}`,
  [offices].flat(2),
  number,
  Math.round(100 * chanceOf(plain, holder)),
];

export const tables: Readonly<Record<string, readonly (readonly Cell[])[]>> = {
  levels: [
    level('party-chief', ['party-chief'], PURGE_NUMBERS['party-chief'], 'A'),
    level('first', FIRST_LEVEL, PURGE_NUMBERS.first, 'B'),
    level('second', SECOND_LEVEL, PURGE_NUMBERS.second, 'E'),
    level('candidates', CANDIDATES, PURGE_NUMBERS.candidates, 'I'),
  ],
  duties: [
    ['phases.purges', [...DUTIES.purges]],
    ['phases.investigations', [...DUTIES.investigations]],
    ['phases.funeral', [...DUTIES.nomination]],
  ],
  working: AGES.map(age => [age, ...healthAt(age, false)]),
  sanatorium: AGES.map(age => [age, ...healthAt(age, true)]),
  modern: politicians(MODERN),
  fictional: politicians(FICTIONAL),
  historical: politicians(HISTORICAL),
  double: politicians(MODERN, DOUBLES, 'double'),
  red: cards('red'),
  gray: cards('gray'),
  black: cards('black'),
};
