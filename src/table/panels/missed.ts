/** "Since you were here": that something was missed at a table, and how much. */
import type { Speech } from '../i18n/wording';
import type { TableClient } from './client-model';

export const missedText = ({ missed }: Pick<TableClient, 'missed'>, speech: Speech): { readonly missed?: string } =>
  missed ? { missed: speech.format('RT.weekly.missed', { count: String(missed.count) }) } : {};
