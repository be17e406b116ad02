/**
 * This browser's part in its user's secret, passed to the dialogs: they load late, and import nothing of the first
 * chunk.
 */
import { random } from '../tables/keys';
import { declinePerson, keepPerson, lockedInWorld, owner, personSecret, writeLocked } from '../tables/person';
import { send } from '../tables/socket';

let tables = (): Promise<void> => Promise.resolve();
/** Called at the start with the function that reopens this user's tables. */
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
