/** The hard part of Kremlin: influence that nobody sees yet, and the windows in which it is shown. */
import { scripted, type Tutorial } from '../../../kernel/tutorial';
import type { Kremlin } from '../state';
import { modern, position } from './second-position';

const by = scripted<Kremlin>();
const others = (['stalinists', 'militarists'] as const).map(seat => by(seat, { kind: 'pass' }));
const pass = by('evolutionists', { kind: 'pass' });

const elsewhere = {
  like: { kind: 'declare' },
  say: {
    en: 'Declared points stay in sight. Show none where nothing hangs on them.',
    de: 'Aufgedeckte Punkte bleiben sichtbar. Zeig keine, wo nichts daran hängt.',
  },
};
const letting = {
  like: { kind: 'pass' },
  say: { en: 'You would let it happen.', de: 'Du ließest es geschehen.' },
};

export const second: Tutorial<Kremlin> = {
  id: 'second',
  title: { en: 'Kremlin: hidden influence and windows', de: 'Kreml: verborgener Einfluss und Fenster' },
  seat: 'evolutionists',
  options: modern,
  quiet: [
    { kind: 'roll-health' },
    { kind: 'work' },
    { kind: 'end-investigations' },
    { kind: 'end-shifts' },
    { kind: 'end-promotions' },
    { kind: 'end-rehabilitations' },
    { kind: 'end-increase' },
  ],
  position,
  steps: [
    {
      say: {
        en: 'The Modern game: whoever waves three times wins, and your faction has waved twice. But {militarists} now hold {A}, the Party Chief, with 4 points.',
        de: 'Das Spiel „Modern“: Wer dreimal winkt, gewinnt, und deine Fraktion hat schon zweimal gewinkt. Aber {militarists} halten jetzt {A}, den Parteichef, mit 4 Punkten.',
      },
      spotlight: ['goal', 'party-chief', 'kgb-head'],
    },
    {
      before: others,
      say: {
        en: 'Each phase opens with a window: all may declare, or pass. It closes when all have passed in a row. Nothing is at stake yet: pass.',
        de: 'Jede Phase beginnt mit einem Fenster: Alle dürfen aufdecken oder passen. Es schließt, wenn alle gepasst haben. Noch geht es um nichts: Passe.',
      },
      awaits: [{ kind: 'pass' }],
      instead: [
        {
          like: { kind: 'declare', politician: 'A' },
          say: {
            en: 'The parade is far off. They would have all year to answer.',
            de: 'Die Parade ist noch fern. Sie hätten das ganze Jahr für eine Antwort.',
          },
        },
        elsewhere,
      ],
    },
    {
      before: [by('stalinists', { kind: 'purge', target: 'C' }), ...others],
      say: {
        en: '{stalinists} want to purge {C}. On him you have 8 secret points. Their KGB Head stands on 3: outbid them with 4 on {B}.',
        de: '{stalinists} wollen {C} säubern. Auf ihm hast du 8 geheime Punkte. Ihr KGB-Chef steht auf 3: Überbiete sie mit 4 auf {B}.',
      },
      spotlight: ['kgb-head', 'foreign-minister'],
      awaits: [{ kind: 'declare', politician: 'B', points: 4 }],
      instead: [
        {
          like: { kind: 'declare', politician: 'B', points: 3 },
          say: {
            en: 'Three against three: whoever reached it first controls him.',
            de: 'Drei gegen drei: Ihn kontrolliert, wer die Zahl zuerst hatte.',
          },
        },
        {
          like: { kind: 'declare', politician: 'B' },
          say: { en: 'One more than their 3 is enough for now.', de: 'Einer mehr als ihre 3 reicht vorerst.' },
        },
        {
          like: { kind: 'declare', politician: 'C' },
          say: { en: 'That comes in a moment, if it has to.', de: 'Das kommt gleich, wenn es sein muss.' },
        },
        letting,
        elsewhere,
      ],
      then: {
        en: 'Whoever controls the KGB Head when the window closes may call the purge off. And each change opens it again for the others.',
        de: 'Wer den KGB-Chef kontrolliert, wenn das Fenster schließt, darf die Säuberung absagen. Und jede Änderung öffnet es wieder für die anderen.',
      },
    },
    {
      before: [by('stalinists', { kind: 'declare', politician: 'B', points: 5 })],
      say: {
        en: 'They answer with 5. You have 6 there, and they may have 10. Do not show your last point: let him go. Declare 1 on {C} instead.',
        de: 'Sie antworten mit 5. Du hast dort 6, und sie haben vielleicht 10. Zeig nicht den letzten Punkt: Lass ihn. Deck lieber 1 auf {C} auf.',
      },
      spotlight: ['kgb-head', 'foreign-minister'],
      awaits: [{ kind: 'declare', politician: 'C', points: 1 }],
      instead: [
        {
          like: { kind: 'declare', politician: 'C' },
          say: {
            en: 'Nobody else has declared on him: one point controls.',
            de: 'Sonst hat niemand auf ihm aufgedeckt: Ein Punkt kontrolliert.',
          },
        },
        letting,
        elsewhere,
      ],
    },
    {
      before: [by('militarists', { kind: 'declare', politician: 'A', points: 5 })],
      say: {
        en: '{militarists} use the window for {A}: 5. And {C} is yours now. In Modern a threatened man may flee before the die: send him into Exile.',
        de: '{militarists} nutzen das Fenster für {A}: 5. Und {C} gehört jetzt dir. In „Modern“ darf ein Bedrohter vor dem Wurf fliehen: Schick ihn ins Exil.',
      },
      spotlight: ['foreign-minister', 'exile'],
      awaits: [{ kind: 'go-into-exile', politician: 'C' }],
      instead: [elsewhere],
      then: {
        en: 'No die is rolled, and your 8 points on him are safe. The purge has cost the KGB Head nothing. You lost an office.',
        de: 'Es wird nicht gewürfelt, und deine 8 Punkte auf ihm sind sicher. Den KGB-Chef kostet es nichts. Du hast ein Amt verloren.',
      },
    },
    {
      before: [...others, by('stalinists', { kind: 'end-purges' })],
      say: {
        en: 'The way home costs half of what is declared on him, rounded down, and 1 at least. You declared just 1: bring him back with “Return for points”.',
        de: 'Der Heimweg kostet die Hälfte des Aufgedeckten, abgerundet, mindestens 1. Du hast nur 1 aufgedeckt: Hol ihn mit „Rückkehr für Punkte“ zurück.',
      },
      spotlight: ['exile', 'people'],
      awaits: [{ kind: 'return-by-influence', politician: 'C' }],
      instead: [
        { like: { kind: 'pass' }, say: { en: 'In Exile he helps nobody.', de: 'Im Exil nützt er niemandem.' } },
        elsewhere,
      ],
      then: {
        en: 'He stands among the People, and seven secret points are left. So small declarations are cheap twice.',
        de: 'Er steht beim Volk, und sieben geheime Punkte sind übrig. Kleine Zahlen sind also doppelt billig.',
      },
    },
    {
      before: [...others, ...others],
      say: {
        en: 'After the investigations everybody on the 1st level needs a declared point. {D} has none. Declare 1 on him: it saves him, and he is yours.',
        de: 'Nach den Ermittlungen braucht jeder auf der 1. Stufe einen aufgedeckten Punkt. {D} hat keinen. Deck 1 auf ihn auf: Das rettet ihn, und er gehört dir.',
      },
      spotlight: ['defense-minister', 'siberia'],
      awaits: [{ kind: 'declare', politician: 'D', points: 1 }],
      instead: [
        {
          like: { kind: 'declare', politician: 'D' },
          say: { en: 'One is enough as long as nobody bids.', de: 'Einer reicht, solange niemand bietet.' },
        },
        {
          like: { kind: 'pass' },
          say: { en: 'He would go to Siberia.', de: 'Er käme nach Sibirien.' },
        },
        elsewhere,
      ],
    },
    {
      before: [...others, ...others, pass],
      say: {
        en: 'Health. {A} has caught a +. You control {D} and roll for him.',
        de: 'Gesundheit. {A} hat sich ein + geholt. Du kontrollierst {D} und würfelst für ihn.',
      },
      spotlight: ['party-chief', 'defense-minister'],
      awaits: [{ kind: 'roll-health' }],
      rolls: [['1d20', [12]]],
      instead: [elsewhere],
    },
    {
      before: [...others, pass],
      say: {
        en: 'A minister of the 1st level promotes. Let {D} lift {I}, who is on your sheet: it costs {D} a year.',
        de: 'Ein Minister der 1. Stufe befördert. {D} soll {I} befördern, der auf deinem Bogen steht. Das kostet {D} ein Jahr.',
      },
      spotlight: ['defense-minister', 'ideology-chief', 'candidate-1'],
      awaits: [{ kind: 'promote', politician: 'I', to: 'ideology-chief' }],
      instead: [
        {
          like: { kind: 'promote' },
          say: { en: 'He is not on your sheet.', de: 'Er steht nicht auf deinem Bogen.' },
        },
        {
          like: { kind: 'end-promotions' },
          say: { en: 'The oldest would rise instead.', de: 'Stattdessen stiege der Älteste auf.' },
        },
        elsewhere,
      ],
    },
    {
      say: {
        en: 'Promote {C} from the People to Candidate as well: everybody thinks him lost.',
        de: 'Befördere auch {C} aus dem Volk zum Kandidaten: Alle halten ihn für verloren.',
      },
      spotlight: ['people', 'candidate-1'],
      awaits: [{ kind: 'promote', politician: 'C', to: 'candidate-1' }],
      instead: [
        {
          like: { kind: 'promote' },
          say: { en: 'You have no better man there.', de: 'Niemand dort nützt dir mehr.' },
        },
        {
          like: { kind: 'end-promotions' },
          say: { en: 'The oldest would rise instead.', de: 'Stattdessen stiege der Älteste auf.' },
        },
        elsewhere,
      ],
    },
    {
      before: others,
      say: {
        en: 'The parade. In a window nobody has the last word: each answer opens it again. Only the highest number decides. Declare all 9 on {A}.',
        de: 'Die Parade. In einem Fenster hat niemand das letzte Wort: Jede Antwort öffnet es wieder. Nur die höchste Zahl entscheidet. Deck alle 9 auf {A} auf.',
      },
      spotlight: ['party-chief'],
      awaits: [{ kind: 'declare', politician: 'A', points: 9 }],
      instead: [
        {
          like: { kind: 'declare', politician: 'A' },
          say: {
            en: 'They would answer, and in the end you would show as much.',
            de: 'Sie würden antworten, und am Ende zeigtest du genauso viel.',
          },
        },
        {
          like: { kind: 'pass' },
          say: { en: 'The Militarists would wave.', de: 'Die Militaristen würden winken.' },
        },
        elsewhere,
      ],
    },
    {
      before: others,
      say: {
        en: 'They had 7 at most and passed. {A} has a +, so he must roll 7 or more to wave. Roll.',
        de: 'Sie hatten höchstens 7 und passten. {A} hat ein +, also muss er zum Winken 7 oder mehr würfeln. Würfle.',
      },
      spotlight: ['party-chief', 'goal'],
      awaits: [{ kind: 'roll-wave' }],
      rolls: [['1d20', [11]]],
      instead: [elsewhere],
      then: {
        en: 'The third wave: you win. Hide high numbers until the moment that decides. Before that, declare just one point more than the rivals.',
        de: 'Das dritte Winken: Du gewinnst. Verbirg hohe Zahlen bis zum Moment, der entscheidet. Deck vorher nur einen Punkt mehr auf als die anderen.',
      },
    },
  ],
};
