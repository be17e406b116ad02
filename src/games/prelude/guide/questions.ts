/** Questions about the rules. Each answer comes from the code, and must be on its page. */
import { asks, type Question } from '../../../kernel/guide';
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

const f = figures;

const { is, refused, allowed } = asks;

export const questions: readonly Question[] = [
  is('How many Turns are there?', 'ten-minutes', f.turns, 'Action Rounds', 'Aktionsrunden'),
  is('How many Action Rounds has a Turn?', 'ten-minutes', f.rounds, 'Action Rounds', 'Aktionsrunden'),
  is('How many Districts are there?', '§1.1', f.districts, 'spaces with boxes', 'Orte mit Feldern'),
  is('Where does Prestige start?', '§2.1', f['start-prestige'], 'Prestige at', 'Ansehen des Zaren auf'),
  is('How many OP has a side at first?', '§2.1', f['start-opportunity'], 'Each side has', 'Jede Seite hat'),
  is('What are the first Loyal Troops worth?', '§2.1', f['start-troops'], 'Loyal Troops', 'Treue Truppen'),
  is('How many cards does an Era’s first Turn put in the Pool?', '§2.2', f['pool-first'], 'first Turn', 'ersten Runde'),
  is('How many cards do later Turns put in the Pool?', '§2.2', f['pool-later'], 'in the others', 'in den anderen'),
  is('To how many cards is a hand filled?', '§2.2', f.hand, 'Fill both hands', 'Fülle beide Hände'),
  allowed('Who chooses the First Player?', '§2.2', 'goes-first', 'player behind', 'zurückliegt'),
  refused('May I pass with a card in my hand?', '§2.3', 'may-not-pass', 'may not pass', 'nicht passen'),
  allowed(
    'Does Rasputin act at the end of a round?',
    '§2.4',
    'rasputin',
    'end of this player',
    'Ende der Aktionsrunde',
  ),
  is('How many OP may I have?', '§2.5', f['most-opportunity'], 'gain 8', 'erhalten 8'),
  allowed('Do hands go at the end of an Era?', '§2.5', 'turn-ends', 'end of an Era', 'Ende eines Zeitalters'),
  is('By how many points do I win at a check?', '§2.6', f['points-to-win'], 'VP or more', 'SP oder mehr'),
  is('At which Unrest does Red October begin?', '§2.6', f['unrest-end'], 'Revolutionary Unrest is', 'Unruhe ist'),
  allowed('Does Prestige 15 come before 20 points?', '§2.6', 'both-lose', 'both lose', 'beide verlieren'),
  allowed('Who wins a tie?', '§2.6', 'last-tie', 'won by the Government', 'gewinnt die Regierung'),
  is('How many cards are there?', '§3', f.cards, 'There are', 'Es gibt'),
  refused(
    'May I play an opposing card for its Event?',
    '§3.1',
    'opposing',
    'opposing card for',
    'gegnerische Karte darfst',
  ),
  allowed(
    'What if the rival’s Event cannot be played?',
    '§3.1',
    'wasted',
    'cannot be played',
    'Geht dieses Ereignis nicht',
  ),
  allowed(
    'Where does a neutral card go, played for points?',
    '§3.1',
    'neutral-points',
    'goes to the Pool',
    'zu den Gelegenheiten',
  ),
  refused(
    'May I play an Event without its prerequisite?',
    '§3.1',
    'needs-session',
    'whose prerequisite',
    'dessen Voraussetzung',
  ),
  refused(
    'May an Event take more cubes from a place than it says?',
    '§3.2',
    'at-most-two',
    'Not more cubes',
    'Nicht mehr Klötzchen',
  ),
  allowed('Does a die always move its own track?', '§4', 'other-face', 'each other track', 'je eine der anderen'),
  allowed('Who chooses the die of a Government card?', '§4', 'chosen-die', 'whoever played', 'wer auch immer'),
  is('How many boxes are there to Score?', '§5', f['score-box'], 'boxes', 'Felder'),
  is('What is the Districts track worth at most?', '§5.1', f['districts-most'], 'still worth', 'weiter'),
  allowed('What is a difference of 6 Districts worth?', '§5.1.1', 'districts-scored', 'difference of 6', 'Differenz 6'),
  is('What are Organizations worth at most?', '§5.2', f['organizations-most'], 'The most is', 'sind es nie'),
  allowed('Does a Party count two boxes?', '§5.2.1', 'organizations-scored', '2 VP', '2 SP'),
  is('How far does World Affairs go?', '§5.3', f['world-end'], 'never further', 'nie weiter'),
  allowed('Does an empty Party give points?', '§5.4.1', 'duma-scored', 'without cubes', 'ohne Klötzchen'),
  is('How many Worker Districts are there?', '§6', f.workers, 'Worker Districts', 'Arbeiterviertel'),
  is('How many Military Districts are there?', '§6', f.military, 'Military Districts', 'Militärviertel'),
  refused('May I add a cube to a full District?', '§6', 'full', 'No cube goes', 'Kein Klötzchen geht'),
  allowed('What if there are too few moderates?', '§7.1.1', 'no-moderates', 'not there', 'nicht da'),
  allowed('What does a 6 do in Growing Extremism?', '§7.1.1', 'extremism', 'make 6', 'sind 6'),
  allowed(
    'Is the Duma in Session after a Session was ended?',
    '§7.2',
    'in-session',
    'ends a Session',
    'Beendet ein Ereignis',
  ),
  allowed('Who gets the last point of a vote?', '§7.3', 'vote', 'Majority scores', 'Mehrheit 1'),
  refused('May I buy an opposing card from the Pool?', '§8', 'pool', 'Not an opposing', 'Keine gegnerische'),
  allowed('May I buy my own card from the Pool?', '§8', 'pool', 'your own or neutral', 'eigene oder neutral'),
  allowed('May I buy off a failed check?', '§9', 'check', 'whole difference', 'ganze Differenz'),
  allowed('What if I have too few OP after a failure?', '§9', 'too-poor', 'too few OP', 'zu wenige GP'),
  refused('May Lenin bring two points in a round?', '§10', 'lenin', 'Not twice', 'Nicht zweimal'),
  refused('May I buy a cube I cannot pay?', '§10.1', 'too-few', 'costs more than', 'mehr kostet als'),
  allowed('Is a cube cheaper when I am behind?', '§10.1.1', 'catching-up', '1 cheaper', '1 billiger'),
  is('How many boxes has a Party?', '§10.1.2', f['party-boxes'], 'Your Party has', 'Deine Partei hat'),
  refused(
    'May I try again after a failed Organization?',
    '§10.2',
    'failed-once',
    'no other try',
    'kein weiterer Versuch',
  ),
  refused('May I organize a Party of my rival?', '§10.2.1', 'own-party', 'your own Parties', 'eigenen Parteien'),
  refused(
    'May I organize the Military with the Liberals alone?',
    '§10.2.2',
    'sponsor',
    'right Sponsor',
    'richtigen Förderer',
  ),
  refused('May I use two Special Actions in a Turn?', '§10.3', 'one-special', 'second one', 'Keine zweite'),
  refused('May I send a marker on Start back?', '§10.3.1', 'force', 'stands on Start', 'Ein Marker am Anfang'),
  refused('May I take a Key Event by Diplomacy?', '§10.3.2', 'diplomacy', 'No Key Event', 'Kein Schlüsselereignis'),
  is('How many OP does Opportunism bring?', '§10.3.2', f.opportunism, 'Opportunism brings', 'Opportunismus bringt'),
  refused('May a marker of another value be removed?', '§11.1', 'disarm', 'of that value', 'mit genau diesem Wert'),
  is(
    'What bonus have the Forces of Reaction?',
    '§11.2',
    `+${f['reaction-bonus']}`,
    'performs a check',
    'macht die Regierung',
  ),
  allowed('Does Red October end the game below 20 points?', '§11.2', 'rising', 'game ends even', 'endet auch'),
  allowed('What does the higher bid bring?', '§12.1', 'abdication', 'higher bid', 'höheren Gebot'),
  refused('May I add a cube to the Radicals without a Tsar?', '§12.1.1', 'no-extremists', 'No cube', 'Kein Klötzchen'),
  allowed('What if a random District comes twice?', '§13', 'random-districts', 'roll again', 'noch einmal'),
  refused('May a marker go left of Start?', '§14', 'newspapers', 'further left', 'weiter nach links'),

  // what somebody asks who opens it for the first time
  is('How many Urban Districts are there?', '§6', f.urban, 'Urban Districts', 'Stadtviertel'),
  is('At which Prestige do both lose?', '§12', f['prestige-end'], 'both', 'beide'),
  is('How far does Unrest go?', '§11', f['unrest-end'], 'from 0 to', 'von 0 bis'),
  is('How many cards are held in the hand?', 'ten-minutes', f.hand, 'Cards', 'Karten'),
  is('What is a Majority worth?', '§5.4', dumaWorth(unbalanced), 'Majority', 'Mehrheit'),
  is('What is Dominance worth?', '§5.4', dumaWorth(start), 'Dominance', 'Dominanz'),
  is('What is the Duma worth at first?', '§2.1', dumaWorth(start), 'The Duma', 'Die Duma'),
  allowed('What does my next cube in a Party cost?', '§10.1.2', 'in-the-duma', 'costs 2', 'kostet 2'),
  allowed(
    'Who carries out the Event of an opposing card?',
    '§3.1',
    'opposing',
    'An opposing card',
    'gegnerische Karte',
  ),
  allowed('Is a neutral card for both sides in the Pool?', '§8', 'pool', 'neutral', 'neutral'),
  allowed('Does Unrest rise by itself?', '§11', 'turn-ends', 'by 1', 'um 1'),
  allowed('What becomes of OP in Red October?', '§11.2', 'rising', 'All OP go', 'verfallen'),
];
