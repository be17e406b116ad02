/** The guide in German. Its form: docs/writing-a-guide.md. */
import { board } from './de/board';
import { commands } from './de/commands';
import { moderates } from './de/moderates';
import { nonplayers } from './de/nonplayers';
import { rounds } from './de/rounds';
import { sequence } from './de/sequence';
import { specials } from './de/specials';
import { start } from './de/start';

/** Alle Karten. */
export const cards = `
# cards-1917 Karten von 1917

Achtzehn dieser Ereignisse sind in einer Partie. „Du“ ist die Partei, die ausführt. „Hell“ und „dunkel“ sind die zwei Texte. Jede Verschiebung „in jede Richtung“ geht zur aktiven Unterstützung oder zur aktiven Opposition hin. Terror, der „eine feindliche Zelle“ entfernt, legt auch seinen Marker.

{table cards-1917 | # | Karte | Was sie tut}

# cards-1918 Karten von 1918

Achtzehn dieser Ereignisse sind in einer Partie. Ein ✓ zeigt eine deutsche Aktionsphase: [§3.4]. Das Zeichen † heißt, dass wir sie nach ihrem Thema dafür halten. Geht die Persönlichkeit durch #20, #30, #32 oder #38, geben die Gemäßigten der ausführenden Partei 3 Mittel.

{table cards-1918 | # | Karte | Deutsche Aktionsphase | Was sie tut}
`;

/** Die Wörter des Spiels. */
export const terms = `
# terms Wörter des Spiels

faction: Partei, Parteien
Eine der drei Seiten: Rote, Senat oder Gemäßigte.

power: Macht, Mächte, Mächten
Deutschland oder Russland. Sie hat Truppen, aber niemand spielt sie.

cell: Zelle, Zellen
Eine Gruppe von Leuten einer Partei. Sie ist die Figur, die handelt.

active: aktiv, aktive, aktiven, aktiver
Eine Zelle mit dem Zeichen nach oben. Bei Roten und Senat entschlossen, bei den Gemäßigten erkannt.

inactive: inaktiv, inaktive, inaktiven, inaktiver
Eine Zelle von Roten oder Senat mit dem Zeichen nach unten.

underground: Untergrund
Eine Zelle der Gemäßigten mit dem Zeichen nach unten: versteckt.

administration: Verwaltung, Verwaltungen
Eine Scheibe der Roten. Sie zählt für den Sieg und lässt sie weiter agitieren.

network: Netzwerk, Netzwerke, Netzwerken
Eine Scheibe der Gemäßigten. Es zählt für den Sieg und hilft beim Veröffentlichen und Verstecken.

disc: Scheibe, Scheiben
Eine Verwaltung oder ein Netzwerk.

troop: Truppe, Truppen
Ein Klotz von Deutschland oder Russland. Sie kämpft, zählt aber nie für Kontrolle.

available: verfügbar, verfügbare, verfügbaren, verfügbarer
Wartet neben der Karte darauf, eingesetzt zu werden.

resources: Mittel, Mitteln
Politischer Wille. Damit werden Befehle bezahlt.

town: Stadt, Städte, Städten
Ein eigenes Gebiet innerhalb einer Provinz. Es sind fünf: Helsinki, Tampere, Turku, Viipuri, Vaasa.

province: Provinz, Provinzen
Ein Gebiet, das keine Stadt ist.

population: Bevölkerung
Wie viele Leute in einem Gebiet zählen: 0, 1 oder 2.

support: Unterstützung
Die Leute des Gebiets sind für den Senat: passiv oder aktiv.

opposition: Opposition
Die Leute des Gebiets sind gegen den Senat: passiv oder aktiv.

neutral: neutral, neutrale, neutralen
Weder Unterstützung noch Opposition.

control: Kontrolle, kontrolliert, kontrollieren, kontrollierst
Mehr eigene Figuren in einem Gebiet, als beide anderen Parteien zusammen haben.

polarization: Polarisierung
Wie gespalten das Land ist, von 0 bis {most-polarization}.

vassalage: Abhängigkeit
Wie sehr Finnland an einer Macht hängt, von 0 bis {most-vassalage} †.

command: Befehl, Befehle, Befehls, Befehlen
Die Haupthandlung eines Zuges.

limited: begrenzter Befehl, begrenzten Befehl, begrenzte Befehle
Ein Befehl in einem Gebiet, ohne Sonderaktion.

special: Sonderaktion, Sonderaktionen
Eine zweite Handlung neben einem Befehl.

event: Ereignis, Ereignisse, Ereignissen
Was eine Karte sagt, ausgeführt statt eines Befehls.

eligible: spielbereit, spielbereite
Darf bei dieser Karte handeln.

ineligible: nicht spielbereit
Darf bei dieser Karte nicht handeln.

offset: ausgleichen, Ausgleichen, ausgeglichen
Gegen das bezahlen, was beim Sammeln hindert.

agitation: Agitation, agitieren, Agitieren
Unterstützung, Opposition oder Polarisierung für Mittel ändern.

terror: Terror
Ein Befehl, und der Marker, den er hinterlässt.

strength: Stärke, Angriffsstärke
Was der Wurf eines Angriffs nicht übersteigen darf.

engagement: Kampf
Die Wahl, Verteidiger zu entfernen, einige davon ins Gefängnis.

retreat: Rückzug
Die Wahl, Verteidiger in ein benachbartes Gebiet zu vertreiben.

attrition: Verschleiß
Was der Angreifer nach einem Erfolg verliert.

prison: Gefängnis
Wo gefangene Zellen sind, bis sie freikommen.

capability: Fähigkeit, Fähigkeiten
Ein Marker, der Kämpfe stärker macht: Jäger, Kanonen, Zug, Kommandeur.

prepared: Vorbereitung, Vorbereitungsmarker
Ein Marker, der Angriffe auf seine Seite schwächt.

sabotage: Sabotage
Ein Marker auf einer Grenze. Kein Zug fährt darüber.

news: Nachrichten
Ein Marker, den die Gemäßigten zur Persönlichkeit tragen und andere ausgeben.

personality: Persönlichkeit
Ein Marker der Gemäßigten: ihre Stimme.

cube: politisches Klötzchen, politische Klötzchen, politischen Klötzchen
Ein Marker für Arbeit im Parlament, rot oder weiß.

display: Landtag
Das Parlament, in dem politische Klötzchen liegen.

issue: Frage, Fragen
Eine von drei Reformen. Gelöste zählen für die Gemäßigten.

margin: Vorsprung
Wie weit eine Partei über ihrem Ziel ist, oder darunter.

campaign: Kampagne, Kampagnen
Die Karten bis zu einer Propagandarunde.

nonplayer: Nichtspieler, Nichtspielern
Eine Partei, die der Tisch führt.
`;

export const de = [start, board, sequence, commands, moderates, specials, rounds, nonplayers, cards, terms].join('\n');
