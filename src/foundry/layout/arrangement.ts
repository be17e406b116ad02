import { isObject } from '../../kernel/reading';
import { settings, ID } from '../module-id';

/** What has a dock of its own on a wide page. */
export const DOCKS = ['table', 'hand'] as const;
export type DockKind = (typeof DOCKS)[number];
export const isDock = (kind: string): kind is DockKind => DOCKS.some(one => one === kind);

export interface DockChoice {
  /** A window of its own instead of a dock. */
  readonly detached: boolean;
  readonly folded: boolean;
  readonly size?: number | undefined;
}

/** What is stored may be of another version, or written by anybody with a console. */
const read = (stored: unknown, usual: Pick<DockChoice, 'folded'>): DockChoice => {
  if (!isObject(stored)) return { detached: false, ...usual };
  const { detached, folded, size } = stored;
  const kept = typeof size === 'number' && Number.isFinite(size) ? { size } : {};
  return { detached: detached === true, folded: folded === true, ...kept };
};

const stored = (): Readonly<Record<string, unknown>> => {
  const value: unknown = settings().get(ID, 'arrangement');
  return isObject(value) ? value : {};
};

/** How a dock is kept in this browser; as is usual, until somebody has chosen. */
export const choiceOf = (kind: DockKind, usual: Pick<DockChoice, 'folded'>): DockChoice => read(stored()[kind], usual);

/** Keeps a dock so from now on. */
export const choose = async (kind: DockKind, { size, ...choice }: DockChoice): Promise<void> => {
  // a size that is as usual is none
  await settings().set(ID, 'arrangement', {
    ...stored(),
    [kind]: { ...choice, ...(size !== undefined && { size }) },
  });
};
