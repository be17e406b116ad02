/** Learning the game by playing: lead, answer, win a round. Each step waits for one command, and the rules judge it. */
import { scripted, type Tutorial } from 'revolution-tables-kit';
import { CARDS, type MyGame } from '../vocabulary';

const NORTH = ['pull-3', 'pull-9', 'pull-17', 'pull-22'];
const SOUTH = ['pull-6', 'pull-12', 'pull-2', 'pull-19'];
const by = scripted<MyGame>();

export const tutorial: Tutorial<MyGame> = {
  id: 'first',
  title: { en: 'Learn Tug of War', de: 'Tauziehen lernen' },
  seat: 'north',
  position: {
    round: 1,
    agenda: [{ kind: 'lead', seat: 'north' }],
    piles: {
      'hand-north': NORTH,
      'hand-south': SOUTH,
      deck: CARDS.filter(card => !NORTH.includes(card) && !SOUTH.includes(card)),
    },
  },
  steps: [
    {
      say: {
        en: 'Two teams pull a rope. When the cards are out, whoever has won more rounds has won.',
        de: 'Zwei Mannschaften ziehen an einem Seil. Wenn die Karten aus sind, gewinnt, wer mehr Runden gewonnen hat.',
      },
      spotlight: ['points-north', 'points-south'],
    },
    {
      say: {
        en: 'You lead this round. Keep your strong cards: play the 3.',
        de: 'Du beginnst diese Runde. Behalte deine starken Karten: Spiele die 3.',
      },
      spotlight: ['hand'],
      awaits: [{ kind: 'play', card: 'pull-3' }],
      instead: [
        {
          like: { card: 'pull-22' },
          say: {
            en: 'The 22 would win. A weak card costs you less.',
            de: 'Die 22 würde gewinnen. Eine schwache Karte kostet dich weniger.',
          },
        },
      ],
    },
    {
      before: [by('south', { kind: 'play', card: 'pull-6' }), by('south', { kind: 'play', card: 'pull-12' })],
      say: {
        en: 'The 6 of South was stronger and won the round. Now South leads with the 12. Answer with your 17.',
        de: 'Die 6 von Süd war stärker und hat die Runde gewonnen. Jetzt beginnt Süd mit der 12. Antworte mit der 17.',
      },
      spotlight: ['hand', 'table'],
      awaits: [{ kind: 'play', card: 'pull-17' }],
      then: {
        en: '17 is more than 12: the round is yours, and you lead the next one.',
        de: '17 ist mehr als 12: Die Runde gehört dir, und du beginnst die nächste.',
      },
    },
    {
      say: {
        en: 'That is the whole game. Play on at a table of your own.',
        de: 'Das ist schon das ganze Spiel. Spiele an einem eigenen Tisch weiter.',
      },
    },
  ],
};
