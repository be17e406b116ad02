import { adviceTests } from '../../kernel/testing/advice';
import { civilWar } from '.';
import de from './lang/de.json';
import en from './lang/en.json';
import { army, at, from, hands } from './testing/positions';

const armies = [
  army('red-trotsky', 'south', ['red-army-1'], 'rallied'),
  army('red-generals-1', 'south', ['red-army-2', 'red-army-3']),
  army('red-lenin', 'east'),
  army('white-wrangel', 'south', ['white-poles-1']),
  army('white-krasnov', 'east'),
];
const piles = {
  hands: hands(['red-stalin', 'red-partisans-1', 'red-manpower'], ['white-finns']),
  discards: hands(['red-sacked'], ['white-purge-1']),
};
const during = (kind: Parameters<typeof from>[0]) => at({ agenda: from(kind, 'red'), armies, ...piles });
const [recruitment, rally, attack] = [during('recruitment'), during('rally'), during('attack')];
const WHITES = ['kolchak', 'denikin', 'alexeyev', 'kornilov', 'makhno', 'yudenich', 'judenits'].map(
  name => `white-${name}`,
);
const move = (piece: string, start: string, to: string) =>
  ({ kind: 'move', piece, from: start, to, count: 1 }) as const;

adviceTests(civilWar, {
  words: [en, de],
  at: attack,
  by: 'red',
  cells: [
    {
      is: '§recruitment a leader laid from the hand at a front is recruited, and that is offered',
      at: recruitment,
      change: { kind: 'card', card: 'red-stalin', from: 'red-hand', to: 'east-red' },
      actions: [{ kind: 'recruit-leader', card: 'red-stalin', front: 'east' }],
    },
    {
      is: '§recruitment before that phase it is against the sequence of play',
      at: rally,
      change: { kind: 'card', card: 'red-stalin', from: 'red-hand', to: 'east-red' },
      partOf: 'recruit-leader',
    },
    {
      is: '§recruitment nobody lays the cards of the other side',
      at: recruitment,
      by: 'white',
      change: { kind: 'card', card: '?', from: 'red-hand', to: 'red-discard' },
      breaks: [
        ['§setup of-another', { seat: 'red' }],
        ['§reserve way-card-discarded', { moment: '§recruitment', asked: 'red' }],
      ],
    },
    {
      is: '§recruitment a discarded troop is laid at a front in that phase: the phase is right, the pile is not',
      at: at({ agenda: from('recruitment', 'red'), armies, ...piles, discards: hands(['red-partisans-2'], []) }),
      change: { kind: 'add', piece: 'red-partisans-2', to: 'east-red', count: 1 },
      breaks: [['§recruitment not-in-hand', { unit: 'red-partisans-2' }]],
    },
    {
      is: '§rally a troop finds no room with a full leader: three where two are the most',
      at: rally,
      change: move('red-army-1', 'south-red', 'red-generals-1'),
      breaks: [['§recruitment too-many-troops', { leader: 'red-generals-1', troops: 3, most: 2 }]],
    },
    {
      is: '§rally a troop goes to another leader at its front',
      at: rally,
      change: move('red-army-2', 'south-red', 'red-trotsky'),
      actions: [{ kind: 'move-troop', troop: 'red-army-2', leader: 'red-trotsky' }],
    },
    {
      is: '§rally after that phase troops stay where they are',
      change: move('red-army-2', 'south-red', 'red-lenin'),
      breaks: [['§rally way-leader-moved', { moment: '§attacking', asked: 'red' }]],
    },
    {
      is: '§recruitment, §rally a White leader goes to a front where they may not stand, and at all',
      at: recruitment,
      by: 'white',
      change: move('white-wrangel', 'south-white', 'east-white'),
      breaks: [
        ['§recruitment stands-elsewhere', { unit: 'white-wrangel', front: 'east' }],
        ['§rally whites-stay', { unit: 'white-wrangel', from: 'south', to: 'east' }],
      ],
    },
    {
      is: '§rally nobody moves the leaders of the other side',
      at: rally,
      by: 'white',
      change: move('red-lenin', 'east-red', 'north-west-red'),
      breaks: [
        ['§rally of-another', { seat: 'red' }],
        ['§rally way-leader-moved', { moment: '§rally', asked: 'red' }],
      ],
    },
    {
      is: '§control a troop changes sides when nothing has happened to it',
      change: move('white-poles-1', 'south-white', 'south-red'),
      breaks: [['§control way-troop-captured', { moment: '§attacking', asked: 'red' }]],
    },
    {
      is: '§leader-loss a leader is taken from the table when no battle was lost',
      change: { kind: 'remove', piece: 'red-lenin', from: 'east-red', count: 1 },
      breaks: [['§leader-loss way-leader-lost', { moment: '§attacking', asked: 'red' }]],
    },
    {
      is: '§recruitment a unit comes into play out of nowhere',
      change: { kind: 'add', piece: 'red-stalin', to: 'east-red', count: 1 },
      partOf: 'recruit-leader',
    },
    {
      is: '§rally a leader gets a token by its action',
      at: rally,
      change: { kind: 'flip', piece: 'red-lenin', at: 'east-red' },
      actions: [{ kind: 'rally', leader: 'red-lenin' }],
    },
    {
      is: '§result a token goes without a battle',
      change: { kind: 'flip', piece: 'red-trotsky', at: 'south-red' },
      partOf: 'attack',
    },
    {
      is: '§result Morale falls by 13, where a die takes six at most',
      change: { kind: 'set', marker: 'morale-white', to: 7 },
      breaks: [['§result more-than-the-die', { seat: 'white', by: 13, most: 6, top: 20 }]],
    },
    {
      is: '§result Morale falls by what a die may take, though none is rolled now',
      change: { kind: 'set', marker: 'morale-white', to: 17 },
      breaks: [['§result way-morale', { moment: '§attacking', asked: 'red' }]],
    },
    {
      is: '§result at the roll Morale falls as one of its faces has it: that may be rolled, or done by hand',
      at: at({ agenda: [{ kind: 'morale-roll', seat: 'white' }, ...from('recruitment', 'red')], armies, ...piles }),
      by: 'white',
      change: { kind: 'set', marker: 'morale-white', to: 17 },
      actions: [{ kind: 'roll-morale' }],
    },
    {
      is: '§result two markers change hands at once',
      change: { kind: 'set', marker: 'markers-south', to: 5 },
      breaks: [['§result more-than-one-marker', { front: 'south', by: 2 }]],
    },
    {
      is: '§turn turns are skipped: from 3 to 60',
      change: { kind: 'set', marker: 'turn', to: 60 },
      breaks: [['§turn turn-skipped', { from: 3, to: 60 }]],
    },
    {
      is: '§reserve the side that waits draws before its turn',
      at: at({ agenda: from('attack', 'red'), armies, hands: hands([], WHITES) }),
      by: 'white',
      change: { kind: 'cards', from: 'white-deck', to: 'white-hand', count: 1 },
      partOf: 'draw-cards',
    },
    {
      is: '§reserve the side that waits takes a card back, and holds eight, where seven stay',
      at: at({ agenda: from('attack', 'red'), armies, hands: hands([], WHITES) }),
      by: 'white',
      change: { kind: 'move', piece: 'white-wrangel', from: 'south-white', to: 'white-hand', count: 1 },
      breaks: [
        ['§reserve hand-too-large', { seat: 'white', cards: 8, most: 7 }],
        ['§leader-loss way-taken', { moment: '§attacking', asked: 'red' }],
      ],
    },
    {
      is: '§events cards are drawn as the phase has it, and that is offered',
      at: during('events'),
      change: { kind: 'cards', from: 'red-deck', to: 'red-hand', count: 3 },
      actions: [{ kind: 'play-event', card: 'red-manpower' }],
    },
    {
      is: '§reserve a card is drawn without leave',
      change: { kind: 'card', card: '?', from: 'red-deck', to: 'red-hand' },
      partOf: 'reserve-draw',
    },
    {
      is: '§reserve a side is dealt cards without leave',
      change: { kind: 'deal', pile: 'red-deck', count: 1, to: 'red-hand' },
      partOf: 'reserve-draw',
    },
    {
      is: '§reserve and is dealt them',
      at: at({ agenda: from('attack', 'red'), armies, hands: hands([], WHITES) }),
      by: 'white',
      change: { kind: 'deal', pile: 'white-deck', count: 1, to: 'white-hand' },
      partOf: 'draw-cards',
    },
    {
      is: 'to show a card of one’s own breaks no rule',
      change: { kind: 'show', card: 'red-stalin', pile: 'red-hand' },
    },
    {
      is: '§setup nobody takes from the hand of the other side',
      change: { kind: 'cards', from: 'white-hand', to: 'white-discard', count: 1 },
      breaks: [
        ['§setup of-another', { seat: 'white' }],
        ['§reserve way-card-discarded', { moment: '§attacking', asked: 'red' }],
      ],
    },
    {
      is: '§setup nobody looks into a draw pile',
      change: { kind: 'look', seat: 'red', pile: 'red-deck', count: 3 },
      breaks: [['§setup way-looked', { moment: '§attacking', asked: 'red' }]],
    },
    {
      is: '§setup nor shuffles it',
      change: { kind: 'shuffle', pile: 'red-deck' },
      breaks: [['§setup way-shuffled', { moment: '§attacking', asked: 'red' }]],
    },
    {
      is: '§setup nor begins again with all cards',
      change: { kind: 'recall', pile: 'red-deck' },
      breaks: [['§setup way-gathered', { moment: '§attacking', asked: 'red' }]],
    },
    {
      is: '§turn a game master without a seat is told the same',
      by: 'nobody',
      change: { kind: 'set', marker: 'turn', to: 4 },
      partOf: 'done',
    },
  ],
});
