/** Learning Dual Powers by playing: the first round of the Soviet. */
import { scripted, type Tutorial } from '../../../kernel/tutorial';
import type { DualPowers } from '../state';
import { position } from './position';

const by = scripted<DualPowers>();

const otherCard = {
  like: { kind: 'play-card' },
  say: {
    en: 'Each card moves the date by its own number, and recruits in its own region.',
    de: 'Jede Karte rückt das Datum um ihre eigene Zahl vor und wirbt in ihrem eigenen Viertel an.',
  },
};
const otherToken = {
  like: { kind: 'recruit' },
  say: { en: 'A weaker token than you could have.', de: 'Ein schwächerer Stein, als du haben könntest.' },
};
const march = {
  like: { kind: 'move' },
  say: { en: 'You would move instead of recruiting.', de: 'Du würdest ziehen, statt anzuwerben.' },
};

export const tutorial: Tutorial<DualPowers> = {
  id: 'first',
  title: { en: 'Learn Dual Powers', de: 'Dual Powers lernen' },
  seat: 'soviet',
  quiet: [{ kind: 'done' }],
  position,
  steps: [
    {
      say: {
        en: 'Petrograd, 1917. You lead the Soviet. One marker stands on the score track. Each point pulls it your way. At your end you win at once.',
        de: 'Petrograd, 1917. Du führst den Sowjet. Ein Marker steht auf der Punkteleiste. Jeder Punkt zieht ihn zu dir. An deinem Ende gewinnst du sofort.',
      },
      spotlight: ['goal', 'score'],
    },
    {
      say: {
        en: 'Three of the six regions score this round. {brown} is in unrest: everybody knows it. The other two are secret objectives, one of each side. Choose {red-5} as yours.',
        de: 'Drei der sechs Viertel bringen in dieser Runde Punkte. In {brown} herrscht Unruhe: Das wissen alle. Die anderen zwei sind geheime Ziele, eines je Seite. Wähl {red-5} als deines.',
      },
      spotlight: ['brown', 'red', 'hand'],
      awaits: [{ kind: 'choose-objective', card: 'red-5' }],
      instead: [
        {
          like: { kind: 'choose-objective' },
          say: {
            en: 'That card is more useful for its days.',
            de: 'Diese Karte ist wegen ihrer Tage nützlicher.',
          },
        },
      ],
      then: {
        en: 'The card lies face down. It is worth more than a low card, and it cannot be played any more.',
        de: 'Die Karte liegt verdeckt. Sie ist mehr wert als eine niedrige, und spielen kannst du sie nicht mehr.',
      },
    },
    {
      before: [by('government', { kind: 'choose-objective', card: 'white-8' })],
      say: {
        en: 'Each of you takes four turns. A turn is a card: its number moves the date, then you act. Play {brown-4}.',
        de: 'Ihr habt je vier Züge. Ein Zug ist eine Karte: Ihre Zahl rückt das Datum vor, dann handelst du. Spiel {brown-4}.',
      },
      spotlight: ['day', 'hand'],
      awaits: [{ kind: 'play-card', card: 'brown-4' }],
      instead: [otherCard],
      then: {
        en: 'It is 5 March. The card recruits strength 2 in its own region: {brown}.',
        de: 'Es ist der 5. März. Die Karte wirbt Stärke 2 in ihrem eigenen Viertel an: {brown}.',
      },
    },
    {
      say: {
        en: 'Recruit the {soviet-2-1}. The large number is the strength now; the small one, when the token is exhausted.',
        de: 'Wirb die {soviet-2-1} an. Die große Zahl ist die Stärke jetzt, die kleine die des erschöpften Steins.',
      },
      spotlight: ['brown'],
      awaits: [{ kind: 'recruit', token: 'soviet-2-1' }],
      instead: [otherToken],
    },
    {
      before: [
        by('government', { kind: 'play-card', card: 'white-6' }),
        by('government', { kind: 'recruit', token: 'government-1-1' }),
      ],
      say: {
        en: 'The Government recruits in {white}, and it is 11 March. Now count: who stops exactly on day 15 gets a bonus. Play {red-4}.',
        de: 'Die Regierung wirbt im Viertel {white} an, und es ist der 11. März. Jetzt zähl: Wer genau am 15. anhält, bekommt einen Bonus. Spiel {red-4}.',
      },
      spotlight: ['white', 'day', 'hand'],
      awaits: [{ kind: 'play-card', card: 'red-4' }],
      instead: [otherCard],
      then: {
        en: '15 March: a bonus action waits for you after the card.',
        de: '15. März: Nach der Karte wartet eine Bonusaktion auf dich.',
      },
    },
    {
      say: {
        en: 'First the card: recruit the {soviet-2-2} in {red}, your secret objective.',
        de: 'Erst die Karte: Wirb die {soviet-2-2} im Viertel {red} an, deinem geheimen Ziel.',
      },
      spotlight: ['red'],
      awaits: [{ kind: 'recruit', token: 'soviet-2-2' }],
      instead: [otherToken, march],
    },
    {
      say: {
        en: 'Now the bonus. It recruits strength 1 anywhere. Put the {soviet-1-1} in {brown}, which surely scores.',
        de: 'Jetzt der Bonus. Er wirbt Stärke 1 an beliebigem Ort an. Stell die {soviet-1-1} nach {brown}, das sicher zählt.',
      },
      spotlight: ['brown'],
      awaits: [{ kind: 'bonus-recruit', token: 'soviet-1-1', to: 'brown' }],
      instead: [
        {
          like: { kind: 'bonus-recruit' },
          say: { en: 'It works, but elsewhere or weaker.', de: 'Das geht, aber anderswo oder schwächer.' },
        },
        {
          like: { kind: 'bonus-draw' },
          say: { en: 'One more card helps later; a token helps now.', de: 'Eine Karte hilft später, ein Stein jetzt.' },
        },
        march,
      ],
      then: {
        en: 'The calendar is a weapon. Count the days before each card, yours and the rival’s.',
        de: 'Der Kalender ist eine Waffe. Zähl vor jeder Karte die Tage, deine und die des Gegners.',
      },
    },
    {
      before: [
        by('government', { kind: 'play-card', card: 'blue-4' }),
        by('government', { kind: 'recruit', token: 'government-2-1' }),
      ],
      say: {
        en: 'The Government goes to {blue}. Is that its objective, or a trick? Bring your strongest piece: play {lenin-card}.',
        de: 'Die Regierung geht ins Viertel {blue}. Ist das ihr Ziel oder eine Finte? Bring deinen stärksten Stein: Spiel {lenin-card}.',
      },
      spotlight: ['blue', 'hand'],
      awaits: [{ kind: 'play-card', card: 'lenin-card' }],
      instead: [otherCard],
    },
    {
      say: {
        en: 'A leader’s card brings the leader into any region. You may use the special action on it as well. Place {lenin} in {red}.',
        de: 'Die Karte eines Anführers bringt ihn in ein beliebiges Viertel. Dazu darfst du seine Sonderaktion nutzen. Setz {lenin} ins Viertel {red}.',
      },
      spotlight: ['red'],
      awaits: [{ kind: 'recruit-leader', token: 'lenin', to: 'red' }],
      instead: [
        {
          like: { kind: 'recruit-leader' },
          say: { en: 'Your objective would be weaker.', de: 'Dein Ziel wäre schwächer.' },
        },
      ],
    },
    {
      before: [
        by('government', { kind: 'play-card', card: 'purple-3' }),
        by('government', { kind: 'recruit', token: 'government-1-2' }),
      ],
      say: {
        en: '28 March, your last turn. Who moves the month takes the will of the people. Do not leave that to the Government: play {green-6}.',
        de: '28. März, dein letzter Zug. Wer den Monat weiterrückt, nimmt den Willen des Volkes. Überlass das nicht der Regierung: Spiel {green-6}.',
      },
      spotlight: ['day', 'hand'],
      awaits: [{ kind: 'play-card', card: 'green-6' }],
      instead: [otherCard],
      then: {
        en: 'A new month, and the will stays yours. Neutral units help you, and it breaks the last ties. {trotsky} came too.',
        de: 'Ein neuer Monat, und der Wille bleibt deiner. Die Neutralen helfen dir, und er entscheidet den letzten Gleichstand. Auch {trotsky} ist gekommen.',
      },
    },
    {
      say: {
        en: 'The card still recruits in {green}. Take the {soviet-2-1}.',
        de: 'Die Karte wirbt noch im Viertel {green} an. Nimm die {soviet-2-1}.',
      },
      spotlight: ['green'],
      awaits: [{ kind: 'recruit', token: 'soviet-2-1' }],
      instead: [otherToken, march],
    },
    {
      before: [by('government', { kind: 'play-card', card: 'blue-2' }), by('government', { kind: 'decline' })],
      say: {
        en: 'All turns are taken: now the regions score. You hold {brown} with 7 against 0. Take the points; a bonus action instead would come too late.',
        de: 'Alle Züge sind gemacht: Jetzt zählen die Viertel. Du hältst {brown} mit 7 gegen 0. Nimm die Punkte; eine Bonusaktion stattdessen käme zu spät.',
      },
      spotlight: ['brown', 'score'],
      awaits: [{ kind: 'assign-unrest' }],
      instead: [
        {
          like: { kind: 'take-bonus' },
          say: { en: 'You would give the points away.', de: 'Du würdest die Punkte verschenken.' },
        },
      ],
      then: {
        en: 'Then both objectives were shown. Who is stronger in a region scores it, even the rival’s objective. That is the game: gather, hide, count.',
        de: 'Dann wurden beide Ziele gezeigt. Wer in einem Viertel stärker ist, bekommt die Punkte, auch beim Ziel des Gegners. Das ist das Spiel: sammeln, verbergen, zählen.',
      },
    },
  ],
};
