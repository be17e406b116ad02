/** Learning Kremlin by playing: a year with influence, a purge, promotions, and a wave. */
import { defaultOptions } from '../../../kernel/options';
import { type Position, scripted, type Tutorial } from '../../../kernel/tutorial';
import { OFFICES } from '../data/offices';
import { ALL_LETTERS, LETTERS } from '../data/politicians';
import { options } from '../options';
import { turnSteps } from '../sequence';
import type { Politician, Kremlin } from '../state';
import { bySeat, type Place, type Seat } from '../vocabulary';

// Where the tutorial begins: the second year, two waves of the Party Chief, nobody has declared anything.

/** Three factions and no Intrigue cards: the first game teaches only influence. */
export const simple = { edition: 'standard', players: 3, cards: false, window: 'until-all' } as const;

const placeOf = (letter: string): Place => {
  const n = LETTERS.indexOf(letter);
  return n < 0 ? 'removed' : (OFFICES[n] ?? (n < 17 ? 'people' : 'waiting'));
};

const SHEETS: Readonly<Partial<Record<Seat, Readonly<Record<string, number>>>>> = {
  stalinists: { B: 7, E: 10, A: 5, F: 9, I: 8, J: 6, K: 4, L: 3, M: 2, N: 1 },
  militarists: { A: 8, D: 10, C: 9, G: 7, H: 6, B: 4, K: 5, L: 3, N: 2, O: 1 },
  evolutionists: { C: 8, D: 6, G: 10, H: 9, B: 5, I: 7, J: 4, K: 3, O: 2, P: 1 },
};

export const position: Position<Kremlin> = {
  turn: 2,
  phase: 'purges',
  agenda: turnSteps({ ...defaultOptions(options), ...simple }).slice(11),
  politicians: Object.fromEntries(
    ALL_LETTERS.map((letter): [string, Politician] => [
      letter,
      { at: placeOf(letter), stress: 0, suspicion: 0, sick: 0, cure: false, protege: false },
    ]),
  ),
  declared: Object.fromEntries(ALL_LETTERS.map(letter => [letter, []])),
  influence: bySeat(seat => Object.fromEntries(ALL_LETTERS.map(letter => [letter, SHEETS[seat]?.[letter] ?? 0]))),
  sealed: ['stalinists', 'militarists', 'evolutionists'],
};

const by = scripted<Kremlin>();
const pass = by('stalinists', { kind: 'pass' });

const tooEarly = {
  like: { kind: 'declare' },
  say: {
    en: 'What you declare, everybody sees for the rest of the game. Keep it secret for now.',
    de: 'Was du aufdeckst, sehen alle bis zum Ende. Halt es vorerst geheim.',
  },
};

