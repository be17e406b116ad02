import { describe, expect, test } from 'vitest';
import { toy } from '../../kernel/testing/toy/toy';
import type { Atom } from '../../kernel/messages';
import { defaultOptions } from '../../kernel/options';
import { asOption, fields, readFile, text } from '../../kernel/owners-data';
import type { AnyGame } from '../record/model';
import { EVERY_GAME } from '../../testing/all-games';
import {
  emptyDraft,
  holdersAtOnce,
  presetOf,
  presetText,
  readPreset,
  withFile as withFileTold,
  withPreset,
  type Draft,
} from './draft';

const owners: AnyGame = {
  ...(toy as unknown as AnyGame),
  options: [
    {
      id: 'data',
      section: '§1',
      kind: 'data',
      default: '',
      limit: 100,
      read(file) {
        const read = readFile(file, 100, fields<{ name: string }>({ name: text(20) }));
        return 'value' in read ? { data: asOption(read.value) } : read;
      },
    },
  ],
};
const withFile = (of: Draft, option: string, file: string | undefined): Draft =>
  withFileTold(of, option, file, problems => problems.map(({ at, problem, given }) => `${at} ${problem} ${given}`));
const draft: Draft = { ...emptyDraft(), game: owners };

describe('an owner’s file in the wizard', () => {
  test('is accepted as the option, in canonical form', () => {
    expect(withFile(draft, 'data', '{ "name": " Mine " }')).toMatchObject({
      options: { data: '{"name":"Mine"}' },
      wrongFiles: { data: [] },
    });
  });
  test('with a fault is refused, and the fault reported', () => {
    const wrong = withFile(withFile(draft, 'data', '{"name":"Mine"}'), 'data', '{"name":3}');
    expect(wrong).toMatchObject({
      options: { data: '' },
      wrongFiles: { data: ['/name not-a-short-text 3'] },
    });
  });
  test('can be removed again, which leaves the game as it is', () => {
    expect(withFile(withFile(draft, 'data', '{'), 'data', undefined)).toMatchObject({
      options: { data: '' },
      wrongFiles: { data: [] },
    });
    expect(withFile(draft, 'no-such-option', '{}')).toBe(draft);
  });
});

test('at a table by hand the opener holds every seat, so that it begins at once', () => {
  for (const game of EVERY_GAME) {
    const options = defaultOptions(game.options);
    const holders = holdersAtOnce(game, options, 'hand', 'me');
    expect(holders).toEqual(Object.fromEntries(game.seats(options).map(seat => [seat, { kind: 'user', user: 'me' }])));
  }
});

describe('a preset', () => {
  const varied = EVERY_GAME.map((game): readonly [string, Draft] => {
    const usual = defaultOptions(game.options);
    const others = Object.fromEntries(
      game.options.flatMap((spec): readonly (readonly [string, Atom])[] => {
        if (spec.kind === 'toggle') return [[spec.id, !spec.default]];
        if (spec.kind === 'choice') return [[spec.id, spec.values.at(-1) ?? spec.default]];
        return spec.kind === 'number' ? [[spec.id, spec.max]] : [];
      }),
    );
    return [game.id, { ...emptyDraft(), game, options: { ...usual, ...others } }];
  });
  test.each(varied)('of %s contains all unusual options, and survives sharing as text', (_, draft) => {
    const { game } = draft;
    if (!game) return;
    const preset = presetOf(draft);
    const text = presetText(game, preset);
    expect(readPreset(game, text)).toEqual({ preset });
    expect(withPreset({ ...draft, options: defaultOptions(game.options) }, preset).options).toEqual(draft.options);
    expect(presetOf(withPreset(draft, {}))).toEqual({});
  });
  test('keeps the chosen file, but does not share it', () => {
    const filed = { ...withFile(draft, 'data', '{"name":"Mine"}') };
    expect(presetOf(filed)).toEqual({});
    expect(withPreset(filed, {}).options).toEqual({ data: '{"name":"Mine"}' });
  });
  test('of another game, of nothing, or with an unknown option is refused', () => {
    const game = varied[0]?.[1].game;
    if (!game) return;
    expect(readPreset(game, '{"game":"chess"}')).toBeUndefined();
    expect(readPreset(game, 'no json')).toBeUndefined();
    expect(readPreset(game, JSON.stringify({ game: game.id, rain: true }))).toMatchObject({
      problems: [{ option: 'rain', problem: 'unknown-option' }],
    });
  });
});
