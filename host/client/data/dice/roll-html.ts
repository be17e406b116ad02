/** A roll as HTML: for the chat, as its dice, and as a link in a text. */
import type { DiceTerm } from './die';

interface Rolled {
  readonly formula: string;
  readonly total: number | undefined;
  readonly _evaluated: boolean;
}

/** [D14] Roll#toAnchor: HTMLAnchorOptions with a label. */
export interface AnchorOptions {
  readonly attrs?: Readonly<Record<string, string>>;
  readonly dataset?: Readonly<Record<string, string>>;
  readonly classes?: readonly string[];
  readonly label?: string;
  readonly icon?: string;
}

/** The results of dice, a list for each. */
export const tooltipOf = (dice: readonly DiceTerm[]): string => {
  const lists = dice.map(term => {
    const results = term.results.map(
      result =>
        `<li class="roll ${term.getResultCSS(result).filter(Boolean).join(' ')}">${term.getResultLabel(result)}</li>`,
    );
    return `<ol class="dice-rolls">${results.join('')}</ol>`;
  });
  return `<div class="dice-tooltip">${lists.join('')}</div>`;
};

/** The formula, the dice and the total. */
export const renderedRoll = ({ formula, total }: Rolled, tooltip: string): string =>
  `<div class="dice-roll"><div class="dice-result"><div class="dice-formula">${formula}</div>` +
  `${tooltip}<h4 class="dice-total">${total ?? ''}</h4></div></div>`;

/** A link as texts have it: with a result it shows that, else a click rolls it. */
export const anchorOf = (
  roll: Rolled,
  { attrs = {}, dataset = {}, classes = [], label, icon = 'fa-solid fa-dice-d20' }: AnchorOptions,
): HTMLAnchorElement => {
  const link = document.createElement('a');
  link.classList.add('inline-roll', ...(roll._evaluated ? ['inline-result'] : ['roll']), ...classes);
  for (const [name, value] of Object.entries(attrs)) link.setAttribute(name, value);
  const own = roll._evaluated
    ? { roll: encodeURIComponent(JSON.stringify(roll)), tooltip: roll.formula }
    : { mode: 'roll', formula: roll.formula };
  Object.assign(link.dataset, own, dataset);
  const sign = document.createElement('i');
  sign.className = icon;
  const words = roll._evaluated ? String(roll.total) : roll.formula;
  link.append(sign, label ? `${label}: ${words}` : words);
  return link;
};
