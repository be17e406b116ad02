/** The tables of this world, given once at start to what has no other way to them: keys and sheets. */
import type { Registry } from '../registry';

let registry: Registry | undefined;

export const useRegistry = (given: Registry): void => {
  registry = given;
};
export const knownRegistry = (): Registry | undefined => registry;
