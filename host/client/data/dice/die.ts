import type { Data } from '../../../shared/json';
import { compareResult, type DiceResult, MODIFIERS, sumOfResults } from './modifiers';
import { type EvaluateOptions, RollTerm } from './terms';
import { globals } from '../../global';

const uniform = (): number => globals<{ CONFIG: { Dice: { randomUniform(): number } } }>().CONFIG.Dice.randomUniform();

/** A formula in place of a number, as in `(1d4)d6`. */
interface Computed {
  readonly formula: string;
  readonly total: number | undefined;
  readonly _evaluated: boolean;
  evaluateSync(options: EvaluateOptions): unknown;
}

/** The data of a die. */
export interface DiceData {
  number?: number;
  faces?: number;
  modifiers?: string[];
  results?: DiceResult[];
  options?: Data;
}

type Made = (this: DiceTerm, modifier: string) => unknown;
/** How a modifier of a class of dice is applied: by a function, or by a method of this name. */
export type Modifier = string | Made;

/** [D14] foundry.dice.terms.DiceTerm; docs/platform.md 7: extended by packages for dice with a letter of their own. */
export class DiceTerm extends RollTerm {
  /** [D14] DiceTerm.DENOMINATION, DiceTerm.MODIFIERS */
  static DENOMINATION = '';
  static MODIFIERS: Record<string, Modifier> = {};
  /** [D14] DiceTerm.compareResult */
  static readonly compareResult = compareResult;
  number: number;
  faces: number;
  modifiers: string[];
  /** [D14] DiceTerm#results */
  results: DiceResult[];
  /** The formula of its number, until it is rolled. */
  counted: Computed | undefined;

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
    return `${this.many}d${this.denomination}${this.modifiers.join('')}`;
  }

  protected get many(): string {
    return this.counted && !this.counted._evaluated ? `(${this.counted.formula})` : String(this.number);
  }

  override get total(): number | undefined {
    return this._evaluated ? sumOfResults(this.results) : undefined;
  }

  /** [D14] DiceTerm#values */
  get values(): number[] {
    return this.results.filter(({ active }) => active).map(({ result }) => result);
  }

  /** [D14] DiceTerm#dice */
  get dice(): DiceTerm[] {
    return [];
  }

  /** [D14] DiceTerm#isDeterministic */
  override get isDeterministic(): boolean {
    return false;
  }

  override evaluate(options: EvaluateOptions = {}): this {
    const { minimize = false, maximize = false } = options;
    if (this.counted && !this.counted._evaluated) {
      this.counted.evaluateSync(options);
      this.number = Math.max(0, Math.round(this.counted.total ?? 0));
    }
    while (this.results.length < this.number) this.roll({ minimize, maximize });
    this._evaluateModifiers();
    return super.evaluate();
  }

  /** [D14] DiceTerm#roll: one more die. */
  roll({ minimize = false, maximize = false }: EvaluateOptions = {}): DiceResult {
    const result = minimize ? Math.min(1, this.faces) : maximize ? this.faces : this.mapRandomFace(uniform());
    const rolled: DiceResult = { result, active: true };
    this.results.push(rolled);
    return rolled;
  }

  /** [D14] DiceTerm#randomFace, DiceTerm#mapRandomFace: the face for a number from 0 (with it) to 1 (without). */
  randomFace(): number {
    return this.mapRandomFace(uniform());
  }

  mapRandomFace(randomUniform: number): number {
    return Math.ceil((1 - randomUniform) * this.faces);
  }

  /** [D14] DiceTerm#getResultLabel */
  getResultLabel({ result }: DiceResult): string {
    return String(result);
  }

  /** [D14] DiceTerm#getResultCSS */
  getResultCSS({ result, discarded = false, rerolled, exploded, success, failure }: DiceResult): (string | null)[] {
    return [
      this.constructor.name.toLowerCase(),
      `d${this.denomination || this.faces}`,
      success ? 'success' : null,
      failure ? 'failure' : null,
      rerolled ? 'rerolled' : null,
      exploded ? 'exploded' : null,
      discarded ? 'discarded' : null,
      result === 1 ? 'min' : null,
      result === this.faces ? 'max' : null,
    ];
  }

  /** [D14] DiceTerm#getTooltipData */
  getTooltipData(): Data {
    const rolls = this.results.map(result => ({
      result: this.getResultLabel(result),
      classes: this.getResultCSS(result).filter(Boolean).join(' '),
    }));
    return { formula: this.expression, total: this.total, faces: this.faces, flavor: this.flavor, rolls };
  }

  /** [D14] DiceTerm#_evaluateModifiers, DiceTerm#_evaluateModifier: one after the other. */
  _evaluateModifiers(): void {
    for (const modifier of this.modifiers) this._evaluateModifier(modifier);
  }

  /** [D14] DiceTerm#alter: more dice, by a factor and a number. */
  alter(multiply: number, add: number): this {
    if (this._evaluated) throw new Error('This term has been rolled and cannot change any more.');
    this.number = Math.max(0, Math.round(this.number * multiply) + add);
    return this;
  }

  _evaluateModifier(modifier: string): void {
    const kind = (/^[a-z]+/i.exec(modifier)?.[0] ?? '').toLowerCase();
    const own = (this.constructor as typeof DiceTerm).MODIFIERS[kind];
    if (typeof own === 'function') own.call(this, modifier);
    else if (typeof own === 'string' && own in this) (Reflect.get(this, own) as Made).call(this, modifier);
    else {
      this.#applyCore(kind, modifier);
    }
  }

  #applyCore(kind: string, modifier: string): void {
    const { faces, results } = this;
    const core = MODIFIERS[kind];
    if (!core) throw new Error(`The dice modifier "${modifier}" is not offered by this host.`);
    core({ faces, results, roll: () => this.roll() }, modifier);
  }

  /** Applies one of core's modifiers, as its method does. */
  protected applied(kind: string, modifier: string): this {
    this.#applyCore(kind, modifier);
    return this;
  }

  override toJSON(): Data {
    const { number, faces, modifiers, results } = this;
    return { ...super.toJSON(), number, faces, modifiers, results };
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

/** [D14] foundry.dice.terms.FateDie: one of three, minus one, nothing or plus one. */
export class FateDie extends DiceTerm {
  static override DENOMINATION = 'f';

  constructor(data: DiceData = {}) {
    super({ ...data, faces: 3 });
  }

  override roll({ minimize = false, maximize = false }: EvaluateOptions = {}): DiceResult {
    const result = minimize ? -1 : maximize ? 1 : this.mapRandomFace(uniform());
    const rolled: DiceResult = { result, active: true };
    this.results.push(rolled);
    return rolled;
  }

  override mapRandomFace(randomUniform: number): number {
    return super.mapRandomFace(randomUniform) - 2;
  }

  override getResultLabel({ result }: DiceResult): string {
    return ['-', '\u00a0', '+'][result + 1] ?? String(result);
  }
}
