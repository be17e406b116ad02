/** Reads the formula of a roll. [A] Dice, Basic Dice, Dice Modifiers: the official articles on them. */
import { FunctionTerm, type InnerRoll, isFunctionName, ParentheticalTerm, PoolTerm } from './composed';
import type { DiceData, DiceTerm } from './die';
import { Die } from './numbered-die';
import { NumericTerm, OperatorTerm, type RollTerm, StringTerm } from './terms';

/** What a parser needs: dice by letter, and a roll for terms in brackets. */
interface Reading {
  readonly dieOf: (letter: string) => (new (data: DiceData) => DiceTerm) | undefined;
  readonly rollOf: (terms: RollTerm[]) => InnerRoll;
}

const NUMBER = /^\d+(?:\.\d+)?/;
const DICE = /^(\d*)d(\d+|%|[a-z])/i;
const MODIFIERS = /^[^\s(){}[\]+\-*/%,]+/;
/** [D14] DiceTerm.MODIFIERS_REGEXP */
const MODIFIER = /([a-z]+)([^a-z\s()+\-*/]+)?/gi;
const NAME = /^[a-z_$][\w$]*/i;
const OPERATOR = /^[-+*/%]/;
const FLAVOR = /^\[([^\]]*)\]/;

class Reader {
  #at = 0;

  constructor(
    readonly formula: string,
    readonly how: Reading,
  ) {}

  get #rest(): string {
    return this.formula.slice(this.#at);
  }

  #blank(): void {
    this.#at += /^\s*/.exec(this.#rest)?.[0].length ?? 0;
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    const found = pattern.exec(this.#rest);
    this.#at += found?.[0].length ?? 0;
    return found;
  }

  #expect(sign: string): void {
    this.#blank();
    if (!this.#rest.startsWith(sign)) this.fail();
    this.#at += sign.length;
  }

  fail(): never {
    throw new Error(`The roll formula "${this.formula}" is not valid: unexpected "${this.#rest}".`);
  }

  get isDone(): boolean {
    this.#blank();
    return this.#rest === '';
  }

  /** Parses terms and operators, up to anything else. */
  sum(): RollTerm[] {
    const terms: RollTerm[] = [];
    for (;;) {
      this.#blank();
      // a sign before a term; after an operator it belongs to the number
      const sign = this.#take(terms.length > 0 && !(terms.at(-1) instanceof OperatorTerm) ? OPERATOR : /^[-+]/)?.[0];
      if (sign && terms.at(-1) instanceof OperatorTerm) {
        this.#blank();
        const number = this.#take(NUMBER)?.[0] ?? this.fail();
        terms.push(new NumericTerm({ number: Number(sign + number) }));
        continue;
      }
      if (sign) terms.push(new OperatorTerm({ operator: sign }));
      else if (terms.length > 0 && !(terms.at(-1) instanceof OperatorTerm)) return terms;
      this.#blank();
      if (sign && /^[-+]/.test(this.#rest)) continue;
      terms.push(this.#term());
    }
  }

  #term(): RollTerm {
    const term = this.#dice() ?? this.#number() ?? this.#brackets() ?? this.#pool() ?? this.#named() ?? this.fail();
    const flavor = this.#take(FLAVOR)?.[1];
    if (flavor !== undefined) term.options = { ...term.options, flavor };
    return term;
  }

  #number(): RollTerm | undefined {
    const number = this.#take(NUMBER)?.[0];
    return number === undefined ? undefined : new NumericTerm({ number: Number(number) });
  }

  #modifiers(): string[] {
    const text = this.#take(MODIFIERS)?.[0] ?? '';
    const found = text.match(MODIFIER) ?? [];
    if (found.join('') !== text) this.fail();
    return found;
  }

  #dice(counted?: InnerRoll): RollTerm | undefined {
    const [, number, faces] = this.#take(counted ? /^()d(\d+|%|[a-z])/i : DICE) ?? [];
    if (faces === undefined) return undefined;
    const letter = faces === '%' ? '100' : faces.toLowerCase();
    const cls = /^\d+$/.test(letter) ? Die : this.how.dieOf(letter);
    if (!cls) throw new Error(`"d${letter}" is not a die: no term of CONFIG.Dice.terms has this letter.`);
    const data = { number: Number(number || 1), modifiers: this.#modifiers() };
    const die = new cls(cls === Die ? { ...data, faces: Number(letter) } : data);
    die.counted = counted;
    return die;
  }

  #brackets(): RollTerm | undefined {
    if (!this.#rest.startsWith('(')) return undefined;
    this.#expect('(');
    const roll = this.how.rollOf(this.sum());
    this.#expect(')');
    return this.#dice(roll) ?? new ParentheticalTerm({ roll });
  }

  #list(end: string): InnerRoll[] {
    const rolls: InnerRoll[] = [];
    do {
      rolls.push(this.how.rollOf(this.sum()));
      this.#blank();
    } while (this.#take(/^,/));
    this.#expect(end);
    return rolls;
  }

  #pool(): RollTerm | undefined {
    if (!this.#rest.startsWith('{')) return undefined;
    this.#expect('{');
    const rolls = this.#list('}');
    return new PoolTerm({ rolls, modifiers: this.#modifiers() });
  }

  #named(): RollTerm | undefined {
    const name = this.#take(NAME)?.[0];
    if (name === undefined) return undefined;
    if (!this.#rest.startsWith('(')) return new StringTerm({ term: name });
    if (!isFunctionName(name)) this.fail();
    this.#expect('(');
    return new FunctionTerm({ fn: name, rolls: this.#list(')') });
  }
}

/** The terms of a formula. */
export const readFormula = (formula: string, how: Reading): RollTerm[] => {
  const reader = new Reader(formula, how);
  if (reader.isDone) throw new Error('A roll needs a formula.');
  const terms = reader.sum();
  if (!reader.isDone) reader.fail();
  return terms;
};
