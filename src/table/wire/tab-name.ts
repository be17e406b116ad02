/**
 * The name of a browser tab. A lease names one tab, because a user may have two. The name is kept over a reload, so
 * that a referee who reloads continues at once. A duplicated tab has a copy of the other's storage, and of its name. So
 * a tab that finds a name asks whether another tab has it already, and then takes a new one. Only tabs of the same
 * browser are asked: no other can have the storage, and no other can answer.
 */

/** How long (ms) a tab that was there before may take to answer. */
export const PATIENCE = 500;

/** What tabs of one browser tell each other; `tab` is the one that asks. */
export interface Naming {
  readonly kind: 'name' | 'named';
  readonly client: string;
  readonly tab: string;
}

export interface Name {
  readonly client: string;
  /** Tells this tab from one of the same name. */
  readonly tab: string;
  /** Since when it waits for an answer; undefined when it is sure of its name. Until then nothing is refereed here. */
  readonly since?: number;
}

/** `fresh`: a name that no other tab has. */
export interface NameMoment {
  readonly now: number;
  readonly fresh: string;
}
export type NameInput = { readonly kind: 'tick' } | { readonly kind: 'heard'; readonly said: Naming };
export type NameEffect =
  | { readonly kind: 'say'; readonly said: Naming }
  | { readonly kind: 'keep'; readonly client: string };
export interface NameStepped {
  readonly name: Name;
  readonly effects: readonly NameEffect[];
}

/** A tab that has just opened; `kept`: the name it finds. */
export const newName = (tab: string, kept: string | undefined, { now, fresh }: NameMoment): NameStepped =>
  kept === undefined
    ? { name: { client: fresh, tab }, effects: [{ kind: 'keep', client: fresh }] }
    : {
        name: { client: kept, tab, since: now },
        effects: [{ kind: 'say', said: { kind: 'name', client: kept, tab } }],
      };

const hear = (name: Name, { kind, client, tab }: Naming, fresh: string): NameStepped => {
  const isMine = tab === name.tab;
  if (kind === 'name' && client === name.client && !isMine) {
    return { name, effects: [{ kind: 'say', said: { kind: 'named', client, tab } }] };
  }
  // an answer to what it was called before says nothing of what it is called now
  if (kind === 'named' && isMine && client === name.client) {
    return { name: { client: fresh, tab }, effects: [{ kind: 'keep', client: fresh }] };
  }
  return { name, effects: [] };
};

/** What a tab is called after it has heard something, and what it does then. */
export const stepName = (name: Name, input: NameInput, { now, fresh }: NameMoment): NameStepped => {
  if (input.kind === 'heard') return hear(name, input.said, fresh);
  const { since, ...sure } = name;
  return { name: since !== undefined && now - since >= PATIENCE ? sure : name, effects: [] };
};
