/** The second half: two attacks of one front, and the front is claimed. */
import { scripted, type TutorialStep } from '../../../kernel/tutorial';
import type { CivilWar } from '../state';

const by = scripted<CivilWar>();

export const claiming: readonly TutorialStep<CivilWar>[] = [
  {
    before: [
      by('red', { kind: 'lose-army', leader: 'red-generals-1' }),
      by('red', { kind: 'roll-morale' }, ['1d6', [5]]),
      by('red', { kind: 'done' }),
      by('red', { kind: 'done' }),
    ],
    say: {
      en: 'The Reds gave up their weaker army and 5 Morale. Your turn. In the South you hold four markers, and {red-lenin} has no token.',
      de: 'Die Roten gaben ihre schwächere Armee und 5 Moral auf. Du bist dran. Im Süden hast du vier Marker, und {red-lenin} hat keinen Sammelmarker.',
    },
    spotlight: ['markers-south', 'south-red', 'south-white', 'morale-white'],
  },
  {
    say: {
      en: 'Two markers need two attacks, since one attack takes one. {white-wrangel} is ready. Rally {white-denikin} as well.',
      de: 'Zwei Marker brauchen zwei Angriffe, denn jeder Angriff bringt nur einen. {white-wrangel} ist bereit. Sammle auch {white-denikin}.',
    },
    spotlight: ['south-white'],
    awaits: [{ kind: 'rally', leader: 'white-denikin' }],
    instead: [
      {
        like: { kind: 'rally' },
        say: {
          en: 'The East would be ready to block, but the chance is in the South.',
          de: 'Der Osten wäre zur Abwehr bereit, aber die Chance liegt im Süden.',
        },
      },
      {
        like: { kind: 'move-troop' },
        say: { en: 'It helps nobody today.', de: 'Das hilft heute niemandem.' },
      },
    ],
  },
  {
    say: {
      en: 'The Whites never change fronts: what stands in the East stays there. Choose “Done”.',
      de: 'Die Weißen wechseln nie die Front: Was im Osten steht, bleibt dort. Wähl „Fertig“.',
    },
    spotlight: ['east-white', 'south-white'],
    awaits: [{ kind: 'done' }],
  },
  {
    say: { en: 'Draw your two cards.', de: 'Zieh deine zwei Karten.' },
    spotlight: ['white-deck'],
    awaits: [{ kind: 'draw-cards' }],
    then: {
      en: 'There is no Morale for you: your last turn had no unblocked attack. A won block does not count.',
      de: 'Moral bekommst du keine: Dein letzter Zug hatte keinen ungehinderten Angriff. Eine gewonnene Abwehr zählt nicht.',
    },
  },
  {
    say: {
      en: '{white-purge-1} removes a leader whom a die picks. Keep it: {red-lenin} cannot block today. End the Event Phase.',
      de: '{white-purge-1} entfernt einen Anführer, den ein Würfel bestimmt. Behalte sie: {red-lenin} kann heute nicht abwehren. Beende die Ereignisphase.',
    },
    spotlight: ['hand'],
    awaits: [{ kind: 'done' }],
    instead: [
      {
        like: { kind: 'play-event' },
        say: {
          en: 'It is worth more against an army that can block.',
          de: 'Gegen eine Armee, die abwehren kann, ist sie mehr wert.',
        },
      },
    ],
  },
  {
    say: {
      en: 'Attack with {white-wrangel} alone. {white-denikin} waits for the second attack.',
      de: 'Greif mit {white-wrangel} allein an. {white-denikin} wartet auf den zweiten Angriff.',
    },
    spotlight: ['south-white', 'south-red', 'markers-south'],
    awaits: [{ kind: 'attack', leader: 'white-wrangel' }],
    instead: [
      { like: { kind: 'attack' }, say: { en: 'He comes second.', de: 'Er kommt als Zweiter.' } },
      { like: { kind: 'done' }, say: { en: 'Two free markers would lie.', de: 'Zwei freie Marker blieben liegen.' } },
    ],
  },
  {
    say: {
      en: '{white-denikin} could join this attack, but it would still take one marker. Launch it without him.',
      de: '{white-denikin} könnte mitgehen, aber es bliebe bei einem Marker. Beginn den Angriff ohne ihn.',
    },
    spotlight: ['south-white'],
    awaits: [{ kind: 'launch' }],
    instead: [
      {
        like: { kind: 'attack' },
        say: { en: 'Both tokens spent for one marker.', de: 'Beide Sammelmarker für einen einzigen Marker.' },
      },
    ],
    then: {
      en: 'Five of six. And the attack was unblocked: in your next Propaganda Phase you gain 1 Morale.',
      de: 'Fünf von sechs. Und der Angriff war ungehindert: In deiner nächsten Propagandaphase gewinnst du 1 Moral.',
    },
  },
  {
    say: {
      en: 'A claimed front is emptied, of your own armies too. It is worth it: attack with {white-denikin}.',
      de: 'Eine genommene Front wird geräumt, auch von deinen Armeen. Das ist es wert: Greif mit {white-denikin} an.',
    },
    spotlight: ['south-white', 'markers-south'],
    awaits: [{ kind: 'attack', leader: 'white-denikin' }],
    instead: [
      {
        like: { kind: 'done' },
        say: { en: 'The Reds could win the markers back.', de: 'Die Roten könnten die Marker zurückholen.' },
      },
    ],
    then: {
      en: 'The South is yours for good, and empty. Half the victory is won. One more front, or their Morale, and you win.',
      de: 'Der Süden gehört dir endgültig und ist leer. Der halbe Sieg ist da. Noch eine Front oder ihre Moral, und du gewinnst.',
    },
  },
  {
    say: {
      en: 'Where next? In the North-West you hold four markers as well. Put {white-nicholas-ii} there: he strengthens every troop under him.',
      de: 'Wohin jetzt? Auch im Nordwesten hast du vier Marker. Leg {white-nicholas-ii} dorthin: Er stärkt jede Truppe unter sich.',
    },
    spotlight: ['markers-north-west', 'north-west-white', 'hand'],
    awaits: [{ kind: 'recruit-leader', card: 'white-nicholas-ii', front: 'north-west' }],
    instead: [
      {
        like: { kind: 'recruit-leader' },
        say: { en: 'There the Reds are one marker from the front.', de: 'Dort fehlt den Roten ein Marker zur Front.' },
      },
    ],
  },
  {
    say: {
      en: '{white-finns} may stand in the North-West alone. Put them under him.',
      de: '{white-finns} dürfen nur im Nordwesten stehen. Leg sie unter ihn.',
    },
    spotlight: ['north-west-white', 'hand'],
    awaits: [{ kind: 'recruit-troop', card: 'white-finns', leader: 'white-nicholas-ii' }],
    instead: [
      {
        like: { kind: 'recruit-troop' },
        say: { en: 'Good too, in a moment.', de: 'Auch gut, gleich danach.' },
      },
    ],
  },
  {
    say: { en: 'Add {white-germans}, who count 2.', de: 'Leg {white-germans} dazu: Sie zählen 2.' },
    spotlight: ['north-west-white', 'hand'],
    awaits: [{ kind: 'recruit-troop', card: 'white-germans', leader: 'white-nicholas-ii' }],
  },
  {
    say: { en: 'End the Recruitment Phase.', de: 'Beende die Aushebungsphase.' },
    awaits: [{ kind: 'done' }],
  },
  {
    say: {
      en: '{white-ukrainian-anarchists-1} are bound to the South, which is closed. Rally {white-nicholas-ii} with them: in the Reserve they still buy a token.',
      de: '{white-ukrainian-anarchists-1} sind an den Süden gebunden, und der ist zu. Sammle mit ihnen {white-nicholas-ii} in der Reserve: Einen Sammelmarker kaufen sie noch.',
    },
    spotlight: ['hand', 'north-west-white'],
    awaits: [{ kind: 'reserve-rally', card: 'white-ukrainian-anarchists-1', leader: 'white-nicholas-ii' }],
    instead: [
      {
        like: { kind: 'reserve-rally', leader: 'white-nicholas-ii' },
        say: { en: 'That card can still be used for itself.', de: 'Diese Karte taugt noch für sich selbst.' },
      },
      {
        like: { kind: 'reserve-rally' },
        say: {
          en: 'The East could block, but next turn you attack in the North-West.',
          de: 'Der Osten könnte abwehren, aber du greifst als Nächstes im Nordwesten an.',
        },
      },
      {
        like: { kind: 'reserve-draw' },
        say: {
          en: 'A card is good; a token now is better.',
          de: 'Eine Karte ist gut, ein Sammelmarker jetzt ist besser.',
        },
      },
      {
        like: { kind: 'reserve-morale' },
        say: { en: 'Two Morale do not take a front.', de: 'Zwei Moral nehmen keine Front.' },
      },
    ],
    then: {
      en: 'Next turn he attacks where no Red stands. Block where a front hangs on it, attack where nobody can answer: that is the war.',
      de: 'Im nächsten Zug greift er an, wo kein Roter steht. Wehr ab, wo eine Front daran hängt, und greif an, wo niemand antwortet: Das ist der Krieg.',
    },
  },
];
