import { documentTypes } from '../../shared/documents';
import { type AnyDocument, current } from './current';

/** A uuid taken apart: the compendium or null, then pairs of document name and id from the root down. */
interface ParsedUuid {
  readonly pack: string | null;
  readonly path: readonly (readonly [documentName: string, id: string])[];
}

/** A document that a relative uuid starts from. */
export interface RelativeTo {
  readonly relative?: AnyDocument | null | undefined;
}

/** A relative uuid made whole: `.id` is beside the document it starts from, `.Item.id` is in it. */
const whole = (uuid: string, { relative }: RelativeTo): string => {
  if (!uuid.startsWith('.') || !relative) return uuid;
  const isBeside = uuid.slice(1).split('.').length % 2 === 1;
  return isBeside ? relative.uuid.replace(/\.[^.]+$/, uuid) : relative.uuid + uuid;
};

/** [D14] foundry.utils.parseUuid: with `relative`, also one that starts from a document. */
export const parseUuid = (given: string, options: RelativeTo = {}): ParsedUuid => {
  const uuid = whole(given, options);
  const parts = uuid.split('.');
  const pack = parts[0] === 'Compendium' ? parts.slice(1, 3).join('.') : null;
  const rest = pack === null ? parts : parts.slice(3);
  const path: [string, string][] = [];
  for (let index = 0; index + 1 < rest.length; index += 2) path.push([rest[index] ?? '', rest[index + 1] ?? '']);
  return { pack, path };
};

const known = (name: string): boolean => documentTypes.some(type => type.name === name);

const below = (root: AnyDocument | undefined, path: ParsedUuid['path']): AnyDocument | null =>
  path.reduce<AnyDocument | null>(
    (place, [name, id]) => (place && known(name) ? (place.getEmbeddedDocument(name, id) ?? null) : null),
    root ?? null,
  );

/** [D14] global fromUuidSync: a document of the world or one that a compendium has loaded, otherwise its index entry. */
export const fromUuidSync = (uuid: string | null | undefined, options: RelativeTo = {}): unknown => {
  if (!uuid) return null;
  const {
    pack,
    path: [root, ...rest],
  } = parseUuid(uuid, options);
  if (!root) return null;
  if (pack !== null) {
    const of = current.game.packs.get(pack);
    return below(of?.get(root[1]), rest) ?? of?.index.get(root[1]) ?? null;
  }
  return below(current.game.collections.get(root[0])?.get(root[1]), rest);
};

/** [D14] foundry.utils.fromUuid: also as a global */
export const fromUuid = async (uuid: string | null | undefined, options: RelativeTo = {}): Promise<unknown> => {
  if (!uuid) return null;
  const {
    pack,
    path: [root, ...rest],
  } = parseUuid(uuid, options);
  if (pack === null || !root) return fromUuidSync(uuid, options);
  return below(await current.game.packs.get(pack)?.getDocument(root[1]), rest);
};
