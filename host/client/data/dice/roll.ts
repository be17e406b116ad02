import { isPlain, type Data } from '../../../shared/json';
import { getPath } from '../../../shared/merge';
import { hostAssumptions, implementationOf } from '../current';
import { Die, DiceTerm, NumericTerm, OperatorTerm, type RollTerm, type DiceData, type EvaluateOptions } from './terms';

type DiceTermClass = new (data: DiceData) => DiceTerm;

const configured = (): { terms: Record<string, DiceTermClass | undefined>; rolls: (typeof Roll)[] } =>
  (globalThis as unknown as { CONFIG: { Dice: { terms: Record<string, DiceTermClass>; rolls: (typeof Roll)[] } } })
    .CONFIG.Dice;

const TERM = /^(?:(\d*)d(\d+|[a-z])((?:[a-z]{1,2}\d*)*)|(\d+(?:\.\d+)?))/i;

const termOf = ([, number, faces, modifiers, value]: RegExpExecArray): RollTerm => {
  if (value !== undefined) return new NumericTerm({ number: Number(value) });
  const data = { number: Number(number || 1), modifiers: (modifiers ?? '').match(/[a-z]{1,2}\d*/gi) ?? [] };
  const letter = (faces ?? '').toLowerCase();
  if (/^\d+$/.test(letter)) return new Die({ ...data, faces: Number(letter) });
  const cls = configured().terms[letter];
  if (!cls) throw new Error(`"d${letter}" is not a die: no term of CONFIG.Dice.terms has this letter.`);
  return new cls(data);
};

const parse = (formula: string, data: object): RollTerm[] => {
  let rest = formula.replace(/@([\w.]+)/g, (_, path: string) => String(getPath(data, path) ?? 0)).replace(/\s+/g, '');
  const terms: RollTerm[] = [];
  while (rest) {
    const operator = /^[-+*/]/.exec(rest)?.[0];
    if (operator) {
      terms.push(new OperatorTerm({ operator }));
      rest = rest.slice(1);
    }
    const match = TERM.exec(rest);
    if (!match) throw new Error(`The roll formula "${formula}" is not valid: unexpected "${rest}".`);
    if (terms.length > 0 && !operator) throw new Error(`The roll formula "${formula}" is not valid at "${rest}".`);
    terms.push(termOf(match));
    rest = rest.slice(match[0].length);
  }
  if (terms.length === 0) throw new Error('A roll needs a formula.');
  return terms;
};

const multiply = (left: number, operator: string, right: number): number =>
  operator === '*' ? left * right : left / right;

const sumOf = (terms: readonly RollTerm[]): number => {
  const sums: { sign: number; value: number }[] = [];
  let operator = '+';
  for (const term of terms) {
    if (term instanceof OperatorTerm) operator = term.operator;
    else {
      const value = Number(term.total ?? 0);
      const last = sums.at(-1);
      if (last && (operator === '*' || operator === '/')) last.value = multiply(last.value, operator, value);
      else sums.push({ sign: operator === '-' ? -1 : 1, value });
    }
  }
  return sums.reduce((sum, { sign, value }) => sum + sign * value, 0);
};

const termFromData = (data: Data): RollTerm => {
  const { class: name, ...rest } = data;
  const fields = rest as DiceData & { evaluated?: boolean; operator?: unknown };
  const cls = name === 'Die' ? Die : Object.values(configured().terms).find(known => known?.name === name);
  const term =
    typeof fields.operator === 'string'
      ? new OperatorTerm({ operator: fields.operator })
      : cls
        ? new cls(fields)
        : typeof fields.faces === 'number'
          ? new DiceTerm(fields)
          : new NumericTerm({ number: Number(fields.number) });
  term._evaluated = fields.evaluated ?? true;
  return term;
};

/** Whether a roll can be made of terms that have results already is not known of Foundry 14. docs/platform.md 7 */
const keepsResults = (): boolean => hostAssumptions['roll-from-terms'] === 'kept';

/** [D13] foundry.dice.Roll; docs/platform.md 7 */
export class Roll {
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

  /** [D13] Roll.create */
  static create(formula: string, data: object = {}, options: Data = {}): Roll {
    return new Roll(formula, data, options);
  }

  /** [D13] Roll.validate */
  static validate(formula: string): boolean {
    try {
      return parse(formula, {}).length > 0;
    } catch {
      return false;
    }
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
    return this.terms
      .map(term => term.expression)
      .join('')
      .trim();
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
    return this.terms.filter(term => term instanceof DiceTerm);
  }

  /** [D13] Roll#isDeterministic */
  get isDeterministic(): boolean {
    return this.dice.length === 0;
  }

  /** [D13] Roll#evaluate: once only. */
  async evaluate(options: EvaluateOptions = {}): Promise<this> {
    return this.evaluateSync(options);
  }

  /** [D13] Roll#evaluateSync */
  evaluateSync(options: EvaluateOptions & { strict?: boolean } = {}): this {
    if (this._evaluated) throw new Error(`The roll ${this.formula} has already been evaluated and cannot be again.`);
    for (const term of this.terms) term.evaluate(options);
    this._evaluated = true;
    this.sum = sumOf(this.terms);
    return this;
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
    operation: Data & { create?: boolean; messageMode?: string } = {},
  ): Promise<unknown> {
    const { create = true, messageMode, ...options } = operation;
    if (!this._evaluated) await this.evaluate({ allowInteractive: messageMode !== 'blind' });
    const { ChatMessage } = globalThis as unknown as { ChatMessage: { applyMode(data: Data, mode: string): Data } };
    const data: Data = { content: String(this.total), sound: null, ...messageData, rolls: [this] };
    if (messageMode) ChatMessage.applyMode(data, messageMode);
    return create ? implementationOf('ChatMessage').create(data, options) : data;
  }

  /** [D13] Roll#render: the roll as HTML for the chat. */
  async render(): Promise<string> {
    const dice = this.dice.map(term => {
      const results = term.results.map(
        result =>
          `<li class="roll ${term.getResultCSS(result).filter(Boolean).join(' ')}">${term.getResultLabel(result)}</li>`,
      );
      return `<ol class="dice-rolls">${results.join('')}</ol>`;
    });
    return (
      `<div class="dice-roll"><div class="dice-result"><div class="dice-formula">${this.formula}</div>` +
      `<div class="dice-tooltip">${dice.join('')}</div><h4 class="dice-total">${this.total ?? ''}</h4></div></div>`
    );
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
