/** [D14] foundry.helpers, foundry.documents.modifyBatch and other independent helpers. */
import { isPlain, type Data } from '../../shared/json';
import { createDocuments, deleteDocuments, updateDocuments } from './database';
import type { HostDocument } from './document';
import { Localization } from './i18n';
import type { DataModel } from './model';
import type { DataField } from './fields/data-field';
import { SchemaField } from './fields/schema-field';
import { current } from './current';
import { globals } from '../global';

interface Sortable {
  readonly sort: number;
}

/** [D14] foundry.utils.performIntegerSort: the updates that put one thing before or behind another. */
export const performIntegerSort = <T extends Sortable>(
  source: T,
  {
    target = null,
    siblings = [],
    sortKey = 'sort',
    sortBefore = true,
  }: { target?: T | null; siblings?: T[]; sortKey?: string; sortBefore?: boolean } = {},
): { target: T; update: Data }[] => {
  const of = (one: T): number => Number((one as unknown as Data)[sortKey] ?? 0);
  const density = 100000;
  const others = siblings.filter(one => one !== source).sort((one, other) => of(one) - of(other));
  const at = target ? others.indexOf(target) : -1;
  const place = at < 0 ? (sortBefore ? 0 : others.length) : sortBefore ? at : at + 1;
  const before = others[place - 1];
  const after = others[place];
  const low = before ? of(before) : after ? of(after) - 2 * density : 0;
  const high = after ? of(after) : low + 2 * density;
  const middle = Math.round((low + high) / 2);
  if (middle > low && middle < high) return [{ target: source, update: { [sortKey]: middle } }];
  others.splice(place, 0, source);
  return others.map((one, index) => ({ target: one, update: { [sortKey]: (index + 1) * density } }));
};

interface BatchOperation extends Data {
  readonly action: 'create' | 'update' | 'delete';
  readonly documentName: string;
}

/** [D14] foundry.documents.modifyBatch: several operations, one after the other. docs/platform.md 8 */
export const modifyBatch = async (operations: readonly BatchOperation[]): Promise<HostDocument[][]> => {
  const results: HostDocument[][] = [];
  for (const { action, documentName, data, updates, ids, ...rest } of operations) {
    if (action === 'create') results.push(await createDocuments(documentName, (data ?? []) as Data[], rest));
    else if (action === 'update') results.push(await updateDocuments(documentName, (updates ?? []) as Data[], rest));
    else results.push(await deleteDocuments(documentName, (ids ?? []) as string[], rest));
  }
  return results;
};

type ModelClass = typeof DataModel;

const localizeFields = (field: DataField, prefixes: readonly string[], path: string): void => {
  const { i18n } = current.game;
  const words = (kind: string): string | undefined => {
    const found = prefixes.map(prefix => `${prefix}.FIELDS.${path}.${kind}`).find(key => i18n.has(key));
    return found ? i18n.localize(found) : undefined;
  };
  if (path) {
    field.label = words('label') ?? (field.label ? i18n.localize(field.label) : field.label);
    field.hint = words('hint') ?? (field.hint ? i18n.localize(field.hint) : field.hint);
  }
  if (field instanceof SchemaField) {
    for (const [name, inner] of field.entries()) localizeFields(inner, prefixes, path ? `${path}.${name}` : name);
  }
};

/** [D14] Localization.localizeDataModel: gives the fields of a model their labels. */
Object.assign(Localization, {
  localizeDataModel: (model: ModelClass, { prefixes = [] }: { prefixes?: string[] } = {}): void => {
    localizeFields(model.schema, [...prefixes, ...model.LOCALIZATION_PREFIXES], '');
  },
  localizeSchema: (schema: SchemaField, prefixes: string[] = []): void => localizeFields(schema, prefixes, ''),
});

/** Gives the models that CONFIG names their labels. Called when texts and models are loaded. */
export const localizeModels = (): void => {
  const { CONFIG } = globals<{ CONFIG: Record<string, unknown> }>();
  for (const config of Object.values(CONFIG)) {
    const models = isPlain(config) && isPlain(config['dataModels']) ? config['dataModels'] : {};
    for (const model of Object.values(models)) {
      const { schema, LOCALIZATION_PREFIXES = [] } = model as ModelClass;
      if (schema instanceof SchemaField) localizeFields(schema, LOCALIZATION_PREFIXES, '');
    }
  }
};

/** [D14] game.clipboard, ClipboardHelper#copyPlainText */
export const clipboard = {
  copyPlainText: async (text: string): Promise<boolean> => {
    await navigator.clipboard?.writeText(text);
    return true;
  },
};
