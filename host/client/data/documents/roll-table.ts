import type { Data } from '../../../shared/json';
import { current, implementationOf } from '../current';
import { Roll } from '../dice/roll';
import { HostDocument } from '../document';
import { fromUuidSync } from '../uuid';
import { globals } from '../../global';

/** [D14] TableResult, as its table uses it. */
export class TableResult extends HostDocument {
  static override readonly documentName: string = 'TableResult';
  declare readonly drawn: boolean;
  declare readonly weight: number;
  declare readonly range: readonly [number, number];
  declare readonly description: string;
  declare readonly documentUuid: string | null;

  /** [M] Before version 13 a result had one text for its name or its words; packs still have it. Moerill/token-mold */
  static override migrateData(source: Data): Data {
    const migrated = super.migrateData(source);
    if (!('text' in migrated)) return migrated;
    const { text, documentCollection, documentId, type, ...rest } = migrated;
    if (documentCollection && documentId) {
      const documentUuid = `${String(documentCollection)}.${String(documentId)}`;
      return { documentUuid, ...rest, type: 'document', name: rest['name'] || text };
    }
    const kind = typeof type === 'number' ? { type: 'text' } : type === undefined ? {} : { type };
    return { ...rest, ...kind, description: rest['description'] || text };
  }

  /** [D14] TableResult#icon */
  get icon(): string {
    return String(this._source['img'] || 'icons/svg/d20-black.svg');
  }

  /** [D14] TableResult#documentToAnchor: a link to what it names. */
  documentToAnchor(): HTMLElement | null {
    const found = this.documentUuid ? fromUuidSync(this.documentUuid) : null;
    return found instanceof HostDocument ? found.toAnchor() : null;
  }

  /** [D14] TableResult#text, TableResult#getHTML: its words, or a link to what it names. */
  async getHTML(): Promise<string> {
    return this.documentUuid ? `@UUID[${this.documentUuid}]{${this.name}}` : this.description || this.name;
  }
}

/** [D14] RollTableDraw */
export interface TableDraw {
  readonly roll: Roll;
  readonly results: TableResult[];
}

interface DrawOptions {
  readonly roll?: Roll;
  readonly results?: TableResult[];
  readonly recursive?: boolean;
  readonly displayChat?: boolean;
  readonly messageMode?: string;
}

/** How many tables a draw may lead through. */
const DEEPEST = 5;
/** After this many rolls without a result a formula counts as having none. */
const MOST_ROLLS = 10_000;

/** A folder with what lies in it. */
interface Filled {
  readonly name: string;
  readonly contents: readonly { readonly name: string; readonly uuid: string }[];
}

/** [D14] foundry.documents.RollTable */
export class RollTable extends HostDocument {
  static override readonly documentName: string = 'RollTable';
  declare readonly results: ReadonlyMap<string, TableResult> & { readonly contents: TableResult[] };
  declare readonly formula: string;
  declare readonly replacement: boolean;
  declare readonly displayRoll: boolean;
  declare readonly description: string;

  /** [D14] RollTable#thumbnail */
  get thumbnail(): string {
    return String(this._source['img'] ?? '');
  }

  /** [D14] RollTable.fromFolder: one whose results are the documents of a folder. */
  static async fromFolder(folder: Filled, operation: Data = {}): Promise<unknown> {
    const results = folder.contents.map((document, index) => ({
      type: 'document',
      name: document.name,
      documentUuid: document.uuid,
      weight: 1,
      range: [index + 1, index + 1],
    }));
    return this.create({ name: folder.name, formula: `1d${Math.max(1, results.length)}`, results }, operation);
  }

  /** [D14] RollTable#getResultsForRoll */
  getResultsForRoll(value: number): TableResult[] {
    return this.results.contents.filter(({ drawn, range: [first, last] }) => !drawn && value >= first && value <= last);
  }

