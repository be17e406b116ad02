/**
 * Tables of scenes as tests: what the sentence says, the table, and the story. Together they show each priority of each
 * card at work, and each nested one below it.
 */
import { describe, expect, test } from 'vitest';
import type { Card, Priority } from '../types';
import { storyOf, type Scene } from './story';

export type Told = readonly [says: string, scene: Scene, story: string];

/** What the story of a card must show of a priority: that it found something, and that each nested one decided in it. */
const shownBy = (name: string, { nested = [] }: Priority): readonly (readonly [what: string, seen: RegExp])[] => {
  const found = `(?:^|, )${escaped(name)}: `;
  // what is told of a priority stands between its name and the next one's
  const within = '(?:(?!, [a-z- ]*[\\d.]+:).)*';
  return [
    [name, new RegExp(found)],
    ...nested.map(
      ({ id }) => [`${name}, ${id}`, new RegExp(`${found}${within}, ${escaped(nameWithin(name, id))}> `)] as const,
    ),
  ];
};
const escaped = (text: string): string => text.replaceAll('.', String.raw`\.`);
/** Nested priorities of a Special Activity stand under its name. */
const nameWithin = (name: string, id: string): string => [...name.split(' ').slice(0, -1), id].join(' ');

/** Scenes of some cards, and the test that none of their priorities lacks one. */
export const sceneBook = (cards: readonly Card[]) => {
  const all: Told[] = [];
  const storiesOf = (ids: readonly string[]): readonly string[] =>
    all.flatMap(([, { card }, story]) => (ids.includes(card) ? [story] : []));
  const lacking = (card: Card): readonly string[] => {
    const own = card.priorities.flatMap(one => shownBy(one.id, one)).map(shown => [...shown, [card.id]] as const);
    // cards that name a Special Activity share its one rule: the scene of either shows it
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
    scenes: (told: readonly Told[]): void => {
      all.push(...told);
      test.each(told)('%s', (_says, scene, story) => expect(storyOf(scene)).toBe(story));
    },
    everyPriority: (): void => {
      describe('§8.2.5 each priority is seen to find something, and each nested one to decide', () => {
        test.each(cards.map(card => [card.id, card] as const))('#%s', (_id, card) => expect(lacking(card)).toEqual([]));
      });
    },
  };
};
