/** Questions about the rules. Each answer comes from the code, and must stand on its page. */
import { asks, type Question } from '../../../kernel/guide';
import { cardOf } from '../data/cards';
import { figures, tables } from './figures';

const forceOf = (id: string): number => {
  const card = cardOf(id);
  return card && card.kind !== 'event' ? card.force : 0;
};
const drawnBy = (id: string): number => {
  const card = cardOf(id);
  const [effect] = card?.kind === 'event' ? card.effects : [];
  return effect && 'count' in effect ? effect.count : 0;
};
const frontsOf = (id: string): string => {
  const card = cardOf(id);
  return card && card.kind !== 'event' ? (card.fronts?.join() ?? '') : '';
};

const { is, refused, allowed } = asks;

export const questions: readonly Question[] = [
  is('How much Morale does a side begin with?', '§morale', figures.morale, 'begin', 'beginnen'),
  is('How much Morale can a side have at most?', '§morale', figures['max-morale'], 'above', 'über'),
  is('How many territory markers has a front?', '§fronts', figures.markers, 'Each has', 'Jede hat'),
  is('How many markers has a side at each front at first?', '§fronts', figures['start-markers'], 'begins', 'beginnt'),
  is('How many fronts must be claimed to win?', '§winning', figures['fronts-to-win'], 'fronts', 'Fronten'),
  is('How many markers does it take to claim a front?', '§winning', figures.markers, 'hold all', 'halte alle'),
  is('Which fronts are there?', '§fronts', 'north-west', 'three fronts', 'drei Fronten'),
  is('How many cards does a side begin with?', '§setup', figures['start-hand'], 'draws', 'zieht'),
  allowed(
    'Does the winner lose the units at a claimed front?',
    '§fronts',
    'claim',
    'units of the winner',
    'des Gewinners',
  ),
  is(
    'How many cards may you hold at the end of your turn?',
    '§turn',
    figures['hand-limit'],
    'discard down',
    'wirfst du auf',
  ),
  allowed('Do you choose what you discard down to the limit?', '§turn', 'eight-cards', 'You choose', 'wählst du'),
  refused(
    'May a leader get a second token?',
    '§rally',
    'rally-and-move',
    'One token a leader',
    'Ein Sammelmarker je Anführer',
  ),
  is('How many units may the Reds move between fronts?', '§rally', figures['between-fronts'], 'Reds only', 'Roten'),
  refused('May the Whites move a troop to another front?', '§rally', 'whites-stay', 'never move', 'nie eine Einheit'),
  allowed('May the Whites change leaders within a front?', '§rally', 'whites-stay', 'same front', 'derselben Front'),
  refused(
    'May the Reds move a leader with three troops to another front?',
    '§rally',
    'rally-and-move',
    'too many',
    'zu viele',
  ),
  is('How many cards do you draw in a turn?', '§propaganda', figures.draw, 'Draw', 'Zieh'),
  is(
    'How much Morale brings an unblocked attack?',
    '§propaganda',
    figures['unblocked-morale'],
    'not blocked',
    'nicht abgewehrt',
  ),
  is('How many cards does an event that draws bring?', '§events', drawnBy('red-manpower'), 'draw', 'ziehen'),
  refused('May you play two events that draw?', '§events', 'one-draw-card', 'Only one', 'Nur ein'),
  refused('May you play an event that changes nothing?', '§events', 'one-draw-card', 'change nothing', 'nichts ändern'),
  refused('May you play National Defense in the Event Phase?', '§events', 'one-draw-card', 'wait for', 'warten'),
  is('How many troops does Epidemic cost?', '§events', drawnBy('red-epidemic'), 'their troops', 'seiner Truppen'),
  is('How many cards does Red Terrorism cost?', '§events', drawnBy('red-terrorism'), 'from hand', 'Handkarten'),
  is(
    'How many tokens does Internal Lines bring?',
    '§events',
    drawnBy('red-internal-lines-1'),
    'tokens',
    'Sammelmarker',
  ),
  refused('May you play Death Penalty before blocks?', '§battle-events', 'confused', 'own moment', 'eigenen Moment'),
  allowed(
    'May the other side play an event in my Attack Phase?',
    '§battle-events',
    'confused',
    'Both sides',
    'Beide Seiten',
  ),
  is('What does Tanks & Artillery add?', '§battle-events', '+2', 'gets', 'bekommt'),
  refused(
    'May a lost leader’s troop go to another front?',
    '§leader-loss',
    'random-leader',
    'Nobody changes',
    'Niemand wechselt',
  ),
  allowed(
    'Does a troop without a leader go to the hand?',
    '§leader-loss',
    'random-leader',
    'back to your hand',
    'zurück auf deine Hand',
  ),
  refused('May a leader attack without troops?', '§attacking', 'attack', 'without troops', 'ohne Truppen'),
  refused('May an army attack without a token?', '§attacking', 'attack', 'without a token', 'ohne Sammelmarker'),
  is('How many Red armies attack together?', '§attacking', figures['together-red'], 'for the Reds', 'bei den Roten'),
  is(
    'How many White armies attack together?',
    '§attacking',
    figures['together-white'],
    'for the Whites',
    'bei den Weißen',
  ),
  refused('May armies of two fronts attack together?', '§attacking', 'together', 'same front', 'derselben Front'),
  refused('May an army block without a token?', '§blocking', 'block', 'without a token', 'ohne Sammelmarker'),
  allowed('May a leader block alone?', '§blocking', 'block', 'alone', 'allein'),
  allowed('Does an unblocked attack take a single marker?', '§blocking', 'attack', 'one marker', 'einen Marker'),
  is('What does a discarded unit add in a battle?', '§reinforcing', '+1', 'Discard a leader', 'von der Hand'),
  allowed(
    'Does the turn to add cards change after each card?',
    '§reinforcing',
    'reinforced',
    'one card at a time',
    'Karte für Karte',
  ),
  is('How much Morale can a lost battle cost?', '§result', figures['morale-die'], 'rolls', 'würfelt'),
  allowed('Does the winner lose a troop?', '§result', 'fight', 'winner chooses', 'Sieger wählt'),
  allowed(
    'Is the leader of the loser’s army lost as well?',
    '§result',
    'fight',
    'leader included',
    'mit ihrem Anführer',
  ),
  allowed('Does a tie cost each side a troop?', '§result', 'block', 'tie', 'Gleichstand'),
  is(
    'How many troops does a leader of Force 3 lead?',
    '§recruitment',
    tables.room[2]?.[1] ?? 0,
    'room for',
    'Platz für',
  ),
  refused('May Kolchak stand in the South?', '§recruitment', 'recruiting', 'Kolchak', 'Koltschak'),
  refused('May a third troop stand under a leader of Force 1?', '§recruitment', 'recruiting', 'beyond', 'hinaus'),
  is('Where may the Finns stand?', '§recruitment', frontsOf('white-finns'), 'Finns', 'Finnen'),
  is('How many cards may you use in the Reserve Phase?', '§reserve', figures.reserve, 'times a turn', 'Karten im Zug'),
  is('How much Morale does a card bring in reserve?', '§reserve', figures['reserve-morale'], 'Gain', 'Gewinn'),
  refused('May you trade a card for Morale at 20?', '§morale', 'full-morale', 'full Morale', 'voller Moral'),
  refused(
    'May Subversive Attack bring a troop to another front?',
    '§control',
    'subversion',
    'at that front',
    'an dieser Front',
  ),
  is('After how many turns does the war end without a winner?', '§endless', figures['last-turn'], 'turns', 'Zügen'),
  is('What is Trotsky’s Force?', 'red-cards', forceOf('red-trotsky'), 'Trotsky', 'Trotzki'),
  is('How many cards has the Red deck?', 'ten-minutes', figures['red-deck-size'], 'Reds', 'Roten'),

  // questions of a first reader
  is('How many leaders has a deck?', '§setup', figures.leaders, 'leaders and', 'Anführer und'),
  is('How many troops has a deck?', '§setup', figures.troops, 'leaders and', 'Anführer und'),
  is('How many events have the Reds?', '§setup', figures['red-events'], 'The Reds have', 'Die Roten haben'),
  is('How many events have the Whites?', '§setup', figures['white-events'], 'The Reds have', 'Die Roten haben'),
  is('How many cards has the White deck?', 'ten-minutes', figures['white-deck-size'], 'for the Whites', 'die Weißen'),
  is('How much does a troop of Poles count?', 'ten-minutes', forceOf('white-poles-1'), 'count', 'zählen je'),
  is('Where may Kolchak stand?', '§recruitment', frontsOf('white-kolchak'), 'Kolchak', 'Koltschak'),
  allowed('Does a leader keep the token on the way?', '§rally', 'rally-and-move', 'keeps the token', 'behält er'),
  allowed('Does a won battle take no marker?', '§result', 'fight', 'takes no marker', 'nimmt keinen Marker'),
  allowed('May a card buy a Rally token?', '§reserve', 'three-uses', 'Give a Rally token', 'Leg einen Sammelmarker'),
  allowed('May a White event hold an attacker back?', '§battle-events', 'confused', 'drops out', 'scheidet aus'),
  allowed(
    'What decides a war that nobody wins?',
    '§endless',
    'last-turn',
    'more territory markers',
    'mehr Gebietsmarker',
  ),
  refused('May an army attack twice in a turn?', '§attacking', 'attack', 'once a turn', 'einmal im Zug'),
];
