/** What games by the week are given by those who keep all tables: a file that imports it brings nothing of them. */
import type { Speech } from '../../table/i18n/wording';
import type { LiveTable } from '../tables/live-table';

export interface Weeks {
  each(follow: (table: LiveTable) => void): void;
  /** Fetches the words. */
  say(): Promise<void>;
  readonly speech: Speech;
}
