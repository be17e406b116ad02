import { translations } from '../../../scripts/languages';
import { describe, expect, test } from 'vitest';
import { heads } from './motifs/heads';
import { EVERY_GAME } from '../../testing/all-games';
import type { Board, Face, Slot, Track } from '../../kernel/board';
import { cellsOf } from '../board/projection';
import { boardSvg } from './board';
import { cardBackSvg, cardSvg } from './card';
import { badgeIds, badgeSvg, counterSvg, markerSvg, numeralSvg } from './counter';
import { fit, widthOf, wrap } from './lettering';
import { motif, motifIds } from './motifs/motifs';
import { SHADES } from './palette';

const face: Face = {
  word: 'cards.trotsky',
  kind: 'leader',
  side: 'red',
  number: 3,
  motif: 'star',
  shape: 'card',
  tone: 'red',
};
const NAMED = [
  'star',
  'hammer',
  'rifles',
  'flag',
  'crown',
  'eagle',
  'anchor',
  'train',
  'tank',
  'cannon',
  'horse',
  'sabre',
  'fist',
  'wheat',
  'factory',
  'book',
  'torch',
  'skull',
  'scales',
  'letter',
  'snow',
  'ship',
  'mountain',
  'city',
  'cross-swords',
  'cap',
  'bayonet',
  'handshake',
  'crowd',
  'lightning',
  'fortress',
  'tent',
  'map',
  'coin',
  'eye',
  'broken-chain',
  'megaphone',
  'spire',
  'gate',
  'wheel',
  'arrow',
  'arrows',
  'turn',
  'fir',
  'helmet',
  'bear',
  'barricade',
  'ballot',
  'arrow-up',
  'arrows-up',
  'arrow-down',
  'arrows-down',
  'broken-rail',
  'bridge',
  'chair',
  'hall',
  'barracks',
];
const board = (width: number): Board => ({ width, height: 1000, decorations: [], spaces: [], slots: [], tracks: [] });

describe('lettering', () => {
  test('a word that ends with a hyphen of its own does not end its line', () => {
    expect(wrap('Land- und Seeweg', 'title', 20, 400)).toEqual({ lines: ['Land- und Seeweg'], isCut: false });
  });

  test('no line is wider than its box, and a long word is cut with a hyphen', () => {
    const text = 'Eine Oberbefehlshaberkommandantur und noch mehr';
    for (const width of [60, 90, 140]) {
      for (const line of wrap(text, 'title', 20, width).lines)
        expect(widthOf(line, 'title', 20)).toBeLessThanOrEqual(width);
    }
    expect(wrap(text, 'title', 20, 90).lines.join('').replaceAll(/[ -]/g, '')).toBe(text.replaceAll(' ', ''));
  });

  test('a text is set as large as its box allows, and cut at the smallest size', () => {
    const box = { width: 100, height: 40 };
    expect(fit('Reds', 'title', box, { max: 30, min: 10 }).size).toBe(30);
    const { size, lines } = fit('word '.repeat(60), 'text', box, { max: 30, min: 10 });
    expect([size, lines.length, lines.at(-1)?.endsWith('…')]).toEqual([10, 3, true]);
  });
});

test('every motif that games may name is drawn', () => {
  expect(
    motifIds()
      .filter(id => !heads.has(id))
      .sort(),
  ).toEqual([...NAMED].sort());
});

type GameTypes = { readonly RT: Readonly<Record<string, { readonly badges?: Readonly<Record<string, string>> }>> };

test('every badge that a game has words for has a picture', () => {
  const { RT } = translations('en') as unknown as GameTypes;
  const spoken = EVERY_GAME.flatMap(({ id }) => Object.keys(RT[id]?.badges ?? {}));
  const drawn = badgeIds();
  expect(spoken.length).toBeGreaterThan(0);
  expect(spoken.filter(badge => !drawn.includes(badge))).toEqual([]);
});

test('a solid piece is the sign of its side on the full colour of its side, and has a back like any other', () => {
  const chit = { ...face, shape: 'square' } as const;
  const solid = counterSvg({ ...chit, solid: true });
  const isRed = (svg: string) => svg.includes(`fill="${SHADES.red.fill}" stroke`);
  expect([
    isRed(counterSvg({ ...chit, side: 'none' }, { emblem: { tone: 'blue', shape: 'rook' } })),
    isRed(solid),
  ]).toEqual([false, true]);
  expect(counterSvg({ ...chit, solid: true }, { down: true })).toBe(counterSvg(chit, { down: true }));
});

test('a hollow piece is told from the solid one without colour: pale, its sign an outline', () => {
  const cell = { ...face, shape: 'octagon' } as const;
  const emblem = { tone: 'blue', shape: 'rook' } as const;
  const solid = counterSvg({ ...cell, solid: true }, { emblem });
  const hollow = counterSvg({ ...cell, hollow: true }, { emblem });
  expect(hollow).toContain('fill="none"');
  expect([solid, hollow].map(svg => svg.includes(`fill="${SHADES.blue.pale}"`))).toEqual([false, true]);
  expect(counterSvg({ ...cell, hollow: true }, { emblem, down: true })).toBe(counterSvg(cell, { emblem, down: true }));
});

