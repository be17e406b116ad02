/** The second half: the Whites attack, are beaten, and the Reds take the last marker. */
import { scripted, type TutorialStep } from '../../../kernel/tutorial';
import type { CivilWar } from '../state';

const by = scripted<CivilWar>();

export const lastTurn: readonly TutorialStep<CivilWar>[] = [
  {
    before: [
      by('white', { kind: 'rally', leader: 'white-wrangel' }),
      by('white', { kind: 'draw-cards' }),
      by('white', { kind: 'done' }),
      by('white', { kind: 'attack', leader: 'white-wrangel' }),
      by('red', { kind: 'pass' }),
    ],
    say: {
      en: '{white-wrangel} has rallied and attacks in the South. Who is ready may block. Block with {red-lenin}.',
      de: '{white-wrangel} hat gesammelt und greift im Süden an. Wer bereit ist, darf abwehren. Wehr mit {red-lenin} ab.',
    },
    spotlight: ['south-red', 'south-white'],
    awaits: [{ kind: 'block', leader: 'red-lenin' }],
    instead: [
      {
        like: { kind: 'done' },
        say: { en: 'The Whites would take a marker back.', de: 'Die Weißen nähmen einen Marker zurück.' },
      },
      {
        like: { kind: 'block', leader: 'red-trotsky' },
        say: { en: 'He joins in the next step.', de: 'Er kommt im nächsten Schritt dazu.' },
      },
    ],
  },
  {
    say: {
      en: 'Armies of one front block together. Let {red-trotsky} join.',
      de: 'Armeen einer Front wehren gemeinsam ab. Lass {red-trotsky} mitkämpfen.',
    },
    spotlight: ['south-red', 'south-white'],
    awaits: [{ kind: 'block', leader: 'red-trotsky' }],
    instead: [
      {
        like: { kind: 'done' },
        say: { en: '{red-lenin} would fight alone.', de: '{red-lenin} kämpfte allein.' },
      },
    ],
    then: {
      en: 'Now it is a battle. Both sides add the Force of leaders and troops. The stronger side wins.',
      de: 'Jetzt ist es eine Schlacht. Beide Seiten zählen die Stärke von Anführern und Truppen. Die stärkere Seite gewinnt.',
    },
  },
  {
    before: [by('white', { kind: 'pass' })],
    say: {
      en: 'Before that, both may reinforce: a discarded card gives +1. The Whites have passed, and you are stronger. Pass as well, and save your cards.',
      de: 'Vorher dürfen beide verstärken: Eine abgelegte Karte gibt +1. Die Weißen haben gepasst, und du bist stärker. Passe auch, und spar deine Karten.',
    },
    awaits: [{ kind: 'pass' }],
    instead: [
      {
        like: { kind: 'reinforce' },
        say: { en: 'A card spent for a battle already won.', de: 'Eine Karte für eine schon gewonnene Schlacht.' },
      },
    ],
    then: {
      en: 'Thirteen to five: you have won. The Whites lose a whole army, and a die decides how much Morale. You lose one troop.',
      de: 'Dreizehn zu fünf: Du hast gewonnen. Die Weißen verlieren eine ganze Armee, und ein Würfel sagt, wie viel Moral. Du verlierst eine Truppe.',
    },
  },
  {
    say: {
      en: 'Which troop do you lose? {red-partisans-1} count least. Lose them.',
      de: 'Welche Truppe verlierst du? {red-partisans-1} zählen am wenigsten. Verlier sie.',
    },
    spotlight: ['south-red'],
    awaits: [{ kind: 'lose-troop', troop: 'red-partisans-1' }],
    instead: [
      {
        like: { kind: 'lose-troop' },
        say: { en: 'These troops are stronger.', de: 'Diese Truppen sind stärker.' },
      },
    ],
  },
  {
    before: [by('white', { kind: 'roll-morale' }, ['1d6', [4]])],
    say: {
      en: 'The Whites rolled a 4. Their Morale falls, and {white-wrangel} is gone. The South stands open.',
      de: 'Die Weißen haben eine 4 gewürfelt. Ihre Moral fällt, und {white-wrangel} ist fort. Der Süden steht offen.',
    },
    spotlight: ['morale-white', 'south-white', 'goal'],
  },
  {
    before: [by('white', { kind: 'done' }), by('white', { kind: 'done' })],
    say: {
      en: 'Your turn again. Both tokens were spent in the battle. Rally {red-trotsky}.',
      de: 'Du bist wieder dran. Beide Sammelmarker sind in der Schlacht verbraucht. Sammle {red-trotsky}.',
    },
    spotlight: ['south-red'],
    awaits: [{ kind: 'rally', leader: 'red-trotsky' }],
  },
  {
    say: {
      en: 'Move nobody today: choose “Done”.',
      de: 'Versetz heute niemanden: Wähl „Fertig“.',
    },
    awaits: [{ kind: 'done' }],
  },
  {
    say: { en: 'Draw your two cards.', de: 'Zieh deine zwei Karten.' },
    awaits: [{ kind: 'draw-cards' }],
  },
  {
    say: { en: 'No event is needed. End the phase.', de: 'Du brauchst kein Ereignis. Beende die Phase.' },
    awaits: [{ kind: 'done' }],
  },
  {
    before: [by('white', { kind: 'pass' })],
    say: {
      en: 'The South is empty of Whites. Attack with {red-trotsky} and take the last marker.',
      de: 'Im Süden steht kein Weißer mehr. Greif mit {red-trotsky} an und nimm den letzten Marker.',
    },
    spotlight: ['south-red', 'markers-south'],
    awaits: [{ kind: 'attack', leader: 'red-trotsky' }],
    then: {
      en: 'Two fronts are yours: the Reds win. You know a whole turn now.',
      de: 'Zwei Fronten gehören dir: Die Roten gewinnen. Du kennst jetzt einen ganzen Zug.',
    },
  },
];
