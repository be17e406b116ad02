/** Die Anleitung auf Deutsch. Ihre Form: docs/writing-a-guide.md. */
import { actions } from './de/actions';
import { scoring } from './de/scoring';
import { start } from './de/start';

/** The words of the game. */
const terms = `
# terms Wörter des Spiels

region: Viertel, Vierteln, Viertels
Einer der {regions} Teile der Stadt.

bridge: Brücke, Brücken
Der Weg zwischen zwei Vierteln.

blockade: Blockade
Ein Marker, der eine Brücke sperrt. Kein Stein überquert sie.

unit: Einheit, Einheiten
Ein Stein einer Seite, mit einer Stärke auf jeder seiner zwei Seiten.

leader: Anführer, Anführern, Anführers
Ein starker Stein mit eigener Karte. Er kann in jedem Viertel erscheinen.

neutral: neutrale Steine, neutralen Steine, neutrale Einheiten, neutralen Einheiten, neutrale Einheit, neutrale, neutral
Sie gehören niemandem. Wer den Willen des Volkes hat, führt sie.

fresh: frisch, frische, frischen
Die Seite, die oben liegt, wenn ein Stein in die Stadt kommt.

exhausted: erschöpft, erschöpfte, erschöpften, erschöpfter
Umgedreht. Ermüdet ein erschöpfter Stein noch einmal, verlässt er die Stadt.

strength: Stärke, Stärken
Die Zahl auf einem Stein; in einem Viertel die Summe dessen, was eine Seite dort führt.

will: Wille des Volkes, Willen des Volkes, Wille, Willen
Ein Marker. Er führt die neutralen Steine, entscheidet Gleichstände und beginnt die Aktionsphase.

unrest: Unruheviertel
Das Viertel, von dem alle wissen, dass ihr es in dieser Runde wertet.

objective: geheime Ziel, geheimen Ziele, geheime Ziele, geheimes Ziel, Ziel, Ziele
Ein Viertel, das eine Seite durch eine Karte zur Wertung bestimmt hat.

command: Befehlskarte, Befehlskarten
Eine Karte eines Viertels: Tage, Anwerbestärke, eine Aktion und Punkte.

days: Tage, Tagen
Wie weit eine Karte das Datum rückt.

recruits: Anwerbestärke
Die Stärke, die eine Karte in ihr Viertel bringt.

supply: Vorrat
Die Steine einer Seite, die nicht in der Stadt sind.

bonus: Bonusaktion, Bonusaktionen, Bonus
Eine kleine Zugabe: anwerben, bewegen, auffrischen oder ziehen.

tile: Plättchen, Viertelplättchen
Es nennt ein Viertel für Unruhe oder Blockade.
`;

export const de = [start, actions, scoring, terms].join('\n');
