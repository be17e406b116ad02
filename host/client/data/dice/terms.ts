/** The plain parts of a formula; dice are in die.ts, parts with formulas of their own in composed.ts. */
import type { Data } from '../../../shared/json';

/** [D14] foundry.dice.terms.RollTerm: one part of a formula. */
export class RollTerm {
  options: Data;
  _evaluated = false;

  constructor({ options = {} }: { options?: Data } = {}) {
    this.options = options;
  }

  /** [D14] RollTerm#expression */
  get expression(): string {
    return '';
  }

  /** [D14] RollTerm#formula: the expression with its flavor. */
  get formula(): string {
    return this.flavor ? `${this.expression}[${this.flavor}]` : this.expression;
  }

  /** [D14] RollTerm#flavor */
  get flavor(): string {
    return String(this.options['flavor'] ?? '');
  }

  /** [D14] RollTerm#isDeterministic */
  get isDeterministic(): boolean {
    return true;
  }

  /** [D14] RollTerm#total */
  get total(): number | string | undefined {
    return undefined;
  }

  /** [D14] RollTerm#evaluate */
  evaluate(_options: EvaluateOptions = {}): this {
    this._evaluated = true;
    return this;
  }

  /** [D14] RollTerm#toJSON */
  toJSON(): Data {
    return { class: this.constructor.name, options: this.options, evaluated: this._evaluated };
  }
}

/** [D13] Options of Roll#evaluate; docs/platform.md 7 */
export interface EvaluateOptions {
  minimize?: boolean;
  maximize?: boolean;
  allowStrings?: boolean;
  allowInteractive?: boolean;
}

/** [D14] foundry.dice.terms.NumericTerm */
export class NumericTerm extends RollTerm {
  readonly number: number;

  constructor({ number, options = {} }: { number: number; options?: Data }) {
    super({ options });
    this.number = Number(number);
  }

  override get expression(): string {
    return String(this.number);
  }

  override get total(): number {
    return this.number;
  }

  override toJSON(): Data {
    return { ...super.toJSON(), number: this.number };
  }
}

/** [D14] foundry.dice.terms.OperatorTerm */
export class OperatorTerm extends RollTerm {
  readonly operator: string;

  constructor({ operator, options = {} }: { operator: string; options?: Data }) {
    super({ options });
    this.operator = operator;
  }

  override get expression(): string {
    return ` ${this.operator} `;
  }

  override get total(): string {
    return ` ${this.operator} `;
  }

  override toJSON(): Data {
    return { ...super.toJSON(), operator: this.operator };
  }
}

/** [D14] foundry.dice.terms.StringTerm: words in a formula, which have no value. */
export class StringTerm extends RollTerm {
  readonly term: string;

  constructor({ term, options = {} }: { term: string; options?: Data }) {
    super({ options });
    this.term = term;
  }

  override get expression(): string {
    return this.term;
  }

  override get total(): string {
    return this.term;
  }

  override evaluate({ allowStrings = false }: EvaluateOptions = {}): this {
    if (!allowStrings) throw new Error(`Unresolved StringTerm ${this.term} requested for evaluation`);
    return super.evaluate();
  }

  override toJSON(): Data {
    return { ...super.toJSON(), term: this.term };
  }
}
