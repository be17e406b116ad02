import { isPlain, type Data } from '../../../shared/json';
import { getPath } from '../../../shared/merge';
import { hostAssumptions, implementationOf } from '../current';
import { FunctionTerm, ParentheticalTerm, PoolTerm } from './composed';
import { DiceTerm, type DiceData } from './die';
import { Die } from './numbered-die';
import { readFormula } from './formula';
import { sumOf } from './sum';
import { type EvaluateOptions, NumericTerm, OperatorTerm, type RollTerm, StringTerm } from './terms';
import { messageModeOf } from '../documents/message-modes';
import { anchorOf, renderedRoll, tooltipOf, type AnchorOptions } from './roll-html';
import { globals } from '../../global';

type DiceTermClass = new (data: DiceData) => DiceTerm;

const configured = (): { terms: Record<string, DiceTermClass | undefined>; rolls: (typeof Roll)[] } =>
  globals<{ CONFIG: { Dice: { terms: Record<string, DiceTermClass>; rolls: (typeof Roll)[] } } }>().CONFIG.Dice;

/** [D14] Roll.replaceFormulaData: `@path` by what the data holds there. */
const replaceFormulaData = (
  formula: string,
  data: object,
  { missing, warn = false }: { missing?: string; warn?: boolean } = {},
): string =>
  formula.replace(/@([a-z.0-9_-]+)/gi, (whole, path: string) => {
    const value = getPath(data, path);
    if (value !== undefined && value !== null) return String(value).trim();
    if (warn) console.warn(`The attribute ${whole} was not present in the data of the roll.`);
    return missing ?? whole;
  });

const parse = (formula: string, data: object): RollTerm[] =>
  readFormula(replaceFormulaData(formula, data, { missing: '0' }), {
    dieOf: letter => configured().terms[letter],
    rollOf: terms => rollOf(terms),
  });

const rollOf = (terms: RollTerm[]): Roll => {
  const roll = new Roll('');
  roll.terms = terms;
  return roll;
};

const rollsIn = (data: unknown): Roll[] =>
  Array.isArray(data) ? data.filter(isPlain).map(one => Roll.fromData(one)) : [];

const termFromData = (data: Data): RollTerm => {
  const term = termOfKind(data);
  term._evaluated = data['evaluated'] !== false;
  return term;
};

const termOfKind = (data: Data): RollTerm => {
  const { class: name, ...rest } = data;
  const { operator, term, fn, roll, rolls } = rest;
  const options = isPlain(rest['options']) ? rest['options'] : {};
  const fields = rest as DiceData & { result?: number };
  if (typeof operator === 'string') return new OperatorTerm({ operator, options });
  if (isPlain(roll)) return new ParentheticalTerm({ roll: Roll.fromData(roll), options });
  if (typeof fn === 'string') return new FunctionTerm({ ...fields, fn, rolls: rollsIn(rolls) });
  if (Array.isArray(rolls)) return new PoolTerm({ ...fields, rolls: rollsIn(rolls) });
  if (typeof term === 'string') return new StringTerm({ term, options });
  const cls = name === 'Die' ? Die : Object.values(configured().terms).find(known => known?.name === name);
  if (cls) return new cls(fields);
  return typeof fields.faces === 'number'
    ? new DiceTerm(fields)
    : new NumericTerm({ number: Number(fields.number), options });
};

/** Whether a roll can be made of terms that have results already is not known of Foundry 14. docs/platform.md 7 */
const keepsResults = (): boolean => hostAssumptions['roll-from-terms'] === 'kept';

/** [D13] foundry.dice.Roll; docs/platform.md 7 */
export class Roll {
  /** [D14] Roll.CHAT_TEMPLATE, Roll.TOOLTIP_TEMPLATE: for packages that name others. */
  static CHAT_TEMPLATE = 'templates/dice/roll.hbs';
  static TOOLTIP_TEMPLATE = 'templates/dice/tooltip.hbs';

