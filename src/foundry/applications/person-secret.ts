/** This browser's part in its person's secret, as it is given to the dialogs: what comes late takes nothing of the start along. */
import { random } from '../tables/keys';
import { declinePerson, keepPerson, lockedInWorld, owner, personSecret, writeLocked } from '../tables/person';
import { send } from '../tables/socket';

let tables = (): Promise<void> => Promise.resolve();
/** What goes on with this user's tables, as it is told at the start. */
export const goOnBy = (given: () => Promise<void>): void => {
  tables = given;
};

export const hands = {
  random,
  declinePerson,
  keepPerson,
  lockedInWorld,
  owner,
  personSecret,
  writeLocked,
  send,
  goOnHere: () => tables(),
};
export type PersonHands = typeof hands;
