/** Die Anleitung auf Deutsch. Ihre Form: docs/writing-a-guide.md. */
import { battles } from './de/battles';
import { start } from './de/start';

/** The words of the game. */
const terms = `
# terms Wörter des Spiels

morale: Moral
Der Wille einer Seite weiterzumachen. Sie steht zwischen 0 und {morale}; bei 0 hat die Seite verloren.

front: Front, Fronten
Einer der drei Teile der Karte, in denen Armeen stehen und kämpfen.

marker: Gebietsmarker, Gebietsmarkern, Marker, Markern
Ein Stück einer Front. Jede hat {markers}. Sie zeigen, wer dort vorn liegt.

claimed: gewonnene Front, gewonnenen Front
Alle {markers} Marker der Front sind in einer Hand. Dort kämpft niemand mehr.

leader: Anführer, Anführern, Anführers
Eine Karte, die eine Armee eröffnet. Seine Stärke sagt, wie stark er ist und wie viele Truppen er führt.

troop: Truppe, Truppen
Eine Karte, die unter einem Anführer steht und ihre Stärke dazugibt.

unit: Einheit, Einheiten
Ein Anführer oder eine Truppe.

army: Armee, Armeen
Ein Anführer mit den Truppen unter ihm. Auch ein Anführer allein ist eine, kann aber nicht angreifen.

token: Sammelmarker, Sammelmarkern, Sammelmarkers
Das Zeichen, dass eine Armee bereit ist. Angriff und Abwehr kosten es.

force: Stärke
Wie viel ein Anführer, eine Truppe oder eine Seite in der Schlacht zählt.

bonus: Bonus, Boni
Was ein Anführer dazugibt: +1 für jede Truppe einer bestimmten Art unter ihm.

event: Ereignis, Ereignisse, Ereignissen
Eine Karte, die einmal gespielt wird, für das, was darauf steht, und dann auf den Ablagestapel kommt.

block: abwehren, wehrt ab, Abwehr, abgewehrt
Sich mit Armeen derselben Front gegen einen Angriff stellen.

unblocked: nicht abgewehrt, niemand abwehrt, niemand wehrt ab
Ein Angriff, gegen den sich keine Armee gestellt hat. Er nimmt einen Marker.

room: Platz
Wie viele Truppen ein Anführer noch führen kann: seine Stärke + 1, ohne die, die er hat.

discard: Ablagestapel, Ablagestapels
Wo Karten einer Seite liegen, die gespielt oder verloren sind. Daraus wird das neue Deck.
`;

export const de = [start, battles, terms].join('\n');
