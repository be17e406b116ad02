import { describe, expect, test } from 'vitest';
import { effectsStep, remember, type EffectsFrame, type Memory } from './effects';
import { changeFrame, frameOf } from './agenda';
import type { Game } from './game';
import type { Folds, Options } from './messages';
import type { Steps } from './rule';
import { begin } from './referee';
import { givenFor } from './testing/tables';
import { loaded } from './testing/replay';
import { toy } from './testing/toy/toy';

/** A card as data: it adds cubes where somebody chooses, and scores for what was chosen. */
type Effect =
  | { readonly do: 'add'; readonly as: string }
  | { readonly do: 'score-each'; readonly in: string }
  | { readonly do: 'note'; readonly as: string; readonly value: number }
  | { readonly do: 'card'; readonly list: readonly Effect[] }
  | { readonly do: 'end' };
interface Frame extends EffectsFrame<Effect> {
  readonly kind: 'effects';
}
type Step = Frame | { readonly kind: 'choose'; readonly as: string };
interface Cubes {
  readonly seat: 'red';
  readonly step: Step;
  readonly command: { readonly kind: 'choose'; readonly where: string };
  readonly event:
    | { readonly kind: 'chosen'; readonly where: string; readonly as: string }
    | { readonly kind: 'scored'; readonly points: number };
  readonly state: { readonly agenda: readonly Step[]; readonly options: Options; readonly points: number };
}

const frame = (list: readonly Effect[], memory: Memory = {}): Frame => ({ kind: 'effects', list, memory });

const steps: Steps<Cubes> = {
  effects: effectsStep<Cubes, Frame>('§1', (_state, { memory }, effect) => {
    switch (effect.do) {
      case 'add':
        return { then: [{ kind: 'choose', as: effect.as }] };
      case 'score-each':
        return { events: [{ kind: 'scored', points: Object.keys(memory[effect.in] ?? {}).length }] };
      case 'note':
        return { memory: { [effect.as]: effect.value } };
      case 'card':
        return { then: [frame(effect.list)] };
      case 'end':
        return { instead: true };
    }
  }),
  choose: {
    section: '§2',
    seats: () => ['red'],
    answers: {
      choose: {
        section: '§2',
        offers: () => [{ kind: 'choose', where: ['north', 'south'] }],
        decide: ({ step }, { where }) => ({ events: [{ kind: 'chosen', where, as: step.as }] }),
      },
    },
  },
};
const folds: Folds<Cubes> = {
  chosen: (state, { where, as }) => remember(state, { [as]: { [where]: 1 } }),
  scored: (state, { points }) => ({ ...state, points: state.points + points }),
};
const game: Game<Cubes> = {
  ...toy,
  id: 'cubes',
  steps,
  folds,
  anytime: {},
  editRules: { belongs: {}, piles: '§1', laws: [] },
  piles: () => ({}),
  redeal: () => [],
  reveals: new Set(),
  bots: [],
  demo: { watched: {}, pictures: [], eagerness: {}, longest: { random: 1, bot: 1 } },
  seats: () => ['red'],
  watch: () => [],
  hide: state => state,
  setUp: options => ({ agenda: [], options, points: 0 }),
  ending: () => undefined,
  edit: () => [],
  invalid: () => undefined,
  status: () => ({ turn: 0, phases: [] }),
  presentation: options => {
    const { board, face, pieces, word, texts } = toy.presentation(options);
    const tabletop = () => ({ counters: [], markers: [], piles: [] });
    return { id: 'cubes', board, face, pieces, word, texts, tabletop, facts: () => [], helpers: [] };
  },
};

const playing = (...list: readonly Effect[]) =>
  givenFor(game)(begin(game, { ...game.setUp({}), agenda: [frame(list)] }, loaded()).state);

describe('a list of effects', () => {
  test('stops where somebody must choose, and goes on below', () => {
    playing({ do: 'add', as: 'struck' }, { do: 'score-each', in: 'struck' })
      .asks('red', { kind: 'choose' })
      .when('red', { kind: 'choose', where: 'south' })
      .then({ kind: 'chosen', where: 'south', as: 'struck' }, { kind: 'scored', points: 1 })
      .leaves({ points: 1, agenda: [] });
  });
  test('a card within a card has its own notes', () => {
    playing(
      { do: 'add', as: 'struck' },
      { do: 'card', list: [{ do: 'score-each', in: 'struck' }] },
      { do: 'score-each', in: 'struck' },
    )
      .when('red', { kind: 'choose', where: 'north' })
      .tells({ kind: 'scored', points: 0 }, { kind: 'scored', points: 1 });
  });
  test('an effect may note something itself', () => {
    playing({ do: 'note', as: 'bonus', value: 3 }, { do: 'add', as: 'struck' }).leaves({
      agenda: [{ kind: 'choose' }, { memory: { bonus: 3 } }],
    });
  });
  test('an effect that ends the game ends the list', () => {
    playing({ do: 'end' }, { do: 'add', as: 'struck' }).leaves({ agenda: [] });
  });
  test('the rest of a card can be skipped by hand', () => {
    playing({ do: 'add', as: 'a' }, { do: 'add', as: 'b' })
      .byHand({ kind: 'skip' })
      .ok()
      .leaves({ agenda: [{ kind: 'choose', as: 'b' }, {}] });
  });
});

describe('frames', () => {
  const { state } = playing({ do: 'add', as: 'a' });
  test('are found by kind and by what they hold', () => {
    expect(frameOf(state, 'effects')).toBe(state.agenda[1]);
    expect(frameOf(state, 'effects', ({ list }) => list.length > 0)).toBeUndefined();
  });
  test('are changed where they lie; nothing changes when there is none', () => {
    expect(changeFrame(state, 'effects', one => ({ ...one, memory: { bonus: 1 } })).agenda[1]).toMatchObject({
      memory: { bonus: 1 },
    });
    const empty: Cubes['state'] = { ...state, agenda: [] };
    expect(changeFrame(empty, 'effects', one => one)).toBe(empty);
    expect(remember(empty, { bonus: 1 })).toBe(empty);
  });
});
