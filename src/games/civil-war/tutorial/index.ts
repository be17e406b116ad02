/** Learning Reds and Whites by playing: a turn of the Reds, a battle, and the last marker of a front. */
import { type Position, scripted, type Tutorial } from '../../../kernel/tutorial';
import type { CivilWar } from '../state';
import { turnOf } from '../sequence';
import { lastTurn } from './last-turn';

/** Where the tutorial begins: the Reds need two more markers of the South. */
export const position: Position<CivilWar> = {
  turn: 9,
  active: 'red',
  morale: { red: 15, white: 9 },
  markers: { 'north-west': { red: 6, white: 0 }, south: { red: 4, white: 2 }, east: { red: 3, white: 3 } },
  unblocked: { red: 8, white: 8 },
  armies: [
    { leader: 'red-trotsky', front: 'south', troops: ['red-army-1'], rallied: false },
    { leader: 'red-generals-1', front: 'east', troops: ['red-army-2', 'red-partisans-1'], rallied: false },
    { leader: 'white-wrangel', front: 'south', troops: ['white-poles-1'], rallied: false },
    { leader: 'white-kolchak', front: 'east', troops: ['white-czech-army-1'], rallied: false },
  ],
  piles: {
    'red-hand': ['red-lenin', 'red-soviet-forces-1', 'red-manpower', 'red-partisans-2'],
    'red-deck': [
      'red-army-3',
      'red-partisans-3',
      'red-execution',
      'red-bolshevik-forces-1',
      'red-army-4',
      'red-sacked',
      'red-stalin',
    ],
    'white-hand': ['white-finns', 'white-poles-2'],
  },
};

const by = scripted<CivilWar>();

