/** The moves of a user who plays by hand: changes that do not end the game, and answers that a helper can use. */
import type { Locator } from 'playwright-core';
import { quickDice } from '../../src/kernel/dice';
import type { GameEdit } from '../../src/kernel/edit';
import type { Helper, Input, Values } from '../../src/kernel/helper';
import { edit as editByHand } from '../../src/kernel/referee';
import { answers } from '../../src/table/panels/helpers';
import type { AnyGame, AnyTypes } from '../../src/table/record/model';
import { inTable } from './in-page';
import type { Person } from './people';

export type State = AnyTypes['state'];

export const sameFaces = quickDice(1);

/** The state as a page sees it. */
export const stateOf = async ({ page }: Person, table: string): Promise<State> => {
  const text = await inTable(page, table, ({ timeline: { state } }) => JSON.stringify(state));
  return JSON.parse(text ?? '{}') as State;
};

/** Does the game end after a change and its automatic consequences? */
export const endsIt = (game: AnyGame, state: State, edit: GameEdit): boolean => {
  try {
    const verdict = editByHand(game, state, edit, sameFaces);
    return !verdict.ok || game.ending(verdict.state) !== undefined;
  } catch {
    return true; // it depends on what this seat does not know
  }
};

/** Another's hand is asked for first, which is another session. */
export const isOwnAffair = (
  piles: Readonly<Record<string, { readonly owner?: string }>>,
  edit: GameEdit,
  seat: string,
): boolean =>
  (edit.kind !== 'look' || edit.seat === seat) &&
  Object.entries(edit).every(([field, value]) => {
    const owner = ['from', 'to', 'pile'].includes(field) ? piles[String(value)]?.owner : undefined;
    return owner === undefined || owner === seat;
  });

export const cardsIn = (state: State): readonly string[] =>
  Object.values((state as unknown as { piles: Record<string, readonly string[]> }).piles).flat();

/** Every other answer to one question, with these answers given. */
const otherwise = (helper: Helper<AnyTypes>, state: State, given: Values): readonly Values[] =>
  helper.inputs(state, given).flatMap((one: Input): readonly Values[] => {
    const values =
      one.kind === 'choice'
        ? one.values
        : one.kind === 'several'
          ? one.values.map(value => [value])
          : one.kind === 'number'
            ? [one.min, one.max]
            : [true, false];
    return values.map(value => ({ ...given, [one.id]: value }));
  });

/** The answers to give, and whether there can be something to apply then. */
interface Asked {
  readonly values: Values;
  readonly applies: boolean;
}

const SEEDS = Array.from({ length: 20 }, (_, n) => n + 1);

/** Answers for which a helper has a finding, preferably changes to apply: at most two differ from the defaults. */
export const goodAnswers = (helper: Helper<AnyTypes>, state: State): Asked | undefined => {
  const usual = answers(helper, state, {});
  const once = otherwise(helper, state, usual);
  const said = [usual, ...once, ...once.flatMap(given => otherwise(helper, state, given))]
    .map(given => answers(helper, state, given))
    .filter(values => !helper.preview(state, values).refusal);
  const applied = said.find(values => SEEDS.some(seed => helper.run(state, values, quickDice(seed)).edits.length > 0));
  const values = applied ?? said[0];
  return values && { values, applies: applied !== undefined };
};

/** Fills the form of a helper in. */
export const fillIn = async (helpers: Locator, values: Values): Promise<void> => {
  for (const [id, value] of Object.entries(values)) {
    const fields = helpers.locator(`[data-input="${id}"]`);
    const kind = await fields.first().evaluate(element => `${element.tagName} ${element.getAttribute('type') ?? ''}`);
    if (Array.isArray(value)) {
      for (const member of value)
        await helpers.locator(`[data-input="${id}"][data-member="${member}"]`).setChecked(true);
    } else if (kind.startsWith('SELECT')) await fields.first().selectOption(String(value));
    else if (kind.endsWith('checkbox')) await fields.first().setChecked(value === true);
    else {
      await fields.first().fill(String(value));
      await fields.first().press('Tab');
    }
  }
};