  terms: RollTerm[];
  readonly data: object;
  options: Data;
  _evaluated = false;
  private sum: number | undefined;

  constructor(formula: string, data: object = {}, options: Data = {}) {
    this.terms = formula === '' ? [] : parse(formula, data);
    this.data = data;
    this.options = options;
  }

  /** [D14] Roll.defaultImplementation: the first class of CONFIG.Dice.rolls. */
  static get defaultImplementation(): typeof Roll {
    return configured().rolls[0] ?? Roll;
  }

  /** [D13] Roll.create */
  static create(formula: string, data: object = {}, options: Data = {}): Roll {
    return new Roll.defaultImplementation(formula, data, options);
  }

  /** [D14] Roll.parse, Roll.replaceFormulaData, Roll.getFormula */
  static parse(formula: string, data: object = {}): RollTerm[] {
    return parse(formula, data);
  }

  static readonly replaceFormulaData = replaceFormulaData;

  static getFormula(terms: readonly RollTerm[]): string {
    return terms
      .map(term => term.formula)
      .join('')
      .trim();
  }

  /** [D13] Roll.validate */
  static validate(formula: string): boolean {
    try {
      return parse(formula, {}).every(term => !(term instanceof StringTerm));
    } catch {
      return false;
    }
  }

  /** [D13] Roll.safeEval: the number of an expression without dice. Throws if it is none. */
  static safeEval(expression: string): number {
    const roll = new this(expression);
    const value = roll.isDeterministic ? roll.evaluateSync().total : undefined;
    if (typeof value !== 'number' || Number.isNaN(value))
      throw new Error(`"${expression}" has no number as its value.`);
    return value;
  }

  /** [D13] Roll.fromTerms: of terms that are all evaluated or all not. */
  static fromTerms(terms: RollTerm[], options: Data = {}): Roll {
    const states = new Set(terms.filter(term => !(term instanceof OperatorTerm)).map(term => term._evaluated));
    if (states.size > 1) throw new Error('The terms of a roll are all evaluated or all not.');
    const roll = new this('', {}, options);
    roll.terms = terms;
    roll._evaluated = states.has(true) && keepsResults();
    if (roll._evaluated) roll.sum = sumOf(terms);
    return roll;
  }

  /** [D13] Roll.fromData: a roll with the results that the data holds. */
  static fromData(data: Data): Roll {
    const terms = Array.isArray(data['terms']) ? (data['terms'] as unknown[]).filter(isPlain) : [];
    const cls = configured().rolls.find(known => known.name === data['class']) ?? this;
    const roll = new cls('', {}, isPlain(data['options']) ? data['options'] : {});
    roll.terms = terms.map(termFromData);
    roll._evaluated = data['evaluated'] !== false;
    roll.sum = typeof data['total'] === 'number' ? data['total'] : sumOf(roll.terms);
    return roll;
  }

  /** [D13] Roll.fromJSON */
  static fromJSON(json: string): Roll {
    return this.fromData(JSON.parse(json) as Data);
  }

  /** [D13] Roll#formula */
  get formula(): string {
    return Roll.getFormula(this.terms);
  }

  /** [D13] Roll#total */
  get total(): number | undefined {
    return this._evaluated ? this.sum : undefined;
  }

  /** [D13] Roll#result */
  get result(): string {
    return this.terms
      .map(term => String(term.total ?? ''))
      .join('')
      .trim();
  }

  /** [D13] Roll#dice */
  get dice(): DiceTerm[] {
    return this.terms.flatMap(term => [
      ...(term instanceof DiceTerm ? [term] : []),
      ...('dice' in term && Array.isArray(term.dice) ? (term.dice as DiceTerm[]) : []),
    ]);
  }

  /** [D13] Roll#isDeterministic */
  get isDeterministic(): boolean {
    return this.terms.every(term => term.isDeterministic);
  }

  /** [D14] Roll#clone: the same formula, not rolled. */
  clone(): Roll {
    return new (this.constructor as typeof Roll)(this.formula, this.data, this.options);
  }