test('lines of a map are drawn across its land and beneath names and towns', () => {
  const shape = [
    { x: 0, y: 0 },
    { x: 90, y: 0 },
    { x: 90, y: 90 },
  ];
  const label = { x: 10, y: 10, width: 50, height: 20 };
  const land = { id: 'a', word: 'a', tone: 'brass', pattern: 'plain', shape, label, land: true } as const;
  const town = { id: 'b', word: 'b', tone: 'red', pattern: 'plain', shape, label } as const;
  const railway = { path: 'M1 2H3', tone: 'ink', pattern: 'rails', line: 9, over: true } as const;
  const svg = boardSvg({ ...board(500), spaces: [town, land], decorations: [railway] });
  const at = [SHADES.brass.pale, 'd="M1 2H3"', `fill="${SHADES.brass.fill}"`, SHADES.red.pale].map(part =>
    svg.indexOf(part),
  );
  expect(at).toEqual(at.toSorted((one, other) => one - other));
  expect(at.includes(-1)).toBe(false);
});

test.each([
  ['card', cardSvg(face, { title: 'A <b> & "c"', note: 'GameTypes' })],
  ['back', cardBackSvg({ tone: 'red', shape: 'star' })],
  ['counter', counterSvg(face)],
  ['marker', markerSvg(face)],
  ['badge', badgeSvg('rally')],
  ['written badge', badgeSvg('doubts-3')],
  ['counted chit', counterSvg({ ...face, counted: true })],
  ['numeral', numeralSvg(11)],
  ['unknown motif', motif('nothing', { ink: '#000', accent: '#f00', paper: '#fff' }, { x: 0, y: 0, size: 1 })],
])('the picture of a %s is whole: elements closed, words escaped, nothing undefined', (_, svg) => {
  const open: string[] = [];
  for (const [, close, name = '', self] of svg.matchAll(/<(\/?)([a-z]\w*)[^>]*?(\/?)>/g)) {
    if (close) expect(open.pop()).toBe(name);
    else if (!self) open.push(name);
  }
  expect(open).toEqual([]);
  expect(svg).not.toMatch(/undefined|NaN|<b>/);
});

test('boxes of a grid and of a track are printed with what stands in them', () => {
  const slot: Slot = {
    id: 'cubes',
    flow: 'grid',
    piece: { width: 50, height: 50 },
    box: { x: 100, y: 100, width: 110, height: 110 },
    cells: ['', '+1', '+2'],
  };
  const track: Track = {
    id: 'points',
    from: -1,
    word: 'points',
    tone: 'paper',
    labels: ['1', '0', '1'],
    boxes: [0, 1, 2].map(n => ({ x: n * 50, y: 0, width: 50, height: 50 })),
  };
  expect(cellsOf(slot).map(({ x, y, text }) => [x, y, text])).toEqual([
    [100, 100, ''],
    [155, 100, '+1'],
    [100, 155, '+2'],
  ]);
  expect(cellsOf({ ...slot, cells: [] })).toEqual([]);
  const printed: string[] = [];
  boardSvg({ ...board(500), slots: [slot], tracks: [track] }, ({ text }) => {
    printed.push(text);
    return '';
  });
  expect(printed).toEqual(['', '+1', '+2', '1', '0', '1']);
});

test('a card shows its marks with and without words, and what has no side shows no sign of one', () => {
  const printed: string[] = [];
  const lettering = ({ text }: { readonly text: string }): string => {
    printed.push(text);
    return '';
  };
  const marked: Face = { ...face, marks: [{ motif: 'rifles', value: 2 }, { motif: 'arrow' }] };
  for (const texts of [{}, { title: 'Nevsky', note: 'GameTypes', tags: ['Recruit 2', 'Move'] }]) {
    printed.length = 0;
    const svg = cardSvg(marked, texts, { lettering });
    expect(printed).toContain('2');
    expect(svg.length).toBeGreaterThan(cardSvg(face, texts, { lettering }).length);
  }
  const withSign = cardSvg(face, {}, { emblem: { tone: 'red', shape: 'star' } });
  expect(withSign.length).toBeGreaterThan(cardSvg(face, {}).length);
});

test('an empty place for a card shows what belongs there, and one that is not printed only its sign', () => {
  const one: Slot = {
    id: 'deck',
    flow: 'one',
    piece: { width: 100, height: 140 },
    box: { x: 0, y: 0, width: 100, height: 140 },
  };
  const drawn = (given: Partial<Slot>): string => boardSvg({ ...board(500), slots: [{ ...one, ...given }] });
  const sign = { motif: 'star', tone: 'red' } as const;
  expect(drawn({ sign })).not.toBe(drawn({}));
  expect(drawn({ unprinted: true })).toBe(boardSvg(board(500)));
  expect(drawn({ unprinted: true, sign })).toContain('#b3261e');
});

test('a board has its width and height, and none is larger than a texture may be', () => {
  expect(boardSvg(board(2400))).toMatch(/^<svg [^>]*width="2400" height="1000" viewBox="0 0 2400 1000"/);
  expect(boardSvg(board(8192))).toMatch(/^<svg [^>]*width="4096" height="500" viewBox="0 0 8192 1000"/);
});
