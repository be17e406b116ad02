/** What the terms of a roll come to. */
import { OperatorTerm, type RollTerm } from './terms';

const combine = (left: number, operator: string, right: number): number =>
  operator === '*' ? left * right : operator === '%' ? left % right : left / right;

/** The sum of terms: products and quotients first. */
export const sumOf = (terms: readonly RollTerm[]): number => {
  const sums: { sign: number; value: number }[] = [];
  let operator = '+';
  for (const term of terms) {
    if (term instanceof OperatorTerm) operator = term.operator;
    else {
      const value = Number(term.total ?? 0);
      const last = sums.at(-1);
      if (last && /[*/%]/.test(operator)) last.value = combine(last.value, operator, value);
      else sums.push({ sign: operator === '-' ? -1 : 1, value });
    }
  }
  return sums.reduce((sum, { sign, value }) => sum + sign * value, 0);
};
