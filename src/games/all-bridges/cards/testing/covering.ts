/** Which texts of cards no case of a table executes with anything to tell, and which choices within them none makes. */
import type { Effect, Option } from '../effect-types';
import { textOf, textsOf } from '../texts';
import type { Case } from './executing';

const optionsOf = (list: readonly Effect[]): readonly Option[] =>
  list.flatMap(effect => {
    const own = 'options' in effect ? effect.options : [];
    const below = 'list' in effect ? effect.list : own.flatMap(option => option.list);
    return [...own, ...optionsOf(below)];
  });

export const lackingIn = (cases: readonly Case[], cards: readonly string[]): readonly string[] =>
  cards.flatMap(card =>
    textsOf(card).flatMap(text => {
      const own = cases.filter(one => `${one.card}` === card && one.text === text);
      const chosen = new Set(
        own.flatMap(({ answers }) =>
          answers.flatMap(answer => ('kind' in answer && answer.kind === 'choose-option' ? [answer.option] : [])),
        ),
      );
      return [
        ...(own.some(({ line }) => line !== '') ? [] : [`#${card} ${text}`]),
        ...optionsOf(textOf(card, text) ?? []).flatMap(({ id }) => (chosen.has(id) ? [] : [`#${card} ${text}: ${id}`])),
      ];
    }),
  );
