/** What is done once for every table of this world, for those that come later too. */
import type { TableClient } from '../table/panels/client-model';
import type { Registry } from './registry';

type Tables<T> = Pick<Registry, 'onChange'> & { tables(): readonly T[] };

/** Calls `follow` once for each table that is open and each that is opened from now on. */
export const eachTable = <T extends TableClient>(registry: Tables<T>, follow: (client: T) => void): void => {
  const followed = new WeakSet<T>();
  const followAll = (): void => {
    for (const client of registry.tables()) {
      if (followed.has(client)) continue;
      followed.add(client);
      follow(client);
    }
  };
  followAll();
  registry.onChange(followAll);
};
