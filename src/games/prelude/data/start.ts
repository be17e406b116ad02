/** §2.1 Where the tracks begin, and the markers that lie in the Military Preparations Boxes. */

/** §11.1 The values of Red Guards and Loyal Troops. */
export const PREPARATIONS = [1, 2, 4] as const;

export interface Start {
  /** Above 0 the Revolutionary is ahead, below it the Government. */
  readonly victoryPoints: number;
  readonly world: number;
  readonly unrest: number;
  /** The Loyal Troops marker that lies in its box. */
  readonly troops: number;
}

export const START: Start = { victoryPoints: 0, world: -1, unrest: 0, troops: 4 };
