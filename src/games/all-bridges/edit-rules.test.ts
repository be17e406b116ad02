import { adviceTests } from '../../kernel/testing/advice';
import { allBridges } from '.';
import de from './lang/de.json';
import en from './lang/en.json';
import { borderOf } from './data/map';
import { active, command, inactive, table, war } from './testing/positions';

const hame = table({
  spaces: { hame: { reds: inactive(2), senate: active(1), networks: 2 }, turku: { moderates: active(1) } },
  prisoners: { reds: 1 },
});
const sabotaged = war({
  spaces: { hame: { reds: active(2) }, tampere: { reds: active(1) } },
  capabilities: { 'trains-1': { side: 'reds', at: 'tampere' } },
  sabotage: [borderOf('hame', 'tampere')],
});
const marching = war({ agenda: command('reds'), spaces: { hame: { reds: active(2) } } });
const add = (piece: string, to: string, count = 1) => ({ kind: 'add', piece, to, count }) as const;
const set = (marker: string, to: number) => ({ kind: 'set', marker, to }) as const;

adviceTests(allBridges, {
  words: [en, de],
  at: hame,
  by: 'reds',
  // nobody has a hand, so nobody can be dealt to
  never: ['deal'],
  cells: [
    {
      is: '§3.2.5 Cells march to a space that is not adjacent',
      change: { kind: 'move', piece: 'reds-inactive', from: 'in-hame', to: 'in-vaasa', count: 2 },
      breaks: [['§3.2.5 not-adjacent', { from: 'hame', to: 'vaasa' }]],
    },
    {
      is: '§3.2.5 Sabotage holds up a Train',
      at: sabotaged,
      change: { kind: 'move', piece: 'trains-reds', from: 'in-tampere', to: 'in-hame', count: 1 },
      breaks: [
        ['§3.2.5 over-sabotage', { from: 'tampere', to: 'hame' }],
        ['§5.3 way-capability-moved', { moment: '§2.2.3', asked: 'reds' }],
      ],
    },
    {
      is: '§3.2.5 but no Cells',
      at: sabotaged,
      change: { kind: 'move', piece: 'reds-active', from: 'in-hame', to: 'in-tampere', count: 1 },
      partOf: 'march-cell',
    },
    {
      is: '§3.3.2 a messenger moves up to three times',
      by: 'moderates',
      change: { kind: 'move', piece: 'moderates-active', from: 'in-turku', to: 'in-uusimaa', count: 1 },
      breaks: [['§3.3.2 way-cells-message', { moment: '§2.2.3', asked: 'reds' }]],
    },
    {
      is: '§3.2.5 Cells march in Phase I',
      change: { kind: 'move', piece: 'reds-inactive', from: 'in-hame', to: 'in-tampere', count: 1 },
      breaks: [['§3.2.5 way-cells-march-early', { moment: '§2.2.3', asked: 'reds' }]],
    },
    {
      is: '§3.2.5 nobody moves the Cells of another Faction',
      by: 'senate',
      change: { kind: 'move', piece: 'reds-inactive', from: 'in-hame', to: 'in-tampere', count: 1 },
      breaks: [
        ['§3.2.5 of-another', { seat: 'reds' }],
        ['§3.2.5 way-cells-march-early', { moment: '§2.2.3', asked: 'reds' }],
      ],
    },
    {
      is: '§1.4.2 a Cell comes from nowhere: one that lies there Active may be turned, or another rallied',
      by: 'moderates',
      change: add('moderates-inactive', 'turku'),
      partOf: 'turn-cell',
    },
    {
      is: '§1.4.3 a third disc lies in a space, where two are the most',
      change: add('administration', 'hame'),
      breaks: [
        ['§1.4.3 too-many-discs', { space: 'hame', discs: 3, most: 2 }],
        ['§3.2.1 way-disc', { moment: '§2.2.3', asked: 'reds' }],
      ],
    },
    {
      is: '§1.4.4 a Prepared marker lies without a Cell of its side',
      change: add('prepared-reds', 'vaasa'),
      breaks: [['§4.2.3 no-cell'], ['§1.4.4 prepared-alone', { space: 'vaasa', faction: 'reds', cells: 0 }]],
    },
    {
      is: '§1.4.4 the Personality stands without the Moderates',
      by: 'moderates',
      change: add('personality', 'hame'),
      breaks: [
        ['§1.4.4 personality-alone', { space: 'hame', cells: 0 }],
        ['§4.3.1 way-personality', { moment: '§2.2.3', asked: 'reds' }],
      ],
    },
    {
      is: '§2.4 Germans land in Phase I',
      at: table({ germanBox: 4 }),
      by: 'senate',
      change: { kind: 'move', piece: 'troop-german', from: 'available-german', to: 'in-turku', count: 2 },
      breaks: [
        ['§2.4 germans-too-early', { space: 'turku', troops: 2 }],
        ['§1.9 way-troops-placed', { moment: '§2.2.3', asked: 'reds' }],
      ],
    },
    {
      is: "§2.4 Phase II can't be undone",
      at: war(),
      change: set('phase', 1),
      breaks: [['§2.4 no-way-back', { from: 2 }]],
    },
    {
      is: '§1.6 a space shifts by four levels at once',
      at: table({ spaces: { hame: { support: -2 } } }),
      change: add('support-active', 'hame'),
      breaks: [['§1.6 several-levels', { space: 'hame', by: 4, most: 2 }]],
    },
    {
      is: '§1.6 Support may lie where nobody lives, but does not come by itself',
      change: add('support-passive', 'mikkeli'),
      breaks: [['§1.6 way-support', { moment: '§2.2.3', asked: 'reds' }]],
    },
    {
      is: '§1.5 Resources come from nowhere',
      change: set('resources-reds', 12),
      breaks: [['§1.5 way-resources', { moment: '§2.2.3', asked: 'reds' }]],
    },
    {
      is: '§1.10 Polarization changes by itself',
      change: set('polarization', 5),
      breaks: [['§1.10 way-polarization', { moment: '§2.2.3', asked: 'reds' }]],
    },
    {
      is: '§1.9 Vassalage too',
      change: set('vassalage-german', 2),
      breaks: [['§4.2.2 way-vassalage', { moment: '§2.2.3', asked: 'reds' }]],
    },
    {
      is: '§1.4.1 a Cell is turned over',
      change: { kind: 'flip', piece: 'reds-inactive', at: 'hame' },
      partOf: 'turn-cell',
    },
    {
      is: '§1.4.2 a Cell leaves the map',
      change: { kind: 'remove', piece: 'reds-inactive', from: 'in-hame', count: 1 },
      partOf: 'withdraw',
    },
    {
      is: '§3.2.3 Terror without a Command',
      by: 'senate',
      change: add('terror-senate', 'hame'),
      partOf: 'terror',
    },
    {
      is: '§2.2.6 a card is turned before the Factions have acted',
      change: { kind: 'card', card: '?', from: 'deck', to: 'upcoming' },
      partOf: 'pass',
    },
    {
      is: '§2.2.6 and several of them',
      change: { kind: 'cards', from: 'deck', to: 'discarded', count: 2 },
      breaks: [['§2.2.6 way-card', { moment: '§2.2.3', asked: 'reds' }]],
    },
    {
      is: '§2.2 nobody looks into the deck',
      change: { kind: 'look', seat: 'reds', pile: 'deck', count: 1 },
      breaks: [['§2.2 way-looked', { moment: '§2.2.3', asked: 'reds' }]],
    },
    {
      is: 'what is shown by hand is left to the players',
      change: { kind: 'show', card: '?', pile: 'deck' },
    },
    {
      is: '§2.1 the deck is shuffled',
      change: { kind: 'shuffle', pile: 'deck' },
      breaks: [['§2.1 way-shuffled', { moment: '§2.2.3', asked: 'reds' }]],
    },
    {
      is: '§2.1 everything begins again',
      change: { kind: 'recall', pile: 'deck' },
      breaks: [['§2.1 way-gathered', { moment: '§2.2.3', asked: 'reds' }]],
    },
    {
      is: '§3.2.5 a Command is under way, and no March was chosen',
      at: marching,
      change: { kind: 'move', piece: 'reds-active', from: 'in-hame', to: 'in-tampere', count: 1 },
      partOf: 'march-cell',
    },
  ],
});
