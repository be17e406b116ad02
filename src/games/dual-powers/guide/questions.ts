/** Questions about the rules. Each answer comes from the code, and must stand on its page. */
import { asks, type Question } from '../../../kernel/guide';
import { boxOf } from '../data/box';
import { unrestPoints } from '../rules/scoring';
import { setUp } from '../rules/setup';
import { withOptions } from '../testing/positions';
import { MONTHS, type Month } from '../vocabulary';
import { figures } from './figures';

const start = setUp(withOptions());
const box = boxOf(withOptions());
const pointsIn = (month: Month): number => unrestPoints({ month: MONTHS.indexOf(month) + 1 });
const dayOf = (leader: string): number => box.leader.get(leader)?.day ?? 0;

const { is, refused, allowed } = asks;

export const questions: readonly Question[] = [
  is('How many regions has the city?', '§components', figures.regions, 'The map has', 'Der Plan hat'),
  is('How many command cards are there?', '§components', figures.cards, 'command cards', 'Befehlskarten'),
  is(
    'How many cards belong to a region?',
    '§components',
    figures['cards-each'],
    'for each region',
    'für jedes Viertel',
  ),
  is('How many units has a side?', '§components', figures.units, 'Each side has', 'Jede Seite hat'),
  is('How many leaders has a side?', '§components', figures.leaders, 'Each side has', 'Jede Seite hat'),
  is(
    'How many neutral units are there?',
    '§components',
    figures.neutrals,
    'neutral units stand',
    'neutrale Einheiten stehen',
  ),
  is('How many days are on Lenin’s card?', '§components', dayOf('lenin'), 'Lenin', 'Lenin'),
  is('Who has the will of the people at first?', '§setup', start.will, 'has the will', 'hat den Willen'),
  is('On which day does the game begin?', '§setup', start.day, 'The date is', 'Das Datum ist'),
  is(
    'How far is it from the middle to an end of the track?',
    '§scoring',
    figures.track,
    'from the middle',
    'von der Mitte',
  ),
  is('How many cards do you draw in a round?', '§draw', figures.draw, 'draws', 'zieht'),
  refused('May a leader’s card be an objective?', '§objective', 'objective', 'leader’s card', 'Karte eines Anführers'),
  allowed('May a command card be an objective?', '§objective', 'objective', 'command card', 'Befehlskarte'),
  is('How many turns has a side in a round?', '§action', figures.turns, 'turns each', 'Züge für jede Seite'),
  allowed('Who begins the Action Phase?', '§action', 'turn', 'Whoever has the will', 'Wer den Willen'),
  is('Which is the last day of a month?', '§date', figures['last-day'], 'next month begins', 'nächste Monat'),
  allowed('Who takes the will when the month changes?', '§date', 'new-month', 'You take the will', 'Du nimmst sofort'),
  is('When does Trotsky return?', '§events', 'may', 'returns', 'kehrt zurück'),
  allowed('Where does Trotsky appear?', '§events', 'trotsky', 'region of unrest', 'Unruheviertel'),
  is('When does Trotsky join the Soviet?', '§events', 'august', 'joins', 'schließt er sich'),
  refused('May you recruit and move with one command card?', '§perform', 'not-both', 'Never both', 'Nie beide'),
  allowed('May you leave the action of a card?', '§perform', 'unrest', 'may leave', 'darfst du lassen'),
  refused(
    'May a card of value 2 recruit a unit of strength 3?',
    '§recruit',
    'recruit',
    'No unit that is stronger',
    'Keine Einheit',
  ),
  allowed('May you recruit several weak units?', '§recruit', 'recruit', 'one unit or several', 'oder mehrere'),
  allowed('In which region does a card recruit?', '§recruit', 'turn', 'region of the card', 'Viertel der Karte'),
  refused('May a token cross the blockade?', '§move', 'blocked', 'No token crosses', 'Kein Stein überquert'),
  allowed('May one token cross two bridges by a double move?', '§move', 'twice', 'two bridges', 'zwei Brücken'),
  allowed('May an exhausted token be turned to its fresh side?', '§refresh', 'refresh', 'fresh side', 'frische Seite'),
  refused(
    'May you end a leader’s action without placing the leader?',
    '§leader',
    'leader',
    'must be placed',
    'musst du setzen',
  ),
  allowed('May a leader enter any region?', '§leader', 'leader', 'any region', 'beliebiges Viertel'),
  allowed('May the special action come first?', '§leader', 'leader', 'before or after', 'davor oder danach'),
  refused(
    'May the blockade be moved to where it is?',
    '§mobilize',
    'protest',
    'stay where it is',
    'bleiben, wo sie ist',
  ),
  allowed('May the blockade go to any bridge?', '§mobilize', 'protest', 'any other bridge', 'andere Brücke'),
  refused('May you spy on an open objective?', '§espionage', 'known-already', 'lies face down', 'verdeckt liegt'),
  allowed(
    'What does espionage show?',
    '§espionage',
    'spy',
    'secret objective of the rival',
    'geheime Ziel des Rivalen',
  ),
  refused('May you take the will if you have it?', '§inspire', 'has-the-will', 'have it already', 'schon hast'),
  is('How strong may a unit of a bonus be?', '§bonus', figures['bonus-recruit'], 'Recruit', 'Anwerben'),
  refused('May a bonus recruit a strong unit?', '§bonus', 'bonus', 'No stronger unit', 'Keine stärkere Einheit'),
  is('On which day of the middle of a month is a bonus?', '§bonus', 15, 'stop on day', 'Halt auf Tag'),
  allowed(
    'Do neutral units help with the will?',
    '§strength',
    'neutral-help',
    'add the neutral tokens',
    'neutralen Steine dort dazu',
  ),
  allowed('Who is stronger on a tie of strength?', '§strength', 'unrest', 'more tokens', 'mehr Steine'),
  is('What is the region of unrest worth in March?', '§unrest', pointsIn('march'), 'March/April', 'März/April'),
  is('What is it worth in July?', '§unrest', pointsIn('july'), 'July', 'Juli'),
  is('What is it worth in September?', '§unrest', pointsIn('september'), 'September', 'September'),
  is('What is it worth in October?', '§unrest', pointsIn('october'), 'October', 'Oktober'),
  allowed('May I score the objective of my rival?', '§objectives', 'objectives', 'rival', 'auch wenn die andere'),
  allowed('Who reveals first?', '§reveal', 'objectives', 'Whoever is behind', 'Wer zurückliegt'),
  allowed(
    'Do fresh tokens turn over where a region was scored?',
    '§exhaust',
    'exhaust',
    'fresh tokens turn',
    'frischen Steine',
  ),
  allowed('Do exhausted leaders leave the game?', '§exhaust', 'exhaust', 'out of the game', 'aus dem Spiel'),
  allowed('Does the game end at an end of the track?', '§end', 'end-of-track', 'wins at once', 'gewinnt sofort'),
  allowed(
    'Who wins in the middle of the track?',
    '§end',
    'last-month',
    'will of the people decides',
    'entscheidet der Wille',
  ),
  is(
    'How many turns has the opposition?',
    '§solitaire',
    figures['opposing-turns'],
    'opposition takes',
    'Opposition hat',
  ),
  is(
    'How many units has the opposition?',
    '§solitaire',
    figures['opposing-units'],
    'units of its own',
    'eigene Einheiten',
  ),
  refused(
    'May you organize when your objective is open?',
    '§organize',
    'organized-already',
    'open already',
    'schon offen',
  ),
  allowed(
    'Does the highest sum of days choose the objective of the opposition?',
    '§opposing-objective',
    'opposing-objective',
    'highest sum',
    'höchste Summe',
  ),
  allowed('Is the third round the last one alone?', '§solitaire-end', 'third-round', 'third round', 'dritte Runde'),

  // questions of a first reader
  is('How many months has the calendar?', '§date', figures.months, 'The calendar has', 'Der Kalender hat'),
  is('How many days has a month?', '§date', figures['last-day'], 'Each has', 'Jeder hat'),
  is('How strong is Trotsky when he is fresh?', '§components', figures['trotsky-fresh'], 'fresh', 'frisch'),
  is('How strong is he exhausted?', '§components', figures['trotsky-exhausted'], 'exhausted', 'erschöpft'),
  is('How many days are on Stalin’s card?', '§components', dayOf('stalin'), 'Stalin', 'Stalin'),
  is('What is unrest worth in May?', '§unrest', pointsIn('may'), 'May', 'Mai'),
  is('What is unrest worth in August?', '§unrest', pointsIn('august'), 'August', 'August'),
  is('How many region tiles are there?', '§cleanup', figures.regions, 'There are', 'Es gibt'),
  is('How many cards gets the opposition?', '§solitaire', figures.draw, 'gets', 'bekommt'),
  is('How many turns have I alone?', '§solitaire', figures.turns, 'you take', 'du hast'),
  allowed('Does a leader stay when the card is gone?', '§leader', 'leader', 'stays in the city', 'bleibt in der Stadt'),
  allowed('Does the opposition use the 15th?', '§opposition', 'opposition', 'A stop on 15', 'Ein Halt auf 15'),
  refused('May I see what the rival chose?', '§objective', 'objective', 'face down', 'verdeckt'),
  is('How many opposing units has a level?', '§solitaire', figures['opposing-each'], 'on each of', 'in jeder von'),
];
