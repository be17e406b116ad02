/** Newcomers with unknown browsers, who vouches for them, and impostors. */
import { NO_VOUCHING, type Stranger, stepVouching, type VouchingEffect, type VouchingInput } from '../wire/vouching';
import { type Around, type Page, TABLE } from './election-model';

export class Newcomers {
  readonly #around: Around;
  /** Keys that the world's documents name, by their users. */
  readonly vouched = new Set<string>();
  /** Seats whose users have to be known, and keys that a game master has refused. */
  readonly seats = new Set<number>();
  readonly denied = new Set<string>();

  constructor(around: Around) {
    this.#around = around;
  }

  /** The game master who is asked: the highest role that is here. */
  isAsked(page: Page): boolean {
    const roles = this.#around.pages.filter(one => one.isOpen && one.role > 2).map(({ role }) => role);
    return page.role > 2 && page.role === Math.max(...roles);
  }
  isKnown({ user, key }: Pick<Page, 'user' | 'key'>): boolean {
    return this.vouched.has(`${user} ${key}`);
  }
  /** A newcomer sits down with an unknown browser. */
  sit(page: Page): void {
    if (!page.isOpen || page.role > 2) return;
    this.seats.add(this.#around.pages.indexOf(page));
    if (page.vouched.has(`${page.user} ${page.key}`)) return;
    this.meet(page, { kind: 'unknown', stranger: { table: TABLE, user: page.user, key: page.key, proof: '' } });
    this.meet(page, { kind: 'needed', table: TABLE });
  }
  /** Somebody says that their browser is another's. */
  pretend(page: Page, isNamed: boolean): void {
    const { user } = this.#around.pages.find(one => one.user !== page.user && one.role < 3) ?? page;
    const stranger: Stranger = { table: TABLE, user, key: `false${page.user}`, proof: '' };
    this.#around.say(page, { kind: 'stranger', stranger, ...(isNamed && { by: page.user }) });
  }
  /** A game master compares the code with what the user reads to them; and may say no even if it is the same. */
  compare(page: Page, n: number, isCareless: boolean): void {
    const [stranger] = page.questions.splice(n % Math.max(1, page.questions.length), 1);
    if (!page.isOpen || !stranger) return;
    const isHis = this.#around.pages.some(one => one.user === stranger.user && one.key === stranger.key);
    if (isHis && isCareless) this.denied.add(stranger.key);
    const taken = (this.#around.faults.otherVouched && page.questions.at(-1)) || stranger;
    this.meet(page, { kind: 'answered', stranger: taken, isSame: isHis && !isCareless });
  }
  meet(page: Page, input: VouchingInput): void {
    if (!page.isOpen) return;
    if (this.#around.faults.askedAgain && input.kind === 'stranger') page.vouching = NO_VOUCHING;
    const { vouching, effects } = stepVouching(page.vouching, input, this.#around.now(page));
    page.vouching = vouching;
    for (const effect of effects) this.#doFor(page, effect);
  }
  #doFor(page: Page, effect: VouchingEffect): void {
    switch (effect.kind) {
      case 'say-stranger':
        return this.#around.say(page, { kind: 'stranger', stranger: effect.stranger, by: page.user });
      case 'ask': {
        const { user, key } = effect.stranger;
        if (page.wasAsked.has(`${user} ${key}`))
          this.#around.wrong.push(`${page.client} is asked twice about ${user} ${key}`);
        page.wasAsked.add(`${user} ${key}`);
        page.questions.push(effect.stranger);
        return;
      }
      case 'vouch':
        return this.#around.send(page, { kind: 'vouch', stranger: effect.stranger });
      case 'show-code':
      case 'hide-code':
      case 'flood':
        return;
    }
  }
}