export const tutorial: Tutorial<CivilWar> = {
  id: 'first',
  title: { en: 'Learn Reds and Whites', de: 'Rote und Weiße lernen' },
  seat: 'red',
  position: { ...position, agenda: turnOf('red') },
  steps: [
    {
      say: {
        en: 'Russia, 1919. You lead the Reds. You win with all six markers of two fronts. You also win if the Morale of the Whites falls to 0.',
        de: 'Russland, 1919. Du führst die Roten. Du gewinnst mit allen sechs Markern von zwei Fronten. Du gewinnst auch, wenn die Moral der Weißen auf 0 fällt.',
      },
      spotlight: ['goal', 'markers-north-west', 'markers-south', 'markers-east'],
    },
    {
      say: {
        en: 'The North-West is yours already. In the South you hold four of six markers. Two more, and the war is won. That is the plan for two turns.',
        de: 'Der Nordwesten gehört dir schon. Im Süden hast du vier von sechs Markern. Noch zwei, und der Krieg ist gewonnen. Das ist der Plan für zwei Züge.',
      },
      spotlight: ['markers-south', 'south-red', 'south-white'],
    },
    {
      say: {
        en: 'A leader and their troops are an army. The numbers are their Force. An army attacks or blocks only with a Rally token. Rally {red-trotsky} now: click his button or his card.',
        de: 'Ein Anführer und seine Truppen sind eine Armee. Die Zahlen sind ihre Stärke. Nur mit einem Sammelmarker greift eine Armee an oder wehrt ab. Sammle jetzt {red-trotsky}: Klick auf seinen Knopf oder seine Karte.',
      },
      spotlight: ['south-red'],
      awaits: [{ kind: 'rally', leader: 'red-trotsky' }],
      instead: [
        {
          like: { kind: 'rally', leader: 'red-generals-1' },
          say: {
            en: 'An army in the East would be ready, but the plan needs one in the South.',
            de: 'Eine Armee im Osten wäre bereit, aber der Plan braucht eine im Süden.',
          },
        },
        {
          like: { kind: 'move-troop' },
          say: { en: 'Troops move in the next step.', de: 'Truppen versetzt du im nächsten Schritt.' },
        },
      ],
      then: {
        en: 'You get one token a turn. Each attack and each block costs one. So tokens decide who can act where.',
        de: 'Du bekommst einen Sammelmarker pro Zug. Jeder Angriff und jede Abwehr kostet einen. Also entscheiden sie, wer wo handeln kann.',
      },
    },
    {
      say: {
        en: 'In the same phase the Reds may move up to three units to another front. Move {red-partisans-1} from the East to {red-trotsky}.',
        de: 'In derselben Phase dürfen die Roten bis zu drei Einheiten an eine andere Front versetzen. Versetz {red-partisans-1} aus dem Osten zu {red-trotsky}.',
      },
      spotlight: ['east-red', 'south-red'],
      awaits: [{ kind: 'move-troop', troop: 'red-partisans-1', leader: 'red-trotsky' }],
      instead: [
        {
          like: { kind: 'done' },
          say: {
            en: 'The phase would end, and {red-trotsky} would fight with one troop.',
            de: 'Die Phase wäre zu Ende, und {red-trotsky} kämpfte mit einer Truppe.',
          },
        },
      ],
      then: {
        en: '{red-trotsky} gives +1 to every troop under him. The same troop is worth more here. The Whites can never shift between fronts.',
        de: '{red-trotsky} gibt jeder Truppe unter ihm +1. Dieselbe Truppe ist hier mehr wert. Die Weißen wechseln nie zwischen den Fronten.',
      },
    },
    {
      say: {
        en: 'That is enough. A phase lasts until you end it: choose “Done”.',
        de: 'Das reicht. Eine Phase dauert, bis du sie beendest: Wähl „Fertig“.',
      },
      awaits: [{ kind: 'done' }],
    },
    {
      say: {
        en: 'Propaganda: draw two cards. You also regain 1 Morale, because you took land unblocked last turn.',
        de: 'Propaganda: Zieh zwei Karten. Du gewinnst auch 1 Moral, denn du hast im letzten Zug ungehindert Land genommen.',
      },
      spotlight: ['morale-red', 'red-deck'],
      awaits: [{ kind: 'draw-cards' }],
    },
    {
      say: {
        en: 'Your hand lies below. Leaders and troops come into play later; events are played now. Play {red-manpower}: it draws three cards.',
        de: 'Unten liegt deine Hand. Anführer und Truppen kommen später ins Spiel; Ereignisse spielst du jetzt. Spiel {red-manpower}: Du ziehst drei Karten.',
      },
      spotlight: ['hand'],
      awaits: [{ kind: 'play-event', card: 'red-manpower' }],
      instead: [
        {
          like: { kind: 'done' },
          say: {
            en: 'The phase would end, and the card would wait a whole turn.',
            de: 'Die Phase wäre zu Ende, und die Karte müsste einen ganzen Zug warten.',
          },
        },
      ],
      then: {
        en: 'Look at your new cards. {red-execution} removes an enemy leader. It is too good for today: you keep it.',
        de: 'Sieh dir die neuen Karten an. {red-execution} entfernt einen feindlichen Anführer. Sie ist zu gut für heute: Du behältst sie.',
      },
    },
    {
      say: { en: 'End the Event Phase.', de: 'Beende die Ereignisphase.' },
      awaits: [{ kind: 'done' }],
      instead: [
        {
          like: { kind: 'play-event' },
          say: {
            en: 'It works, but you will need the card more against a strong leader.',
            de: 'Das geht, aber gegen einen starken Anführer brauchst du die Karte mehr.',
          },
        },
      ],
    },
    {
      before: [by('white', { kind: 'pass' })],
      say: {
        en: 'Now attack. {white-wrangel} has no token, so nobody can block you in the South. Attack with {red-trotsky}.',
        de: 'Jetzt greif an. {white-wrangel} hat keinen Sammelmarker, also kann dich im Süden niemand abwehren. Greif mit {red-trotsky} an.',
      },
      spotlight: ['south-red', 'south-white', 'markers-south'],
      awaits: [{ kind: 'attack', leader: 'red-trotsky' }],
      instead: [
        {
          like: { kind: 'done' },
          say: { en: 'You would let a free marker lie.', de: 'Du würdest einen freien Marker liegen lassen.' },
        },
      ],
      then: {
        en: 'Nobody blocked: one marker is yours, without a battle. Five of six. The attack has spent the token.',
        de: 'Niemand wehrte ab: Ein Marker gehört dir, ohne Schlacht. Fünf von sechs. Der Angriff hat den Sammelmarker gekostet.',
      },
    },
    {
      say: {
        en: 'Recruitment: put one leader and one troop into play. Place {red-lenin} in the South.',
        de: 'Aushebung: Bring einen Anführer und eine Truppe ins Spiel. Leg {red-lenin} in den Süden.',
      },
      spotlight: ['hand', 'south-red'],
      awaits: [{ kind: 'recruit-leader', card: 'red-lenin', front: 'south' }],
      instead: [
        {
          like: { kind: 'recruit-leader', front: 'east' },
          say: {
            en: 'He would strengthen the East, but the war is decided in the South.',
            de: 'Er würde den Osten stärken, aber der Krieg entscheidet sich im Süden.',
          },
        },
        {
          like: { kind: 'recruit-troop' },
          say: { en: 'First the leader, then his troop.', de: 'Erst der Anführer, dann seine Truppe.' },
        },
      ],
    },
    {
      say: {
        en: 'Place {red-soviet-forces-1} under {red-lenin}. Read his card: he strengthens just these troops.',
        de: 'Leg {red-soviet-forces-1} unter {red-lenin}. Lies seine Karte: Er stärkt genau diese Truppen.',
      },
      spotlight: ['hand', 'south-red'],
      awaits: [{ kind: 'recruit-troop', card: 'red-soviet-forces-1', leader: 'red-lenin' }],
      then: {
        en: 'A leader takes one troop more than their Force. Match troops and leaders: that is how small armies grow strong.',
        de: 'Ein Anführer nimmt eine Truppe mehr als seine Stärke. Bring Truppen zu passenden Anführern: So werden kleine Armeen stark.',
      },
    },
    {
      say: { en: 'End the Recruitment Phase.', de: 'Beende die Aushebungsphase.' },
      awaits: [{ kind: 'done' }],
    },
    {
      say: {
        en: 'The Reserve Phase trades up to two cards. The Whites will attack, and no army of yours is ready to block. Discard {red-partisans-2} to rally {red-lenin}.',
        de: 'In der Reservephase tauschst du bis zu zwei Karten. Die Weißen werden angreifen, und keine deiner Armeen ist zur Abwehr bereit. Leg {red-partisans-2} ab und sammle {red-lenin}.',
      },
      spotlight: ['hand', 'south-red'],
      awaits: [{ kind: 'reserve-rally', card: 'red-partisans-2', leader: 'red-lenin' }],
      instead: [
        {
          like: { kind: 'reserve-draw' },
          say: { en: 'A new card does not block an attack.', de: 'Eine neue Karte wehrt keinen Angriff ab.' },
        },
        {
          like: { kind: 'reserve-morale' },
          say: {
            en: 'Two Morale are good, but an open South costs you the front.',
            de: 'Zwei Moral sind gut, aber ein offener Süden kostet dich die Front.',
          },
        },
      ],
    },
    {
      say: {
        en: 'And one more: discard {red-partisans-3} to rally {red-trotsky} again.',
        de: 'Und noch einmal: Leg {red-partisans-3} ab und sammle {red-trotsky} wieder.',
      },
      spotlight: ['hand', 'south-red'],
      awaits: [{ kind: 'reserve-rally', card: 'red-partisans-3', leader: 'red-trotsky' }],
      then: {
        en: 'Two armies stand ready. Attack in your own turn, rally in reserve: so you are strong twice.',
        de: 'Zwei Armeen stehen bereit. Im eigenen Zug angreifen, mit der Reserve sammeln: So bist du zweimal stark.',
      },
    },
    ...lastTurn,
  ],
};
