/** Duma, Pool, checks and Activity Points. */
export const rules = `
# §7

Die Duma ist das Parlament. Jede Seite hat dort eine gemäßigte und eine extreme Partei.

{table parties | Partei | Seite | Klötzchen am Anfang | Felder †}

- Gemäßigte: die Sozialisten und die Liberalen.
- Extreme: die Radikalen und die Monarchisten.
- Extreme helfen bei Abstimmungen und als Förderer. Aber sie ziehen Klötzchen von deinen Gemäßigten ab: [§7.1].

# §7.1

Wachsender Extremismus nimmt dir Gemäßigte, wenn Unruhe herrscht und der Zar schwach ist. Du würfelst:

- bevor die [§5.4.1|Duma gewertet] wird;
- wenn die Probe einer extremen Partei in einer [§7.3|Abstimmung] gelingt;
- für beide Seiten im [§11.2|Roten Oktober];
- durch die Provokation und durch manche Ereignisse.

Wie du würfelst: [§7.1.1].

# §7.1.1

## do

1. Wirf einen Sechsseiter.
2. Zähle dazu: die Revolution nach der Unruhe, die Regierung nach dem Ansehen des Zaren. Nach der Abdankung zählt die Regierung 2 dazu.
   Ein Ereignis kann noch etwas hinzufügen.
3. Suche das Ergebnis. Erst werden Klötzchen aus deiner gemäßigten Partei entfernt. Dann geht eines von ihr zu deiner extremen Partei.

{table growth | Ergebnis | Entfernt | Bewegt | SP für die andere Seite}

- Für jedes Klötzchen, das die Gemäßigten verlassen müsste und nicht da ist, erhält die andere Seite 1 SP.
- Ist die extreme Partei voll oder außer Spiel, entfernst du das Klötzchen, das zu ihr ginge.

{table unrest | Unruhe | Revolution}

{table prestige | Ansehen des Zaren | Regierung}

† Die Grenzen dieser Bereiche sind von uns.

!extremism Eine 5 und 1 für die Unruhe sind 6: Ein Klötzchen wird entfernt, eines wechselt.

!no-moderates Das Ergebnis ist 6, aber es gibt nur ein Klötzchen. Es geht, und die Regierung erhält 1.

# §7.2

Manche Ereignisse brauchen eine tagende Duma, andere eine, die nicht tagt.

## do

- Die Rundenleiste zeigt die Aktionsrunden einer Sitzung; die Tabelle von [§2.2] nennt sie.
- Aktionsrunden, die aufeinander folgen, sind eine Sitzung.
- Nach der letzten Aktionsrunde jeder Sitzung folgt eine [§7.3|Abstimmung].
- Beendet ein Ereignis eine Sitzung, gibt es keine Abstimmung. Auch in ihren übrigen Aktionsrunden tagt die Duma nicht.

!in-session Die Duma tagt in Aktionsrunde 3 und 4. Das Ereignis beendet die Sitzung, also tagt sie in der vierten nicht mehr.

# §7.3

Eine Abstimmung gibt Punkte für jede Partei, die ihre Leute sammelt.

## do

1. Zuerst der erste Spieler, dann der zweite: eine Probe für die extreme Partei, dann eine für die gemäßigte.
2. Der Bonus ist 2, oder 4 mit deiner Organisation in der Partei.
3. Jeder Erfolg bringt 1 SP. Gelingt er der extremen Partei, würfle sofort [§7.1.1|wachsenden Extremismus].
4. Am Ende erhält die Seite mit der Mehrheit 1 SP. Auch mit Dominanz ist es 1, nicht 2.

Fehlschläge lassen sich wie immer gutmachen. Parteien außer Spiel haben keine Probe. Eine Abstimmung durch ein Ereignis läuft ebenso.

!vote Der Revolution gelingen beide Proben, der Regierung keine. Aber die Regierung hat die Mehrheit.

# §8

Die Gelegenheiten sind ein Markt von Karten für beide Seiten. GP bezahlen sie.

## do

- Spiele in deiner Aktionsrunde eine dieser Karten für ihr Ereignis, statt einer Karte von der Hand.
- Sie muss deine eigene oder neutral sein, und ihre Voraussetzung muss erfüllt sein.
- Bezahle ihre Aktivitätspunkte in GP. Wirf am Ende ihren Wertungswürfel.
- Dann kommt die Karte auf die Ablage oder bleibt im Spiel, wenn es darauf steht.
- Du hast höchstens {most-opportunity} GP; mehr verfallen.

## not

- Keine gegnerische Karte.
- Nicht für ihre Aktivitätspunkte.
- Nicht mit zu wenigen GP.

!pool Drei Punkte reichen nicht für eine Karte zu 4. Eine Karte zu 2 wird gespielt.

# §9

Eine Probe fragt, ob deine Leute dir folgen.

## do

1. Die **Zielzahl** ist dein Mobilisierungswert im Viertel oder in der Partei, dazu der Bonus.
2. Bei Arbeiter- und Militärvierteln zählt jedes Stadtviertel, das ein Pfeil verbindet. Du kontrollierst es: +1; mit deiner Organisation dort +2. Die andere Seite kontrolliert es: −1; mit ihrer Organisation dort −2. Das sind Summen: Kontrolle und Organisation zusammen ergeben 2.
3. Wirf drei Sechsseiter. Ist die Summe nicht größer als die Zielzahl, gelingt die Probe.
4. Nach einem Fehlschlag darfst du GP ausgeben: die ganze Differenz. Dann ist es ein Erfolg.

Eine Organisation zählt nur zusammen mit Kontrolle. Stadtviertel und Parteien haben keine solchen Nachbarn.

Sind mehrere Proben fällig, würfelst und bezahlst du jede für sich.

## not

- Einen Teil der Differenz kannst du nicht bezahlen. Hast du zu wenige GP, ist die Probe gescheitert.

!check Kein Klötzchen, 3 Punkte, +1 und +1 für Nachbarn sind Zielzahl 5. Es fällt eine 8, und die Regierung bezahlt 3.

!too-poor Der Wurf ist viel zu hoch. Es gibt nichts zu entscheiden.

# §10

Aktivitätspunkte (AP) kaufen alles, was kein Ereignis ist.

## do

- Gib sie in beliebiger Reihenfolge aus: für [§10.1|Klötzchen], [§10.2|Organisationen] und [§10.3|Sonderaktionen], so oft du bezahlen kannst.
- Du darfst früher aufhören. Punkte, die übrig sind, verfallen.
- Ist {card-407} im Spiel, darf die Revolution 1 AP für 1 GP kaufen, einmal in jeder Aktionsrunde.

## not

- Nicht zweimal in einer Aktionsrunde.
- Nicht ohne einen GP.

!lenin Lenin bringt einen Punkt mehr, aber nur einen.

# §10.1

Mobilisieren heißt: Klötzchen auf den Plan bringen, eines nach dem anderen. Jedes hat seinen eigenen Preis.

- In einem Viertel: [§10.1.1].
- In einer deiner eigenen Parteien: [§10.1.2].

## not

- Kein Klötzchen, das mehr kostet als die Punkte, die du noch hast.

!too-few Ein Klötzchen in der Duma kostet 2, und nur 1 Punkt ist übrig.

# §10.1.1

## do

- Ein Klötzchen kostet 1 AP und die Zahl am nächsten freien Feld deiner Seite.
- Hast du dort weniger Klötzchen als die andere Seite, ist es 1 billiger.
- Ein Klötzchen kostet nie weniger als 1 AP.
- Der Preis gilt für jedes Klötzchen neu.

!catching-up Die Regierung setzt vier Klötzchen in die Newski-Werft. Bei den ersten beiden liegt sie zurück. Sie kosten 1, 2, 2 und 3.

# §10.1.2

## do

- Ein Klötzchen kostet 2 AP und die Zahl am nächsten freien Feld.
- Deine Partei hat {party-boxes} Felder †. Die ersten fünf kosten nicht mehr, die letzten vier 1 mehr.
- Ein Rückstand macht hier nichts billiger.

!in-the-duma Der sechste Liberale kostet 3, der dritte Monarchist 2.

# §10.2

Eine Organisation ist Punkte wert und hilft bei Proben und Abstimmungen.

| Wo | Revolution | Regierung |
| Arbeiterviertel | Arbeiterrat | Verband |
| Militärviertel | Soldatenrat | Disziplin |
| Stadtviertel, Partei | Organisation | Organisation |

## do

- Gib mindestens 2 AP aus, so viele du willst. Sie sind der Bonus einer Probe dort: [§9].
- Gelingt sie, ist deine Organisation gegründet.
- Du brauchst weder Klötzchen noch Kontrolle. Sie bleibt später auch, wenn du sie oder den Förderer verlierst.
- Beide Seiten dürfen eine im selben Viertel haben.

## not

- Nicht, wo du schon eine hast.
- Nach einem Fehlschlag kein weiterer Versuch mit AP in dieser Aktionsrunde. Anderes darfst du noch tun.

!failed-once Der erste Versuch scheitert. Der zweite wird abgelehnt, ein Klötzchen ist erlaubt.

# §10.2.1

Die Organisation einer Partei schiebt die Leiste zwei Felder. Sie macht die Partei zum Förderer, und ihre Abstimmungen bekommen 4 statt 2.

## do

- Die Radikalen fördern Arbeiter- und Militärviertel für die Revolution.
- Die Liberalen fördern Arbeiterviertel für die Regierung.
- Die Monarchisten fördern Militärviertel für die Regierung.
- Ist {card-312} im Spiel, fördern die Liberalen auch Militärviertel.
- Die Sozialisten fördern nichts.

## not

- Nur in deinen eigenen Parteien.

!own-party Die Revolution kann die Liberalen nicht organisieren. Die Radikalen sind ihre eigenen.

# §10.2.2

## do

- In einem Stadtviertel brauchst du keinen Förderer.
- In einem Arbeiter- oder Militärviertel brauchst du einen Förderer: eine Partei im Spiel mit deiner Organisation: [§10.2.1].
- Ist {card-411} im Spiel, braucht die Revolution keinen Förderer. Manche Ereignisse gründen eine Organisation ohne ihn.

## not

- Nicht ohne den richtigen Förderer.

!sponsor Die Liberalen haben eine Organisation. Sie fördern Arbeiter, aber nicht das Militär.

# §10.3

Jede Seite hat sechs Sonderaktionen auf ihrer Tafel.

## do

- Nutze eine während deiner Aktivitäten und bezahle ihren Preis in AP.
- Eine pro Runde, und jede einmal im ganzen Spiel.
- Vier warten auf eine Karte von deiner Hand, auch bis in spätere Runden. Karten der Gelegenheiten zählen nicht.
- Wartet Nowoje Wremja oder Prawda-Propaganda, spielst du deine nächste eigene Karte erst für Punkte, dann für ihr Ereignis.
- Ist die Voraussetzung des Ereignisses dann nicht erfüllt, ist die Sonderaktion vertan.
- Warten die Freunde der Regierung oder der Sozialisten, gilt das Ereignis deiner nächsten gegnerischen Karte nicht. Die andere Seite bekommt dafür keine GP.
- Du spielst ihre Punkte und wirfst ihren Wertungswürfel. Dann kommt die Karte auf die Ablage.

## not

- Keine zweite in derselben Runde.
- Keine, die schon genutzt wurde.
- Nicht ohne genug AP.
- Wartet Nowoje Wremja oder Prawda-Propaganda: keine eigene Karte von der Hand nur für ihr Ereignis.

!one-special Opportunismus war die Sonderaktion dieser Runde.

# §10.3.1

{table council-of-ministers | Sonderaktion | AP | Was sie tut}

- Bestechung: für jeden AP ein Wertungswürfel, jeder nach deiner Wahl.
- Provokation: eine der beiden Seiten; zur 6 kommt noch, was dazugezählt wird. Du darfst dich selbst wählen.
- Machtdemonstration: 4 AP für einen Marker, 6 für zwei. Keine Leiste wird dadurch gewertet.
- Parlamentarisches Manöver: nach allen anderen Schritten dieser Aktionsrunde.

## not

- Ein Marker am Anfang kann nicht zurückgeschickt werden.

!force Der Marker der Weltpolitik steht am Anfang. Dafür geht der Marker der Viertel zurück.

# §10.3.2

{table central-committee | Sonderaktion | AP | Was sie tut}

- Revolutionäre Diplomatie: Karten jeder Fraktion. Die Karte, die du hergibst, liegt sofort bei den Gelegenheiten.
- Alle Macht den Räten!: Nur Arbeiter- und Militärviertel zählen, in denen alle deine Felder gefüllt sind.
- Revolutionärer Eifer: die ganze Wertung der Leiste, bei der Duma mit Würfen.
- Opportunismus bringt {opportunism} GP.

## not

- Kein Schlüsselereignis darf von den Gelegenheiten genommen werden.
- Nicht mehr Karten, als du hast oder als dort liegen.

!diplomacy Ein Schlüsselereignis bleibt liegen; eine andere Karte kann genommen werden.

!soviets Kronstadt und Putilow sind voll. Obuchow fehlt ein Klötzchen, und die Kathedrale ist ein Stadtviertel.
`;
