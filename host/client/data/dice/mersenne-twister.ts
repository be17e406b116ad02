const SIZE = 624;
const PERIOD = 397;
const WORD = 2 ** 32;

/** [D14] foundry.dice.MersenneTwister: pseudo-random numbers, the same ones for the same seed (MT19937). */
export class MersenneTwister {
  private readonly state = new Uint32Array(SIZE);
  private at = SIZE;

  constructor(seed: number = Math.floor(Math.random() * WORD)) {
    this.seed(seed);
  }

  /** [D14] MersenneTwister.random, MersenneTwister.normal */
  static random(): number {
    return shared.random();
  }

  static normal(mean: number, deviation: number): number {
    const length = Math.sqrt(-2 * Math.log(1 - shared.random()));
    return mean + deviation * length * Math.cos(2 * Math.PI * shared.random());
  }

  /** [D14] MersenneTwister#seed */
  seed(seed: number): number {
    this.state[0] = seed >>> 0;
    for (let index = 1; index < SIZE; index++) {
      const before = this.word(index - 1);
      this.state[index] = Math.imul(1_812_433_253, before ^ (before >>> 30)) + index;
    }
    this.at = SIZE;
    return seed;
  }

  private word(index: number): number {
    return this.state[index % SIZE] ?? 0;
  }

  private twist(): void {
    for (let index = 0; index < SIZE; index++) {
      const mixed = (this.word(index) & 0x80000000) | (this.word(index + 1) & 0x7fffffff);
      this.state[index] = this.word(index + PERIOD) ^ (mixed >>> 1) ^ (mixed & 1 ? 0x9908b0df : 0);
    }
    this.at = 0;
  }

  /** [D14] MersenneTwister#int, MersenneTwister#int31: a whole number of 32 or of 31 bits. */
  int(): number {
    if (this.at >= SIZE) this.twist();
    let value = this.word(this.at++);
    value ^= value >>> 11;
    value ^= (value << 7) & 0x9d2c5680;
    value ^= (value << 15) & 0xefc60000;
    return (value ^ (value >>> 18)) >>> 0;
  }

  int31(): number {
    return this.int() >>> 1;
  }

  /** [D14] MersenneTwister#random, MersenneTwister#rnd: from 0 to below 1. */
  random(): number {
    return this.int() / WORD;
  }

  rnd(): number {
    return this.random();
  }

  /** [D14] MersenneTwister#real: from 0 to 1. */
  real(): number {
    return this.int() / (WORD - 1);
  }
}

const shared = new MersenneTwister();
