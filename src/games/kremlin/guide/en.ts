/** The guide in English. Its form: docs/writing-a-guide.md. */
import { purges } from './en/purges';
import { start } from './en/start';
import { succession } from './en/succession';
import { variants } from './en/variants';

/** The words of the game. */
const terms = `
# terms Words of the game

politician: politician, politicians
A man or woman with a letter, an age, a strength and a weakness. No faction owns one.

faction: faction, factions
The side that you play. It acts through politicians whom it controls.

influence: influence
The points that a faction has on a politician, secret or declared.

sheet: sheet, sheets
Your secret list: which politician has how many of your points.

chit: chit, chits
The marker that shows how many points a faction has declared on a politician.

control: controller, controls
The faction with most declared points on a politician. It decides what they do.

politburo: Politburo
All thirteen offices, from the Party Chief to the Candidates.

voting-member: Voting-Member, Voting-Members
A holder of one of the eight top offices: Party Chief, 1st level or 2nd level.

candidate: Candidate, Candidates
One of the five lowest offices of the Politburo. A Candidate has no vote.

people: People
Those who stand at the bottom of the board and hope for a promotion. They cannot be purged.

purge-number: Purge number
What the die must reach to purge a politician of that level.

strength: strength
The office in which a politician ages less and is harder to purge.

weakness: weakness
The office in which a politician ages more and is easier to purge.

sanatorium: Sanatorium
Where the sick heal. Whoever is there is inactive.

inactive: inactive
At the Sanatorium: without votes, acts and waves.

siberia: Siberia
Where the purged and condemned are. They hold no office and may be released.

exile: Exile
Where a threatened politician flees in Modern. Such a politician is called an Exile, too.

acquit: acquit, acquitted, acquittal
To find the accused innocent. Two votes are enough.

protege: protégé, protégés
In 1928, the fictional politician who comes after a purged one with the same letter.

wave: wave, waves
The Party Chief’s greeting at the parade. Three of them win.

window: window, windows
A moment in which all may declare or play a card before something happens.

level: 1st level, 2nd level
A row of ministers. The 1st level is right below the Party Chief, the 2nd level below that.

suspicion: suspicion
The sign ? on a politician.

card: intrigue card, intrigue cards
A card with an effect, held in secret.
`;

export const en = [start, purges, succession, variants, terms].join('\n');
