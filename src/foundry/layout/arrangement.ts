import { isObject } from '../../kernel/reading';
import { settings, ID } from '../module-id';

/** The parts that have a dock on a wide page. */
export const DOCKS = ['table', 'hand'] as const;
export type DockKind = (typeof DOCKS)[number];
export const isDock = (kind: string): kind is DockKind => DOCKS.some(one => one === kind);

export interface DockChoice {
  /** A window instead of a dock. */
  readonly detached: boolean;
  readonly folded: boolean;
  readonly size?: number | undefined;
}

/** The stored value may come from another version, or from anybody with a console. */
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

/** The stored choice for a dock in this browser; the default until the user has chosen. */
export const choiceOf = (kind: DockKind, usual: Pick<DockChoice, 'folded'>): DockChoice => read(stored()[kind], usual);

/** Stores the choice for a dock. */
export const choose = async (kind: DockKind, { size, ...choice }: DockChoice): Promise<void> => {
  // the default size is not stored
  await settings().set(ID, 'arrangement', {
    ...stored(),
    [kind]: { ...choice, ...(size !== undefined && { size }) },
  });
};
