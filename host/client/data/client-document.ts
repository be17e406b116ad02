import type { Data } from '../../shared/json';
import { current, type DocumentClass, implementationOf } from './current';
import { DescribedDocument } from './described-document';
import type { OwnedDocument } from './owned-document';
import type { DocumentOperation } from './utils';
import { globals } from '../global';

interface AnchorOptions {
  readonly attrs?: Readonly<Record<string, string>>;
  readonly dataset?: Readonly<Record<string, string>>;
  readonly classes?: readonly string[];
  readonly name?: string;
  readonly icon?: string;
}

interface DialogClass {
  confirm(options: object): Promise<unknown>;
  input(options: object): Promise<Data | null>;
  prompt(options: object): Promise<unknown>;
}

interface Windows {
  readonly api: { readonly DialogV2: DialogClass };
  readonly ux: { readonly TextEditor: { createAnchor(options: object): HTMLElement } };
}

const windows = (): Windows => globals<{ foundry: { applications: Windows } }>().foundry.applications;

const escaped = (text: string): string =>
  globals<{ foundry: { utils: { escapeHTML(text: string): string } } }>().foundry.utils.escapeHTML(text);

const nameOf = ({ _source, documentName }: OwnedDocument): string => String(_source['name'] ?? documentName);

/** One of the documents to be sorted. */
interface Sorted {
  readonly id: string;
  readonly sort: number;
}

/** Something with a name, in a collection. */
type Named = Iterable<{ readonly name?: unknown }>;

const worldOf = (name: string): Named | undefined => current.game.collections.get(name);
const besideIn = (parent: object, name: string): Named | undefined =>
  (parent as { getEmbeddedCollection?(name: string): Named }).getEmbeddedCollection?.(name);

const STEP = 100_000;

/** [D14] ClientDocumentMixin: what a page does with a document beside changing it. */
export abstract class ClientDocument extends DescribedDocument {
  declare readonly sort: number;
  declare readonly type: string;
  abstract update(changes: Data, operation?: DocumentOperation): Promise<unknown>;
  abstract delete(operation?: DocumentOperation): Promise<unknown>;

  /** [D14] Document.defaultName: a name that no document beside it has, such as "New Actor (2)". */
  static defaultName({
    parent,
    pack,
  }: {
    readonly parent?: object | null;
    readonly pack?: string | null;
  } = {}): string {
    const { name } = this.type;
    const beside = pack ? current.game.packs.get(pack)?.index : parent ? besideIn(parent, name) : worldOf(name);
    const taken = new Set([...(beside ?? [])].map(one => one.name));
    const base = `New ${name}`;
    for (let count = 1; ; count++) {
      const proposed = count === 1 ? base : `${base} (${count})`;
      if (!taken.has(proposed)) return proposed;
    }
  }

  /** [D14] ClientDocument.createDialog: asks for a name, and a type where there are several. */
  static async createDialog(data: Data = {}, operation: DocumentOperation = {}): Promise<unknown> {
    const { name } = this.type;
    const types = current.game.documentTypes[name] ?? ['base'];
    const options = types.map(type => `<option value="${escaped(type)}">${escaped(type)}</option>`).join('');
    const proposed = this.defaultName(operation);
    const choice = types.length > 1 ? `<label>Type <select name="type">${options}</select></label>` : '';
    const given = await windows().api.DialogV2.input({
      window: { title: `Create: ${name}` },
      content: `<label>Name <input name="name" type="text" value="${escaped(String(data['name'] ?? ''))}" placeholder="${escaped(proposed)}" autofocus></label>${choice}`,
      ok: { label: 'Create' },
    });
    if (!given) return null;
    const { folder = null } = data;
    const typed = { ...(types.length > 1 && { type: given['type'] }) };
    return implementationOf(name).create({ ...data, ...typed, folder, name: given['name'] || proposed }, operation);
  }

  /** [D14] ClientDocument#_createDocumentLink: what stands in a text for it. */
  _createDocumentLink(_eventData?: object, { label }: { label?: string } = {}): string {
    return `@UUID[${this.uuid}]{${label ?? nameOf(this)}}`;
  }

  /** [D14] ClientDocument#_onClickDocumentLink: what a click on a link to it does. */
  async _onClickDocumentLink(_event: Event): Promise<unknown> {
    const { sheet } = this as unknown as { readonly sheet: { render(options: object): unknown } | null };
    return sheet?.render({ force: true });
  }

  /** [D14] ClientDocument#deleteDialog */
  async deleteDialog(_options: object = {}, operation: DocumentOperation = {}): Promise<unknown> {
    const isSure = await windows().api.DialogV2.confirm({
      window: { title: `Delete: ${nameOf(this)}` },
      content: `<p>${escaped(nameOf(this))} will be deleted.</p>`,
    });
    return isSure === true ? this.delete(operation) : false;
  }

