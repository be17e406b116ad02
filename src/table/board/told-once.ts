import type { ByHandRow } from './by-hand-rows';

interface Breaking {
  readonly breaks?: ByHandRow['breaks'] | undefined;
}

const ruleOf = ({ breaks }: Breaking): string => (breaks ? `${breaks.section}: ${breaks.text}` : '');

/**
 * The rows of a menu in order: first what breaks no rule, then under each rule, as a heading, what breaks it. `told`:
 * the heading names the rule already.
 */
export const toldOnce = <R extends Breaking>(rows: readonly R[]): readonly (R & { readonly told?: string })[] => {
  const rules = ['', ...rows.map(ruleOf)];
  return rows
    .toSorted((one, other) => rules.indexOf(ruleOf(one)) - rules.indexOf(ruleOf(other)))
    .map(row => {
      const rule = ruleOf(row);
      return rule && rules.indexOf(rule) < rules.lastIndexOf(rule) ? { ...row, told: rule } : row;
    });
};
