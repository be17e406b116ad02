/** The hard part of Prelude to Revolution: the war, and the Duma that it makes extreme. */
import { scripted, type Tutorial } from '../../../kernel/tutorial';
import type { Prelude } from '../state';

const by = scripted<Prelude>();

const otherCard = {
  like: { kind: 'play-event' },
  say: { en: 'It can wait: it is in your hand alone.', de: 'Das kann warten: Sie liegt nur in deiner Hand.' },
};
const forPoints = {
  like: { kind: 'play-points' },
  say: { en: 'You would get points instead of an Event.', de: 'Du bekämst Punkte statt eines Ereignisses.' },
};
const otherFromPool = {
  like: { kind: 'play-from-pool' },
  say: { en: 'It costs points that you will need.', de: 'Das kostet Punkte, die du noch brauchst.' },
};

export const second: Tutorial<Prelude> = {
  id: 'second',
  title: { en: 'Prelude to Revolution: the war and the Duma', de: 'Prelude to Revolution: der Krieg und die Duma' },
  seat: 'government',
  position: {
    turn: 3,
    round: 3,
    first: 'revolutionary',
    active: 'government',
    agenda: [
      { kind: 'action-round', seat: 'government' },
      { kind: 'put-card' },
      { kind: 'session-vote' },
      { kind: 'round-events', seat: 'government' },
      { kind: 'end-checks', turnEnds: false },
      { kind: 'abdication' },
      { kind: 'exchange-hands' },
      { kind: 'advance' },
    ],
    prestige: 5,
    points: 2,
    unrest: 4,
    opportunity: { revolutionary: 5, government: 10 },
    scoring: { districts: 2, organizations: 1, world: 2, duma: 4 },
    piles: {
      'revolutionary-hand': ['card-105', 'card-129', 'card-114', 'card-128'],
      'government-hand': ['card-116', 'card-146', 'card-113', 'card-147'],
      pool: ['card-404', 'card-103', 'card-117'],
    },
  },
  steps: [
    {
      say: {
        en: 'Summer 1914. Now you lead the Government, 2 points behind. You live by the Tsar’s Prestige. At 0 he abdicates; at 15 both of you lose.',
        de: 'Sommer 1914. Jetzt führst du die Regierung, 2 Punkte zurück. Du lebst vom Ansehen des Zaren. Bei 0 dankt er ab; bei 15 verliert ihr beide.',
      },
      spotlight: ['goal', 'points', 'prestige'],
    },
    {
      say: {
        en: 'The Duma sits in rounds 3 and 4. After your part of round 4 it votes. And its Scoring Marker stands one box before Score.',
        de: 'Die Duma tagt in den Aktionsrunden 3 und 4. Nach deinem Teil der vierten stimmt sie ab. Und ihr Wertungsmarker steht ein Feld vor der Wertung.',
      },
      spotlight: ['scoring-duma', 'socialist', 'radical', 'liberal', 'monarchist'],
    },
    {
      say: {
        en: '{card-404} lies in the Pool. Both may play it, but its gifts are yours. It costs 6 Opportunity Points, the price on the card. Play it.',
        de: '{card-404} liegt bei den Gelegenheiten. Beide dürfen die Karte spielen, aber ihre Gaben gehören dir. Sie kostet 6 Gelegenheitspunkte, wie aufgedruckt. Spiel sie.',
      },
      spotlight: ['pool', 'opportunity-government', 'monarchist'],
      awaits: [{ kind: 'play-from-pool', card: 'card-404' }],
      instead: [otherCard, forPoints, otherFromPool],
      then: {
        en: '2 points, Prestige +2, and two Monarchists. The war stays until the end of the Era, and it will ask its price each round.',
        de: '2 Punkte, Ansehen +2 und zwei Monarchisten. Der Krieg bleibt bis zum Ende des Zeitalters und fordert in jeder Aktionsrunde seinen Preis.',
      },
    },
    {
      say: {
        en: 'For a Key Event you roll all four Scoring Dice, Districts first. Roll.',
        de: 'Bei einem Schlüsselereignis wirfst du alle vier Wertungswürfel, „Viertel“ zuerst. Würfle.',
      },
      spotlight: ['scoring-districts'],
      awaits: [{ kind: 'roll-scoring-die' }],
      rolls: [['1d6', [1]]],
    },
    {
      before: [
        by('government', { kind: 'roll-scoring-die' }, ['1d6', [1]]),
        by('government', { kind: 'roll-scoring-die' }, ['1d6', [1]]),
      ],
      say: {
        en: 'Two more have moved their tracks. The last one is the Duma. Roll it.',
        de: 'Zwei weitere haben ihre Leisten bewegt. Der letzte ist die Duma. Würfle ihn.',
      },
      spotlight: ['scoring-duma'],
      awaits: [{ kind: 'roll-scoring-die' }],
      rolls: [['1d6', [1]]],
      then: {
        en: 'The Duma scores. But first the side with the stronger Extremist Party rolls for Growing Extremism. The war has made it yours.',
        de: 'Die Duma zählt. Vorher würfelt die Seite mit der stärkeren extremen Partei für Wachsenden Extremismus. Der Krieg hat deine stark gemacht.',
      },
    },
    {
      say: {
        en: 'You have 3 Liberals and 4 Monarchists. High rolls cost you Liberals; with Prestige 7 nothing is added. Roll.',
        de: 'Du hast 3 Liberale und 4 Monarchisten. Hohe Würfe kosten dich Liberale; bei Ansehen 7 kommt nichts dazu. Würfle.',
      },
      spotlight: ['liberal', 'monarchist', 'prestige'],
      awaits: [{ kind: 'roll-extremism' }],
      rolls: [['1d6', [2]]],
      then: {
        en: 'A Liberal became a Monarchist. The strongest rival Party has 2. Each of yours has at least as many: that is Dominance, 4 points.',
        de: 'Ein Liberaler wurde Monarchist. Die stärkste Partei des Gegners hat 2. Jede deiner Parteien hat mindestens so viel: Das ist Dominanz, 4 Punkte.',
      },
    },
    {
      say: {
        en: 'Your part of the round ends: the war rolls. 1 or 2 costs 1 Prestige, 6 brings 1. Roll.',
        de: 'Dein Teil der Aktionsrunde endet: Der Krieg würfelt. 1 oder 2 kostet 1 Ansehen, 6 bringt 1. Würfle.',
      },
      spotlight: ['prestige'],
      awaits: [{ kind: 'roll-table' }],
      rolls: [['1d6', [2]]],
      then: {
        en: 'Prestige 6. Below 7 it also makes Growing Extremism worse for you.',
        de: 'Ansehen 6. Unter 7 macht es auch deinen Wachsenden Extremismus schlimmer.',
      },
    },
    {
      before: [
        by('revolutionary', { kind: 'play-event', card: 'card-105' }),
        by('revolutionary', { kind: 'roll-scoring-die' }, ['1d6', [1]]),
      ],
      say: {
        en: 'The Revolutionary used the war: Prestige 5. The Duma votes after your part of the round. Play {card-116}, which needs a Session.',
        de: 'Die Revolution nutzte den Krieg: Ansehen 5. Nach deinem Teil der Aktionsrunde stimmt die Duma ab. Spiel {card-116}: Die Karte braucht eine Sitzung.',
      },
      spotlight: ['hand', 'liberal', 'monarchist', 'prestige'],
      awaits: [{ kind: 'play-event', card: 'card-116' }],
      instead: [
        {
          like: { kind: 'play-event', card: 'card-146' },
          say: {
            en: 'It gives Prestige and a point. But a strong moderate Party is what votes need.',
            de: 'Es gibt Ansehen und einen Punkt. Aber Abstimmungen brauchen eine starke gemäßigte Partei.',
          },
        },
        {
          like: { kind: 'play-event' },
          say: {
            en: 'Two cubes at most. The Event gives three.',
            de: 'Höchstens zwei Klötzchen. Das Ereignis gibt drei.',
          },
        },
        forPoints,
        otherFromPool,
      ],
      then: {
        en: 'Liberals 5, Monarchists 4. It cost a point of Prestige: the Tsar does not like parliaments.',
        de: 'Liberale 5, Monarchisten 4. Es kostete einen Punkt Ansehen: Der Zar mag keine Parlamente.',
      },
    },
    {
      say: { en: 'Roll the Scoring Die of the card.', de: 'Würfle den Wertungswürfel der Karte.' },
      spotlight: ['scoring-duma'],
      awaits: [{ kind: 'roll-scoring-die' }],
      rolls: [['1d6', [1]]],
    },
    {
      before: [
        by('revolutionary', { kind: 'roll-check' }, ['3d6', [4, 4, 5]]),
        by('revolutionary', { kind: 'roll-check' }, ['3d6', [3, 4, 5]]),
      ],
      say: {
        en: 'The Duma votes. Both checks of the Revolutionary failed. Yours begin with {monarchist}: 4 cubes + 2 = 6. Roll three dice.',
        de: 'Die Duma stimmt ab. Beide Proben der Revolution misslangen. Deine beginnen mit {monarchist}: 4 Klötzchen + 2 = 6. Würfle mit drei Würfeln.',
      },
      spotlight: ['monarchist'],
      awaits: [{ kind: 'roll-check' }],
      rolls: [['3d6', [1, 2, 2]]],
      then: {
        en: 'A point. But a success of extremists has a price: Growing Extremism at once.',
        de: 'Ein Punkt. Aber der Erfolg der Extremen hat seinen Preis: sofort Wachsender Extremismus.',
      },
    },
    {
      say: {
        en: 'At Prestige 4 you add 1 now. Roll, and hope for the Liberals.',
        de: 'Bei Ansehen 4 zählst du jetzt 1 dazu. Würfle und hoff für die Liberalen.',
      },
      spotlight: ['liberal', 'monarchist', 'prestige'],
      awaits: [{ kind: 'roll-extremism' }],
      rolls: [['1d6', [1]]],
    },
    {
      say: {
        en: 'One Liberal went to the Monarchists. {liberal}: 4 + 2 = 6. Roll their check.',
        de: 'Ein Liberaler ging zu den Monarchisten. {liberal}: 4 + 2 = 6. Würfle ihre Probe.',
      },
      spotlight: ['liberal'],
      awaits: [{ kind: 'roll-check' }],
      rolls: [['3d6', [2, 3, 4]]],
    },
    {
      say: {
        en: 'A 9: short by 3. You kept 4 Opportunity Points for this. Pay 3.',
        de: 'Eine 9: um 3 verfehlt. Dafür hast du 4 Gelegenheitspunkte behalten. Zahl 3.',
      },
      spotlight: ['opportunity-government'],
      awaits: [{ kind: 'buy-off' }],
      instead: [
        {
          like: { kind: 'accept-failure' },
          say: { en: 'A point for 3 is a fair price.', de: 'Ein Punkt für 3 ist ein guter Preis.' },
        },
      ],
      then: {
        en: 'Another point, and one for the Majority. You lead by 7.',
        de: 'Noch ein Punkt, und einer für die Mehrheit. Du führst mit 7.',
      },
    },
    {
      say: {
        en: 'The war rolls once more, as each round.',
        de: 'Der Krieg würfelt noch einmal, wie in jeder Aktionsrunde.',
      },
      spotlight: ['prestige'],
      awaits: [{ kind: 'roll-table' }],
      rolls: [['1d6', [6]]],
      then: {
        en: 'Prestige 5. The war gives at once and takes for years. Watch Prestige, keep points for votes, and keep your moderates.',
        de: 'Ansehen 5. Der Krieg gibt sofort und nimmt jahrelang. Achte auf das Ansehen, spar Punkte für Abstimmungen und halt deine Gemäßigten.',
      },
    },
  ],
};