  /** [D14] ClientDocument#toAnchor: a link to it in the page. */
  toAnchor({ attrs = {}, dataset = {}, classes = [], name, icon }: AnchorOptions = {}): HTMLElement {
    return windows().ux.TextEditor.createAnchor({
      attrs: { draggable: 'true', ...attrs },
      dataset: {
        link: true,
        uuid: this.uuid,
        id: String(this._source['_id'] ?? ''),
        type: this.documentName,
        ...dataset,
      },
      classes: ['content-link', ...classes],
      name: name ?? nameOf(this),
      icon: icon ?? 'fa-solid fa-file',
    });
  }

  /** [D14] ClientDocument#toDragData */
  toDragData(): Data {
    return { type: this.documentName, uuid: this.uuid };
  }

  /** [D14] ClientDocument#exportToJSON: a file of its data, without what belongs to this world. */
  exportToJSON(): void {
    const { foundry } = globals<{
      foundry: { utils: { saveDataToFile(data: string, type: string, name: string): void } };
    }>();
    const { folder: _folder, ownership: _ownership, ...data } = this.toObject();
    const name = `fvtt-${this.documentName}-${nameOf(this).replaceAll(/\W+/g, '-').toLowerCase()}.json`;
    foundry.utils.saveDataToFile(JSON.stringify(data, null, 2), 'application/json', name);
  }

  /** [D14] ClientDocument#importFromJSONDialog: asks for the file. */
  async importFromJSONDialog(): Promise<unknown> {
    const given = await windows().api.DialogV2.prompt({
      window: { title: `Import data: ${nameOf(this)}` },
      content: '<label>File <input type="file" name="data" accept=".json" required></label>',
      ok: {
        label: 'Import',
        callback: (_event: Event, button: HTMLButtonElement) =>
          button.form?.querySelector<HTMLInputElement>('[name="data"]')?.files?.[0]?.text() ?? null,
      },
      rejectClose: false,
    });
    return typeof given === 'string' ? this.importFromJSON(given) : null;
  }

  /** [D13] ClientDocument.fromImport: of the data of a file, not yet saved. */
  static async fromImport(source: Data, context: object = {}): Promise<unknown> {
    const { _id, ...data } = source;
    return new (this as unknown as new (data: Data, context: object) => object)(data, context);
  }

  /** [D14] ClientDocument#importFromJSON: its data by those of a file; whose it is and where it lies stay. */
  async importFromJSON(json: string): Promise<unknown> {
    const { _id, folder, ownership, sort, ...data } = JSON.parse(json) as Data;
    return this.update(data, { diff: false });
  }

  /** [D14] ClientDocument#sortRelative: before or after another; others move where there is no room. */
  async sortRelative({
    updateData = {},
    ...how
  }: {
    readonly target?: Sorted | null;
    readonly siblings?: readonly Sorted[];
    readonly sortBefore?: boolean;
    readonly updateData?: Data;
  } = {}): Promise<unknown> {
    const { target, siblings = [], sortBefore = true } = how;
    const id = String(this._source['_id']);
    const others = siblings.filter(one => one.id !== id).toSorted((one, two) => one.sort - two.sort);
    const at = target ? others.findIndex(one => one.id === target.id) : others.length;
    const place = at < 0 ? others.length : target && !sortBefore ? at + 1 : at;
    const order = [...others.slice(0, place).map(one => one.id), id, ...others.slice(place).map(one => one.id)];
    const cls = implementationOf(this.documentName) as DocumentClass;
    const updates = order.map((one, index) => ({ _id: one, sort: (index + 1) * STEP }));
    const changed = updates.filter(({ _id, sort }) => _id === id || others.find(one => one.id === _id)?.sort !== sort);
    return cls.updateDocuments(
      changed.map(one => (one._id === id ? { ...one, ...updateData } : one)),
      { parent: this.parent } as DocumentOperation,
    );
  }

  /** [D14] Document#traverseEmbeddedDocuments: with the path of their collections. */
  *traverseEmbeddedDocuments(path = ''): Generator<[string, OwnedDocument]> {
    const { collections = {} } = this as unknown as { collections?: Record<string, Iterable<ClientDocument>> };
    for (const [name, documents] of Object.entries(collections)) {
      const inner = path ? `${path}.${name}` : name;
      for (const document of documents) {
        yield [inner, document];
        yield* document.traverseEmbeddedDocuments(inner);
      }
    }
  }

  /** [D14] ClientDocument#toCompendium: its data as a pack keeps them. */
  toCompendium(): Data {
    const { folder: _folder, ownership: _ownership, sort: _sort, _id, ...data } = this.toObject();
    return data;
  }
}
