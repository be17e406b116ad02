/** Questions about the rules. Each answer comes from the code, and must stand on its page. */
import { defaultOptions } from '../../../kernel/options';
import type { Atom } from '../../../kernel/messages';
import { asks, type Question } from '../../../kernel/guide';
import { MAP, SPACES } from '../data/map';
import { options } from '../options';
import { politicsCost } from '../rules/politics';
import { earnings } from '../rules/propaganda';
import { setUp } from '../rules/setup';
import { controllerOf } from '../selectors';
import { rallyCount } from '../rules/rally';
import { terrorRemoves } from '../rules/terror';
import { table } from '../testing/positions';
import { figures } from './figures';

const start = table();
/** Spaces that a side Controls before anything is rolled. */
const heldAtFirst = (side: 'reds' | 'senate'): readonly Atom[] => {
  const first = setUp(defaultOptions(options));
  return SPACES.filter(space => controllerOf(first, space) === side);
};
const tense = table({ polarization: 6 });

const { is, refused, allowed } = asks;

export const questions: readonly Question[] = [
  is('How many Propaganda Rounds are there?', 'ten-minutes', figures['last-round'], 'There are', 'Davon gibt es'),
  is(
    'How much must the Reds reach?',
    'ten-minutes',
    figures['reds-need'],
    'Opposition and Admin',
    'Opposition und Verw',
  ),
  is(
    'How much Town Population must the Senate reach?',
    'ten-minutes',
    figures['senate-need'],
    'more Population',
    'mehr Bevölkerung',
  ),
  is(
    'How many Resources must the Moderates reach?',
    'ten-minutes',
    figures['moderates-need'],
    'more Resources',
    'mehr Mittel',
  ),
  is(
    'How high may Vassalage and Polarization be?',
    '§7.2',
    figures.tension,
    'Russian Vassalage',
    'Russische Abhängigkeit',
  ),
  is('How many Cells have the Reds?', '§1.1', figures['side-cells'], 'Cells each', 'Zellen für Rote'),
  is('How many Cells have the Moderates?', '§1.1', figures['moderates-cells'], 'Cells', 'Zellen'),
  is(
    'How many Prepared markers are there?',
    '§1.1',
    figures['prepared-markers'],
    'Prepared markers',
    'Vorbereitungsmarker',
  ),
  is('What is the Population of Helsinki?', '§1.2.1', MAP.helsinki.population, 'Helsinki', 'Helsinki'),
  refused('May a Train choose the stop where it is already?', '§1.2.2', 'rails', 'several', 'mehrere'),
  allowed('May the Moderates give Resources in a turn of the Senate?', '§1.3.2', 'gift', 'at any time', 'jederzeit'),
  refused('May you stop removing halfway?', '§1.4.2', 'full-extent', 'halfway', 'auf halbem Weg'),
  refused(
    'May two Prepared markers of a side lie in a space?',
    '§1.4.3',
    'stacking',
    'Prepared markers',
    'Vorbereitungsmarker',
  ),
  is('How many Resources can you have?', '§1.5', figures['most-resources'], 'Each Faction has', 'Jede Partei hat'),
  is('How many Resources do you begin with?', '§1.5', figures['start-resources'], 'begins with', 'beginnt mit'),
  refused('May a space go beyond Active Support?', '§1.6', 'levels', 'beyond', 'hinaus'),
  is('How far does Vassalage go?', '§1.9', figures['most-vassalage'], 'runs from', 'geht von'),
  is('Where does Vassalage begin?', '§1.9', figures['start-vassalage'], 'begins at', 'beginnt bei'),
  is('Where does Polarization begin?', '§1.10', figures['start-polarization'], 'begins at', 'beginnt bei'),
  refused('May you pay to lower Polarization at 0?', '§1.10', 'calm', 'cannot pay', 'nicht zahlen'),
  refused('May an Event take a cube of a color that is not there?', '§1.11', 'cube', 'not there', 'nicht da'),
  refused('May an open Issue be opened again?', '§1.11.1', 'reopen', 'cannot be opened', 'nicht wieder öffnen'),
  is('How many Cells call the Red Revolt?', '§2.4', figures['revolt-cells'], 'or more Cells', 'oder mehr Zellen'),
  is('What does passing bring?', '§2.2.2', 1, 'Gain 1', 'Nimm 1'),
  refused('May you take a box of another row?', '§2.2.3', 'rows', 'another row', 'anderen Reihe'),
  refused('May a Limited Command have two spaces?', '§2.2.4', 'one-space', 'second space', 'zweites Gebiet'),
  allowed('May News pay for a second Limited Command?', '§2.2.4', 'one-space', 'with News', 'mit Nachrichten'),
  allowed('May the Reds clear a Town in the Red Revolt?', '§2.4.1', 'revolt', 'clear a Town', 'räumen'),
  refused('May you Rally twice in the same space?', '§3.1', 'once-each', 'same space twice', 'nicht zweimal'),
  refused('Must a free Rally be paid off?', '§3.1.2', 'free-rally', 'nothing left', 'nichts auszugleichen'),
  is(
    'How many Cells does Rally begin with?',
    '§3.2.1',
    rallyCount(start, 'reds', 'hame', 0),
    'begin with',
    'Beginne mit',
  ),
  refused('Does an Administration need two Cells?', '§3.2.1', 'rally', 'two Cells', 'zwei Zellen'),
  refused(
    'May you pacify and flip in one Command?',
    '§3.2.2',
    'activism',
    'pacify and flip',
    'Nie beides in einem Befehl',
  ),
  refused('May Inactive Cells use Terror?', '§3.2.3', 'terror', 'without an Active', 'ohne aktive'),
  is(
    'How many pieces does Terror remove at Polarization 6?',
    '§3.2.3',
    terrorRemoves(tense, 'reds'),
    'up to 2',
    'bis zu 2',
  ),
  allowed('Do the Moderates pay when Terror takes the Personality?', '§3.2.3', 'terror', 'give you 3', 'geben dir 3'),
  refused('May you Attack where there is no enemy?', '§3.2.4', 'attack', 'no enemy', 'kein Feind'),
  allowed('Does a 3 take three Cells?', '§3.2.4', 'attack', 'number of Defenders', 'Zahl der betroffenen'),
  allowed('Does a Retreat spare Polarization?', '§3.2.4', 'retreat', 'no prisoners', 'keine Gefangenen'),
  refused('May a second Russian go with one Cell?', '§3.2.5', 'march', 'at most one Russian', 'höchstens einen Russen'),
  allowed(
    'Is Rally at Polarization 7 cheaper for the Moderates?',
    '§3.3.1',
    'discount',
    'costs 1 less',
    'kostet 1 weniger',
  ),
  refused('May a Cell carry News and the Personality?', '§3.3.2', 'message', 'carries one thing', 'trägt nur eines'),
  allowed(
    'Is a Cell captured on the number of Active enemies?',
    '§3.3.2',
    'message',
    'That number or less',
    'So viel oder weniger',
  ),
  refused('May an Active Moderates Cell Negotiate?', '§3.3.3', 'negotiate', 'does not Negotiate', 'verhandelt nicht'),
  refused('May you use Politics at Polarization 6?', '§3.3.4', 'politics', 'Polarization 6', 'Polarisierung 6'),
  is(
    'What does Politics cost at Polarization 3?',
    '§3.3.4',
    politicsCost(3) ?? 0,
    'a cube costs',
    'kostet ein politisches',
  ),
  is('How strong are Germans at least?', '§3.4', figures['german-least'], 'at least', 'mindestens'),
  allowed('Do the Germans act first on a 2?', '§3.4', 'germans', 'on 1–3', 'Bei 1–3'),
  refused(
    'May a Special Activity take the last Resource before the Command?',
    '§4.1',
    'last-resource',
    'keep a Resource',
    'behalte ein Mittel',
  ),
  refused('May Publish accompany Rally?', '§4.1.1', 'accompany', 'Rally and Negotiate', 'Sammeln und Verhandeln'),
  refused('Does Political Event need Control?', '§4.2.1', 'collect', 'your Control', 'deine Kontrolle'),
  refused('May you roll without a Resource spent?', '§4.2.2', 'relations', 'without a Resource', 'ohne eingesetztes'),
  refused('Is there Sabotage in Phase I?', '§4.2.3', 'prepare', 'No Sabotage in Phase I', 'Keine Sabotage in Phase I'),
  refused('May Germans land from an empty box?', '§4.2.4', 'coordinate', 'cannot land', 'landen nicht'),
  refused('Does Crackdown need Control?', '§4.2.5', 'crackdown', 'Senate Control', 'Kontrolle und einer aktiven'),
  refused(
    'May the Personality be placed twice?',
    '§4.3.1',
    'personality',
    'cannot be placed',
    'nicht noch einmal hinstellen',
  ),
  refused('Does Dialogue shift a Neutral space?', '§4.3.2', 'dialogue', 'No shift', 'Keine Verschiebung'),
  refused('May you Publish where nobody lives?', '§4.3.3', 'publish', 'Population 0', 'Bevölkerung 0'),
  is('In how many spaces may you Publish?', '§4.3.3', figures['publish-spaces'], 'Select up to', 'Wähle bis zu'),
  refused('May you stop an Event halfway?', '§5.1', 'must', 'cannot stop', 'nicht aufhören'),
  refused('May a free Command go elsewhere?', '§5.4', 'hanko', 'only where', 'nur dort'),
  is(
    'What do the Moderates earn at Polarization 6?',
    '§6.3',
    earnings(tense, 'moderates'),
    'Moderates earn',
    'Gemäßigte verdienen',
  ),
  allowed(
    'Does a 3 Resolve an Issue with three cubes?',
    '§6.2',
    'politics-phase',
    'number of all cubes',
    'Zahl aller politischen',
  ),
  refused('May you Agitate without Control?', '§6.4.2', 'agitation', 'need Control', 'brauchen Kontrolle'),
  allowed('Does an odd prisoner count?', '§6.5.1', 'prisoners', 'odd one', 'einzelner'),
  is('How many Cells does conscription bring?', '§6.5.5', figures.conscripts, 'Senate Cells', 'Zellen des Senats'),
  allowed(
    'Does the Senate win with 4 and a tension of 5?',
    '§7.2',
    'victory-check',
    'Population of Towns',
    'Bevölkerung der Städte',
  ),
  is(
    'From what are the Moderates’ Resources counted?',
    '§7.3',
    figures['moderates-line'],
    'the lower of two',
    'das Kleinere',
  ),

  // questions of a first reader
  is('How many Administrations are there?', '§1.1', figures.administrations, 'Administrations', 'Verwaltungen'),
  is('How many Networks are there?', '§1.1', figures.networks, 'Networks', 'Netzwerke'),
  is('How many Political cubes has a color?', '§1.1', figures.cubes, 'Political cubes', 'Politische Klötzchen'),
  is('How many Troops has a Power?', '§1.1', figures.troops, 'Troops', 'Truppen'),
  is('How many Terror markers has a color?', '§1.1', figures['terror-markers'], 'Terror markers', 'Terrormarker'),
  is('How many Sabotage markers are there?', '§1.1', figures['sabotage-markers'], 'Sabotage', 'Sabotage'),
  is('How high can Polarization be?', '§1.10', figures['most-polarization'], 'from 0 to', 'von 0 bis'),
  is('What is the Population of Tampere?', '§1.2', MAP.tampere.population, 'Tampere', 'Tampere'),
  is('What does Politics cost at Polarization 5?', '§3.3.4', politicsCost(5) ?? 0, '5', '5'),
  is(
    'What do the Moderates earn at Polarization 10?',
    '§6.3',
    earnings(table({ polarization: 10 }), 'moderates'),
    'Moderates earn',
    'Gemäßigte verdienen',
  ),
  allowed('May I look at the next card?', '§2.1', 'rows', 'the next one', 'die nächste'),
  allowed('Do the Reds act again in the Red Revolt?', '§2.4.1', 'revolt', 'do not act again', 'nicht mehr'),
  ...heldAtFirst('reds').map(space =>
    is(`Do the Reds Control ${String(space)} at the start?`, '§2.1', space, 'Control', 'ontrollieren'),
  ),
  ...heldAtFirst('senate').map(space =>
    is(`Does the Senate Control ${String(space)} at the start?`, '§2.1', space, 'The Senate Controls', 'kontrolliert'),
  ),
];
