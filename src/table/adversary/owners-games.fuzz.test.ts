/**
 * Whole games of quick bots with an owner's file in which everything that a copy form offers differs from ours: they
 * end, their records are right, and a record in which somebody has altered the file is wrong.
 */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CATALOG } from '../../catalog';
import { toAct } from '../../kernel/agenda';
import { quickDice } from '../../kernel/dice';
import { defaultOptions } from '../../kernel/options';
import { openPlay } from '../../kernel/playthrough';
import type { Atom } from '../../kernel/messages';
import { anyOfShape } from '../../kernel/testing/any-of-shape';
import { choiceOf } from '../../kernel/testing/bots';
import type { Copy, CopyForm } from '../../kernel/copy-form';
import { problemsOf, saidOf } from '../panels/my-copy/copy';
import { optionsWith } from '../panels/my-copy/panel';
import type { AnyTypes } from '../record/model';
import { verify } from '../judgement/verify';
import { playOn, seatedTable } from '../testing/seated-tables';

/** So many values are tried for a field until the file takes one. */
const TRIES = 40;
/** Every so manieth part of a group is otherwise, each in one field. */
const EACH = 3;
const MOST = 4000;

/** A copy that is otherwise than ours in every kind of field, as far as the file takes it. */
const otherCopy = (copyForm: CopyForm, seed: number): { readonly copy: Copy; readonly fields: ReadonlySet<string> } => {
  let copy: Copy = {};
  const fields = new Set<string>();
  for (const group of copyForm.groups) {
    const names = Object.keys(group.shape.fields).filter(field => !group.keys.includes(field));
    for (const [n, part] of group.parts.entries()) {
      if (n % EACH && group.parts.length > names.length * 2) continue;
      const field = names[Math.floor(n / (group.parts.length > names.length * 2 ? EACH : 1)) % names.length] ?? '';
      const shape = group.shape.fields[field];
      if (!shape) continue;
      const when = group.only?.[field];
      const asked = when ? { [when.field]: [when.is].flat()[0] } : {};
      const tried = fc.sample(anyOfShape(shape), { numRuns: TRIES, seed: seed + n });
      const found = tried
        .map(value => ({ ...copy, [part.id]: { ...saidOf(part, {}), ...asked, [field]: value } }))
        .find(next => problemsOf(copyForm, next).length === 0);
      if (!found) continue;
      copy = found;
      fields.add(`${group.id} ${field}`);
    }
  }
  return { copy, fields };
};

const GAMES = CATALOG.filter(({ copyForm }) => copyForm).map(entry => [entry.manifest.id, entry] as const);

describe.each(GAMES)('%s', async (_id, entry) => {
  const [rules, copyForm] = await Promise.all([entry.load?.(), entry.copyForm?.()]);
  if (!rules || !copyForm) throw new Error('no game');
  const optionsOf = (seed: number) => {
    const { copy, fields } = otherCopy(copyForm, seed);
    const [last = ''] = Object.keys(copy).slice(-1);
    const { [last]: _, ...rest } = copy;
    const dataOf = (of: Copy) => optionsWith({ rules, copyForm, copy: of });
    return { options: dataOf(copy), less: dataOf(rest), fields };
  };

  test('a file has every part of the copy form, and several fields of each', () => {
    const { fields, options } = optionsOf(1);
    expect(options[copyForm.option]).not.toBe(defaultOptions(rules.options)[copyForm.option]);
    for (const { id } of copyForm.groups)
      expect(
        [...fields].filter(one => one.startsWith(`${id} `)),
        id,
      ).not.toEqual([]);
  });

  test.each([1, 2, 3])('quick bots at every seat play a whole game: file %i', seed => {
    const { options } = optionsOf(seed);
    const [bot] = rules.bots;
    if (!bot) throw new Error('no bot');
    const choice = choiceOf<AnyTypes>(rules, bot);
    const play = openPlay<AnyTypes>(rules, options, turn => quickDice(seed * 1000 + turn));
    for (let turn = 0; turn < MOST && play.state.agenda.length; turn++) {
      const [seat] = toAct(rules, play.state);
      if (seat === undefined) throw new Error('nobody is asked');
      expect(play.submit(seat, choice(play.state, seat)).ok).toBe(true);
    }
    expect(rules.ending(play.state)).toBeDefined();
  });

  // shows trust.11
  test('its record is right, and wrong with another file in it, or none', async () => {
    const { less, options } = optionsOf(1);
    const { table, at } = await seatedTable(rules, { options });
    const played = await playOn(table, at, MOST, undefined, 5, 'bot');
    expect(played).toBeLessThan(MOST);
    expect(rules.ending(table.referee.timeline.state)).toBeDefined();
    const verdictWith = (data: Atom | undefined) =>
      verify(
        rules,
        { ...table.head, options: { ...table.head.options, [copyForm.option]: data ?? '' } },
        table.raws,
        table.tableSecret,
      );
    expect(await verdictWith(table.head.options[copyForm.option])).toMatchObject({ ok: true });
    expect(await verdictWith('')).toMatchObject({ ok: false });
    // one value less, which may never have come into play
    expect(less[copyForm.option]).not.toBe(options[copyForm.option]);
    expect(await verdictWith(less[copyForm.option])).toMatchObject({ ok: false });
    expect(await verdictWith(optionsOf(2).options[copyForm.option])).toMatchObject({ ok: false });
  });
});