  /** [D14] RollTable#roll: a roll that meets a result that is left, and those results. */
  async roll({ roll, recursive = true }: { roll?: Roll; recursive?: boolean } = {}, depth = 0): Promise<TableDraw> {
    if (depth > DEEPEST) throw new Error(`The table ${this.name} leads on through too many others.`);
    const left = this.results.contents.filter(({ drawn }) => !drawn);
    let tried = roll ?? Roll.create(this.formula || `1d${Math.max(1, this.results.size)}`);
    if (left.length === 0) return { roll: tried, results: [] };
    if (!tried._evaluated) await tried.evaluate();
    let results = this.getResultsForRoll(tried.total ?? 0);
    for (let n = 0; results.length === 0 && !roll && n < MOST_ROLLS; n++) {
      tried = await tried.reroll();
      results = this.getResultsForRoll(tried.total ?? 0);
    }
    if (!recursive) return { roll: tried, results };
    const followed: TableResult[] = [];
    for (const result of results) {
      const [, id] = /^RollTable\.(\w+)$/.exec(result.documentUuid ?? '') ?? [];
      const other = id ? (current.game.tables.get(id) as RollTable | undefined) : undefined;
      if (other) followed.push(...(await other.roll({}, depth + 1)).results);
      else followed.push(result);
    }
    return { roll: tried, results: followed };
  }

  /** [D14] RollTable#draw: rolls, marks what was drawn from a table without replacement, and says it. */
  async draw(options: DrawOptions = {}): Promise<TableDraw> {
    const { displayChat = true, messageMode, recursive = true } = options;
    const drawn = options.results
      ? { roll: options.roll ?? Roll.create(this.formula), results: options.results }
      : await this.roll({ ...(options.roll && { roll: options.roll }), recursive });
    await this.#mark(drawn.results);
    if (displayChat) await this.toMessage(drawn.results, { roll: drawn.roll, messageOptions: { messageMode } });
    return drawn;
  }

  /** [D14] RollTable#drawMany */
  async drawMany(number: number, options: DrawOptions = {}): Promise<TableDraw> {
    const { displayChat = true, messageMode } = options;
    const results: TableResult[] = [];
    let roll = Roll.create(this.formula || '1');
    for (let n = 0; n < number; n++) {
      const drawn = await this.draw({ ...options, displayChat: false });
      if (drawn.results.length === 0) break;
      roll = drawn.roll;
      results.push(...drawn.results);
    }
    if (displayChat) await this.toMessage(results, { roll, messageOptions: { messageMode } });
    return { roll, results };
  }

  /** [D14] RollTable#toMessage */
  async toMessage(
    results: readonly TableResult[],
    { roll, messageData = {}, messageOptions = {} }: { roll?: Roll; messageData?: Data; messageOptions?: Data } = {},
  ): Promise<unknown> {
    const words = await Promise.all(
      results.map(async result => `<li class="table-result">${await result.getHTML()}</li>`),
    );
    const content = `<div class="table-draw"><p>${this.description}</p><ol class="table-results">${words.join('')}</ol></div>`;
    const data: Data = {
      flavor: `${this.name}: ${results.length}`,
      content,
      ...(roll?._evaluated && this.displayRoll && { rolls: [roll] }),
      ...messageData,
    };
    const { messageMode, ...operation } = messageOptions;
    const { ChatMessage } = globals<{ ChatMessage: { applyMode(data: Data, mode: string): Data } }>();
    if (typeof messageMode === 'string') ChatMessage.applyMode(data, messageMode);
    return implementationOf('ChatMessage').create(data, operation);
  }

  /** [D14] RollTable#resetResults: all are left again. */
  async resetResults(): Promise<unknown> {
    const updates = this.results.contents.map(({ id }) => ({ _id: id, drawn: false }));
    return this.updateEmbeddedDocuments('TableResult', updates);
  }

  /** [D14] RollTable#normalize: ranges by the weights of the results. */
  async normalize(): Promise<unknown> {
    let last = 0;
    const updates = this.results.contents.map(({ id, weight }) => {
      const first = last + 1;
      last += weight || 1;
      return { _id: id, range: [first, last] };
    });
    await this.updateEmbeddedDocuments('TableResult', updates);
    return this.update({ formula: `1d${last}` });
  }

  async #mark(results: readonly TableResult[]): Promise<void> {
    if (this.replacement) return;
    const own = results.filter(({ id }) => this.results.has(id)).map(({ id }) => ({ _id: id, drawn: true }));
    if (own.length > 0 && this.isOwner) await this.updateEmbeddedDocuments('TableResult', own);
  }
}
