/** The hard part of Dual Powers: which region to choose, and how to count the days. */
import { scripted, type Tutorial } from '../../../kernel/tutorial';
import type { DualPowers } from '../state';
import { drawing, elsewhere, leaving, otherCard, otherMove, position, recruiting } from './second-position';

const by = scripted<DualPowers>();

export const second: Tutorial<DualPowers> = {
  id: 'second',
  title: { en: 'Dual Powers: objectives and the calendar', de: 'Dual Powers: Ziele und Kalender' },
  seat: 'government',
  quiet: [{ kind: 'done' }],
  position,
  steps: [
    {
      say: {
        en: 'July 1917. Now you lead the Government, one point behind. In {purple} there is unrest, and the Soviet has the will of the people.',
        de: 'Juli 1917. Jetzt führst du die Regierung, einen Punkt zurück. In {purple} herrscht Unruhe, und der Sowjet hat den Willen des Volkes.',
      },
      spotlight: ['goal', 'score', 'purple'],
    },
    {
      say: {
        en: 'Which objective? A region may score twice. {purple} scores anyhow: choose {purple-4}, and your people there work for both.',
        de: 'Welches Ziel? Ein Viertel kann zweimal zählen. {purple} zählt ohnehin: Wähl {purple-4}, und deine Leute dort arbeiten für beides.',
      },
      spotlight: ['hand', 'purple'],
      awaits: [{ kind: 'choose-objective', card: 'purple-4' }],
      instead: [
        {
          like: { kind: 'choose-objective', card: 'green-8' },
          say: { en: 'Four points, but you have nobody there.', de: 'Vier Punkte, aber dort hast du niemanden.' },
        },
        {
          like: { kind: 'choose-objective' },
          say: { en: 'You will need its days for the calendar.', de: 'Ihre Tage brauchst du für den Kalender.' },
        },
      ],
      then: {
        en: 'Nobody suspects it: whoever gathers in the region of unrest looks as if that were all.',
        de: 'Niemand ahnt es: Wer im Viertel der Unruhe sammelt, scheint nur daran zu denken.',
      },
    },
    {
      before: [
        by('soviet', { kind: 'choose-objective', card: 'blue-3' }),
        by('soviet', { kind: 'play-card', card: 'red-4' }),
        by('soviet', { kind: 'recruit', token: 'soviet-2-1' }),
      ],
      say: {
        en: 'It is 24 July. A stop on 29 or 30 slides to 31, and 31 brings a bonus. So 5, 6 or 7 days will do. Play {white-6}.',
        de: 'Es ist der 24. Juli. Ein Halt am 29. oder 30. rutscht auf den 31., und der bringt einen Bonus. Also reichen 5, 6 oder 7 Tage. Spiel {white-6}.',
      },
      spotlight: ['day', 'hand'],
      awaits: [{ kind: 'play-card', card: 'white-6' }],
      instead: [
        {
          like: { kind: 'play-card', card: 'green-8' },
          say: {
            en: '1 August: you would take the will of the people, but in a region where you need nobody.',
            de: '1. August: Du nähmst den Willen des Volkes, aber würbest in einem Viertel an, das du nicht brauchst.',
          },
        },
        {
          like: { kind: 'play-card', card: 'blue-6' },
          say: {
            en: 'It would do as well, but keep it for another count.',
            de: 'Das ginge auch, aber heb sie für später auf.',
          },
        },
        {
          like: { kind: 'play-card', card: 'lvov-card' },
          say: {
            en: 'It would do as well, but it is early for Lvov.',
            de: 'Das ginge auch, aber für Lwow ist es zu früh.',
          },
        },
        {
          like: { kind: 'play-card', card: 'kerensky-card' },
          say: {
            en: 'He takes the will at once, and the Soviet has four turns to take it back.',
            de: 'Er nimmt gleich den Willen, und der Sowjet hätte lange Zeit, ihn zurückzuholen.',
          },
        },
      ],
      then: {
        en: '31 July. The bonus waits until you have carried out your card.',
        de: '31. Juli. Der Bonus wartet, bis du deine Karte ausgeführt hast.',
      },
    },
    {
      say: {
        en: 'The card would recruit in {white}. Take its action instead: move the {government-1-2} from {brown} to {purple}.',
        de: 'Die Karte würde im Viertel {white} anwerben. Nimm lieber ihre Aktion: Zieh die {government-1-2} von {brown} nach {purple}.',
      },
      spotlight: ['brown', 'purple'],
      awaits: [{ kind: 'move', token: 'government-1-2', from: 'brown', to: 'purple' }],
      instead: [otherMove, recruiting, leaving],
    },
    {
      say: {
        en: 'Now the bonus: recruit the {government-1-0} into {purple}. A bonus recruits anywhere, but strength 1 only.',
        de: 'Jetzt der Bonus: Wirb die {government-1-0} in {purple} an. Ein Bonus wirbt überall an, aber nur Stärke 1.',
      },
      spotlight: ['purple'],
      awaits: [{ kind: 'bonus-recruit', token: 'government-1-0', to: 'purple' }],
      instead: [elsewhere, drawing, otherMove, leaving],
    },
    {
      before: [
        by('soviet', { kind: 'play-card', card: 'blue-4' }),
        by('soviet', { kind: 'recruit', token: 'soviet-2-2' }),
      ],
      say: {
        en: '4 August. The month moved, and Trotsky has joined the Soviet: from now on he belongs to them alone.',
        de: '4. August. Der Monat ist weitergerückt, und Trotzki ist zum Sowjet gegangen: Ab jetzt gehört er nur noch ihm.',
      },
      spotlight: ['brown', 'blue'],
    },
    {
      say: {
        en: 'Nobody reaches September this round: 27 days are too many. So only a leader moves the will now. Play {kerensky-card}.',
        de: 'Den September erreicht diese Runde niemand: 27 Tage sind zu viel. Nur ein Anführer bewegt noch den Willen. Spiel {kerensky-card}.',
      },
      spotlight: ['day', 'hand'],
      awaits: [{ kind: 'play-card', card: 'kerensky-card' }],
      instead: [otherCard],
    },
    {
      say: {
        en: 'A leader’s card does both: the leader enters and acts. Place {kerensky} in {purple}.',
        de: 'Die Karte eines Anführers tut beides: Er kommt, und er handelt. Setz {kerensky} nach {purple}.',
      },
      spotlight: ['purple'],
      awaits: [{ kind: 'recruit-leader', token: 'kerensky', to: 'purple' }],
      instead: [
        {
          like: { kind: 'recruit-leader' },
          say: { en: 'Your two chances lie in Nevsky.', de: 'Deine zwei Chancen liegen am Newski.' },
        },
        {
          like: { kind: 'inspire' },
          say: { en: 'In a moment: first place him.', de: 'Gleich: Erst setz ihn ein.' },
        },
      ],
    },
    {
      say: {
        en: 'Now take the will of the people. All neutral units are yours, and it breaks the last ties.',
        de: 'Jetzt nimm den Willen des Volkes. Alle Neutralen gehören dir, und er entscheidet den letzten Gleichstand.',
      },
      spotlight: ['purple'],
      awaits: [{ kind: 'inspire' }],
      instead: [
        {
          like: { kind: 'done' },
          say: { en: 'The will would stay with the Soviet.', de: 'Der Wille bliebe beim Sowjet.' },
        },
      ],
      then: {
        en: 'A neutral unit adds its strength where you have somebody of your own. In {purple} you have.',
        de: 'Ein Neutraler zählt, wo du selbst jemanden hast. In {purple} hast du jemanden.',
      },
    },
    {
      before: [
        by('soviet', { kind: 'play-card', card: 'purple-7' }),
        by('soviet', { kind: 'recruit', token: 'soviet-3-2' }),
      ],
      say: {
        en: '17 August. The Soviet fights for {purple} and gathers in {blue}. Is that its objective? Ask: play {lvov-card}.',
        de: '17. August. Der Sowjet kämpft um {purple} und sammelt im Viertel {blue}. Ist das sein Ziel? Frag nach: Spiel {lvov-card}.',
      },
      spotlight: ['blue', 'purple', 'hand'],
      awaits: [{ kind: 'play-card', card: 'lvov-card' }],
      instead: [otherCard],
    },
    {
      say: {
        en: 'Before you place him, turn up the objective of the Soviet.',
        de: 'Bevor du ihn einsetzt, deck das Ziel des Sowjets auf.',
      },
      awaits: [{ kind: 'reveal-objective' }],
      instead: [
        {
          like: { kind: 'recruit-leader' },
          say: { en: 'Look first, then you know where.', de: 'Schau erst nach, dann weißt du, wohin.' },
        },
      ],
      then: {
        en: 'It is {blue}. Whoever is stronger there scores it, whoever chose it.',
        de: 'Es ist {blue}. Wer dort stärker ist, bekommt die Punkte, egal wer es gewählt hat.',
      },
    },
    {
      say: {
        en: 'The Soviet has 3 there. Place {lvov} in {blue}.',
        de: 'Der Sowjet hat dort 3. Setz {lvov} ins Viertel {blue}.',
      },
      spotlight: ['blue'],
      awaits: [{ kind: 'recruit-leader', token: 'lvov', to: 'blue' }],
      instead: [
        {
          like: { kind: 'recruit-leader' },
          say: {
            en: 'You are strong enough there, or nothing scores.',
            de: 'Dort bist du stark genug, oder es zählt nicht.',
          },
        },
      ],
    },
    {
      before: [
        by('soviet', { kind: 'play-card', card: 'blue-2' }),
        by('soviet', { kind: 'recruit', token: 'soviet-1-1' }),
      ],
      say: {
        en: '24 August, your last turn. In {blue} the Soviet has 4. With six days you stop on 31 once more. Play {blue-6}.',
        de: '24. August, dein letzter Zug. Im Viertel {blue} hat der Sowjet 4. Mit sechs Tagen hältst du noch einmal am 31. Spiel {blue-6}.',
      },
      spotlight: ['blue', 'day', 'hand'],
      awaits: [{ kind: 'play-card', card: 'blue-6' }],
      instead: [
        {
          like: { kind: 'play-card' },
          say: {
            en: '1 September, and no bonus. You have the will already.',
            de: '1. September, und kein Bonus. Den Willen hast du schon.',
          },
        },
      ],
    },
    {
      say: {
        en: 'Recruit the {government-2-2} in {blue}. That makes 4 against 4.',
        de: 'Wirb die {government-2-2} im Viertel {blue} an. Das macht 4 gegen 4.',
      },
      spotlight: ['blue'],
      awaits: [{ kind: 'recruit', token: 'government-2-2' }],
      instead: [
        {
          like: { kind: 'recruit' },
          say: { en: 'A weaker token than you could have.', de: 'Ein schwächerer Stein, als du haben könntest.' },
        },
        leaving,
      ],
      then: {
        en: 'A tie goes to whoever has more tokens: three against your two. The will would decide only after that.',
        de: 'Bei Gleichstand gewinnt, wer mehr Steine hat: drei gegen deine zwei. Der Wille entschiede erst danach.',
      },
    },
    {
      say: {
        en: 'The bonus tips it. Recruit the {government-1-0} in {blue}: 5 against 4.',
        de: 'Der Bonus gibt den Ausschlag. Wirb die {government-1-0} im Viertel {blue} an: 5 gegen 4.',
      },
      spotlight: ['blue'],
      awaits: [{ kind: 'bonus-recruit', token: 'government-1-0', to: 'blue' }],
      instead: [
        {
          like: { kind: 'bonus-recruit', to: 'blue' },
          say: { en: 'Good as well, but keep the better token.', de: 'Auch gut, aber spar den besseren Stein.' },
        },
        elsewhere,
        drawing,
        otherMove,
        leaving,
      ],
    },
    {
      say: {
        en: 'Scoring. In {purple} you are stronger. It is August: take four points rather than a bonus action.',
        de: 'Wertung. In {purple} bist du stärker. Es ist August: Nimm vier Punkte statt einer Bonusaktion.',
      },
      spotlight: ['purple', 'score'],
      awaits: [{ kind: 'assign-unrest' }],
      instead: [
        {
          like: { kind: 'take-bonus' },
          say: { en: 'Nothing that a bonus does is worth four points.', de: 'Kein Bonus ist vier Punkte wert.' },
        },
      ],
      then: {
        en: 'Four for the unrest, two for the Soviet’s objective, three for yours: nine points. All who stood there are tired now. Count, ask, and be one stronger.',
        de: 'Vier für die Unruhe, zwei für das Ziel des Sowjets, drei für deines: neun Punkte. Alle dort sind jetzt erschöpft. Zähl, frag nach und sei um eins stärker.',
      },
    },
  ],
};
