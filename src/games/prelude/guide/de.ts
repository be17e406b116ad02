/** The guide in German. Its form: docs/writing-a-guide.md. */
import { endings } from './de/endings';
import { rules } from './de/rules';
import { scoring } from './de/scoring';
import { start } from './de/start';

/** The words of the game. */
const terms = `
# terms Begriffe des Spiels

cube: Klötzchen, Klötzchens
Dein Rückhalt in einem Viertel oder einer Partei; ihre Zahl ist dein Mobilisierungswert.

control: Kontrolle, kontrolliert, kontrollieren
Mehr Klötzchen in einem Viertel als die andere Seite.

organization: Organisation, Organisationen
Ein Marker einer Seite in einer Partei oder einem Viertel. Er ist Punkte wert.

sponsor: Förderer, fördern
Eine Partei mit Organisation, die Organisationen in Arbeiter- oder Militärvierteln möglich macht.

ap: Aktivitätspunkte, Aktivitätspunkten, AP
Womit eine Karte dich handeln lässt.

op: Gelegenheitspunkte, GP
Sie machen gescheiterte Proben gut und bezahlen Karten der Gelegenheiten.

vp: Siegpunkte, SP
Ein Marker für beide Seiten, zwischen ihnen.

card: Ereignis, Ereignisse, Ereignisses, Ereignissen
Was eine Karte tut, wenn sie für ihren Text gespielt wird.

pool: Gelegenheiten
Offene Karten, die beide Seiten für Gelegenheitspunkte spielen dürfen.

check: Probe, Proben
Drei Sechsseiter gegen eine Zielzahl.

target: Zielzahl
Die höchste Summe, mit der die Probe gelingt.

session: Sitzung, Sitzungen
Aktionsrunden, in denen die Duma tagt.

majority: Mehrheit
Mehr Klötzchen in der Duma als die andere Seite.

dominance: Dominanz
Eine Mehrheit, bei der keine gegnerische Partei stärker ist als eine von deinen.

moderate: Gemäßigte, Gemäßigten, gemäßigte Partei, gemäßigten Partei, gemäßigte Parteien
Die Sozialisten oder die Liberalen.

extremist: extreme Partei, extremen Partei, extremen Parteien, Extreme
Die Radikalen oder die Monarchisten.

unrest: Revolutionäre Unruhe, Unruhe
Eine Leiste von 0 bis {unrest-end}. An ihrem Ende steht der Rote Oktober.

prestige: Ansehen des Zaren, Ansehen
Eine Leiste von 0 bis {prestige-end}. Bei 0 dankt der Zar ab.

first: ersten Spieler, erste Spieler, Erster Spieler
Wer in jeder Aktionsrunde der Runde zuerst handelt.

prerequisite: Voraussetzung
Was wahr sein muss, damit ein Ereignis gespielt werden kann.
`;

export const de = [start, scoring, rules, endings, terms].join('\n');
