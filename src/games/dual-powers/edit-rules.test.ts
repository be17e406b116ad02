import { adviceTests } from '../../kernel/testing/advice';
import { dualPowers } from '.';
import de from './lang/de.json';
import en from './lang/en.json';
import { at, from, solo, turns } from './testing/positions';

const table = at({
  agenda: turns('soviet'),
  day: 12,
  piles: {
    'soviet-hand': ['red-1', 'lenin-card'],
    'soviet-objective': ['blue-2'],
    'government-hand': ['green-4'],
    discard: ['green-1'],
  },
  city: { brown: ['soviet-2-1', 'neutral-1-0-exhausted'], green: ['government-2-1'] },
  markers: { 1: 'brown', 2: 'brown', 3: 'aside' },
});
const command = at({
  agenda: [{ kind: 'command', seat: 'soviet', card: 'red-1' }, ...turns('government')],
  piles: { 'soviet-played': ['red-1'] },
  city: { brown: ['soviet-2-1'] },
});
/** The last question of a day: whatever is answered, the regions with a marker are exhausted, and the day is cleared. */
const dayEnds = at({
  agenda: [{ kind: 'bonus', seat: 'soviet' }, ...from('exhaust')],
  markers: { 1: 'green', 2: 'aside', 3: 'aside' },
  city: { green: ['soviet-1-1', 'soviet-1-1-exhausted', 'government-2-1'], brown: ['soviet-2-1'] },
});
const move = (piece: string, from: string, to: string) => ({ kind: 'move', piece, from, to, count: 1 }) as const;

