/** Die Anleitung auf Deutsch. Ihre Form: docs/writing-a-guide.md. */
import { purges } from './de/purges';
import { start } from './de/start';
import { succession } from './de/succession';
import { variants } from './de/variants';

/** The words of the game. */
const terms = `
# terms Wörter des Spiels

politician: Politiker, Politikers, Politikern
Ein Mann oder eine Frau mit Buchstabe, Alter, Stärke und Schwäche. Keiner Fraktion gehört einer.

faction: Fraktion, Fraktionen
Die Seite, die du spielst. Sie handelt durch Politiker, die sie kontrolliert.

influence: Einfluss
Die Punkte, die eine Fraktion auf einem Politiker hat, geheim oder aufgedeckt.

sheet: Bogen, Bögen, Bogens
Deine geheime Liste: welcher Politiker wie viele deiner Punkte hat.

chit: Chip, Chips
Der Marker, der zeigt, wie viele Punkte eine Fraktion auf einem Politiker aufgedeckt hat.

control: kontrolliert, kontrollieren, Kontrolle
Die Fraktion mit den meisten aufgedeckten Punkten entscheidet, was ein Politiker tut.

politburo: Politbüro, Politbüros
Alle dreizehn Ämter, vom Parteichef bis zu den Kandidaten.

voting-member: Stimmberechtigte, Stimmberechtigten, Stimmberechtigter
Wer eines der acht höchsten Ämter hat: Parteichef, 1. oder 2. Stufe.

candidate: Kandidat, Kandidaten
Eines der fünf untersten Ämter des Politbüros. Ein Kandidat hat keine Stimme.

people: Volk, Volkes
Sie stehen unten am Plan und hoffen auf eine Beförderung. Sie können nicht gesäubert werden.

purge-number: Säuberungszahl, Säuberungszahlen
Was der Würfel zeigen muss, um einen Politiker dieser Stufe zu säubern.

strength: Stärke
Das Amt, in dem ein Politiker weniger altert und schwerer zu säubern ist.

weakness: Schwäche
Das Amt, in dem ein Politiker mehr altert und leichter zu säubern ist.

sanatorium: Sanatorium
Wo die Kranken heilen. Wer dort ist, ist untätig.

inactive: untätig, Untätige, Untätiger, untätiger
Im Sanatorium: ohne Stimme, ohne Taten, ohne Winken.

siberia: Sibirien
Wo die Gesäuberten und Verurteilten sind. Sie haben kein Amt und können frei kommen.

exile: Exil, Exilant, Exilanten
Wohin in Modern ein bedrohter Politiker flieht.

acquit: freigesprochen, Freispruch
Für unschuldig befunden. Zwei Stimmen genügen.

protege: Schützling, Schützlinge
In 1928 der erfundene Politiker, der nach einem gesäuberten mit demselben Buchstaben kommt.

wave: Winken, winkt, gewinkt
Der Gruß des Parteichefs bei der Parade. Dreimal siegt.

window: Fenster
Ein Moment, in dem alle Einfluss aufdecken oder eine Karte spielen dürfen, bevor etwas geschieht.

level: 1. Stufe, 2. Stufe
Eine Reihe von Ministern. Die 1. Stufe steht gleich unter dem Parteichef, die 2. Stufe darunter.

suspicion: Verdacht
Das Zeichen ? auf einem Politiker.

card: Intrigenkarte, Intrigenkarten
Eine Karte mit einer Wirkung, geheim gehalten.
`;

export const de = [start, purges, succession, variants, terms].join('\n');
