/** Die Anleitung auf Deutsch. Ihre Form: docs/writing-a-guide.md. */
export const de = `
# ten-minutes Das Spiel in zehn Minuten

Petrograd, 1917. Der Zar ist fort, und zwei Mächte wollen die Stadt: der Petrograder Sowjet und die Provisorische Regierung. Jede Seite führt eine davon.

## Das Ziel

Ihr zieht die Unterstützung des Volkes auf eure Seite. Ein Wertungsmarker steht auf einer Leiste; jeder Punkt rückt ihn zu dem, der wertet. Erreicht er dein Ende der Leiste, gewinnst du sofort. Sonst gewinnst du, wenn er nach der Wertung im Oktober oder November auf deiner Hälfte steht.

## Was du hast

- **{regions} Viertel** der Stadt, durch Brücken verbunden. Eine Brücke sperrt die Blockade.
- **Einheiten** mit Stärke 1 bis 3. Jede hat eine frische und eine erschöpfte Seite.
- Je **{leaders} Anführer**. Ein Anführer ist ein starker Stein mit eigener Karte.
- **Befehlskarten**. Jede gehört zu einem Viertel und hat drei Zahlen: Tage, Anwerbestärke und Punkte.

## Eine Runde

1. **[§draw]**: Jede Seite zieht {draw} Karten.
2. **[§objective]**: Jede Seite legt eine Karte verdeckt hin. Ihr Viertel ist ein geheimes Ziel.
3. **[§action]**: Ihr seid abwechselnd am Zug, je {turns}-mal. Spiel eine Karte, rück den Kalender vor, handle.
4. **[§unrest|Wertungsphase]**: Ihr wertet drei Viertel, und deren Steine ermüden.
5. **[§cleanup]**: Neue Viertel für Unruhe und Blockade.

!turn Die Karte hat 4 Tage. Sie wirbt Stärke 2 in ihrem eigenen Viertel an, oder du nutzt ihre Aktion.

## Was gewinnt

Drei Viertel zählen in jeder Runde: das Unruheviertel, das alle sehen, und zwei geheime Ziele. Wer in einem Viertel stärker ist, wertet es, auch wenn es das Ziel des Rivalen ist. Achte also darauf, wo der Rivale Steine sammelt, und sei dort um eins stärker.

## Der Kalender ist eine Waffe

Wer den Monat weiterrückt, nimmt den **Willen des Volkes**. Mit ihm führst du alle neutralen Steine und gewinnst bei Gleichstand. Bleibt das Datum genau auf Tag 15 oder {last-day} stehen, bekommst du eine Bonusaktion. Zähl die Tage, bevor du eine Karte spielst.

## Erste Pläne für den Sowjet

- Du beginnst mit dem Willen des Volkes. Nutz die neutralen Einheiten dort, wo du eine eigene hast.
- {lenin} holt den Willen zurück, wenn du ihn brauchst. Heb seine Karte für den Moment vor der Wertung auf.
- {stalin} zeigt dir das geheime Ziel der Regierung. Spiel ihn früh in der Runde.
- Ab August kämpft Trotzki für dich, wenn er noch in der Stadt ist.

## Erste Pläne für die Regierung

- Hol dir den Willen, indem du selbst den Monat weiterrückst. Eine hohe Karte spät im Monat schafft das.
- {kornilov} verlegt die Blockade. Schneid den Sowjet von einem Viertel ab, das du hältst.
- {kerensky} nimmt den Willen, {lvov} sieht das geheime Ziel.
- Der Oktober zählt am meisten. Spar frische Einheiten für die letzten Runden.

# aid Spielhilfe

## Die Runde

| Phase | Was du tust | Denk daran |
| [§draw|Ziehen] | Jeder {draw} Karten | Kein Handlimit |
| [§objective|Ziel] | Eine Befehlskarte, verdeckt | Ihr Viertel und ihre Punkte |
| [§action|Aktion] | Je {turns} Züge | Wer den Willen hat, beginnt |
| [§unrest|Unruhe] | Der Stärkere nimmt Punkte oder Bonus | {unrest-march} im Frühling, {unrest-october} im Oktober |
| [§reveal|Ziele] | Wer zurückliegt, deckt zuerst auf | Der Stärkere wertet, gleich wessen Ziel |
| [§exhaust|Erschöpfen] | Steine in gewerteten Vierteln drehen sich um | Erschöpfte gehen |
| [§cleanup|Aufräumen] | Plättchen rücken weiter | Neue Blockade |

## Ein Zug

1. Spiel eine Karte.
2. Rück das Datum um ihre Tage vor. Ein neuer Monat: Du nimmst den Willen.
3. Befehlskarte: anwerben **oder** handeln. Anführerkarte: den Anführer einsetzen **und**, wenn du magst, handeln.
4. Auf 15 oder {last-day} stehen geblieben: eine Bonusaktion.

## Wer stärker ist

1. Mehr Stärke.
2. Gleichstand: mehr Steine.
3. Immer noch gleich: der Wille des Volkes.

# §components

Der Plan hat {regions} Viertel: {red}, {green}, {blue}, {white}, {brown} und {purple}. Jedes hat eine Farbe und ein Zeichen.

## Karten

Es gibt {cards} Befehlskarten, {cards-each} für jedes Viertel. Jede Karte hat fünf Dinge:

- **Tage**: wie weit das Datum rückt, wenn du sie spielst. Sie sind die Zahl der Karte.
- **Viertel**: wo du mit ihr anwirbst, und was sie als Ziel wertet.
- **Anwerbestärke**: wie viel Stärke sie bringt.
- **Aktion**: [§move], doppelt bewegen oder [§refresh].
- **Punkte**: was das Viertel wert ist, wenn die Karte ein Ziel ist.

{table values | Tage | Anwerbestärke | Punkte}

{table actions | Viertel | Karten zum Bewegen | Karten zum doppelten Bewegen | Karten zum Auffrischen}

## Steine

Jede Seite hat {units} Einheiten und {leaders} Anführer. {neutrals} neutrale Einheiten stehen in der Stadt. Ein Stein zeigt seine Stärke groß; die kleine Zahl ist die Stärke seiner anderen Seite.

Trotzki hat zwei gleiche Steine, einen neutralen und einen des Sowjets: frisch {trotsky-fresh}, erschöpft {trotsky-exhausted}. Eine Karte hat er nicht.

{table units | Frisch | Erschöpft | Einheiten einer Seite}

{table neutrals | Frisch | Erschöpft | Neutrale Einheiten}

{table leaders | Anführer | Seite | Tage | Frisch | Erschöpft | Sonderaktion}

† Die Werte der Karten und Steine sind rekonstruiert: Das Regelheft nennt sie nicht. Besitzt du das Spiel, setz deine eigenen Werte an ihre Stelle.

# §setup

Der Sowjet ist rot, die Regierung weiß. Beide beginnen mit denselben Einheiten.

## do

1. Jede Seite nimmt ihre {leaders} Anführerkarten auf die Hand. Ihre Anführer und Einheiten liegen frisch in ihrem Vorrat.
2. In jedes Viertel kommt zufällig eine neutrale Einheit. Alle zeigen ihre frische Seite.
3. Der Wertungsmarker steht in der Mitte der Leiste, {track} Felder von jedem Ende.
4. Das Datum ist März/April, Tag 1. Der Sowjet hat den Willen des Volkes.
5. Trotzki wartet über Mai/Juni, seine bolschewistische Seite über August.
6. Mischt die Viertelplättchen. Das erste nennt das Unruheviertel, das zweite die Blockade.
7. Die Blockade sperrt die Brücke in der Farbe ihres Plättchens.

{table bridges | Brücke | Gesperrt durch das Plättchen}

# §draw

Neue Karten für eine neue Runde.

## do

- Jede Seite zieht {draw} Befehlskarten. So viele ziehst du auch, wenn du noch Karten hast. Anführerkarten bleiben auf der Hand, bis du sie spielst.
- In der ersten Runde sind das mit deinen Anführern acht Karten.
- Es gibt kein Handlimit. Was du nicht spielst, behältst du.
- Niemand sieht die Hand der anderen Seite. Die Ablage liegt offen: Beide dürfen sie durchsehen.
- Ist das Deck leer, mischt die Ablage zu einem neuen.

# §objective

Du wählst geheim, worum es in dieser Runde geht.

## do

- Leg eine Befehlskarte von der Hand verdeckt hin. Ihr Viertel ist eines der drei, die ihr wertet.
- Du darfst sie jederzeit ansehen.
- Bis auch die andere Seite gewählt hat, darfst du sie zurücknehmen.

## not

- Die Karte eines Anführers ist kein Ziel.

!objective Lenins Karte lehnt der Tisch ab. Dann wählen beide, und niemand sieht die Wahl der anderen Seite.

# §action

Das ist der Kern der Runde: {turns} Züge für jede Seite, immer abwechselnd. Wer den Willen des Volkes hat, beginnt.

## do

1. Spiel eine beliebige Karte von der Hand.
2. Rück das Datum um ihre Tage vor: [§date].
3. Handle nach der Karte: [§perform].
4. Nimm eine Bonusaktion, wenn das Datum auf 15 oder {last-day} stehen blieb: [§bonus].

Die Reihenfolge gilt für die ganze Runde, auch wenn der Wille des Volkes darin wechselt.

# §date

Jede Karte bewegt die Zeit. Die Zeit bringt den Willen des Volkes, Bonusaktionen und das Ende.

Der Kalender hat {months} Monate: März/April, Mai/Juni, Juli, August, September, Oktober und November. Jeder hat {last-day} Tage.

## do

- Rück den Tagesmarker um die Tage deiner Karte vor.
- Nach Tag {last-day} beginnt der nächste Monat, und du zählst ab Tag 1 weiter. Du nimmst sofort den Willen des Volkes und mit ihm die neutralen Steine.
- Hält das Datum auf 29 oder 30, geht es weiter auf {last-day}.
- Ein Halt auf 15 oder {last-day} bringt dir nach deiner Aktion eine Bonusaktion.
- Nur ein Halt zählt: Wer über den 15. hinausrückt, bekommt nichts.
- Das alles geschieht, bevor du nach der Karte handelst.
- Der November ist der letzte Monat und geht weiter. Wer über sein Ende rückt, nimmt trotzdem den Willen.

!new-month Es ist der 29. August. Vier Tage führen in den September, also nimmt der Sowjet den Willen.

# §events

Zwei Daten bringen Trotzki ins Spiel.

## do

- **Mai/Juni**: Trotzki kehrt zurück und steht im Unruheviertel. Er ist neutral: Der Wille des Volkes führt ihn.
- **August**: Ist Trotzki noch in der Stadt, schließt er sich endgültig dem Sowjet an. Er bleibt, wie er ist, frisch oder erschöpft.
- Hat er die Stadt vor dem August verlassen, kommt er nicht zurück.
- Solange er neutral ist, gilt er in allem wie eine neutrale Einheit.

!trotsky Der Monat rückt auf Mai. Das Unruheviertel ist Narwa, und dort erscheint Trotzki.

# §perform

Was du tun darfst, hängt von der Karte ab.

## do

- Eine Befehlskarte: entweder [§recruit|anwerben] oder die Aktion der Karte: [§move|bewegen], doppelt bewegen oder [§refresh|auffrischen].
- Eine Anführerkarte: [§leader], und seine Sonderaktion, wenn du magst, in beliebiger Reihenfolge.
- Die Aktion einer Befehlskarte darfst du lassen. Das Datum ist trotzdem weitergerückt.

## not

- Nie beide Aktionen einer Befehlskarte.

!not-both Du nutzt die Karte zum Bewegen. Anwerben kannst du dann nicht mehr.

# §recruit

Anwerben bringt Einheiten aus deinem Vorrat in die Stadt.

## do

- Nimm eine Einheit oder mehrere. Ihre frischen Stärken sind zusammen höchstens die Anwerbestärke der Karte.
- Alle kommen in das Viertel der Karte, mit der frischen Seite nach oben. Die Blockade spielt dabei keine Rolle.

## not

- Keine Einheit, die stärker ist als der Rest der Anwerbestärke.
- Kein anderes Viertel als das der Karte.
- Ohne eine Einheit im Vorrat, die schwach genug ist, kannst du nicht anwerben.

!recruit Die Karte wirbt 2 an. Eine Einheit mit Stärke 3 ist zu viel; zwei mit Stärke 1 passen.

# §move

Bewegungen bringen Stärke dorthin, wo sie zählt.

## do

- **Bewegen**: Zieh einen Stein, den du führst, frisch oder erschöpft, über eine Brücke.
- **Doppelt bewegen**: Zieh einen Stein über eine oder zwei Brücken.
- Mit dem Willen des Volkes darfst du auch neutrale Steine bewegen.

## not

- Kein Stein überquert die Brücke mit der Blockade.
- Doppelt bewegen bewegt nie zwei Steine.

!blocked Die Blockade sperrt die Brücke zwischen Wyborger Seite und Petrograder Seite.

!twice Ein Stein überquert zwei Brücken.

# §refresh

Ein müder Stein kann viel wert sein, wenn er wieder frisch ist.

## do

- Dreh einen erschöpften Stein, den du führst, auf seine frische Seite.

## not

- Mit dieser Aktion drehst du keinen Stein von frisch auf erschöpft. Manche Einheiten sind erschöpft stärker.

!refresh Aus einer erschöpften Einheit mit Stärke 1 wird eine frische mit Stärke 2.

# §leader

Ein Anführer ist dein stärkster Stein, und er kann überall erscheinen.

## do

- Spiel seine Karte: Setz ihn frisch in ein beliebiges Viertel.
- Nutz seine Sonderaktion davor oder danach, oder lass sie.
- Sein Stein bleibt in der Stadt, wenn seine Karte abgelegt wird.

## not

- Den Anführer musst du setzen. Vorher kannst du deine Aktion nicht beenden.
- Ein Anführer, der die Stadt verlassen hat, ist endgültig aus dem Spiel.

!leader Lenins Karte ist gespielt. Der Sowjet darf nicht aufhören, bevor Lenin in der Stadt steht.

# §mobilize

Ein Protest verlegt die Blockade. Er öffnet dir einen Weg oder sperrt dem Rivalen einen.

## do

- Verleg die Blockade von ihrer Brücke auf eine beliebige andere Brücke der Stadt.

## not

- Sie kann nicht bleiben, wo sie ist: Dann lass die Aktion.

!protest {kornilov} verlegt die Blockade weg von der Wyborger Seite.

# §espionage

Spionage zeigt dir, was der Rivale werten will.

## do

- Deck das geheime Ziel des Rivalen auf. Es bleibt für den Rest der Runde offen.
- Spielst du allein, deckst du dein eigenes Ziel auf, das du nicht kennst.

## not

- Es muss ein Ziel geben, das verdeckt liegt.

!spy {stalin} deckt das Ziel der Regierung auf.

!known-already Das Ziel ist schon offen, also kommt nur der Anführer in die Stadt.

# §inspire

So kommst du am schnellsten an den Willen des Volkes.

## do

- Nimm sofort den Willen des Volkes. Du führst jetzt alle neutralen Steine.

## not

- Nicht, wenn du ihn schon hast.

!has-the-will Die Regierung hat den Willen. {kerensky} kommt trotzdem in die Stadt.

# §bonus

Eine Bonusaktion ist eine kleine Zugabe. Du bekommst sie für einen Halt auf Tag 15 oder {last-day}, oder statt der Punkte für das Unruheviertel.

## do

Wähl eines von vier:

- **Anwerben**: eine Einheit mit Stärke {bonus-recruit} in ein beliebiges Viertel.
- **Bewegen**: ein Stein, den du führst, über eine offene Brücke.
- **Auffrischen**: ein Stein, den du führst.
- **Ziehen**: eine Befehlskarte. Von da an hast du in jeder Runde eine Karte mehr.

Du darfst sie auch lassen. Spielst du allein, gibt es ein Fünftes: [§organize].

## not

- Keine stärkere Einheit, und keine Brücke mit der Blockade.
- Keine Karte, wenn Deck und Ablage leer sind.
- Kein Anwerben ohne eine Einheit der Stärke {bonus-recruit} im Vorrat.

!bonus Vier Tage führen von Tag 11 auf Tag 15. Nach der Aktion kommt ein Bonus, nur für eine Einheit mit Stärke 1.

# §strength

Für jede Frage „Wer ist stärker?“ zählt ihr so.

## do

- Zähl die Stärke all deiner Einheiten und Anführer im Viertel, frisch und erschöpft.
- Mit dem Willen des Volkes zähl die neutralen Steine dort dazu, wenn du im Viertel einen eigenen Stein hast.
- Neutrale Steine bringen keine Stärke, wo du keinen eigenen Stein hast. Aber bei gleicher Stärke zählen sie als deine Steine.
- Die höhere Summe ist stärker.
- Gleichstand: wer dort mehr Steine hat. Immer noch gleich: wer den Willen des Volkes hat.
- In einem Viertel ganz ohne Steine ist niemand stärker.
- Ein Viertel mit neutralen Steinen allein geht also an den Willen des Volkes. Euer Tisch kann wählen, dass es niemandem zufällt.

!neutral-help Der Sowjet hat eine Einheit mit Stärke 1. Zwei neutrale machen daraus 3, denn er hat den Willen.

# §unrest

Das Unruheviertel ist das Ziel, das alle kennen.

## do

- Legt Zielmarker 1 dorthin und seht, wer stärker ist: [§strength].
- Die stärkere Seite wählt: Punkte nach dem Monat oder eine [§bonus|Bonusaktion].
- Ist niemand stärker, gibt es weder Punkte noch einen Bonus.
- Einen Bonus nimmst du sofort, bevor ihr die geheimen Ziele zeigt. Die Steine im Viertel ermüden auf jeden Fall.

{table unrest | Monat | Punkte}

!unrest In Narwa hat die Regierung 3 gegen 2. Es ist Juli, und sie nimmt die Punkte.

# §scoring

Es gibt einen Marker für beide Seiten. Was du gewinnst, verliert der Rivale.

## do

- Rück den Wertungsmarker für jeden Punkt ein Feld zu deinem Ende.
- Jedes Ende ist {track} Felder von der Mitte entfernt.
- An deinem Ende der Leiste gewinnst du sofort: [§end].

# §reveal

Jetzt deckt ihr die geheimen Ziele auf.

## do

- Wer zurückliegt, deckt zuerst auf. Dieses Ziel bekommt Marker 2, das andere Marker 3.
- Steht der Marker in der Mitte, deckt die Seite ohne den Willen des Volkes zuerst auf.
- Ein Ziel, das schon offen ist, behält seinen Platz in der Reihenfolge.

# §objectives

Ein geheimes Ziel wertet, wer dort stärker ist, nicht wer es gewählt hat.

## do

- Wertet das Viertel von Marker 2, dann das von Marker 3.
- Die stärkere Seite dort nimmt die Punkte der Karte, auch wenn die andere sie gewählt hat.
- Nennen beide Ziele dasselbe Viertel, wertet ihr es zweimal.
- Ist niemand stärker, bekommt niemand die Punkte. Erreicht der Marker ein Ende der Leiste, ist das Spiel aus, und der Rest zählt nicht mehr.

!objectives Die Regierung hatte auf Newski gehofft. Der Sowjet ist in beiden Vierteln stärker und wertet beide.

# §exhaust

Der Kampf um ein Viertel ermüdet alle, die dort sind.

## do

- In jedem Viertel mit einem Zielmarker drehen sich alle frischen Steine auf ihre erschöpfte Seite.
- Steine, die dort schon erschöpft waren, verlassen die Stadt.
- Das geschieht einmal je Viertel, egal wie viele Marker dort liegen.
- Einheiten gehen in den Vorrat ihrer Seite zurück. Dort kannst du sie wieder anwerben.
- Anführer und neutrale Steine sind aus dem Spiel.

!exhaust Narwa ist gewertet. Eine Einheit und Lenin ermüden, zwei erschöpfte Steine gehen.

# §cleanup

Ihr macht die Stadt für die nächste Runde bereit.

## do

- Legt das Plättchen der Unruhe ab. Das Plättchen der Blockade wird das Plättchen der Unruhe.
- Deckt ein neues Plättchen für die Blockade auf, und legt die Blockade auf seine Brücke.
- Nehmt die Zielmarker zurück.
- Legt alle Karten ab, die ihr in dieser Runde gespielt habt, auch die Ziele.
- Befehlskarten kommen auf die Ablage. Gespielte Anführerkarten verlassen das Spiel.
- Handkarten behältst du.

So kennt ihr das nächste Unruheviertel schon eine Runde vorher.

Es gibt {regions} Plättchen, also ist nach der fünften Runde keines mehr da: Die Blockade verlässt den Plan. Eine Runde später mischt ihr alle neu und deckt zwei auf.

# §end

Das Spiel endet auf einem von zwei Wegen.

## do

- Der Wertungsmarker erreicht ein Ende der Leiste: Diese Seite gewinnt sofort.
- Oder der Monat ist am Ende einer Wertungsphase Oktober oder November. Dann gewinnt die Seite, auf deren Hälfte der Marker steht.
- Steht der Marker genau in der Mitte, entscheidet der Wille des Volkes.
- Wenn der Oktober beginnt, hört das Spiel nicht auf: Ihr spielt und wertet diese Runde zu Ende.

!end-of-track Dem Sowjet fehlen zwei Punkte. Das Unruheviertel bringt sie.

!last-month Der Oktober ist gewertet, und der Marker steht in der Mitte. Die Regierung hat den Willen.

# §solitaire

Du kannst allein spielen, gegen eine Opposition, die von selbst spielt.

## do

- Wähl deine Seite und eine Schwierigkeit von 1 bis 6. So stark sind erschöpfte gegnerische Einheiten.
- Fang mit Schwierigkeit 1 an, der leichtesten.
- Die Opposition hat {opposing-units} eigene Einheiten, {opposing-each} in jeder von drei Stufen. Die üblichen Einheiten dieser Seite bleiben draußen. Ihre Anführer liegen gemischt in einem Stapel.
- Du ziehst eine Karte weniger auf die Hand. Deine fünfte Karte wird dein Ziel, und du siehst sie nicht.
- Die Opposition bekommt {draw} Karten, verdeckt.
- In jeder Runde kommt ihr nächster Anführer ins Unruheviertel, und sie nimmt den Willen des Volkes.
- Dafür vergehen keine Tage, und seine Sonderaktion entfällt. Es zählt auch nicht als Zug.
- Die Opposition hat {opposing-turns} Züge, du hast {turns}. Sie hat den ersten und den letzten.

Was sie tut, steht unter [§opposition]; wie du dein Ziel erfährst, unter [§organize].

# §opposition

Die Opposition bewegt nie Steine und frischt nie welche auf. In jedem Zug bringt sie eine Einheit.

## do

- Sie deckt ihre oberste Karte auf, und das Datum rückt um deren Tage vor.
- Eine Einheit in der Stufe der Anwerbestärke kommt in das Viertel der Karte.
- Hat diese Stufe keine Einheit mehr, kommt eine der nächstniedrigeren. Gibt es auch dort keine, kommt nichts.
- Ein Halt auf 15 oder {last-day} bringt dazu eine Einheit der Stufe 1 ins Unruheviertel.
- Wechselt der Monat, nimmt sie den Willen des Volkes.
- Im Unruheviertel nimmt sie immer Punkte, nie einen Bonus.

!opposition Die Karte bringt eine Einheit der Stufe 2. Das Datum hält auf 15, also kommt eine zweite nach Narwa.

# §organize

Allein kennst du dein eigenes Ziel nicht. Wer organisiert, sieht es.

## do

- Deck statt einer anderen Bonusaktion dein eigenes Ziel auf.
- Spionage tut dasselbe: [§espionage].

## not

- Nicht, wenn dein Ziel schon offen ist.

!organize Eine Bonusaktion zeigt, worum es in dieser Runde geht.

!organized-already Das Ziel ist offen, also nimmst du einen anderen Bonus.

# §opposing-objective

Die Opposition wählt kein Ziel. Ihre Karten wählen für sie.

## do

- Zähl die Tage ihrer {opposing-turns} gespielten Karten, Viertel für Viertel. Die höchste Summe ist ihr Ziel.
- Gleichstand: das Viertel mit mehr Karten. Immer noch gleich: das Viertel der zuletzt gespielten Karte.
- Von ihren Karten für dieses Viertel zählt die mit den meisten Punkten.

!opposing-objective Die Tage für die Admiralität ergeben 7, mehr als für jedes andere Viertel.

# §solitaire-end

Ein Solospiel ist kurz: drei Runden.

## do

- Der Wertungsmarker an einem Ende der Leiste beendet das Spiel sofort.
- Sonst ist die dritte Runde die letzte. Es gewinnt die Seite, auf deren Hälfte der Marker steht.
- Der Oktober beendet dieses Spiel nicht.
- In der Mitte entscheidet der Wille des Volkes.

!third-round Nach drei Runden steht der Marker auf der Hälfte der Regierung.

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
