/** The rest of an Event as a step, with what its effects have noted. */
import { neighbours } from '../data/owners-map';
import type { Effected, Memory } from '../../../kernel/effects';
import type { Options } from '../../../kernel/messages';
import { SPACES, type Space } from '../data/map';
import { spacesWhere } from '../selectors';
import type { State, AllBridges } from '../state';
import type { Seat, Step, StepOf } from '../vocabulary';
import type { Amount, Effect, EffectOf, Where } from './effect-types';
import { ownersTexts } from '../data/owners';
import { OUR_TEXTS } from './our-texts';
import { TEXTS, type Text } from './vocabulary';

export type Frame = StepOf<'effects'>;

/** The step that resolves a list of effects with `seat` as "you"; none for an empty list. */
export const effectsFrame = (seat: Seat, list: readonly Effect[], memory: Memory = {}): readonly Step[] =>
  list.length ? [{ kind: 'effects', seat, list, memory }] : [];

/** The result of one kind of effect. */
export type Resolve<K extends Effect['do']> = (state: State, frame: Frame, effect: EffectOf<K>) => Effected<AllBridges>;
export type Resolves<K extends Effect['do']> = { readonly [D in K]: Resolve<D> };

const noted = (memory: Memory, key: string): number => {
  const { [key]: value } = memory;
  return typeof value === 'number' ? value : 0;
};
/** A number, or what the die of the Event has said. */
export const amountOf = (amount: Amount, memory: Memory): number =>
  typeof amount === 'number' ? amount : amount === 'die' ? noted(memory, 'die') : Math.ceil(noted(memory, 'die') / 2);

/** The space that was chosen. */
export const spaceThere = ({ there }: Memory): Space | undefined => SPACES.find(space => space === there);

const listed = (table: Table, where: Where, memory: Memory): readonly Space[] => {
  const there = spaceThere(memory);
  switch (where.in) {
    case undefined:
      return SPACES;
    case 'there':
      return there ? [there] : [];
    case 'next-to-there':
      return there ? neighbours(table, there) : [];
    default:
      return where.in;
  }
};
/** The spaces that match a description, as a Faction sees them. */
export const spacesOf = (state: State, seat: Seat, where: Where, memory: Memory = {}): readonly Space[] => {
  const among = listed(state, where, memory);
  return spacesWhere(state, seat, ...(where.are ?? [])).filter(space => among.includes(space));
};

interface Table {
  readonly options: Options;
}

/** What a text of a card does at this table; undefined if the card has no such text. */
export const textOf = ({ options }: Table, card: string, text: Text): readonly Effect[] | undefined =>
  (ownersTexts(options, card) ?? OUR_TEXTS[card])?.[text];
/** The texts that a card has: none for a Propaganda card and the Pivotal Event. */
export const textsOf = (table: Table, card: string): readonly Text[] =>
  TEXTS.filter(text => textOf(table, card, text) !== undefined);
