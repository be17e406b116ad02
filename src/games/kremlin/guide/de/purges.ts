/** From the Cure Phase to the dossiers. */
export const purges = `
# §cure

Das Sanatorium heilt. Es nimmt einen Politiker aber für ein Jahr aus dem Spiel.

## do

- In Phase 1 entscheidet jeder Stimmberechtigte mit mindestens einem +, vom Parteichef abwärts: arbeiten oder zur Kur.
- Wer geht, bekommt den Kurmarker und bleibt das ganze Jahr. Er ist untätig: [§inactive].
- Im nächsten Jahr entscheidet er wieder, solange er ein + hat.
- Ohne + kehrt er am Beginn des nächsten Zuges an die Arbeit zurück, nicht früher.

Im Sanatorium altert ein Politiker nicht durch +, und er heilt leichter. Aber eine Säuberung gegen ihn ist um {purge-sanatorium} leichter.

## Was er nicht kann

Gesunde gehen nicht. Kandidaten und das Volk gehen nicht. Wen niemand kontrolliert, der entscheidet nicht und bleibt, wo er ist. Ist er nicht mehr stimmberechtigt, verliert er den Kurmarker. Bei einer Verschiebung, einer Beförderung oder einer Wahl behält er ihn.

!cure Der KGB-Chef ist krank. Wer ihn kontrolliert, schickt ihn fort.

# §aging

Jede Tat kostet Jahre. Und Jahre kommen von selbst, gleich nach den Kuren.

## do

Zähl für jeden Politiker im Politbüro und im Volk zusammen:

- 1 Jahr für den Parteichef.
- 1 Jahr für jedes +, wenn er nicht im Sanatorium ist.
- 1 Jahr für jedes ?.
- 1 Jahr, wenn sein Amt seine Schwäche ist.
- 1 Jahr weniger, wenn sein Amt seine Stärke ist.

| | Modern | Standard | 1928 | Variante |
| Höchstens im Jahr | keine Grenze | 1 Jahr | keine Grenze | keine Grenze |
| Sibirien | 1, und 1 je + | nichts | 1, und 1 je + | nichts |
| Wer altert | alle | alle | alle | nur Stimmberechtigte |

Die Grenze im Spiel Standard gilt nur für diese Phase. Taten kosten auch dort ihren vollen Preis.

!aging Das Jahr kostet den Parteichef 1 für sein Amt und den KGB-Chef 1 für sein +. Der Verteidigungsminister zahlt 2 für zwei ?, der Wirtschaftsminister 1 für seine Schwäche.

## Was nie geschieht

Niemand wird jünger als das Alter auf seiner Karte. Exilanten altern nicht. Wartende altern nicht.

# §retirement

Mit {retirement} verlässt ein Politiker das Spiel sofort, was auch geschieht. Aller Einfluss auf ihm ist weg.

## do

| Tat | Sichere Jahre | Verboten ab |
| Säubern, verdächtigen, verbrennen, befördern, zurückstufen | 1 | 95 |
| Verurteilen | {condemnation} | 94 |
| Ein unterschriebenes Geständnis nutzen | 3 | 93 |
| Bürgen, rehabilitieren | 5 | 91 |
| Prozess, Vorschlag, Winken | 0 | nie |

## not

- Niemand tut, was ihn sicher auf {retirement} bringt. Ein Wagnis ist erlaubt, die Gewissheit nicht.
- Mit 95 säubert er also nicht. Mit 94 darf er, obwohl ein Fehlschlag ihn in den Ruhestand brächte.

!too-old Der KGB-Chef ist 95. Selbst eine gelungene Säuberung brächte ihn in den Ruhestand.

# §siberia

Nach Sibirien gehen die Besiegten. Sie können zurückkommen.

| | Modern | Standard | 1928 | Variante |
| Verlorene aufgedeckte Punkte | die der Kontrolle | keine | die von allen | die von allen |
| ? | entfernt | entfernt | entfernt | entfernt |
| + und Jahre | bleiben | bleiben | bleiben | bleiben |
| Altert | ja | nein | ja | nein |

## do

- Wer nach Sibirien muss, verlässt sein Amt sofort. Es bleibt leer bis zur [§replacement]. Einen neuen Parteichef wählt die [§funeral].
- Verlorene Punkte sind auch vom Bogen weg. Verdeckte Punkte bleiben darauf.
- In Modern bleiben die Chips der anderen Fraktionen. Dann kontrolliert ihn die nächsthöchste.
- Du darfst dort auf ihm Einfluss aufdecken.
- Er kommt durch [§rehabilitation] oder durch eine Karte zurück, immer ins Volk.

In Sibirien würfelt niemand für die Gesundheit, und niemand wird gesäubert oder angeklagt.

# §purge

Der KGB-Chef macht den Weg frei. Er ist der gefährlichste Mann des Jahres.

## do

1. Wer den KGB-Chef kontrolliert, nennt ein Mitglied des Politbüros. Auch Kandidaten darf er nennen.
   Auch der Parteichef darf es sein.
2. Alle dürfen reagieren. Kontrolliert ihn danach eine andere Fraktion, entscheidet sie: würfeln oder absagen.
3. Wirf den Würfel mit 20 Seiten. Die Säuberungszahl oder mehr gelingt.
4. **Gelungen:** Das Ziel geht nach [§siberia]. Der KGB-Chef altert um 1 Jahr. Er darf wieder säubern, so oft er will.
5. **Misslungen:** Der KGB-Chef altert um 3 Jahre, und die Phase ist vorbei.
6. Vor einer Ansage darf seine Fraktion auch jederzeit aufhören.

| Stufe | Säuberungszahl |
| Parteichef | {purge-chief} |
| 1. Stufe | {purge-first} |
| 2. Stufe | {purge-second} |
| Kandidaten | {purge-candidates} |

In einem Amt, das seine Stärke ist, ist die Zahl um 2 höher. In seiner Schwäche ist sie um 2 niedriger. Im Sanatorium zähl {purge-sanatorium} zum Wurf. Alles zählt zusammen: Schwäche und Sanatorium machen 5.

Ein Würfel von 0 bis 19 zeigt eins weniger, also ist jede Säuberung schwerer. Der Tisch kann ihn wählen. Er gilt auch für das Winken und für Attentatsversuche.

Flieht das Ziel oder verlässt es das Politbüro vor dem Wurf, wird nicht gewürfelt. Es kostet nichts, und die Säuberungen gehen weiter.

Ist der KGB-Chef untätig oder sein Amt leer, säubert der Chefideologe. Nach ihm kommen der Parteichef und der Industrieminister.

## Nur in 1928

- Wer gesäubert wird, stirbt. Alle aufgedeckten Punkte auf dem Ziel sind verloren, und ?, + und Jahre verschwinden.
- Der erfundene Politiker mit demselben Buchstaben, der Schützling, kommt im Alter seiner Karte nach Sibirien. Verdeckte Punkte bleiben auf ihm.
- Ein gesäuberter Schützling ist endgültig weg. Nur eine Säuberung und die Karte Höchstmaß bringen einen Schützling. Wer anders stirbt oder in den Ruhestand geht, hat keinen.
- Bleibende Karten auf einem Getöteten enden. Sie gehen nicht auf den Schützling über.
- Ein Fehlschlag bringt dem Ziel ein ?, wenn es weniger als drei hat. Es zählt im selben Jahr für einen [§trial|Prozess].

## not

- Niemand säubert sich selbst.
- Ein KGB-Chef ohne Einfluss säubert niemanden, und niemand tut es für ihn.
- Volk, Sibirien und Exil sind sicher.
- Mit 95 keine Säuberung: siehe [§retirement].

!purge-rolled Der Außenminister steht auf der 1. Stufe: 14 reicht. In Modern verliert die Fraktion, die ihn kontrolliert, ihre aufgedeckten Punkte. Die Evolutionisten behalten ihre und kontrollieren ihn jetzt.

!purge-missed Dieselbe Säuberung, eins weniger. Die Phase ist vorbei.

!protege Derselbe Wurf in 1928. Alle Chips sind verloren, und der Schützling kommt nach Sibirien. Die Zeilen darunter nutzen die modernen Namen.

!purge Der KGB-Chef nennt einen Kandidaten.

# §exile

Nur in **Modern**. Wer rechtzeitig flieht, behält seinen Einfluss.

## do

- Wird dein Politiker für eine Säuberung genannt oder soll er angeklagt werden, darfst du ihn ins Exil schicken. Tu es vor dem Wurf oder vor der ersten Stimme.
- Er behält allen Einfluss. Alle ?, + und zusätzlichen Jahre gehen: Er ist so jung wie auf seiner Karte. Der Tisch kann wählen, dass die Jahre bleiben.
- Nach der Flucht vor einer Säuberung wird nicht gewürfelt. Sie kostet den KGB-Chef nichts, und er darf weiter säubern.
- Nach der Flucht vor einem Prozess ist der Prozess des Jahres verbraucht. Der Verteidigungsminister zahlt nichts.
- Er darf so oft fliehen, wie er bedroht ist. Sein Amt ist dann leer.

Er kehrt auf eine von drei Weisen ins Volk zurück:

- Seine Fraktion gibt die Hälfte der aufgedeckten Punkte ab, abgerundet, mindestens 1. Das geht jederzeit.
- Seine Fraktion legt 2 Intrigenkarten ab. Auch das geht jederzeit.
- Eine Karte bringt ihn zurück.

## not

- Vor einer Verurteilung flieht niemand.
- Niemand flieht aus dem Sanatorium, und niemand, den keiner kontrolliert.
- Auf einem Exilanten deckt niemand Punkte auf, und keine Gabe der Züge 3, 6 und 9 geht auf ihn. Karten können seine Punkte trotzdem ändern.
- Für die zwei Karten brauchst du zwei verschiedene.
- Niemand kehrt zurück, solange ein Wurf auf dem Tisch liegt.

!flight Der Wirtschaftsminister flieht. Jetzt kann niemand auf ihm Einfluss aufdecken.

!way-back Fünf Punkte sind auf dem Exilanten aufgedeckt. Die Hälfte, zwei, bringt ihn heim.

!cards-home Dasselbe mit zwei Karten. Eine Karte genügt nicht.

# §investigation

Der Verteidigungsminister hat die Akten. In seiner Phase darf er vier Dinge tun, in beliebiger Reihenfolge: verdächtigen, anklagen, verurteilen, verbrennen.

## do

- Leg ein ? auf einen Stimmberechtigten. Das kostet den Verteidigungsminister 1 Jahr.
- Tu es bei so vielen Politikern, wie du willst, bei jedem einmal.
- Jedes ? lässt seinen Träger jedes Jahr altern und öffnet im nächsten Jahr den Weg zu einem [§trial|Prozess].
- Die Phase endet, wenn seine Fraktion es sagt.

| | Modern | Standard | 1928 | Variante |
| Höchstens ? auf einem Politiker | 3 | 1 | 3 | 3 |

Ist der Verteidigungsminister untätig oder fehlt er, geht die Pflicht an den Außenminister. Danach kommen KGB-Chef, Parteichef und Industrieminister.

## not

- Niemand verdächtigt sich selbst.
- Nur ein neues ? im Jahr auf denselben Politiker, und nie über die Grenze.
- Niemand verdächtigt einen Kandidaten oder jemanden aus dem Volk.
- Wer in diesem Jahr freigesprochen wurde, bekommt vom Verteidigungsminister kein neues ?.

!suspect Sich selbst kann er nicht verdächtigen. Der Industrieminister bekommt ein ?, ein zweites wird abgelehnt.

# §trial

Ein Prozess bringt selbst die Höchsten nach Sibirien, wenn die anderen zustimmen.

## do

1. Nenne einen Stimmberechtigten, der vor dieser Phase ein ? hatte. Eines aus einer misslungenen Säuberung von 1928 zählt.
2. Alle dürfen reagieren. In Modern darf er fliehen.
3. Die {voters} Stimmberechtigten stimmen ab, vom Parteichef abwärts. Jeder sagt unschuldig oder schuldig. Auch der Verteidigungsminister stimmt ab.
4. **Zwei Stimmen für unschuldig sprechen ihn frei**, und die Abstimmung endet. Alle seine ? gehen, und der Verteidigungsminister altert um 3 Jahre.
5. Sind es weniger, wenn alle gestimmt haben, ist er schuldig und kommt nach [§siberia]. Das kostet nichts.

Ein Politiker ohne Einfluss sagt immer unschuldig. Untätige stimmen nicht ab, und auch nicht, wer weggeschickt wird, während er gefragt ist. Auch der Angeklagte stimmt nicht ab, wenn der Tisch es nicht anders gewählt hat. Ein leeres Amt hat keine Stimme, und kein Kandidat füllt es.

Verlässt der Angeklagte vor dem Urteil die Stimmberechtigten, endet der Prozess. Der Prozess des Jahres ist verbraucht. Auch wer im Sanatorium ist, kann angeklagt werden.

## not

- Ein Prozess im Jahr.
- Ein ? aus dieser Phase ist zu frisch.
- Standard und Variante: ein Prozess oder eine Verurteilung, nicht beides in einem Jahr. In Modern und 1928 ist beides erlaubt.
- Niemand klagt sich selbst an.
- Wer freigesprochen ist, bekommt in diesem Jahr vom Verteidigungsminister kein neues ?.

!trial Der Industrieminister hat kein ?. Der Chefideologe hat ein altes.

!verdict Der Parteichef sagte schuldig. Der KGB-Chef gehört niemandem und sagte unschuldig. Der Außenminister entscheidet.

# §condemnation

Kandidaten brauchen keinen Prozess. Der Verteidigungsminister schickt einen einfach fort.

## do

- Nenne im Jahr einen Kandidaten. Er braucht kein ?. Alle dürfen reagieren.
- Dann kommt er nach [§siberia], und der Verteidigungsminister altert um {condemnation} Jahre. Es braucht weder Wurf noch Stimme.
- **Nur in Modern:** Der Parteichef oder ein Minister der 1. Stufe darf vorher für ihn bürgen. Er muss tätig sein und altert um 5 Jahre. Der Kandidat bleibt und verliert nichts, und der Verteidigungsminister zahlt nichts.

## not

- Nur eine im Jahr, auch wenn jemand gebürgt hat.
- Standard und Variante: nicht im Jahr eines Prozesses.
- Ein Kandidat kann vor ihr nicht fliehen.
- Niemand verurteilt sich selbst.
- Mit 94 keine Verurteilung, mit 91 keine Bürgschaft: siehe [§retirement].

!condemned Ein Kandidat wurde in diesem Jahr verurteilt. Das war alles.

!negated Die Militaristen kontrollieren den Parteichef. Er zahlt fünf Jahre für den Kandidaten.

!one-of-two In Standard gab es in diesem Jahr einen Prozess. Also gibt es keine Verurteilung.

# §dossiers

Eine verbrannte Akte ist weg. Das erspart einem Freund Jahre und Prozesse.

## do

- Der Verteidigungsminister nimmt einem Politiker ein ? und altert um 1 Jahr.
- Tu es, so oft du willst. Das Ziel darf im Politbüro oder im Volk sein.
- Er darf sein eigenes ? verbrennen.

## not

- Mit 95 verbrennt er nichts: siehe [§retirement].

!dossier Der Chefideologe verliert sein einziges ?. Ohne ? gibt es keinen Prozess.

# §trust-no-one

Wer niemandem dient, dem traut niemand.

## do

Am Ende von Phase 3 kommt jeder Betroffene ohne einen einzigen aufgedeckten Punkt nach [§siberia].

| | Modern | Standard | 1928 | Variante |
| Wer betroffen ist | 1. Stufe | niemand | 1. und 2. Stufe | niemand |

Den Parteichef und die Kandidaten trifft es nie. Ein aufgedeckter Punkt rettet ihn, gleich von wem. Du darfst noch im Fenster vor der Prüfung aufdecken. Niemand altert dafür.

!untrusted Du passt. Auf dem Außenminister liegt kein Chip, und er muss gehen. Ein Punkt rettet den KGB-Chef.
`;
