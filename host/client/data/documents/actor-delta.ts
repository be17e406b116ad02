import { copy, isPlain, type Data } from '../../../shared/json';
import { apply, getPath } from '../../../shared/merge';
import { OWN_FIELDS } from '../../../shared/parts-of-documents';
import { Collection } from '../collection';
import { implementationOf } from '../current';
import type { HostDocument } from '../document';
import { _replace } from '../operators';
import type { DocumentOperation } from '../utils';
import type { Actor } from './actor';

/** An unlinked token: its actor of the world, and in its source what differs. */
interface Unlinked extends HostDocument {
  readonly baseActor: Actor | null;
}

const EMBEDDED = ['items', 'effects'] as const;

const listed = (source: Data, field: string): Data[] => (Array.isArray(source[field]) ? source[field] : []) as Data[];

/** The source of a base actor with what differs. [M] an embedded one that is gone leaves its id with `_tombstone`. */
const merged = (base: Data, delta: Data): Data => {
  const source = copy(base);
  for (const field of OWN_FIELDS) {
    const own = delta[field] ?? undefined;
    const inherited = source[field];
    if (isPlain(own) && isPlain(inherited)) apply(inherited, own);
    else if (own !== undefined) source[field] = copy(own);
  }
  for (const field of EMBEDDED) {
    const own = new Map(listed(delta, field).map(one => [one['_id'], one]));
    const inherited = listed(source, field).map(one => {
      const found = own.get(one['_id']);
      own.delete(one['_id']);
      return found ?? one;
    });
    source[field] = copy([...inherited, ...own.values()]).filter(one => one['_tombstone'] !== true);
  }
  return source;
};

/** [D14] foundry.documents.ActorDelta: how the own actor of an unlinked token differs from that of the world. */
export class ActorDelta {
  static readonly documentName = 'ActorDelta';
  readonly documentName = 'ActorDelta';

  #actor: Actor | null = null;
  #base: Actor | null = null;
  #revision = -1;
  #isMaking = false;

  constructor(readonly parent: Unlinked) {}

  get _source(): Data {
    const delta = this.parent._source['delta'];
    return isPlain(delta) ? delta : {};
  }

  get id(): string | null {
    return (this._source['_id'] as string | null) ?? this.parent.id;
  }

  get uuid(): string {
    return `${this.parent.uuid}.ActorDelta.${this.id}`;
  }

  get name(): unknown {
    return this._source['name'] ?? null;
  }

  get type(): unknown {
    return this._source['type'] ?? null;
  }

  get img(): unknown {
    return this._source['img'] ?? null;
  }

  get system(): Data {
    return (this._source['system'] ?? {}) as Data;
  }

  get flags(): Data {
    return (this._source['flags'] ?? {}) as Data;
  }

  get ownership(): unknown {
    return this._source['ownership'] ?? null;
  }

  /** [D14] ActorDeltaData: the items and effects that differ. [I] 8973 */
  get items(): Collection<HostDocument> {
    return this.#differing('items');
  }

  get effects(): Collection<HostDocument> {
    return this.#differing('effects');
  }

  #differing(field: string): Collection<HostDocument> {
    const all = (this.syntheticActor as unknown as Record<string, Collection<HostDocument>> | null)?.[field];
    const own = listed(this._source, field).flatMap(({ _id }) => all?.get(String(_id)) ?? []);
    return new Collection(own.map(one => [one.id, one] as const));
  }

  /** [M] ActorDelta#syntheticActor: made when it is first needed, and made anew when its base has changed. */
  get syntheticActor(): Actor | null {
    const base = this.parent.baseActor;
    if (!base || this.#isMaking) return base && this.#actor;
    if (this.#base === base && this.#revision === base.revision) return this.#actor;
    const known = this.#base === base ? this.#actor : null;
    this.#base = base;
    this.#revision = base.revision;
    this.#isMaking = true;
    try {
      if (known) known.renew(merged(base._source, this._source));
      else this.#actor = this.apply();
    } finally {
      this.#isMaking = false;
    }
    return this.#actor;
  }

  /** The next who asks for the actor gets it anew. */
  forget(): void {
    this.#revision = -1;
  }

  /** [D14] ActorDelta#apply: a new actor of the base and what differs. */
  apply(context: object = {}): Actor | null {
    const base = this.parent.baseActor;
    if (!base) return null;
    const source = merged(base._source, this._source);
    return new (implementationOf('Actor'))(source, { parent: this.parent, ...context }) as Actor;
  }

  getFlag(scope: string, key: string): unknown {
    return getPath(this.flags[scope], key);
  }

  async update(changes: Data = {}, operation: DocumentOperation = {}): Promise<this> {
    await this.parent.update({ delta: changes }, operation);
    return this;
  }

  /** [I] 9955: nothing differs any more. */
  async restore(): Promise<Actor | null> {
    await this.parent.update({ delta: _replace(null) });
    return this.syntheticActor;
  }

  toObject(): Data {
    return copy(this._source);
  }

  toJSON(): Data {
    return this.toObject();
  }
}
