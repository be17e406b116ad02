/** §8.1.5 Non-players execute an Event only if it has an effect. */
import type { Effect, EffectOf } from '../cards/effect-types';
import { spacesOf, textOf } from '../cards/frame';
import { termsFor } from '../cards/grant';
import type { Text } from '../cards/vocabulary';
import { polarizationChange, resourcesChange, supportChange, vassalageChange } from '../changes';
import { operation } from '../rules/common';
import { cubesInDisplay } from '../rules/propaganda';
import { canCommand, isSpecialOpen } from '../rules/possible';
import {
  availableCells,
  availableCubes,
  availableDiscs,
  availableSabotage,
  cellsWhere,
  freeCapability,
  resolvedIssues,
} from '../selectors';
import type { State } from '../state';
import { enemiesOf, isSide, SIDES, type Seat } from '../vocabulary';

type Happens = { readonly [D in Effect['do']]: (state: State, seat: Seat, effect: EffectOf<D>) => boolean };
const always = (): boolean => true;
const never = (): boolean => false;
const any = (state: State, seat: Seat, list: readonly Effect[]): boolean =>
  list.some(effect => happens(state, seat, effect));

/** A free choice may have an effect; mere preparation does not count. */
const HAPPENS: Happens = {
  resources: (state, seat, { who, by }) =>
    resourcesChange(state, who === 'you' ? seat : who, typeof by === 'number' ? by : 1).length > 0,
  levy: (state, seat) => enemiesOf(seat).some(enemy => state.resources[enemy] > 0),
  polarization: (state, _, { way }) => polarizationChange(state, way).length > 0,
  vassalage: (state, _, { powers, ways }) =>
    powers.some(power => ways.some(way => vassalageChange(state, power, way).length > 0)),
  capability: (state, seat, { side, marker }) =>
    (side !== 'you' || isSide(seat)) && freeCapability(state, marker) !== undefined,
  flip: (state, seat, { cells, where }) => cellsWhere(state, seat, spacesOf(state, seat, where), ...cells).length > 0,
  place: (state, seat, { cells, where }) =>
    spacesOf(state, seat, where).length > 0 &&
    (cells === 'you' ? [seat] : cells === 'enemies' ? enemiesOf(seat) : cells).some(
      faction => availableCells(state, faction) > 0,
    ),
  remove: (state, seat, { cells, where, prepared }) => {
    const spaces = spacesOf(state, seat, where);
    return (
      cellsWhere(state, seat, spaces, ...cells).length > 0 ||
      (prepared === true && spaces.some(space => SIDES.some(side => state.spaces[space].prepared[side] > 0)))
    );
  },
  shift: (state, seat, { ways, where }) =>
    spacesOf(state, seat, where).some(space => ways.some(way => supportChange(state, space, way).length > 0)),
  cube: (state, _, { ways }) =>
    SIDES.some(
      side =>
        (ways.includes('add') && availableCubes(state, side) > 0) || (ways.includes('take') && state.display[side] > 0),
    ),
  disc: (state, seat, { disc, where }) => availableDiscs(state, disc) > 0 && spacesOf(state, seat, where).length > 0,
  roll: never,
  'die-at-most': (state, seat, { list }) => any(state, seat, list),
  command: (state, seat, effect) =>
    (effect.who === 'you' ? [seat] : effect.who).some(one => canCommand(state, termsFor(state, one, effect))),
  special: (state, seat, { activity }) => isSpecialOpen(state, operation(seat, { special: 'open' }), activity),
  'carry-out': (state, _, { part }) =>
    part === 'politics-phase' ? cubesInDisplay(state) > 0 : state.prisoners.reds + state.prisoners.senate > 0,
  'german-attack': always,
  'one-of': (state, seat, { options }) => options.some(({ list }) => any(state, seat, list)),
  as: (state, _, { who, list }) => any(state, who, list),
  if: (state, seat, { where, list }) => spacesOf(state, seat, where).length > 0 && any(state, seat, list),
  // later effects concern that space
  'choose-space': (state, seat, { where }) => spacesOf(state, seat, where).length > 0,
  'reopen-issue': state => resolvedIssues(state) > 0,
  'disarm-garrison': never,
  'free-prisoners': state => state.prisoners.reds + state.prisoners.senate > 0,
  sabotage: state => availableSabotage(state) > 0,
  assault: always,
  regroup: (state, seat) => cellsWhere(state, seat, spacesOf(state, seat, {}), 'own').length > 0,
  'personality-away': ({ personality }) => personality !== 'available',
  'remove-german': (state, _, { space }) => state.spaces[space].germans > 0,
  'clear-senate': always,
  'phase-two': always,
  // §8.1.5 Events that only players can carry out are declined
  'by-hand': never,
};

const happens = (state: State, seat: Seat, effect: Effect): boolean =>
  (HAPPENS[effect.do] as (state: State, seat: Seat, effect: Effect) => boolean)(state, seat, effect);

/** Would a text of a card, executed by a Faction, change anything? */
export const hasEffect = (state: State, seat: Seat, card: string, text: Text): boolean =>
  any(state, seat, textOf(state, card, text) ?? []);
