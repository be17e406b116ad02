/** Questions about the rules. Each answer comes from the code, and must stand on its page. */
import type { Answer, Question } from '../../../kernel/guide';
import { defaultOptions } from '../../../kernel/options';
import { options } from '../options';
import { advantage } from '../rules/advantage';
import { setUp } from '../rules/setup';
import { starting } from '../testing/positions';
import { figures } from './figures';

const start = setUp(defaultOptions(options));
/** The Government has the most in the Duma, but one of its Parties has nobody. */
const unbalanced = { ...start, cubes: starting({ monarchist: [0, 0], liberal: [0, 9] }) };
const dumaWorth = (state: typeof start): number => Math.abs(advantage(state, 'duma'));

const ask = (text: string, page: string, answer: Answer, en: string, de: string): Question => ({
  ask: text,
  page,
  ...answer,
  near: { en, de },
});
const is = (value: string | number): Answer => ({ is: value });
const refused = (example: string): Answer => ({ refused: example });
const allowed = (example: string): Answer => ({ allowed: example });
const f = figures;

export const questions: readonly Question[] = [
  ask('How many Turns are there?', 'ten-minutes', is(f.turns), 'Action Rounds', 'Aktionsrunden'),
  ask('How many Action Rounds has a Turn?', 'ten-minutes', is(f.rounds), 'Action Rounds', 'Aktionsrunden'),
  ask('How many Districts are there?', '§1.1', is(f.districts), 'spaces with boxes', 'Orte mit Feldern'),
  ask('Where does Prestige start?', '§2.1', is(f['start-prestige']), 'Prestige at', 'Ansehen des Zaren auf'),
  ask('How many OP has a side at first?', '§2.1', is(f['start-opportunity']), 'Each side has', 'Jede Seite hat'),
  ask('What are the first Loyal Troops worth?', '§2.1', is(f['start-troops']), 'Loyal Troops', 'Treue Truppen'),
  ask(
    'How many cards does an Era’s first Turn put in the Pool?',
    '§2.2',
    is(f['pool-first']),
    'first Turn',
    'ersten Runde',
  ),
  ask('How many cards do later Turns put in the Pool?', '§2.2', is(f['pool-later']), 'in the others', 'in den anderen'),
  ask('To how many cards is a hand filled?', '§2.2', is(f.hand), 'Fill both hands', 'Fülle beide Hände'),
  ask('Who chooses the First Player?', '§2.2', allowed('goes-first'), 'player behind', 'zurückliegt'),
  ask('May I pass with a card in my hand?', '§2.3', refused('may-not-pass'), 'may not pass', 'nicht passen'),
  ask(
    'Does Rasputin act at the end of a round?',
    '§2.4',
    allowed('rasputin'),
    'end of this player',
    'Ende der Aktionsrunde',
  ),
  ask('How many OP may I have?', '§2.5', is(f['most-opportunity']), 'gain 8', 'erhalten 8'),
  ask('Do hands go at the end of an Era?', '§2.5', allowed('turn-ends'), 'end of an Era', 'Ende eines Zeitalters'),
  ask('By how many points do I win at a check?', '§2.6', is(f['points-to-win']), 'VP or more', 'SP oder mehr'),
  ask('At which Unrest does Red October begin?', '§2.6', is(f['unrest-end']), 'Revolutionary Unrest is', 'Unruhe ist'),
  ask('Does Prestige 15 come before 20 points?', '§2.6', allowed('both-lose'), 'both lose', 'beide verlieren'),
  ask('Who wins a tie?', '§2.6', allowed('last-tie'), 'won by the Government', 'gewinnt die Regierung'),
  ask('How many cards are there?', '§3', is(f.cards), 'There are', 'Es gibt'),
  ask(
    'May I play an opposing card for its Event?',
    '§3.1',
    refused('opposing'),
    'opposing card for',
    'gegnerische Karte darfst',
  ),
  ask(
    'What if the rival’s Event cannot be played?',
    '§3.1',
    allowed('wasted'),
    'cannot be played',
    'Geht dieses Ereignis nicht',
  ),
  ask(
    'Where does a neutral card go, played for points?',
    '§3.1',
    allowed('neutral-points'),
    'goes to the Pool',
    'zu den Gelegenheiten',
  ),
  ask(
    'May I play an Event without its prerequisite?',
    '§3.1',
    refused('needs-session'),
    'whose prerequisite',
    'dessen Voraussetzung',
  ),
  ask(
    'May an Event take more cubes from a place than it says?',
    '§3.2',
    refused('at-most-two'),
    'Not more cubes',
    'Nicht mehr Klötzchen',
  ),
  ask('Does a die always move its own track?', '§4', allowed('other-face'), 'each other track', 'je eine der anderen'),
  ask('Who chooses the die of a Government card?', '§4', allowed('chosen-die'), 'whoever played', 'wer auch immer'),
  ask('How many boxes are there to Score?', '§5', is(f['score-box']), 'boxes', 'Felder'),
  ask('What is the Districts track worth at most?', '§5.1', is(f['districts-most']), 'still worth', 'weiter'),
  ask(
    'What is a difference of 6 Districts worth?',
    '§5.1.1',
    allowed('districts-scored'),
    'difference of 6',
    'Differenz 6',
  ),
  ask('What are Organizations worth at most?', '§5.2', is(f['organizations-most']), 'The most is', 'sind es nie'),
  ask('Does a Party count two boxes?', '§5.2.1', allowed('organizations-scored'), '2 VP', '2 SP'),
  ask('How far does World Affairs go?', '§5.3', is(f['world-end']), 'never further', 'nie weiter'),
  ask('Does an empty Party give points?', '§5.4.1', allowed('duma-scored'), 'without cubes', 'ohne Klötzchen'),
  ask('How many Worker Districts are there?', '§6', is(f.workers), 'Worker Districts', 'Arbeiterviertel'),
  ask('How many Military Districts are there?', '§6', is(f.military), 'Military Districts', 'Militärviertel'),
  ask('May I add a cube to a full District?', '§6', refused('full'), 'No cube goes', 'Kein Klötzchen geht'),
  ask('What if there are too few moderates?', '§7.1.1', allowed('no-moderates'), 'not there', 'nicht da'),
  ask('What does a 6 do in Growing Extremism?', '§7.1.1', allowed('extremism'), 'make 6', 'sind 6'),
  ask(
    'Is the Duma in Session after a Session was ended?',
    '§7.2',
    allowed('in-session'),
    'ends a Session',
    'Beendet ein Ereignis',
  ),
  ask('Who gets the last point of a vote?', '§7.3', allowed('vote'), 'Majority scores', 'Mehrheit 1'),
  ask('May I buy an opposing card from the Pool?', '§8', refused('pool'), 'Not an opposing', 'Keine gegnerische'),
  ask('May I buy my own card from the Pool?', '§8', allowed('pool'), 'your own or neutral', 'eigene oder neutral'),
  ask('May I buy off a failed check?', '§9', allowed('check'), 'whole difference', 'ganze Differenz'),
  ask('What if I have too few OP after a failure?', '§9', allowed('too-poor'), 'too few OP', 'zu wenige GP'),
  ask('May Lenin bring two points in a round?', '§10', refused('lenin'), 'Not twice', 'Nicht zweimal'),
  ask('May I buy a cube I cannot pay?', '§10.1', refused('too-few'), 'costs more than', 'mehr kostet als'),
  ask('Is a cube cheaper when I am behind?', '§10.1.1', allowed('catching-up'), '1 cheaper', '1 billiger'),
  ask('How many boxes has a Party?', '§10.1.2', is(f['party-boxes']), 'Your Party has', 'Deine Partei hat'),
  ask(
    'May I try again after a failed Organization?',
    '§10.2',
    refused('failed-once'),
    'no other try',
    'kein weiterer Versuch',
  ),
  ask('May I organize a Party of my rival?', '§10.2.1', refused('own-party'), 'your own Parties', 'eigenen Parteien'),
  ask(
    'May I organize the Military with the Liberals alone?',
    '§10.2.2',
    refused('sponsor'),
    'right Sponsor',
    'richtigen Förderer',
  ),
  ask('May I use two Special Actions in a Turn?', '§10.3', refused('one-special'), 'second one', 'Keine zweite'),
  ask('May I send a marker on Start back?', '§10.3.1', refused('force'), 'stands on Start', 'Ein Marker am Anfang'),
  ask(
    'May I take a Key Event by Diplomacy?',
    '§10.3.2',
    refused('diplomacy'),
    'No Key Event',
    'Kein Schlüsselereignis',
  ),
  ask(
    'How many OP does Opportunism bring?',
    '§10.3.2',
    is(f.opportunism),
    'Opportunism brings',
    'Opportunismus bringt',
  ),
  ask(
    'May a marker of another value be removed?',
    '§11.1',
    refused('disarm'),
    'of that value',
    'mit genau diesem Wert',
  ),
  ask(
    'What bonus have the Forces of Reaction?',
    '§11.2',
    is(`+${f['reaction-bonus']}`),
    'performs a check',
    'macht die Regierung',
  ),
  ask('Does Red October end the game below 20 points?', '§11.2', allowed('rising'), 'game ends even', 'endet auch'),
  ask('What does the higher bid bring?', '§12.1', allowed('abdication'), 'higher bid', 'höheren Gebot'),
  ask(
    'May I add a cube to the Radicals without a Tsar?',
    '§12.1.1',
    refused('no-extremists'),
    'No cube',
    'Kein Klötzchen',
  ),
  ask('What if a random District comes twice?', '§13', allowed('random-districts'), 'roll again', 'noch einmal'),
  ask('May a marker go left of Start?', '§14', refused('newspapers'), 'further left', 'weiter nach links'),

  // what somebody asks who opens it for the first time
  ask('How many Urban Districts are there?', '§6', is(f.urban), 'Urban Districts', 'Stadtviertel'),
  ask('At which Prestige do both lose?', '§12', is(f['prestige-end']), 'both', 'beide'),
  ask('How far does Unrest go?', '§11', is(f['unrest-end']), 'from 0 to', 'von 0 bis'),
  ask('How many cards are held in the hand?', 'ten-minutes', is(f.hand), 'Cards', 'Karten'),
  ask('What is a Majority worth?', '§5.4', is(dumaWorth(unbalanced)), 'Majority', 'Mehrheit'),
  ask('What is Dominance worth?', '§5.4', is(dumaWorth(start)), 'Dominance', 'Dominanz'),
  ask('What is the Duma worth at first?', '§2.1', is(dumaWorth(start)), 'The Duma', 'Die Duma'),
  ask('What does my next cube in a Party cost?', '§10.1.2', allowed('in-the-duma'), 'costs 2', 'kostet 2'),
  ask(
    'Who carries out the Event of an opposing card?',
    '§3.1',
    allowed('opposing'),
    'An opposing card',
    'gegnerische Karte',
  ),
  ask('Is a neutral card for both sides in the Pool?', '§8', allowed('pool'), 'neutral', 'neutral'),
  ask('Does Unrest rise by itself?', '§11', allowed('turn-ends'), 'by 1', 'um 1'),
  ask('What becomes of OP in Red October?', '§11.2', allowed('rising'), 'All OP go', 'verfallen'),
];
