/** Who plays. */
export const SEATS = ['revolutionary', 'government'] as const;
export type Seat = (typeof SEATS)[number];
export const rival = (seat: Seat): Seat => (seat === 'revolutionary' ? 'government' : 'revolutionary');

export interface For {
  readonly seat: Seat;
}
