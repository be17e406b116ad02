/** Questions about the rules. Each answer comes from the code, and must stand on its page. */
import type { Answer, Question } from '../../../kernel/guide';
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

const ask = (text: string, page: string, answer: Answer, en: string, de: string): Question => ({
  ask: text,
  page,
  ...answer,
  near: { en, de },
});
const is = (value: string | number): Answer => ({ is: value });
const refused = (example: string): Answer => ({ refused: example });
const allowed = (example: string): Answer => ({ allowed: example });

export const questions: readonly Question[] = [
  ask('How many regions has the city?', '§components', is(figures.regions), 'The map has', 'Der Plan hat'),
  ask('How many command cards are there?', '§components', is(figures.cards), 'command cards', 'Befehlskarten'),
  ask(
    'How many cards belong to a region?',
    '§components',
    is(figures['cards-each']),
    'for each region',
    'für jedes Viertel',
  ),
  ask('How many units has a side?', '§components', is(figures.units), 'Each side has', 'Jede Seite hat'),
  ask('How many leaders has a side?', '§components', is(figures.leaders), 'Each side has', 'Jede Seite hat'),
  ask(
    'How many neutral units are there?',
    '§components',
    is(figures.neutrals),
    'neutral units stand',
    'neutrale Einheiten stehen',
  ),
  ask('How many days are on Lenin’s card?', '§components', is(dayOf('lenin')), 'Lenin', 'Lenin'),
  ask('Who has the will of the people at first?', '§setup', is(start.will), 'has the will', 'hat den Willen'),
  ask('On which day does the game begin?', '§setup', is(start.day), 'The date is', 'Das Datum ist'),
  ask(
    'How far is it from the middle to an end of the track?',
    '§scoring',
    is(figures.track),
    'from the middle',
    'von der Mitte',
  ),
  ask('How many cards do you draw in a round?', '§draw', is(figures.draw), 'draws', 'zieht'),
  ask(
    'May a leader’s card be an objective?',
    '§objective',
    refused('objective'),
    'leader’s card',
    'Karte eines Anführers',
  ),
  ask('May a command card be an objective?', '§objective', allowed('objective'), 'command card', 'Befehlskarte'),
  ask('How many turns has a side in a round?', '§action', is(figures.turns), 'turns each', 'Züge für jede Seite'),
  ask('Who begins the Action Phase?', '§action', allowed('turn'), 'Whoever has the will', 'Wer den Willen'),
  ask('Which is the last day of a month?', '§date', is(figures['last-day']), 'next month begins', 'nächste Monat'),
  ask(
    'Who takes the will when the month changes?',
    '§date',
    allowed('new-month'),
    'You take the will',
    'Du nimmst sofort',
  ),
  ask('When does Trotsky return?', '§events', is('may'), 'returns', 'kehrt zurück'),
  ask('Where does Trotsky appear?', '§events', allowed('trotsky'), 'region of unrest', 'Unruheviertel'),
  ask('When does Trotsky join the Soviet?', '§events', is('august'), 'joins', 'schließt er sich'),
  ask('May you recruit and move with one command card?', '§perform', refused('not-both'), 'Never both', 'Nie beide'),
  ask('May you leave the action of a card?', '§perform', allowed('unrest'), 'may leave', 'darfst du lassen'),
  ask(
    'May a card of value 2 recruit a unit of strength 3?',
    '§recruit',
    refused('recruit'),
    'No unit that is stronger',
    'Keine Einheit',
  ),
  ask('May you recruit several weak units?', '§recruit', allowed('recruit'), 'one unit or several', 'oder mehrere'),
  ask('In which region does a card recruit?', '§recruit', allowed('turn'), 'region of the card', 'Viertel der Karte'),
  ask('May a token cross the blockade?', '§move', refused('blocked'), 'No token crosses', 'Kein Stein überquert'),
  ask('May one token cross two bridges by a double move?', '§move', allowed('twice'), 'two bridges', 'zwei Brücken'),
  ask(
    'May an exhausted token be turned to its fresh side?',
    '§refresh',
    allowed('refresh'),
    'fresh side',
    'frische Seite',
  ),
  ask(
    'May you end a leader’s action without placing him?',
    '§leader',
    refused('leader'),
    'must be placed',
    'musst du setzen',
  ),
  ask('May a leader enter any region?', '§leader', allowed('leader'), 'any region', 'beliebiges Viertel'),
  ask('May the special action come first?', '§leader', allowed('leader'), 'before or after', 'davor oder danach'),
  ask(
    'May the blockade be moved to where it is?',
    '§mobilize',
    refused('protest'),
    'stay where it is',
    'bleiben, wo sie ist',
  ),
  ask('May the blockade go to any bridge?', '§mobilize', allowed('protest'), 'any other bridge', 'andere Brücke'),
  ask('May you spy on an open objective?', '§espionage', refused('known-already'), 'lies face down', 'verdeckt liegt'),
  ask(
    'What does espionage show?',
    '§espionage',
    allowed('spy'),
    'secret objective of the rival',
    'geheime Ziel des Rivalen',
  ),
  ask('May you take the will if you have it?', '§inspire', refused('has-the-will'), 'have it already', 'schon hast'),
  ask('How strong may a unit of a bonus be?', '§bonus', is(figures['bonus-recruit']), 'Recruit', 'Anwerben'),
  ask('May a bonus recruit a strong unit?', '§bonus', refused('bonus'), 'No stronger unit', 'Keine stärkere Einheit'),
  ask('On which day of the middle of a month is a bonus?', '§bonus', is(15), 'stop on day', 'Halt auf Tag'),
  ask(
    'Do neutral units help with the will?',
    '§strength',
    allowed('neutral-help'),
    'add the neutral tokens',
    'neutralen Steine dort dazu',
  ),
  ask('Who is stronger on a tie of strength?', '§strength', allowed('unrest'), 'more tokens', 'mehr Steine'),
  ask('What is the region of unrest worth in March?', '§unrest', is(pointsIn('march')), 'March/April', 'März/April'),
  ask('What is it worth in July?', '§unrest', is(pointsIn('july')), 'July', 'Juli'),
  ask('What is it worth in September?', '§unrest', is(pointsIn('september')), 'September', 'September'),
  ask('What is it worth in October?', '§unrest', is(pointsIn('october')), 'October', 'Oktober'),
  ask('May I score the objective of my rival?', '§objectives', allowed('objectives'), 'rival', 'auch wenn die andere'),
  ask('Who reveals first?', '§reveal', allowed('objectives'), 'Whoever is behind', 'Wer zurückliegt'),
  ask(
    'Do fresh tokens turn over where a region was scored?',
    '§exhaust',
    allowed('exhaust'),
    'fresh tokens turn',
    'frischen Steine',
  ),
  ask('Do exhausted leaders leave the game?', '§exhaust', allowed('exhaust'), 'out of the game', 'aus dem Spiel'),
  ask('Does the game end at an end of the track?', '§end', allowed('end-of-track'), 'wins at once', 'gewinnt sofort'),
  ask(
    'Who wins in the middle of the track?',
    '§end',
    allowed('last-month'),
    'will of the people decides',
    'entscheidet der Wille',
  ),
  ask(
    'How many turns has the opposition?',
    '§solitaire',
    is(figures['opposing-turns']),
    'opposition takes',
    'Opposition hat',
  ),
  ask(
    'How many units has the opposition?',
    '§solitaire',
    is(figures['opposing-units']),
    'units of its own',
    'eigene Einheiten',
  ),
  ask(
    'May you organize when your objective is open?',
    '§organize',
    refused('organized-already'),
    'open already',
    'schon offen',
  ),
  ask(
    'Does the highest sum of days choose the objective of the opposition?',
    '§opposing-objective',
    allowed('opposing-objective'),
    'highest sum',
    'höchste Summe',
  ),
  ask(
    'Is the third round the last one alone?',
    '§solitaire-end',
    allowed('third-round'),
    'third round',
    'dritte Runde',
  ),

  // what somebody asks who opens it for the first time
  ask('How many months has the calendar?', '§date', is(figures.months), 'The calendar has', 'Der Kalender hat'),
  ask('How many days has a month?', '§date', is(figures['last-day']), 'Each has', 'Jeder hat'),
  ask('How strong is Trotsky when he is fresh?', '§components', is(figures['trotsky-fresh']), 'fresh', 'frisch'),
  ask('How strong is he exhausted?', '§components', is(figures['trotsky-exhausted']), 'exhausted', 'erschöpft'),
  ask('How many days are on Stalin’s card?', '§components', is(dayOf('stalin')), 'Stalin', 'Stalin'),
  ask('What is unrest worth in May?', '§unrest', is(pointsIn('may')), 'May', 'Mai'),
  ask('What is unrest worth in August?', '§unrest', is(pointsIn('august')), 'August', 'August'),
  ask('How many region tiles are there?', '§cleanup', is(figures.regions), 'There are', 'Es gibt'),
  ask('How many cards gets the opposition?', '§solitaire', is(figures.draw), 'gets', 'bekommt'),
  ask('How many turns have I alone?', '§solitaire', is(figures.turns), 'you take', 'du hast'),
  ask(
    'Does a leader stay when his card is gone?',
    '§leader',
    allowed('leader'),
    'stays in the city',
    'bleibt in der Stadt',
  ),
  ask('Does the opposition use the 15th?', '§opposition', allowed('opposition'), 'A stop on 15', 'Ein Halt auf 15'),
  ask('May I see what the rival chose?', '§objective', refused('objective'), 'face down', 'verdeckt'),
  ask('How many opposing units has a level?', '§solitaire', is(figures['opposing-each']), 'on each of', 'in jeder von'),
];
