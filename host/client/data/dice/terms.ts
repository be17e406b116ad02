import type { Data } from '../../../shared/json';

/** [D14] DiceTermResult */
export interface DiceResult {
  result: number;
  active: boolean;
  discarded?: boolean;
}

const uniform = (): number =>
  (globalThis as unknown as { CONFIG: { Dice: { randomUniform(): number } } }).CONFIG.Dice.randomUniform();

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

  /** [D14] RollTerm#formula */
  get formula(): string {
    return this.expression;
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

/** The data of a die. */
export interface DiceData {
  number?: number;
  faces?: number;
  modifiers?: string[];
  results?: DiceResult[];
  options?: Data;
}

/** [D14] foundry.dice.terms.DiceTerm; docs/platform.md 7: extended by packages for dice with a letter of their own. */
export class DiceTerm extends RollTerm {
  /** [D14] DiceTerm.DENOMINATION */
  static DENOMINATION = '';
  number: number;
  faces: number;
  modifiers: string[];
  /** [D14] DiceTerm#results */
  results: DiceResult[];

  constructor({ number = 1, faces = 6, modifiers = [], results = [], options = {} }: DiceData = {}) {
    super({ options });
    this.number = number;
    this.faces = faces;
    this.modifiers = modifiers;
    this.results = results;
    this._evaluated = results.length > 0;
  }

  /** [D14] DiceTerm#denomination */
  get denomination(): string {
    return (this.constructor as typeof DiceTerm).DENOMINATION;
  }

  override get expression(): string {
    return `${this.number}d${this.denomination}${this.modifiers.join('')}`;
  }

  override get total(): number | undefined {
    if (!this._evaluated) return undefined;
    return this.results.reduce((sum, { result, active }) => (active ? sum + result : sum), 0);
  }

  /** [D14] DiceTerm#values */
  get values(): number[] {
    return this.results.filter(({ active }) => active).map(({ result }) => result);
  }

  /** [D14] DiceTerm#isDeterministic */
  get isDeterministic(): boolean {
    return false;
  }

  override evaluate({ minimize = false, maximize = false }: EvaluateOptions = {}): this {
    while (this.results.length < this.number) this.roll({ minimize, maximize });
    for (const modifier of this.modifiers) this.modify(modifier);
    return super.evaluate();
  }

  /** [D14] DiceTerm#roll: one more die. */
  roll({ minimize = false, maximize = false }: EvaluateOptions = {}): DiceResult {
    const result = minimize ? Math.min(1, this.faces) : maximize ? this.faces : this.mapRandomFace(uniform());
    const rolled: DiceResult = { result, active: true };
    this.results.push(rolled);
    return rolled;
  }

  /** [D14] DiceTerm#mapRandomFace: the face for a number from 0 (with it) to 1 (without). */
  mapRandomFace(randomUniform: number): number {
    return Math.ceil((1 - randomUniform) * this.faces);
  }

  /** [D14] DiceTerm#getResultLabel */
  getResultLabel({ result }: DiceResult): string {
    return String(result);
  }

  /** [D14] DiceTerm#getResultCSS */
  getResultCSS({ result, discarded = false }: DiceResult): (string | null)[] {
    return [
      this.constructor.name.toLowerCase(),
      `d${this.denomination || this.faces}`,
      discarded ? 'discarded' : null,
      result === 1 ? 'min' : null,
      result === this.faces ? 'max' : null,
    ];
  }

  // Keeping and dropping: kh, kl, dh, dl with a number.
  private modify(modifier: string): void {
    const [, kind, side, count] = /^([kd])([hl]?)(\d*)$/.exec(modifier.toLowerCase()) ?? [];
    if (!kind) throw new Error(`The dice modifier "${modifier}" is not offered by this host.`);
    const number = Number(count || 1);
    const sorted = this.results.filter(({ active }) => active).sort((one, other) => other.result - one.result);
    if ((side || (kind === 'k' ? 'h' : 'l')) === 'l') sorted.reverse();
    for (const result of kind === 'k' ? sorted.slice(number) : sorted.slice(0, number)) {
      Object.assign(result, { active: false, discarded: true });
    }
  }

  override toJSON(): Data {
    const { number, faces, modifiers, results } = this;
    return { ...super.toJSON(), number, faces, modifiers, results };
  }
}

/** [D14] foundry.dice.terms.Die: a die with numbered faces. */
export class Die extends DiceTerm {
  static override DENOMINATION = 'd';

  override get denomination(): string {
    return `d${this.faces}`;
  }

  override get expression(): string {
    return `${this.number}d${this.faces}${this.modifiers.join('')}`;
  }

  override getResultCSS(result: DiceResult): (string | null)[] {
    return ['die', `d${this.faces}`, ...super.getResultCSS(result).slice(2)];
  }
}

/** [D14] foundry.dice.terms.Coin */
export class Coin extends DiceTerm {
  static override DENOMINATION = 'c';

  constructor(data: DiceData = {}) {
    super({ ...data, faces: 2 });
  }

  override roll(options: EvaluateOptions = {}): DiceResult {
    const rolled = super.roll(options);
    rolled.result -= 1;
    return rolled;
  }
}
