/**
 * Tables of scenes as tests: the sentence, the table, and the story. Together they show each priority of each card at
 * work, and each nested one.
 */
import { expect, describe, test } from 'vitest';
import { goOn } from '../../../../kernel/referee';
import { loaded, type Roll } from '../../../../kernel/testing/replay';
import { allBridges } from '../..';
import { table, turnsOf } from '../../testing/positions';
import type { State } from '../../state';
import type { ActionBox, Seat, Step } from '../../vocabulary';
import type { Card, Priority } from '../types';
import { storyOf, type Scene } from './story';

/** Tables with Non-players, and what happens there until a player is asked. */
export type Table = NonNullable<Parameters<typeof table>[0]>;
export const without = (nonplayers: string, part: Table = {}, pace = 'run'): State => {
  const state = table(part);
  return { ...state, options: { ...state.options, nonplayers, pace } };
};
/** Everything that happens until a player is asked. */
export const played = (state: State, ...dice: readonly number[]) => {
  const own = loaded(...dice.map((face): Roll => ['1d6', [face]]));
  const verdict = goOn(allBridges, state, own);
  expect(own.left, 'loaded but not rolled').toEqual([]);
  return verdict.ok ? verdict : { state, events: [] };
};
export const kinds = (state: State, ...dice: readonly number[]): readonly string[] =>
  played(state, ...dice).events.map(({ kind }) => kind);
export const optionOf = (state: State, ...dice: readonly number[]): string => {
  const event = played(state, ...dice).events.find(one => one.kind === 'nonplayer-option');
  return event?.kind === 'nonplayer-option' ? event.option : 'none';
};
/** A Non-player's turn, and a player's after it. */
export const turn = (seat: Seat, then: Seat): readonly Step[] => turnsOf(seat, then);
export const sits = (boxes: Partial<Record<Seat, ActionBox | 'first' | 'second' | 'third' | 'ineligible'>>) => ({
  cylinders: { reds: 'first', senate: 'second', moderates: 'third', ...boxes } as const,
});

/** A sentence of a card, how its table differs from the list's, and the resulting story. */
export type Told = readonly [says: string, scene: Partial<Scene>, story: string];
type Played = readonly [says: string, scene: Scene, story: string];

/** What a card's story must show for a priority: that it found something, and that each nested one decided. */
const shownBy = (name: string, { nested = [] }: Priority): readonly (readonly [what: string, seen: RegExp])[] => {
  const found = `(?:^|, )${escaped(name)}: `;
  // the part about a priority is between its name and the next one's
  const within = '(?:(?!, [a-z- ]*[\\d.]+:).)*';
  return [
    [name, new RegExp(found)],
    ...nested.map(
      ({ id }) => [`${name}, ${id}`, new RegExp(`${found}${within}, ${escaped(nameWithin(name, id))}> `)] as const,
    ),
  ];
};
const escaped = (text: string): string => text.replaceAll('.', String.raw`\.`);
/** The nested priorities of a Special Activity come after its name. */
const nameWithin = (name: string, id: string): string => [...name.split(' ').slice(0, -1), id].join(' ');

/** Scenes of some cards, and the test that every priority has one. */
export const sceneBook = (cards: readonly Card[]) => {
  const all: Played[] = [];
  const storiesOf = (ids: readonly string[]): readonly string[] =>
    all.flatMap(([, { card }, story]) => (ids.includes(card) ? [story] : []));
  const lacking = (card: Card): readonly string[] => {
    const own = card.priorities.flatMap(one => shownBy(one.id, one)).map(shown => [...shown, [card.id]] as const);
    // cards that name the same Special Activity share its rule: one scene shows it for both
    const beside = card.specials.flatMap(({ activity, section, priorities }) => {
      const sharing = cards.filter(({ specials }) =>
        specials.some(one => one.activity === activity && one.section === section),
      );
      return priorities
        .flatMap(one => shownBy(`${activity} ${one.id}`, one))
        .map(shown => [...shown, sharing.map(({ id }) => id)] as const);
    });
    return [...own, ...beside].flatMap(([what, seen, ids]) =>
      storiesOf(ids).some(story => seen.test(story)) ? [] : [what],
    );
  };
  return {
    /** One test for each sentence; `common` applies to all their tables. */
    scenes: (common: Scene, told: readonly Told[]): void => {
      const played = told.map(([says, scene, story]): Played => [says, { ...common, ...scene }, story]);
      all.push(...played);
      test.each(played)('%s', (_says, scene, story) => expect(storyOf(scene)).toBe(story));
    },
    everyPriority: (): void => {
      describe('§8.2.5 each priority finds something in some scene, and each nested one decides', () => {
        test.each(cards.map(card => [card.id, card] as const))('#%s', (_id, card) => expect(lacking(card)).toEqual([]));
      });
    },
  };
};
