/** The hard part of Reds and Whites: what a block is worth, and what it means to claim a front. */
import { scripted, type Tutorial } from '../../../kernel/tutorial';
import type { CivilWar } from '../state';
import { claiming } from './claiming';
import { position } from './second-position';

const by = scripted<CivilWar>();

export const second: Tutorial<CivilWar> = {
  id: 'second',
  title: { en: 'Reds and Whites: blocking and fronts', de: 'Rote und Weiße: Abwehr und Fronten' },
  seat: 'white',
  quiet: [{ kind: 'pass' }],
  position,
  steps: [
    {
      say: {
        en: 'Now you lead the Whites. The Reds hold five of six markers in the East. One more, and that front is theirs for good.',
        de: 'Jetzt führst du die Weißen. Die Roten haben im Osten fünf von sechs Markern. Noch einer, und diese Front gehört ihnen endgültig.',
      },
      spotlight: ['goal', 'markers-east', 'east-red'],
    },
    {
      before: [
        by('red', { kind: 'attack', leader: 'red-trotsky' }),
        by('red', { kind: 'attack', leader: 'red-generals-1' }),
      ],
      say: {
        en: 'Two Red armies attack in the East. Unblocked, they take one marker, never two. It would be the sixth. Block with {white-kolchak}.',
        de: 'Zwei rote Armeen greifen im Osten an. Ungehindert nehmen sie einen Marker, nie zwei. Es wäre der sechste. Wehr mit {white-kolchak} ab.',
      },
      spotlight: ['east-red', 'east-white', 'markers-east'],
      awaits: [{ kind: 'block', leader: 'white-kolchak' }],
      instead: [
        {
          like: { kind: 'done' },
          say: {
            en: 'The front would be claimed. All units in the East would go to the discard piles, yours and theirs.',
            de: 'Die Front wäre genommen. Alle Einheiten im Osten kämen auf die Ablagen, deine und ihre.',
          },
        },
        {
          like: { kind: 'block', leader: 'white-krasnov' },
          say: { en: 'He joins in the next step.', de: 'Er kommt im nächsten Schritt dazu.' },
        },
      ],
      then: {
        en: 'A block spends the token of {white-kolchak}. He cannot attack in your turn unless he gets a new one.',
        de: 'Die Abwehr kostet den Sammelmarker von {white-kolchak}. In deinem Zug greift er nur mit einem neuen an.',
      },
    },
    {
      say: {
        en: '{white-krasnov} stands without troops. A lone leader cannot attack, but he can block. Let him join.',
        de: '{white-krasnov} steht ohne Truppen da. Ein Anführer allein greift nicht an, aber er wehrt ab. Lass ihn mitkämpfen.',
      },
      spotlight: ['east-white'],
      awaits: [{ kind: 'block', leader: 'white-krasnov' }],
      instead: [
        {
          like: { kind: 'done' },
          say: {
            en: 'You would lack one Force, and the battle hangs on one.',
            de: 'Dir würde 1 Stärke fehlen, und genau auf die kommt es an.',
          },
        },
      ],
      then: {
        en: 'Two armies are the most for the Whites, in attack and block. The Reds may join three.',
        de: 'Zwei Armeen sind das Höchste für die Weißen, im Angriff und in der Abwehr. Die Roten dürfen drei.',
      },
    },
    {
      say: {
        en: 'The Reds have 8: leaders 3 + 1, troops 2 + 1, and +1 for each troop of {red-trotsky}. You have 6. Now count what your hand adds.',
        de: 'Die Roten haben 8: Anführer 3 + 1, Truppen 2 + 1 und +1 für jede Truppe von {red-trotsky}. Du hast 6. Jetzt zähl, was deine Hand dazugibt.',
      },
      spotlight: ['east-red', 'east-white', 'hand'],
    },
    {
      say: {
        en: 'An event for battle strengthens every troop of one army. Play {white-munitions-and-supplies-1}.',
        de: 'Ein Ereignis für die Schlacht stärkt jede Truppe einer Armee. Spiel {white-munitions-and-supplies-1}.',
      },
      spotlight: ['hand'],
      awaits: [{ kind: 'play-event', card: 'white-munitions-and-supplies-1' }],
      instead: [
        {
          like: { kind: 'reinforce' },
          say: { en: 'That gives +1. The event gives +2 here.', de: 'Das gibt +1. Das Ereignis gibt hier +2.' },
        },
        {
          like: { kind: 'pass' },
          say: { en: 'You would lose 6 to 8.', de: 'Du würdest 6 zu 8 verlieren.' },
        },
      ],
      then: {
        en: 'Both troops of {white-kolchak} got +1: eight to eight. On a tie each side would lose a troop, and nobody pays Morale.',
        de: 'Beide Truppen von {white-kolchak} bekamen +1: acht zu acht. Bei Gleichstand verlöre jede Seite eine Truppe, und niemand zahlt Moral.',
      },
    },
    {
      say: {
        en: 'Any unit from the hand gives one army +1, whatever its own Force. {white-makhno} is bound to the South: discard him for {white-kolchak}.',
        de: 'Jede Einheit aus der Hand gibt einer Armee +1, egal wie stark sie ist. {white-makhno} ist an den Süden gebunden: Leg ihn für {white-kolchak} ab.',
      },
      spotlight: ['hand', 'east-white'],
      awaits: [{ kind: 'reinforce', card: 'white-makhno', leader: 'white-kolchak' }],
      instead: [
        {
          like: { kind: 'reinforce', card: 'white-nicholas-ii' },
          say: { en: 'Your best leader, for the same +1.', de: 'Dein bester Anführer für dasselbe +1.' },
        },
        {
          like: { kind: 'reinforce' },
          say: { en: 'It works, but you will need that card.', de: 'Das geht, aber diese Karte brauchst du noch.' },
        },
        {
          like: { kind: 'pass' },
          say: { en: 'It would stay a tie.', de: 'Es bliebe ein Gleichstand.' },
        },
      ],
    },
    {
      say: {
        en: 'The Reds pass, and you lead by one. Pass as well: when both pass, Force decides.',
        de: 'Die Roten passen, und du führst um eins. Passe auch: Wenn beide passen, entscheidet die Stärke.',
      },
      awaits: [{ kind: 'pass' }],
      instead: [
        {
          like: { kind: 'reinforce' },
          say: {
            en: 'By how much you win makes no difference.',
            de: 'Wie hoch du gewinnst, macht keinen Unterschied.',
          },
        },
      ],
      then: {
        en: 'Nine to eight: you win. A won battle takes no marker. It costs the Reds an army and Morale, and you one troop.',
        de: 'Neun zu acht: Du gewinnst. Eine gewonnene Schlacht bringt keinen Marker. Sie kostet die Roten eine Armee und Moral und dich eine Truppe.',
      },
    },
    {
      say: {
        en: 'The winner chooses what to lose. Give up {white-siberian-forces-1}, the weaker troop.',
        de: 'Wer gewinnt, wählt den eigenen Verlust. Gib {white-siberian-forces-1} auf, die schwächere Truppe.',
      },
      spotlight: ['east-white'],
      awaits: [{ kind: 'lose-troop', troop: 'white-siberian-forces-1' }],
      instead: [
        {
          like: { kind: 'lose-troop' },
          say: { en: 'They count 2.', de: 'Sie zählen 2.' },
        },
      ],
    },
    ...claiming,
  ],
};
