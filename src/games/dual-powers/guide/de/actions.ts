/** What a turn consists of. */
export const actions = `
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
`;
