/** Learning Prelude to Revolution by playing: three Action Rounds of the Revolutionary. */
import { scripted, type Tutorial } from '../../../kernel/tutorial';
import type { Prelude } from '../state';

const by = scripted<Prelude>();

const asPoints = {
  like: { kind: 'play-points' },
  say: { en: 'You would get points instead of the Event.', de: 'Du bekämst Punkte statt des Ereignisses.' },
};
const otherEvent = {
  like: { kind: 'play-event' },
  say: { en: 'That Event does something else.', de: 'Dieses Ereignis tut etwas anderes.' },
};
const elsewhere = {
  like: { kind: 'mobilize' },
  say: {
    en: 'A cube there is legal, but it decides nothing now.',
    de: 'Ein Klötzchen dort ist erlaubt, entscheidet aber jetzt nichts.',
  },
};
const otherOrganization = {
  like: { kind: 'create-organization' },
  say: {
    en: 'Elsewhere or with fewer points it is harder, or of less use.',
    de: 'Anderswo oder mit weniger Punkten ist es schwerer oder bringt weniger.',
  },
};

export const tutorial: Tutorial<Prelude> = {
  id: 'first',
  title: { en: 'Learn Prelude to Revolution', de: 'Prelude to Revolution lernen' },
  seat: 'revolutionary',
  position: {
    turn: 2,
    active: 'revolutionary',
    first: 'revolutionary',
    agenda: [
      { kind: 'action-round', seat: 'revolutionary' },
      { kind: 'put-card' },
      { kind: 'session-vote' },
      { kind: 'round-events', seat: 'revolutionary' },
      { kind: 'end-checks', turnEnds: false },
      { kind: 'abdication' },
      { kind: 'exchange-hands' },
      { kind: 'advance' },
    ],
    scoring: { districts: 4, organizations: 1, world: 1, duma: 2 },
    piles: {
      'revolutionary-hand': ['card-27', 'card-12', 'card-24', 'card-10'],
      'government-hand': ['card-26', 'card-28', 'card-38'],
    },
  },
  steps: [
    {
      say: {
        en: 'St. Petersburg, 1906. You lead the Revolutionary. One marker stands for the Victory Points of both: each of your points pulls it your way.',
        de: 'St. Petersburg, 1906. Du führst die Revolution. Ein Marker steht für die Siegpunkte beider Seiten: Jeder deiner Punkte zieht ihn zu dir.',
      },
      spotlight: ['goal', 'points'],
    },
    {
      say: {
        en: 'Points come from four tracks. Each has a Scoring Marker that dice move. At its last box the track scores for whoever leads there. Districts stands one box before.',
        de: 'Punkte kommen von vier Leisten. Jede hat einen Wertungsmarker, den Würfel bewegen. Am letzten Feld zählt die Leiste für den, der führt. „Viertel“ steht ein Feld davor.',
      },
      spotlight: ['scoring-districts', 'scoring-organizations', 'scoring-world', 'scoring-duma'],
    },
    {
      say: {
        en: 'A round is one card. Your own card gives its Event or its Activity Points. Play {card-27} for its Event: a cube in each Worker District.',
        de: 'In einer Aktionsrunde spielst du eine Karte. Deine eigene gibt ihr Ereignis oder ihre Aktivitätspunkte. Spiel {card-27} als Ereignis: ein Klötzchen in jedem Arbeiterviertel.',
      },
      spotlight: ['hand', 'vasilevskiy', 'putilov', 'obukhov', 'nevsky-shipyards'],
      awaits: [{ kind: 'play-event', card: 'card-27' }],
      instead: [asPoints, otherEvent],
      then: {
        en: 'Four cubes with one card. Who has more cubes in a District controls it. Unrest has risen, too: that path leads to Red October.',
        de: 'Vier Klötzchen mit einer Karte. Wer in einem Viertel mehr Klötzchen hat, kontrolliert es. Auch die Unruhe stieg: Dieser Weg führt zum Roten Oktober.',
      },
    },
    {
      say: {
        en: 'Each play ends with the Scoring Die of the card. Roll it.',
        de: 'Jede Karte endet mit ihrem Wertungswürfel. Würfle ihn.',
      },
      awaits: [{ kind: 'roll-scoring-die' }],
      rolls: [['1d6', [2]]],
      then: {
        en: 'Organizations moves a box. The track on the die is no accident: choose cards also for their dice.',
        de: '„Organisationen“ rückt ein Feld vor. Die Leiste des Würfels ist kein Zufall: Wähl Karten auch nach ihren Würfeln.',
      },
    },
    {
      before: [
        by('government', { kind: 'play-event', card: 'card-26' }),
        by('government', { kind: 'roll-scoring-die' }, ['1d6', [2]]),
      ],
      say: {
        en: 'The Government brought Cossacks, but its die made Districts score. You lead there: 3 points for you. So look where a marker is about to arrive.',
        de: 'Die Regierung brachte Kosaken, aber ihr Würfel ließ „Viertel“ zählen. Dort führst du: 3 Punkte für dich. Schau also, wo ein Marker gleich ankommt.',
      },
      spotlight: ['points', 'palace-square', 'guards-barracks', 'scoring-districts'],
    },
    {
      say: {
        en: 'Next, an Organization. Play {card-12} for its 4 Activity Points.',
        de: 'Als Nächstes eine Organisation. Spiel {card-12} für ihre 4 Aktivitätspunkte.',
      },
      spotlight: ['hand'],
      awaits: [{ kind: 'play-points', card: 'card-12' }],
      instead: [asPoints, otherEvent],
    },
    {
      say: {
        en: 'Points buy cubes, or a try for an Organization. Found one in the {radical} with all 4: it sponsors all your later Soviets.',
        de: 'Punkte kaufen Klötzchen oder den Versuch einer Organisation. Gründe eine in der Partei {radical} mit allen 4: Sie fördert alle deine späteren Räte.',
      },
      spotlight: ['radical'],
      awaits: [{ kind: 'create-organization', place: 'radical', points: 4 }],
      instead: [otherOrganization, elsewhere],
      then: {
        en: 'The points you spent and your cubes there make the target number. Three dice decide.',
        de: 'Deine Punkte und deine Klötzchen dort bilden die Zielzahl. Drei Würfel entscheiden.',
      },
    },
    {
      say: {
        en: 'Roll the check: the total must be 5 or less.',
        de: 'Würfle die Probe: Die Summe muss 5 oder weniger sein.',
      },
      awaits: [{ kind: 'roll-check' }],
      rolls: [['3d6', [2, 3, 3]]],
      then: {
        en: 'An 8: you failed by 3.',
        de: 'Eine 8: um 3 verfehlt.',
      },
    },
    {
      say: {
        en: 'Now Opportunity Points help: each makes up for one. Pay 3, and the check succeeds.',
        de: 'Jetzt helfen Gelegenheitspunkte: Jeder gleicht einen aus. Zahl 3, und die Probe gelingt.',
      },
      spotlight: ['opportunity-revolutionary'],
      awaits: [{ kind: 'buy-off' }],
      instead: [
        {
          like: { kind: 'accept-failure' },
          say: { en: 'The 4 Activity Points would be lost.', de: 'Die 4 Aktivitätspunkte wären verloren.' },
        },
      ],
      then: {
        en: 'The Organization stands. You get new Opportunity Points at the end of each Turn.',
        de: 'Die Organisation steht. Neue Gelegenheitspunkte bekommst du am Ende jeder Runde.',
      },
    },
    {
      say: {
        en: 'With this card you may choose the die. You have an Organization now: choose that one.',
        de: 'Bei dieser Karte wählst du den Würfel. Du hast jetzt eine Organisation: Wähl diesen.',
      },
      spotlight: ['scoring-organizations'],
      awaits: [{ kind: 'choose-die', die: 'organizations' }],
      instead: [
        {
          like: { kind: 'choose-die' },
          say: { en: 'It would bring another track closer.', de: 'Das brächte eine andere Leiste näher.' },
        },
      ],
    },
    {
      say: { en: 'Roll the Scoring Die.', de: 'Wirf den Wertungswürfel.' },
      awaits: [{ kind: 'roll-scoring-die' }],
      rolls: [['1d6', [2]]],
    },
    {
      before: [
        by('government', { kind: 'play-points', card: 'card-28' }),
        by('government', { kind: 'mobilize', place: 'state-bank' }),
        by('government', { kind: 'done' }),
        by('government', { kind: 'roll-scoring-die' }, ['1d6', [2]]),
      ],
      say: {
        en: 'The Government had to play a card of yours: {card-28}. It got the points, and you the Event: three cubes in the {winter-palace}.',
        de: 'Die Regierung musste eine Karte von dir spielen: {card-28}. Sie bekam die Punkte und du das Ereignis: drei Klötzchen im {winter-palace}.',
      },
      spotlight: ['winter-palace', 'state-bank'],
    },
    {
      say: {
        en: 'You have such a card as well: {card-10}. Play it for its points while its Event hurts little.',
        de: 'Auch du hast so eine Karte: {card-10}. Spiel sie für ihre Punkte, solange ihr Ereignis wenig schadet.',
      },
      spotlight: ['hand', 'liberal', 'taurida'],
      awaits: [{ kind: 'play-points', card: 'card-10' }],
      instead: [asPoints, otherEvent],
    },
    {
      say: {
        en: 'Put a cube in {vyborg}: cheap for you, and it makes your control safer.',
        de: 'Setz ein Klötzchen auf die {vyborg}: für dich billig, und deine Kontrolle wird sicherer.',
      },
      spotlight: ['vyborg'],
      awaits: [{ kind: 'mobilize', place: 'vyborg' }],
      instead: [elsewhere, otherOrganization],
    },
    {
      say: { en: 'Put the second one there as well.', de: 'Setz auch das zweite dorthin.' },
      spotlight: ['vyborg'],
      awaits: [{ kind: 'mobilize', place: 'vyborg' }],
      instead: [elsewhere],
      then: {
        en: 'Then the rival’s Event happened: a cube in the {liberal} and one in {taurida}. You chose the moment. That is the art of this game.',
        de: 'Dann geschah das Ereignis des Gegners: je ein Klötzchen bei „{liberal}“ und „{taurida}“. Du hast den Moment gewählt. Das ist die Kunst dieses Spiels.',
      },
    },
  ],
};