  /** [D14] Roll#alter: more dice, by a factor and a number. */
  alter(multiply = 1, add = 0): this {
    for (const term of this.terms) {
      if (term instanceof DiceTerm) term.number = Math.max(0, Math.round(term.number * multiply + add));
    }
    return this;
  }

  /** [D14] Roll#getTooltip: the dice of the roll as HTML. */
  async getTooltip(): Promise<string> {
    return tooltipOf(this.dice);
  }

  /** [D13] Roll#evaluate: once only. */
  async evaluate(options: EvaluateOptions = {}): Promise<this> {
    this.mustBeNew();
    return this._evaluate(options);
  }

  /** [D13] Roll#evaluateSync */
  evaluateSync(options: EvaluateOptions & { strict?: boolean } = {}): this {
    this.mustBeNew();
    return this._evaluateSync(options);
  }

  private mustBeNew(): void {
    if (this._evaluated) throw new Error(`The roll ${this.formula} has already been evaluated and cannot be again.`);
  }

  /** [D14] Roll#_evaluate, Roll#_evaluateSync: what packages wrap to roll in their own way. */
  async _evaluate(options: EvaluateOptions = {}): Promise<this> {
    return this._evaluateSync(options);
  }

  _evaluateSync(options: EvaluateOptions = {}): this {
    for (const term of this.terms) term.evaluate(options);
    this._evaluated = true;
    this.sum = sumOf(this.terms);
    return this;
  }

  /** [D14] Roll#resetFormula: the formula of its terms as they are now. */
  resetFormula(): string {
    return this.formula;
  }

  /** [D14] Roll.simulate: the totals of many rolls of a formula. */
  static async simulate(formula: string, count = 10_000): Promise<number[]> {
    const totals = [];
    for (let one = 0; one < count; one++) totals.push((await new this(formula).evaluate()).total ?? 0);
    return totals;
  }

  /** [D14] Roll#toAnchor: a link that shows its total, or rolls it when it has none yet. */
  toAnchor(options: AnchorOptions = {}): HTMLAnchorElement {
    return anchorOf(this, options);
  }

  /** [D13] Roll#roll */
  roll(options: EvaluateOptions = {}): Promise<this> {
    return this.evaluate(options);
  }

  /** [D13] Roll#reroll */
  async reroll(options: EvaluateOptions = {}): Promise<Roll> {
    return new (this.constructor as typeof Roll)(this.formula, this.data, this.options).evaluate(options);
  }

  /** [D13] Roll#toMessage: evaluates if necessary; with `create: false` it returns only the creation data. */
  async toMessage(
    messageData: Data = {},
    operation: Data & { create?: boolean; messageMode?: string; rollMode?: string } = {},
  ): Promise<unknown> {
    // [D13] `rollMode`, which many modules still pass: deprecated, with the names of version 13
    const { create = true, rollMode, messageMode = rollMode && messageModeOf(rollMode), ...options } = operation;
    if (!this._evaluated) await this.evaluate({ allowInteractive: messageMode !== 'blind' });
    const { ChatMessage } = globals<{ ChatMessage: { applyMode(data: Data, mode: string): Data } }>();
    const data: Data = { content: String(this.total), sound: null, ...messageData, rolls: [this] };
    if (messageMode) ChatMessage.applyMode(data, messageMode);
    return create ? implementationOf('ChatMessage').create(data, options) : data;
  }

  /** [D13] Roll#render: the roll as HTML for the chat. */
  async render(): Promise<string> {
    return renderedRoll(this, await this.getTooltip());
  }

  /** [D13] Roll#toJSON */
  toJSON(): Data {
    return {
      class: this.constructor.name,
      options: this.options,
      dice: [],
      formula: this.formula,
      terms: this.terms.map(term => term.toJSON()),
      total: this.total,
      evaluated: this._evaluated,
    };
  }

  /** The formula and, once rolled, its total. */
  toString(): string {
    return `${this.formula} = ${this.total ?? '?'}`;
  }
}
