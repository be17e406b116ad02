/** What the tests of the CLI share: a session in English, and one with a game set up. */
import { speechOf } from '../languages';
import { type Answer, openDoor } from '../rules-cli';

export const SEED = '000102030405060708090a0b0c0d0e0f';
export const speech = speechOf('en');

export type Ask = (request: unknown) => Answer;
export interface Offer {
  readonly command: { readonly kind: string };
  readonly label: string;
  readonly refusal?: object;
}

export const openedGame = (): Ask => {
  const ask = openDoor(speech);
  ask({ do: 'setup', game: 'civil-war', options: {}, seed: SEED });
  return ask;
};

export const offersTo = (ask: Ask, seat: string): readonly Offer[] =>
  ask({ do: 'offers', seat })['offers'] as readonly Offer[];
export const stateOf = (ask: Ask): Answer => ask({ do: 'state' })['state'] as Answer;
