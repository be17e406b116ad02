import { DiceTerm, type Modifier } from './die';
import type { DiceResult } from './modifiers';

/** [D14] foundry.dice.terms.Die: a die with numbered faces. */
export class Die extends DiceTerm {
  static override DENOMINATION = 'd';

  /** [D14] Die.MODIFIERS: the methods by what stands in a formula. */
  static override MODIFIERS: Record<string, Modifier> = {
    ...{ r: 'reroll', rr: 'rerollRecursive', x: 'explode', xo: 'explodeOnce' },
    ...{ k: 'keep', kh: 'keep', kl: 'keep', d: 'drop', dh: 'drop', dl: 'drop', min: 'minimum', max: 'maximum' },
    ...{ even: 'countEven', odd: 'countOdd', cs: 'countSuccess', cf: 'countFailures' },
    ...{ df: 'deductFailures', sf: 'subtractFailures', ms: 'marginSuccess' },
  };

  /** [D14] Die#reroll, Die#rerollRecursive, Die#explode, Die#explodeOnce */
  reroll(modifier: string, { recursive = false }: { recursive?: boolean } = {}): this {
    return this.applied(recursive ? 'rr' : 'r', modifier);
  }

  rerollRecursive(modifier: string): this {
    return this.reroll(modifier, { recursive: true });
  }

  explode(modifier: string, { recursive = true }: { recursive?: boolean } = {}): this {
    return this.applied(recursive ? 'x' : 'xo', modifier);
  }

  explodeOnce(modifier: string): this {
    return this.explode(modifier, { recursive: false });
  }

  /** [D14] Die#keep, Die#drop, Die#minimum, Die#maximum */
  keep(modifier: string): this {
    return this.applied('k', modifier);
  }

  drop(modifier: string): this {
    return this.applied('d', modifier);
  }

  minimum(modifier: string): this {
    return this.applied('min', modifier);
  }

  maximum(modifier: string): this {
    return this.applied('max', modifier);
  }

  /** [D14] Die#countEven, Die#countOdd, Die#countSuccess, Die#countFailures, Die#deductFailures, Die#subtractFailures, Die#marginSuccess */
  countEven(modifier: string): this {
    return this.applied('even', modifier);
  }

  countOdd(modifier: string): this {
    return this.applied('odd', modifier);
  }

  countSuccess(modifier: string): this {
    return this.applied('cs', modifier);
  }

  countFailures(modifier: string): this {
    return this.applied('cf', modifier);
  }

  deductFailures(modifier: string): this {
    return this.applied('df', modifier);
  }

  subtractFailures(modifier: string): this {
    return this.applied('sf', modifier);
  }

  marginSuccess(modifier: string): this {
    return this.applied('ms', modifier);
  }

  override get denomination(): string {
    return `d${this.faces}`;
  }

  override get expression(): string {
    return `${this.many}d${this.faces}${this.modifiers.join('')}`;
  }

  override getResultCSS(result: DiceResult): (string | null)[] {
    return ['die', `d${this.faces}`, ...super.getResultCSS(result).slice(2)];
  }
}
