/** What our chat messages carry: ids and numbers only; words are made by each reader. */
import type { Finding } from '../../kernel/helper';

export type ChatFlags =
  /** The entries `from`..`to` of a table: everything that one seat did in its turn. */
  | { readonly kind: 'turn'; readonly table: string; readonly from: number; readonly to: number }
  /** One entry in which dice fell. */
  | { readonly kind: 'roll'; readonly table: string; readonly from: number; readonly to: number }
  | { readonly kind: 'helper'; readonly table: string; readonly helper: string; readonly finding: Finding };

const isChatFlags = (value: unknown): value is ChatFlags =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  'table' in value &&
  typeof value.table === 'string' &&
  (value.kind === 'helper' || value.kind === 'turn' || value.kind === 'roll');

/** Our part of a message's flags; undefined for any other message. */
export const chatFlags = (flags: unknown): ChatFlags | undefined => (isChatFlags(flags) ? flags : undefined);
