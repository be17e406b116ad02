/** Pastes rows from a spreadsheet: each column is matched to a field, then all rows are imported. */
import type { Copy, CopyGroup } from '../../kernel/copy-form';
import { wordingOf } from '../../table/i18n/wording';
import { partName, type CopyOf } from '../../table/panels/my-copy/copy';
import { fieldProblem } from '../../table/panels/my-copy/problems';
import {
  guessColumns,
  LONGEST_TABLE,
  rowsOf,
  tableFields,
  takeTable,
  type RowProblem,
} from '../../table/panels/my-copy/table';
import type { Telling } from '../../table/panels/my-copy/sentences';
import { RtApplication, template, type Options, type Parts } from '../rt-application';
import { speech } from '../lazy-import';

/** The most problems listed. */
const LISTED = 12;

interface Shown {
  readonly text: string;
  readonly most: number;
  readonly groups: readonly { readonly value: string; readonly name: string; readonly on: boolean }[];
  readonly columns: readonly {
    readonly at: number;
    readonly name: string;
    readonly example: string;
    readonly fields: readonly { readonly value: string; readonly name: string; readonly on: boolean }[];
  }[];
  readonly missing?: string;
  readonly take?: string;
  readonly told: readonly string[];
}

const LEFT_OUT = '-';

export class TablePasteApp extends RtApplication {
  static override DEFAULT_OPTIONS: Options = {
    id: 'rt-table-paste',
    classes: ['rt-table-paste-app'],
    window: { icon: 'fa-solid fa-table', title: 'RT.my-copy.table-title' },
    position: { width: 640, height: 620 },
    actions: { take: TablePasteApp.#onTake },
  };
  static override PARTS: Parts = { form: { template: template('my-copy-paste'), scrollable: [''] } };

  readonly #of: CopyOf;
  readonly #take: (copy: Copy) => void;
  readonly #telling: Telling;
  #group: CopyGroup | undefined;
  #text = '';
  #rows: readonly (readonly string[])[] = [];
  #columns: readonly (string | undefined)[] = [];
  #told: readonly string[] = [];

  constructor(of: CopyOf, take: (copy: Copy) => void) {
    super({});
    this.#of = of;
    this.#take = take;
    this.#telling = {
      copyForm: of.copyForm,
      words: wordingOf(of.rules.presentation({}), speech),
      yesOrNo: value => speech.localize(value ? 'RT.table.yes' : 'RT.table.no'),
    };
    [this.#group] = of.copyForm.groups;
  }

  protected override panel(): Shown {
    const fields = this.#group ? tableFields(this.#group, this.#telling) : [];
    const keys = fields.filter(({ isKey }) => isKey);
    const isNamed = keys.every(({ field }) => this.#columns.includes(field));
    const [header = [], ...rest] = this.#rows;
    return {
      text: this.#text,
      most: LONGEST_TABLE,
      groups: this.#of.copyForm.groups.map(group => ({
        value: group.id,
        name: this.#telling.words.text(`my-copy.groups.${group.id}`),
        on: group === this.#group,
      })),
      columns: header.map((name, at) => ({
        at,
        name,
        example: rest[0]?.[at] ?? '',
        fields: [
          {
            value: LEFT_OUT,
            name: speech.localize('RT.my-copy.table-leave-out'),
            on: this.#columns[at] === undefined,
          },
          ...fields.map(({ field, name: word }) => ({ value: field, name: word, on: this.#columns[at] === field })),
        ],
      })),
      ...(header.length &&
        !isNamed && {
          missing: speech.format('RT.my-copy.table-no-key', { fields: keys.map(({ name }) => name).join(', ') }),
        }),
      ...(rest.length && isNamed && { take: speech.format('RT.my-copy.table-take', { count: String(rest.length) }) }),
      told: this.#told,
    };
  }

  override async _onFirstRender(...given: Parameters<RtApplication['_onFirstRender']>): Promise<void> {
    await super._onFirstRender(...given);
    this.element.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLTextAreaElement) this.#paste(target.value);
    });
    this.element.addEventListener('change', ({ target }) => {
      if (!(target instanceof HTMLSelectElement)) return;
      const { column } = target.dataset;
      if (column === undefined) {
        this.#group = this.#of.copyForm.groups.find(({ id }) => id === target.value);
        this.#paste(this.#text);
      } else {
        const field = target.value === LEFT_OUT ? undefined : target.value;
        this.#columns = this.#columns.map((one, at) => (at === Number(column) ? field : one));
        this.refresh();
      }
    });
  }

  #paste(text: string): void {
    this.#text = text;
    this.#rows = rowsOf(text);
    const fields = this.#group ? tableFields(this.#group, this.#telling) : [];
    this.#columns = guessColumns(this.#rows[0] ?? [], fields);
    this.#told = [];
    this.refresh();
  }

  #problem({ line, field, given, problem }: RowProblem): string {
    if (problem && this.#group && field !== undefined)
      return speech.format('RT.my-copy.table-row', {
        line: String(line),
        problem: fieldProblem(this.#telling, speech, this.#group, {}, [field], problem),
      });
    return speech.format('RT.my-copy.table-no-part', {
      line: String(line),
      given,
    });
  }

  static #onTake(this: TablePasteApp): void {
    const group = this.#group;
    if (!group) return;
    const { copy, taken, problems } = takeTable(
      {
        ...this.#of,
        telling: this.#telling,
        nameOf: (of, part) => partName(this.#telling.words, of, part, {}),
      },
      group,
      this.#columns,
      this.#rows.slice(1),
      2,
    );
    this.#take(copy);
    this.#told = [
      speech.format('RT.my-copy.table-taken', { count: String(taken) }),
      ...(problems.length ? [speech.format('RT.my-copy.table-problems', { count: String(problems.length) })] : []),
      ...problems.slice(0, LISTED).map(one => this.#problem(one)),
    ];
    this.refresh();
  }
}
