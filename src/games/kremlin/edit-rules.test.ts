import { expect, test } from 'vitest';
import { advise } from '../../kernel/advice';
import { adviceTests } from '../../kernel/testing/advice';
import { kremlin } from '.';
import de from './lang/de.json';
import en from './lang/en.json';
import { asked, at, END } from './testing/positions';

const SIX = ['red-1', 'red-2', 'red-3', 'red-4', 'red-5', 'red-6', 'red-7', 'red-8', 'red-9'];
const table = at({
  agenda: [asked('phase'), END],
  hands: { stalinists: ['red-1', 'red-2'], militarists: ['red-3'] },
  people: { N: { at: 'siberia' } },
});
/** The head of the KGB promotes, then the foreign minister, whom whoever declares the most on them will control. */
const promoting = at({
  phase: 'replacement',
  agenda: [
    { kind: 'promotions', office: 'kgb-head', moved: [] },
    { kind: 'promotions', office: 'foreign-minister', moved: [] },
    END,
  ],
  people: { F: { at: 'siberia' } },
  declared: { B: { stalinists: 9 } },
  sheets: { militarists: { A: 4, B: 4, C: 6, D: 4, E: 4, G: 5, H: 4, I: 4, K: 4 } },
});
const move = (piece: string, from: string, to: string) => ({ kind: 'move', piece, from, to, count: 1 }) as const;

adviceTests(kremlin, {
  words: [en, de],
  at: table,
  by: 'stalinists',
  never: ['add', 'flip'],
  cells: [
    {
      is: '§health a politician is taken off the board',
      change: { kind: 'remove', piece: 'fictional-M', from: 'people', count: 1 },
      breaks: [['§health way-died', { moment: '§declare', asked: 'stalinists' }]],
    },
    {
      is: '§replacement a politician takes an office in another phase',
      change: move('fictional-M', 'people', 'kgb-head'),
      breaks: [['§replacement way-office-taken', { moment: '§declare', asked: 'stalinists' }]],
    },
    {
      is: '§rehabilitation nobody comes from Siberia straight into an office',
      change: move('fictional-N', 'siberia', 'kgb-head'),
      breaks: [
        ['§rehabilitation from-siberia', { politician: 'N', office: 'kgb-head' }],
        ['§replacement way-office-taken', { moment: '§declare', asked: 'stalinists' }],
      ],
    },
    {
      is: '§cure who is not sick goes to no Sanatorium',
      change: { kind: 'set', marker: 'cure-B', to: 1 },
      breaks: [['§cure not-sick', { politician: 'B' }]],
    },
    {
      is: '§cure nor does who holds no office',
      at: at({ agenda: [asked('phase'), END], people: { N: { sick: 1 } } }),
      change: { kind: 'set', marker: 'cure-N', to: 1 },
      breaks: [['§cure no-office', { politician: 'N', place: 'people' }]],
    },
    {
      is: '§replacement who first declares what they hold may be the one who promotes, and ages the minister',
      at: promoting,
      by: 'militarists',
      change: { kind: 'set', marker: 'stress-C', to: 1 },
      partOf: 'promote',
    },
    {
      is: '§replacement who holds nothing on the minister does not age them',
      at: promoting,
      by: 'apologists',
      change: { kind: 'set', marker: 'stress-J', to: 1 },
      breaks: [['§aging way-aged']],
    },
    {
      is: '§aging years pass at another time',
      change: { kind: 'set', marker: 'stress-B', to: 2 },
      breaks: [['§aging way-aged', { moment: '§declare', asked: 'stalinists' }]],
    },
    {
      is: '§aging nobody grows older by so many years at once',
      change: { kind: 'set', marker: 'stress-B', to: 12 },
      breaks: [['§aging many-years', { politician: 'B', by: 12, most: 10 }]],
    },
    {
      is: '§turn-order years are skipped: from 2 to 9',
      change: { kind: 'set', marker: 'turn', to: 9 },
      breaks: [['§turn-order year-skipped', { from: 2, to: 9 }]],
    },
    {
      is: '§intrigue a hand grows beyond its size',
      at: at({ agenda: [asked('phase'), END], hands: { stalinists: SIX.slice(0, 4) } }),
      change: { kind: 'cards', from: 'deck', to: 'stalinists-hand', count: 6 },
      breaks: [['§intrigue hand-too-large', { seat: 'stalinists', cards: 10, most: 3 }]],
    },
    {
      is: '§intrigue a card is drawn ahead of its phase, with nothing to do before it',
      change: { kind: 'card', card: '?', from: 'deck', to: 'stalinists-hand' },
      partOf: 'draw-card',
    },
    {
      is: '§intrigue nobody takes the cards of another',
      change: { kind: 'card', card: '?', from: 'militarists-hand', to: 'stalinists-hand' },
      breaks: [
        ['§intrigue of-another', { seat: 'militarists' }],
        ['§bargains way-card-given', { moment: '§declare', asked: 'stalinists' }],
      ],
    },
    {
      is: '§bargains a card is shown when nothing is negotiated',
      change: { kind: 'show', card: 'red-1', pile: 'stalinists-hand' },
      breaks: [['§bargains way-card-shown', { moment: '§declare', asked: 'stalinists' }]],
    },
    {
      is: '§intrigue all are dealt cards at another time',
      change: { kind: 'deal', pile: 'deck', count: 1 },
      breaks: [['§intrigue way-card-drawn', { moment: '§declare', asked: 'stalinists' }]],
    },
    {
      is: '§intrigue nobody looks into the deck',
      change: { kind: 'look', seat: 'stalinists', pile: 'deck', count: 2 },
      breaks: [['§intrigue way-looked', { moment: '§declare', asked: 'stalinists' }]],
    },
    {
      is: '§investigation nobody is suspected at another time',
      change: { kind: 'set', marker: 'suspicion-B', to: 2 },
      breaks: [['§investigation way-suspected', { moment: '§declare', asked: 'stalinists' }]],
    },
    {
      is: '§health who falls ill before the rolls is ill of one that comes',
      change: { kind: 'set', marker: 'sick-B', to: 1 },
      partOf: 'roll-health',
    },
    {
      is: '§preparation nor shuffles it',
      change: { kind: 'shuffle', pile: 'deck' },
      breaks: [['§preparation way-shuffled', { moment: '§declare', asked: 'stalinists' }]],
    },
    {
      is: '§preparation nor begins again',
      change: { kind: 'recall', pile: 'deck' },
      breaks: [['§preparation way-gathered', { moment: '§declare', asked: 'stalinists' }]],
    },
  ],
});

test('§cure a politician who recovers in the Sanatorium may stay; a table made before names that as a breach', () => {
  const breaks = (isMarked: boolean): readonly string[] => {
    const people = { B: { cure: true, sick: 1 } };
    const state = at({ of: { 'recovered-may-stay': isMarked }, agenda: [asked('phase'), END], people });
    const advice = advise(kremlin, state, 'stalinists', { kind: 'set', marker: 'sick-B', to: 0 });
    return 'breaks' in advice ? advice.breaks.map(({ reason }) => reason) : [];
  };
  expect(breaks(true)).not.toContain('not-sick');
  expect(breaks(false)).toContain('not-sick');
});
