/** §3.3.4 What Politics costs, as printed along the Polarization track. */

/** Up to which Polarization it costs how much; above five it is not possible. */
const COSTS = [
  [1, 1],
  [3, 2],
  [5, 3],
] as const;
export const politicsCost = (polarization: number): number | undefined =>
  COSTS.find(([upTo]) => polarization <= upTo)?.[1];
