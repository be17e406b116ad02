import { adviceTests } from '../../kernel/testing/advice';
import { prelude } from '.';
import de from './lang/de.json';
import en from './lang/en.json';
import { at, both, cards, withoutTsar } from './testing/positions';

const table = at({
  hands: both(cards(2), cards(10)),
  pool: cards(7),
  specials: { ...at({}).specials, opportunism: 'spent' },
});

adviceTests(prelude, {
  words: [en, de],
  at: table,
  by: 'government',
  cells: [
    {
      is: '§2.1 everything is gathered, which the rules never do',
      change: { kind: 'recall', pile: 'turmoil-deck' },
      breaks: [['§2.1 way-gathered']],
    },
    {
      is: '§10.1 a cube comes without a card being played',
      change: { kind: 'add', piece: 'cube-government', to: 'smolny-government', count: 1 },
      partOf: 'mobilize',
    },
    {
      is: '§10.1 two cubes come at once',
      change: { kind: 'add', piece: 'cube-government', to: 'smolny-government', count: 2 },
      breaks: [['§10.1 several-cubes', { seat: 'government', place: 'smolny', by: 2 }]],
    },
    {
      is: '§10.1 nobody lays cubes of the other side',
      change: {
        kind: 'move',
        piece: 'cube-revolutionary',
        from: 'smolny-revolutionary',
        to: 'kazan-revolutionary',
        count: 1,
      },
      breaks: [
        ['§10.1 of-another', { seat: 'revolutionary' }],
        ['§10.1 way-cube-added', { moment: '§2.3', asked: 'revolutionary' }],
      ],
    },
    {
      is: '§10.2 an Organization stands there without a try',
      change: { kind: 'add', piece: 'organization-government', to: 'smolny-organization-government', count: 1 },
      breaks: [['§10.2 way-organization', { moment: '§2.3', asked: 'revolutionary' }]],
    },
    {
      is: '§12.1.1 a Party that has gone gets a cube',
      at: withoutTsar(),
      change: { kind: 'add', piece: 'cube-government', to: 'monarchist-government', count: 1 },
      breaks: [['§12.1.1 party-has-gone', { place: 'monarchist', cubes: 1 }]],
    },
    {
      is: '§11.1 a second marker of one value is made without a rule',
      at: at({ preparations: both([], [4]) }),
      change: { kind: 'add', piece: 'preparation-government-4', to: 'preparations-government', count: 1 },
      breaks: [['§11.1 way-preparations', { moment: '§2.3', asked: 'revolutionary' }]],
    },
    {
      is: '§11.1 it is lost without a rule',
      at: at({ preparations: both([], [4]) }),
      change: { kind: 'remove', piece: 'preparation-government-4', from: 'preparations-government', count: 1 },
      breaks: [['§11.1 way-preparations-lost', { moment: '§2.3', asked: 'revolutionary' }]],
    },
    {
      is: '§10.3 a Special Action that was used is ready again',
      change: { kind: 'flip', piece: 'special-opportunism', at: 'special-opportunism' },
      breaks: [['§10.3 special-again', { action: 'opportunism', turn: 2 }]],
    },
    {
      is: '§4 a Scoring Marker moves three boxes at once',
      change: { kind: 'set', marker: 'scoring-districts', to: 3 },
      breaks: [['§4 several-boxes', { track: 'districts', by: 3 }]],
    },
    {
      is: '§2.5 turns are skipped: from 2 to 5',
      change: { kind: 'set', marker: 'turn', to: 5 },
      breaks: [['§2.5 turn-skipped', { from: 2, to: 5 }]],
    },
    {
      is: '§2.4 Action Rounds are skipped: from 1 to 6',
      change: { kind: 'set', marker: 'round', to: 6 },
      breaks: [['§2.4 round-skipped', { from: 1, to: 6 }]],
    },
    {
      is: '§12.1 the Tsar goes though he has Prestige',
      change: { kind: 'set', marker: 'tsar', to: 0 },
      breaks: [
        ['§12.1 prestige-left', { prestige: 7 }],
        ['§12.1.1 way-provisional', { moment: '§2.3', asked: 'revolutionary' }],
        ['§2.2 way-card-dealt'],
        ['§10.1 way-cube-removed', { moment: '§2.3', asked: 'revolutionary' }],
      ],
    },
    {
      is: '§11 Unrest grows by itself',
      change: { kind: 'set', marker: 'unrest', to: 9 },
      breaks: [['§11 way-unrest', { moment: '§2.3', asked: 'revolutionary' }]],
    },
    {
      is: '§8 Opportunity Points come from nowhere',
      change: { kind: 'set', marker: 'opportunity-government', to: 9 },
      breaks: [['§8 way-opportunity', { moment: '§2.3', asked: 'revolutionary' }]],
    },
    {
      is: '§2.2 a hand of eight, where seven are the most',
      at: at({ hands: both(cards(2, 3, 4, 5, 6, 7, 8), []) }),
      by: 'revolutionary',
      change: { kind: 'cards', from: 'war-deck', to: 'revolutionary-hand', count: 1 },
      breaks: [['§2.2 hand-too-large', { seat: 'revolutionary', cards: 8, most: 7 }]],
    },
    {
      is: '§3.1 a side is dealt a card at another time',
      change: { kind: 'deal', pile: 'war-deck', count: 1, to: 'government-hand' },
      breaks: [['§2.2 way-card-dealt', { moment: '§2.3', asked: 'revolutionary' }]],
    },
    {
      is: '§3 nobody takes a card from the hand of the other',
      change: { kind: 'card', card: '?', from: 'revolutionary-hand', to: 'discards' },
      breaks: [
        ['§3 of-another', { seat: 'revolutionary' }],
        ['§3.1 way-card-played', { moment: '§2.3', asked: 'revolutionary' }],
      ],
    },
    {
      is: 'to show a card of one’s own breaks no rule',
      change: { kind: 'show', card: cards(10)[0] ?? '', pile: 'government-hand' },
    },
    {
      is: '§3 nobody looks into a deck',
      change: { kind: 'look', seat: 'government', pile: 'war-deck', count: 2 },
      breaks: [['§3 way-looked', { moment: '§2.3', asked: 'revolutionary' }]],
    },
    {
      is: '§2.1 nor shuffles it',
      change: { kind: 'shuffle', pile: 'war-deck' },
      breaks: [['§2.1 way-shuffled', { moment: '§2.3', asked: 'revolutionary' }]],
    },
  ],
});
