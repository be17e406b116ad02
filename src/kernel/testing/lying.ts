/** Cards in piles for tests, by short names: `hands: { red: […] }` for the piles `red-hand` and so on. */

type Cards = readonly string[];
export type Names = Readonly<Record<string, string | Readonly<Record<string, string>>>>;
export type Short<N extends Names> = {
  readonly [K in keyof N]?: N[K] extends string ? Cards : Partial<Readonly<Record<keyof N[K], Cards>>>;
};

/** Part of a state in which the cards lie in their piles. */
type Lying<P, N extends Names, Id extends string> = Omit<P, keyof N | 'piles'> & {
  readonly piles: Readonly<Record<Id, Cards>>;
};

/** Reads the short names of a game's piles; what is said of the other piles stays. */
export const lyingIn =
  <Id extends string, N extends Names>(names: N) =>
  <P extends Short<N> & { readonly piles?: Readonly<Partial<Record<Id, Cards>>> }>(part: P): Lying<P, N, Id> => {
    const given: Readonly<Record<string, unknown>> = { ...part };
    const laid = Object.entries(names).flatMap(([short, pile]): (readonly [string, unknown])[] => {
      const cards = given[short];
      if (cards === undefined) return [];
      return typeof pile === 'string'
        ? [[pile, cards]]
        : Object.entries(cards as Record<string, unknown>).map(([key, list]) => [pile[key] ?? key, list]);
    });
    const rest = Object.entries(given).filter(([key]) => !Object.hasOwn(names, key));
    // the same part, its cards under the names of piles
    return { ...Object.fromEntries(rest), piles: { ...part.piles, ...Object.fromEntries(laid) } } as Lying<P, N, Id>;
  };
