import { type Helper, wantedAt, type Line, type Rolled } from '../../kernel/helper';
import { agitationHelper, attackHelper, captureHelper, rallyHelper } from './helpers/counts';
import { control, eligibility, propagandaRound, victory, factionIn, factionInput } from './helpers/readings';
import type { AllBridges, State } from './state';
import type { Dice } from '../../kernel/dice';
import { isToTheLetter } from './options';
import { operation } from './rules/common';
import { commandsOf } from './rules/plans';
import { cardOf } from './nonplayers/groups';
import { chanceOf, type Chance } from './nonplayers/chance';
import { CONDITIONS } from './nonplayers/conditions';
import { drawCard, freshFrame, type Drawn } from './nonplayers/draw';
import { beginning } from './nonplayers/legality';
import { named, targetsOf } from './nonplayers/priorities';
import type { Card } from './nonplayers/types';
import { NONPLAYER_DECKS, type NonplayerCard } from './nonplayers/vocabulary';
import type { Event, Seat } from './vocabulary';

/** §8.2 Reads a Non-player card for the present table: its condition, and the findings of each priority. */
const DRAW = 'drawn-card';
const limitedInput = { id: 'limited', kind: 'toggle', default: true } as const;

/** Reading a card throws nothing: every die counts as passing. */
const LUCKY: Chance = { shuffle: items => items, die: () => 1 };

const cardIn = (faction: Seat, value: unknown): NonplayerCard | undefined =>
  NONPLAYER_DECKS[faction].find(card => card === value);
const termsFor = (seat: Seat, limited: boolean) =>
  operation(seat, { commands: commandsOf(seat), limited, special: limited ? 'none' : 'open', free: true });

/** What each priority of a card would find if the Command began now. */
const readCard = (state: State, card: Card, limited: boolean): readonly Line[] => {
  const { command, condition, id, priorities, rollsDie, seat } = card;
  const frame = freshFrame(seat, id, limited);
  const holds = (die: number): boolean =>
    condition.some(all => all.every(name => CONDITIONS[name]({ state, seat, frame: { ...frame, die } })));
  const isRolled = rollsDie === true && !(isToTheLetter(state) && holds(0));
  const lucky = { ...frame, die: isRolled ? 6 : 0 };
  const isMet = holds(lucky.die);
  const { at, isLegal, state: begun } = beginning(state, termsFor(seat, limited), command);
  const turn = { of: id, state: begun, seat, frame: lucky, at, isLegal, chance: LUCKY };
  return [
    { word: isMet ? (isRolled ? 'condition-by-die' : 'condition-holds') : 'condition-fails', params: { card: id } },
    ...priorities.map((priority): Line => {
      const isOpen = (priority.when ?? []).every(name => CONDITIONS[name]({ state, seat, frame: lucky }));
      const count = isOpen ? targetsOf(turn, priority).length : 0;
      return { word: 'priority-finds', params: { priority: named(id, seat, priority.id) }, value: count };
    }),
  ];
};

/** The story of a draw, as in the record. */
const told = (events: readonly Event[]): readonly Line[] =>
  events.flatMap((event): readonly Line[] => {
    switch (event.kind) {
      case 'nonplayer-card-drawn':
        return [{ word: 'draws-card', params: { card: event.card } }];
      case 'nonplayer-card-discarded':
        return [{ word: 'returns-card', params: { card: event.card, because: event.because } }];
      case 'priority-tried':
      case 'priority-narrowed':
      case 'chosen-randomly':
        return event.spaces.map(space => ({
          word: event.kind === 'priority-tried' ? 'priority-among' : 'priority-leaves',
          params: { priority: event.priority, space },
        }));
      default:
        return [];
    }
  });

/** Dice that are shown with their results. */
const shown = (dice: Dice, rolls: Rolled[]): Chance => {
  const chance = chanceOf(dice);
  return {
    shuffle: items => chance.shuffle(items),
    die() {
      const face = chance.die();
      rolls.push({ count: 1, sides: 6, faces: [face] });
      return face;
    },
  };
};
const chosenLine = (drawn: Drawn | undefined): Line =>
  drawn ? { word: 'executes-card', params: { card: drawn.card.id }, total: true } : { word: 'passes', total: true };

export const nonplayerHelper: Helper<AllBridges> = {
  id: 'nonplayer',
  section: '§8.2',
  inputs: (_state, values) => {
    const faction = factionIn(values);
    return [
      factionInput,
      { id: 'card', kind: 'choice', values: [DRAW, ...NONPLAYER_DECKS[faction]], default: DRAW },
      limitedInput,
    ];
  },
  preview(state, values) {
    const faction = factionIn(values);
    const card = cardIn(faction, values['card']);
    const cards = card ? [card] : NONPLAYER_DECKS[faction];
    const lines = cards.flatMap(id => {
      const read = cardOf(id);
      const [first, ...rest] = read ? readCard(state, read, values['limited'] !== false) : [];
      return first ? [first, ...(card ? rest : [])] : [];
    });
    return { lines, odds: [] };
  },
  run(state, values, dice) {
    const faction = factionIn(values);
    const limited = values['limited'] !== false;
    const rolls: Rolled[] = [];
    const card = cardOf(cardIn(faction, values['card']) ?? NONPLAYER_DECKS[faction][0]);
    if (cardIn(faction, values['card']) && card) {
      return { lines: readCard(state, card, limited), rolls, edits: [] };
    }
    const { drawn, notes } = drawCard(state, termsFor(faction, limited), shown(dice, rolls));
    return { lines: [...told(notes), chosenLine(drawn)], rolls, edits: [] };
  },
};

export const helpers: readonly Helper<AllBridges>[] = [
  wantedAt(eligibility, { at: ['factions', 'faction', 'adjust-eligibility', 'begin-card'] }),
  wantedAt(rallyHelper, { at: ['rally', 'rally-space'] }),
  wantedAt(attackHelper, { at: ['attack', 'choose-casualties'] }),
  wantedAt(captureHelper, { at: ['capture', 'messenger'] }),
  wantedAt(control, { at: ['turn-over'] }),
  wantedAt(agitationHelper, { at: [] }),
  wantedAt(victory, { at: [], about: ['polarization'] }),
  wantedAt(propagandaRound, { at: [] }),
  wantedAt(nonplayerHelper, { at: [] }),
];