export const tutorial: Tutorial<Kremlin> = {
  id: 'first',
  title: { en: 'Learn Kremlin', de: 'Kreml lernen' },
  seat: 'stalinists',
  options: simple,
  quiet: [
    { kind: 'pass' },
    { kind: 'roll-health' },
    { kind: 'work' },
    { kind: 'end-investigations' },
    { kind: 'end-shifts' },
    { kind: 'end-rehabilitations' },
    { kind: 'end-increase' },
  ],
  position,
  steps: [
    {
      say: {
        en: 'Once a year the Party Chief waves to the crowd. You want to control them when they do. After the third wave, whoever controls them wins.',
        de: 'Einmal im Jahr winkt der Parteichef der Menge zu. Du willst ihn dann kontrollieren. Nach seinem dritten Winken gewinnt, wer ihn kontrolliert.',
      },
      spotlight: ['goal', 'party-chief'],
    },
    {
      say: {
        en: 'Nobody owns a politician. Each faction has a secret sheet: the points 1 to 10 on ten of them. You wrote 7 on {B}, the KGB Head.',
        de: 'Niemandem gehört ein Politiker. Jede Fraktion hat einen geheimen Bogen: die Punkte 1 bis 10 auf zehn von ihnen. Du hast 7 auf {B} gesetzt, den KGB-Chef.',
      },
      spotlight: ['kgb-head'],
    },
    {
      say: {
        en: 'Points count only once you declare them. Who has declared most, controls. Under “Declare influence”, declare 3 on {B}. You need no more.',
        de: 'Punkte zählen erst, wenn du sie aufdeckst. Wer am meisten aufgedeckt hat, kontrolliert. Deck unter „Einfluss aufdecken“ 3 auf {B} auf. Mehr brauchst du nicht.',
      },
      spotlight: ['kgb-head'],
      awaits: [{ kind: 'declare', politician: 'B', points: 3 }],
      instead: [
        {
          like: { kind: 'declare', politician: 'B' },
          say: {
            en: 'That works as well, but it shows the rivals another number.',
            de: 'Das geht auch, zeigt den anderen aber eine andere Zahl.',
          },
        },
        {
          like: { kind: 'declare' },
          say: {
            en: 'You would control him, but the purges belong to the KGB Head.',
            de: 'Du würdest ihn kontrollieren, aber Säuberungen macht der KGB-Chef.',
          },
        },
        {
          like: { kind: 'pass' },
          say: {
            en: 'Without points nobody controls the KGB Head, and nobody purges.',
            de: 'Ohne Punkte kontrolliert niemand den KGB-Chef, und niemand säubert.',
          },
        },
      ],
      then: {
        en: 'Three are on the table, four are still secret. Nobody answered: {B} is yours.',
        de: 'Drei liegen offen, vier sind noch geheim. Niemand hat geantwortet: {B} gehört dir.',
      },
    },
    {
      say: {
        en: 'The KGB Head may send rivals to Siberia. Your best man is {E}, one level below. Make room for him: purge {C}, the Foreign Minister.',
        de: 'Der KGB-Chef darf Rivalen nach Sibirien schicken. Am wichtigsten ist dir {E}, eine Stufe tiefer. Mach ihm Platz: Säubere {C}, den Außenminister.',
      },
      spotlight: ['foreign-minister', 'kgb-head', 'ideology-chief'],
      awaits: [{ kind: 'purge', target: 'C' }],
      instead: [
        {
          like: { kind: 'purge', target: 'E' },
          say: { en: 'He is your own best man.', de: 'Den brauchst du selbst am meisten.' },
        },
        {
          like: { kind: 'purge', target: 'A' },
          say: {
            en: 'The Party Chief needs 18 or more: too bold for a first try.',
            de: 'Der Parteichef verlangt 18 oder mehr: zu kühn für den Anfang.',
          },
        },
        {
          like: { kind: 'purge' },
          say: { en: 'It would open another office than you need.', de: 'Das würde ein anderes Amt frei machen.' },
        },
        {
          like: { kind: 'end-purges' },
          say: { en: 'No purge, no room at the top.', de: 'Ohne Säuberung wird oben nichts frei.' },
        },
        tooEarly,
      ],
    },
    {
      before: [pass],
      say: {
        en: 'Everybody could react, and nobody did. A purge of the 1st level needs 14 or more with a die of twenty sides. Roll.',
        de: 'Alle konnten reagieren und haben gepasst. Auf der 1. Stufe braucht eine Säuberung 14 oder mehr mit einem zwanzigseitigen Würfel. Würfle.',
      },
      spotlight: ['foreign-minister'],
      awaits: [{ kind: 'roll-purge' }],
      rolls: [['1d20', [16]]],
      instead: [tooEarly],
      then: {
        en: 'A 16: {C} goes to Siberia. Success makes your KGB Head 1 year older, failure 3. Age kills, so do not purge without end.',
        de: 'Eine 16: {C} geht nach Sibirien. Ein Erfolg macht deinen KGB-Chef 1 Jahr älter, ein Fehlschlag 3. Alter tötet, also säubere nicht endlos.',
      },
    },
    {
      say: {
        en: 'You could go on until a die fails, and age each time. End the purges.',
        de: 'Du könntest weitermachen, bis ein Wurf misslingt, und jedes Mal altern. Beende die Säuberungen.',
      },
      spotlight: ['kgb-head'],
      awaits: [{ kind: 'end-purges' }],
      instead: [
        {
          like: { kind: 'purge' },
          say: { en: 'You have what you need.', de: 'Du hast, was du brauchst.' },
        },
        tooEarly,
      ],
    },
    {
      before: [pass, pass, pass],
      say: {
        en: 'Health: each of the top eight rolls. Old men fall ill more easily. You control {B}, so you roll for him.',
        de: 'Gesundheit: Jeder der obersten acht würfelt. Alte Männer werden leichter krank. Du kontrollierst {B}, also würfelst du für ihn.',
      },
      spotlight: ['kgb-head'],
      awaits: [{ kind: 'roll-health' }],
      rolls: [['1d20', [15]]],
      instead: [tooEarly],
      then: {
        en: 'He is well. With the third + a politician dies, whoever controls him.',
        de: 'Er ist gesund. Mit dem dritten + stirbt ein Politiker, wer auch immer ihn kontrolliert.',
      },
    },
    {
      before: [pass],
      say: {
        en: '{E} has risen to Foreign Minister. His old office is empty, and your KGB Head may fill it. Promote {I}: you have 8 points on him.',
        de: '{E} ist zum Außenminister aufgestiegen. Sein altes Amt ist frei, und dein KGB-Chef darf es besetzen. Befördere {I}: Du hast 8 Punkte auf ihm.',
      },
      spotlight: ['ideology-chief', 'candidate-1'],
      awaits: [{ kind: 'promote', politician: 'I', to: 'ideology-chief' }],
      instead: [
        {
          like: { kind: 'promote' },
          say: {
            en: 'He would rise, but you have fewer points on him.',
            de: 'Er würde aufsteigen, aber du hast weniger Punkte auf ihm.',
          },
        },
        {
          like: { kind: 'end-promotions' },
          say: { en: 'Others would fill the office.', de: 'Andere würden das Amt besetzen.' },
        },
        tooEarly,
      ],
    },
    {
      say: {
        en: 'Now a Candidate is missing. Promote {N} from the People: he is on your sheet as well.',
        de: 'Jetzt fehlt ein Kandidat. Befördere {N} aus dem Volk: Auch er steht auf deinem Bogen.',
      },
      spotlight: ['candidate-1', 'people'],
      awaits: [{ kind: 'promote', politician: 'N', to: 'candidate-1' }],
      instead: [
        {
          like: { kind: 'promote' },
          say: { en: 'He is on a rival’s sheet.', de: 'Er steht auf dem Bogen eines Rivalen.' },
        },
        tooEarly,
      ],
      then: {
        en: 'So it goes on for years: you lift the men on your sheet, and nobody knows yet that they are yours.',
        de: 'So geht es Jahr um Jahr: Du beförderst, wer auf deinem Bogen steht, und noch weiß niemand, wer deine Leute sind.',
      },
    },
    {
      before: [by('militarists', { kind: 'declare', politician: 'A', points: 4 })],
      say: {
        en: 'The {militarists} declare 4 on {A}, the Party Chief. They want the wave. You have 5 on him: declare all of them.',
        de: '{militarists} decken 4 auf {A} auf, den Parteichef. Sie wollen das Winken. Du hast 5 auf ihm: Deck alle auf.',
      },
      spotlight: ['party-chief'],
      awaits: [{ kind: 'declare', politician: 'A', points: 5 }],
      instead: [
        {
          like: { kind: 'declare', politician: 'A' },
          say: { en: 'That is not more than 4.', de: 'Das ist nicht mehr als 4.' },
        },
        {
          like: { kind: 'declare' },
          say: { en: 'The Party Chief waves, nobody else.', de: 'Es winkt der Parteichef, sonst niemand.' },
        },
        {
          like: { kind: 'pass' },
          say: { en: 'The wave would be theirs.', de: 'Das Winken gehörte ihnen.' },
        },
      ],
      then: {
        en: 'Five against four: {A} is yours. Late is often best: the rivals have little time to answer.',
        de: 'Fünf gegen vier: {A} gehört dir. Spät ist oft am besten: Den anderen bleibt wenig Zeit für eine Antwort.',
      },
    },
    {
      say: {
        en: 'The Party Chief could bring {C} back from Siberia. You sent him there: choose “Nobody else”.',
        de: 'Der Parteichef könnte {C} aus Sibirien holen. Du hast ihn hingeschickt: Wähl „Niemand mehr“.',
      },
      awaits: [{ kind: 'end-rehabilitations' }],
      instead: [
        {
          like: { kind: 'rehabilitate' },
          say: { en: 'He would be among the People again.', de: 'Er wäre wieder beim Volk.' },
        },
        tooEarly,
      ],
    },
    {
      before: [by('stalinists', { kind: 'end-rehabilitations' }), pass],
      say: {
        en: 'The parade: {A} is in good health and waves for you. Two more, and whoever is in control wins. Other editions count each faction’s waves.',
        de: 'Die Parade: {A} ist gesund und winkt für dich. Noch zweimal, und wer ihn kontrolliert, gewinnt. Andere Ausgaben zählen das Winken jeder Fraktion.',
      },
      spotlight: ['party-chief', 'goal'],
    },
  ],
};
