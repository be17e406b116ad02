/** House rules are on one page of the wizard, are shown to all before the first move, and stay in the record. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES, speechOf } from '../../../scripts/languages';
import { toAct } from '../../kernel/agenda';
import type { Options } from '../../kernel/messages';
import { defaultOptions } from '../../kernel/options';
import { EVERY_GAME, OURS } from '../../testing/all-games';
import { emptyDraft, presetOf, presetText, readPreset } from './draft';
import { gameText } from './game-text';
import { guideHere, houseRulesTold } from './house-rules';
import { readingOf } from './reading';
import { recordPanel } from './record';
import { seatsPanel } from './seats';
import { tablePanel } from './table';
import { clientOf } from './testing/client';
import { english, render, textOf } from './testing/render';
import { wizardPanel } from './wizard';
import type { AnyGame } from '../record/model';
import { begunTable, playOn } from '../testing/seated-tables';

const numbersOf = ({ options }: (typeof EVERY_GAME)[number]) =>
  options.filter(spec => spec.kind === 'number' && !spec.upFront);

/** A table where one of two present players is asked first: with three seats the dice may let the third begin. */
const openedBySomebody = async (game: AnyGame, options: Options, seed = 1): ReturnType<typeof begunTable> => {
  const begun = await begunTable(game, { options, seed });
  const isAsked = toAct(game, begun.table.referee.timeline.state).some(seat => begun.at[seat]);
  return isAsked ? begun : openedBySomebody(game, options, seed + 1);
};

describe.each(EVERY_GAME.map(game => [game.id, game] as const))('%s', (_id, game) => {
  const numbers = numbersOf(game);
  const changed = Object.fromEntries(
    numbers.map(spec => [
      spec.id,
      spec.kind === 'number' && spec.default > spec.min ? spec.min : 'max' in spec ? spec.max : 0,
    ]),
  );
  const options = { ...defaultOptions(game.options), ...changed };

  test('the guide names the numbers of a page that differ at this table, and none at a usual table', async () => {
    const usual = await begunTable(game);
    expect(guideHere(readingOf(clientOf(usual.table.referee.timeline, 'ann'), english), '§1')).toBeUndefined();
    const { table } = await begunTable(game, { options });
    const reading = readingOf(clientOf(table.referee.timeline, 'ann'), english);
    for (const spec of numbers) {
      const [told = ''] = houseRulesTold(reading).filter(one =>
        one.includes(reading.words.text(`options.${spec.id}.name`)),
      );
      const own = guideHere(reading, spec.section);
      expect(own?.onPage, spec.id).toContain(told);
      const [chapter = ''] = spec.section.split('.');
      expect(guideHere(reading, chapter)?.onPage, spec.id).toContain(told);
      const elsewhere = guideHere(reading, '§none');
      expect(elsewhere?.others).toContain(told);
      expect(elsewhere?.onPage).toEqual([]);
    }
  });

  test('has numbers that a house may change, each within bounds around the rulebook’s', () => {
    expect(numbers.length).toBeGreaterThanOrEqual(OURS.includes(game.id) ? 4 : 1);
    for (const spec of numbers) {
      if (spec.kind !== 'number') continue;
      expect(spec.min, spec.id).toBeLessThan(spec.max);
      expect(spec.default, spec.id).toBeGreaterThanOrEqual(spec.min);
      expect(spec.default, spec.id).toBeLessThanOrEqual(spec.max);
    }
  });

  test.each(LANGUAGES)('names each on the wizard’s page, in %s, with its default', language => {
    const speech = speechOf(language);
    const draft = { ...emptyDraft(), game, options, step: 'options' as const };
    const panel = wizardPanel(draft, [], [], speech);
    expect(panel.numbers.map(({ id }) => id)).toEqual(numbers.map(({ id }) => id));
    expect(panel.isVaried).toBe(true);
    expect(panel.presets.filter(({ on }) => on).map(({ value }) => value)).toEqual(['?']);
    const text = textOf(render('wizard-page', panel));
    for (const { name, hint, section, number } of panel.numbers) {
      expect(text).toContain(name);
      expect(name).not.toContain('options.');
      expect(hint).not.toContain('options.');
      expect(section).not.toContain('§');
      expect(number?.range).toMatch(/\d/);
    }
  });

  test('shows them to all before the first move, and always in the record', async () => {
    const { table, at } = await openedBySomebody(game, options);
    const reading = () => readingOf(clientOf(table.referee.timeline, 'ann'), english);
    const told = houseRulesTold(reading());
    expect(told).toHaveLength(numbers.length);
    for (const one of told) expect(one).toMatch(/: .+ \(usually: .+\)$/);
    expect(tablePanel(reading(), undefined).houseRules).toEqual(told);
    for (const markup of [
      render('table-prompt', tablePanel(reading(), undefined)),
      render('seats', seatsPanel(reading())),
      render('record-foot', recordPanel(reading(), undefined)),
    ])
      for (const one of told) expect(textOf(markup)).toContain(one);
    await playOn(table, at, 1);
    expect(tablePanel(reading(), undefined).houseRules).toEqual([]);
    expect(recordPanel(reading(), undefined).houseRules).toEqual(told);
    for (const one of told) expect(gameText(reading())).toContain(one);
  });

  test('shows nothing at a table with all defaults', async () => {
    const { table } = await begunTable(game);
    const reading = readingOf(clientOf(table.referee.timeline, 'ann'), english);
    expect(houseRulesTold(reading)).toEqual([]);
    expect(render('table-prompt', tablePanel(reading, undefined))).not.toContain('rt-house');
  });

  test('shares them as a text, which restores them and refuses values out of bounds', () => {
    const preset = presetOf({ game, options });
    expect(preset).toEqual(changed);
    expect(readPreset(game, presetText(game, preset))).toEqual({ preset });
    const [spec] = numbers;
    const far = presetText(game, { ...preset, [spec?.id ?? '']: 1000 });
    expect(readPreset(game, far)).toMatchObject({ problems: [{ option: spec?.id, problem: 'not-a-value' }] });
  });
});
