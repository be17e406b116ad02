/** What the keeper of all tables passes to games by the week. Importing this file loads none of that code. */
import type { Speech } from '../../table/i18n/wording';
import type { LiveTable } from '../tables/live-table';

export interface Weeks {
  each(follow: (table: LiveTable) => void): void;
  /** Fetches the words. */
  say(): Promise<void>;
  readonly speech: Speech;
}