adviceTests(dualPowers, {
  words: [en, de],
  at: table,
  by: 'soviet',
  cells: [
    {
      is: '§action a card laid from the hand into play is played, and that is offered',
      change: { kind: 'card', card: 'red-1', from: 'soviet-hand', to: 'soviet-played' },
      actions: [{ kind: 'play-card', card: 'red-1' }],
    },
    {
      is: '§action nobody plays a card in the turn of the other',
      by: 'government',
      change: { kind: 'card', card: 'green-4', from: 'government-hand', to: 'government-played' },
      partOf: 'play-card',
    },
    {
      is: '§move a token goes to a neighbour without an action',
      change: move('soviet-2-1', 'brown', 'white'),
      partOf: 'move',
    },
    {
      is: '§move a token goes to a region that is not connected',
      change: move('soviet-2-1', 'brown', 'red'),
      breaks: [['§move not-next', { from: 'brown', to: 'red' }]],
    },
    {
      is: '§move a token goes over the blockade',
      at: at({ agenda: turns('soviet'), blockade: 'red-green', city: { red: ['soviet-2-1'] } }),
      change: move('soviet-2-1', 'red', 'green'),
      breaks: [['§move over-the-blockade', { from: 'red', to: 'green' }]],
    },
    {
      is: '§move nobody moves the tokens of the other',
      change: move('government-2-1', 'green', 'red'),
      breaks: [
        ['§move over-the-blockade', { from: 'green', to: 'red' }],
        ['§move of-another', { seat: 'government' }],
      ],
    },
    {
      is: '§recruit a unit comes into the city without an action',
      change: move('soviet-1-0', 'soviet-supply', 'red'),
      partOf: 'recruit',
    },
    {
      is: '§recruit what has left the game comes back',
      change: { kind: 'add', piece: 'neutral-1-1', to: 'blue', count: 1 },
      breaks: [
        ['§recruit not-from-there', { token: 'neutral-1-1', to: 'blue' }],
        ['§move way-moved-home', { moment: '§action', asked: 'soviet' }],
      ],
    },
    {
      is: '§refresh a neutral token is turned by who has not the will of the people',
      change: { kind: 'flip', piece: 'neutral-1-0-exhausted', at: 'brown' },
      breaks: [['§refresh way-refreshed', { moment: '§action', asked: 'soviet' }]],
    },
    {
      is: '§exhaust a token is exhausted before the scoring',
      change: { kind: 'flip', piece: 'soviet-2-1', at: 'brown' },
      breaks: [['§exhaust way-exhausted', { moment: '§action', asked: 'soviet' }]],
    },
    {
      is: '§exhaust a token leaves the city',
      change: { kind: 'remove', piece: 'soviet-2-1', from: 'brown', count: 1 },
      breaks: [['§move way-moved-home', { moment: '§action', asked: 'soviet' }]],
    },
    {
      is: '§move with a card in play a token goes to a neighbour, and that is offered',
      at: command,
      change: move('soviet-2-1', 'brown', 'white'),
      actions: [{ kind: 'move', token: 'soviet-2-1', from: 'brown', to: 'white' }],
    },
    {
      is: '§date days are advanced before the turn is over',
      change: { kind: 'set', marker: 'day', to: 14 },
      partOf: 'play-card',
    },
    {
      is: '§date days come back: from 12 to 3',
      change: { kind: 'set', marker: 'day', to: 3 },
      breaks: [['§date days-come-back', { day: 3, from: 12 }]],
    },
    {
      is: '§scoring points are counted before the scoring',
      change: { kind: 'set', marker: 'score', to: 3 },
      breaks: [['§scoring way-score', { moment: '§action', asked: 'soviet' }]],
    },
    {
      is: '§objectives a third marker lies in one region',
      change: { kind: 'add', piece: 'objective-3', to: 'brown', count: 1 },
      breaks: [['§objectives two-markers', { region: 'brown', count: 3 }]],
    },
    {
      is: '§objectives a third marker lies where the unrest and both revealed objectives are: only the moment is wrong',
      at: at({
        markers: { 1: 'red', 2: 'red', 3: 'aside' },
        piles: { unrest: ['red-tile'], 'soviet-revealed': ['red-1'], 'government-revealed': ['red-2'] },
      }),
      by: 'government',
      change: { kind: 'add', piece: 'objective-3', to: 'red', count: 1 },
      breaks: [['§objectives way-marker', {}]],
    },
    {
      is: '§objectives alone, a third marker lies where only the unrest and the own objective are',
      at: at({
        options: solo('soviet'),
        markers: { 1: 'red', 2: 'red', 3: 'aside' },
        piles: { unrest: ['red-tile'], 'soviet-revealed': ['red-1'], 'government-played': ['blue-2'] },
      }),
      change: { kind: 'add', piece: 'objective-3', to: 'red', count: 1 },
      breaks: [['§objectives two-markers', { region: 'red', count: 3 }]],
    },
    {
      is: '§objective an objective is chosen beside one that lies open',
      at: at({ agenda: turns('soviet'), piles: { 'soviet-hand': ['red-1'], 'soviet-revealed': ['blue-2'] } }),
      change: { kind: 'card', card: 'red-1', from: 'soviet-hand', to: 'soviet-objective' },
      breaks: [['§objective two-objectives', { seat: 'soviet', cards: 2 }]],
    },
    {
      is: '§draw cards are drawn in the action phase',
      change: { kind: 'cards', from: 'deck', to: 'soviet-hand', count: 2 },
      breaks: [['§draw way-card-drawn', { moment: '§action', asked: 'soviet' }]],
    },
    {
      is: '§draw all are dealt cards in the action phase',
      change: { kind: 'deal', pile: 'deck', count: 1 },
      breaks: [['§draw way-card-drawn', { moment: '§action', asked: 'soviet' }]],
    },
    {
      is: '§setup nobody reaches into the hand of the other',
      change: { kind: 'card', card: '?', from: 'government-hand', to: 'discard' },
      breaks: [
        ['§setup of-another', { seat: 'government' }],
        ['§draw way-card-lies', { moment: '§action', asked: 'soviet' }],
      ],
    },
    {
      is: 'to show a card of one’s own breaks no rule',
      change: { kind: 'show', card: 'red-1', pile: 'soviet-hand' },
    },
    {
      is: '§espionage nobody looks into the deck',
      change: { kind: 'look', seat: 'soviet', pile: 'deck', count: 2 },
      breaks: [['§espionage way-looked', { moment: '§action', asked: 'soviet' }]],
    },
    {
      is: '§setup nor shuffles it',
      change: { kind: 'shuffle', pile: 'deck' },
      breaks: [['§setup way-shuffled', { moment: '§action', asked: 'soviet' }]],
    },
    {
      is: '§setup nor begins again',
      change: { kind: 'recall', pile: 'deck' },
      breaks: [['§setup way-gathered', { moment: '§action', asked: 'soviet' }]],
    },
    {
      is: '§exhaust what every answer leads to is told as what the rules do by themselves',
      at: dayEnds,
      change: { kind: 'flip', piece: 'government-2-1', at: 'green' },
      partOf: 'run',
    },
    {
      is: '§cleanup a marker returns by the rules alone, whoever moves it',
      at: dayEnds,
      by: 'government',
      change: move('objective-1', 'green-objectives', 'aside'),
      partOf: 'run',
    },
    {
      is: '§exhaust of two alike tokens the fresh one goes home: the other lies exhausted as well',
      at: dayEnds,
      change: move('soviet-1-1', 'green', 'soviet-supply'),
      partOf: 'run',
    },
    {
      is: '§exhaust or the exhausted one goes home, and the fresh one is turned after it',
      at: dayEnds,
      change: move('soviet-1-1-exhausted', 'green', 'soviet-supply'),
      partOf: 'run',
    },
    {
      is: '§refresh the rival does not turn a token that will go home',
      at: dayEnds,
      by: 'government',
      change: { kind: 'flip', piece: 'soviet-1-1-exhausted', at: 'green' },
      breaks: [['§refresh of-another'], ['§refresh way-refreshed']],
    },
    {
      is: '§move the rival does not take it home, while its owner may still answer',
      at: dayEnds,
      by: 'government',
      change: move('soviet-1-1-exhausted', 'green', 'soviet-supply'),
      breaks: [['§move of-another'], ['§move way-moved-home']],
    },
    {
      is: '§move nor its like',
      at: dayEnds,
      by: 'government',
      change: move('soviet-1-1', 'green', 'soviet-supply'),
      breaks: [['§move of-another'], ['§move way-moved-home']],
    },
    {
      is: '§exhaust in another region no token goes home',
      at: dayEnds,
      change: move('soviet-2-1', 'brown', 'soviet-supply'),
      breaks: [
        [
          '§move way-moved-home',
          { token: 'soviet-2-1', from: 'brown', to: 'soviet-supply', moment: '§bonus', asked: 'soviet' },
        ],
      ],
    },
    {
      is: '§bonus what an answer does itself is told as that answer',
      at: dayEnds,
      change: move('soviet-2-1', 'brown', 'white'),
      actions: [{ kind: 'move', token: 'soviet-2-1', from: 'brown', to: 'white' }],
    },
    {
      is: '§inspire the will of the people is taken by hand',
      change: move('will', 'soviet-will', 'government-will'),
      breaks: [['§inspire way-will', { moment: '§action', asked: 'soviet' }]],
    },
  ],
});
