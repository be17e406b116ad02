/** [D14] foundry.prosemirror: the library, and the kinds of text that an editor here knows. docs/platform.md 14 */
import * as commands from 'prosemirror-commands';
import * as history from 'prosemirror-history';
import * as input from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import {
  type Attrs,
  DOMParser,
  DOMSerializer,
  type MarkSpec,
  type Node as Text,
  type NodeSpec,
  Schema,
  Slice,
} from 'prosemirror-model';
import * as lists from 'prosemirror-schema-list';
import {
  AllSelection,
  type Command,
  EditorState,
  NodeSelection,
  Plugin,
  PluginKey,
  TextSelection,
} from 'prosemirror-state';
import * as tables from 'prosemirror-tables';
import { Step } from 'prosemirror-transform';
import { EditorView } from 'prosemirror-view';

/** What an element of any kind keeps beside its content: what it is called and how it looks. */
const KEPT = ['class', 'id', 'style'] as const;
const attrs = Object.fromEntries(KEPT.map(name => [name, { default: null }]));

const attributesOf = (element: HTMLElement): Attrs =>
  Object.fromEntries(KEPT.map(name => [name, element.getAttribute(name)]));
const written = (all: Attrs): Record<string, string> =>
  Object.fromEntries(Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])));

/** A block of the text that is an element with this tag. */
const block = (tag: string, content: string, more: Partial<NodeSpec> = {}): NodeSpec => ({
  content,
  group: 'block',
  attrs,
  parseDOM: [{ tag, getAttrs: attributesOf }],
  toDOM: ({ attrs: own }) => [tag, written(own), 0],
  ...more,
});

const heading: NodeSpec = {
  content: 'inline*',
  group: 'block',
  defining: true,
  attrs: { ...attrs, level: { default: 1 } },
  parseDOM: [1, 2, 3, 4, 5, 6].map(level => ({
    tag: `h${level}`,
    getAttrs: element => ({ ...attributesOf(element), level }),
  })),
  toDOM: ({ attrs: { level, ...own } }) => [`h${level}`, written(own), 0],
};

const image: NodeSpec = {
  inline: true,
  group: 'inline',
  draggable: true,
  attrs: { ...attrs, src: {}, alt: { default: null }, title: { default: null } },
  parseDOM: [
    {
      tag: 'img[src]',
      getAttrs: element => ({
        ...attributesOf(element),
        ...Object.fromEntries(['src', 'alt', 'title'].map(name => [name, element.getAttribute(name)])),
      }),
    },
  ],
  toDOM: ({ attrs: own }) => ['img', written(own)],
};

const mark = (tag: string, others: readonly string[] = []): MarkSpec => ({
  parseDOM: [tag, ...others].map(one => ({ tag: one })),
  toDOM: () => [tag, 0],
});

const link: MarkSpec = {
  inclusive: false,
  attrs: { href: {}, title: { default: null } },
  parseDOM: [
    {
      tag: 'a[href]',
      getAttrs: element => ({ href: element.getAttribute('href'), title: element.getAttribute('title') }),
    },
  ],
  toDOM: ({ attrs: own }) => ['a', written(own), 0],
};

const span: MarkSpec = {
  attrs,
  parseDOM: [{ tag: 'span', getAttrs: attributesOf }],
  toDOM: ({ attrs: own }) => ['span', written(own), 0],
};

const base = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: block('p', 'inline*'),
    blockquote: block('blockquote', 'block+', { defining: true }),
    heading,
    section: block('section', 'block+', { defining: true }),
    div: block('div', 'block+', { defining: true }),
    horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    code_block: block('pre', 'text*', { code: true, marks: '' }),
    text: { group: 'inline' },
    image,
    hard_break: { inline: true, group: 'inline', selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
    ...tables.tableNodes({ tableGroup: 'block', cellContent: 'block+', cellAttributes: {} }),
  },
  marks: {
    link,
    strong: mark('strong', ['b']),
    em: mark('em', ['i']),
    underline: mark('u'),
    strikethrough: mark('s', ['del']),
    superscript: mark('sup'),
    subscript: mark('sub'),
    code: mark('code'),
    span,
  },
});

/** [D11] ProseMirror.defaultSchema */
const defaultSchema = new Schema({
  nodes: lists.addListNodes(base.spec.nodes, 'paragraph block*', 'block'),
  marks: base.spec.marks,
});

const parser = DOMParser.fromSchema(defaultSchema);
const serializer = DOMSerializer.fromSchema(defaultSchema);

/** [M] foundry.prosemirror.dom: from HTML in writing to the text of an editor, and back. */
export const dom = {
  parser,
  serializer,
  parseString(html: string): Text {
    const holder = document.createElement('template');
    holder.innerHTML = html;
    return parser.parse(holder.content);
  },
  serializeString(text: Text): string {
    const holder = document.createElement('div');
    holder.append(serializer.serializeFragment(text.content));
    return holder.innerHTML;
  },
};

/** [D14] ProseMirrorPlugin: what packages build their plugins on. */
abstract class ProseMirrorPlugin {
  constructor(readonly schema: Schema) {}

  get key(): PluginKey {
    return new PluginKey(this.constructor.name);
  }

  static build(_schema: Schema, _options: object = {}): Plugin {
    throw new Error('Subclasses of ProseMirrorPlugin must implement a static build method.');
  }
}

/** [D14] ProseMirrorKeyMaps: the keys of an editor; `onSave` is called by Ctrl+S. */
export class ProseMirrorKeyMaps extends ProseMirrorPlugin {
  static override build(schema: Schema, { onSave }: { onSave?: () => void } = {}): Plugin {
    const { strong, em, underline, code } = schema.marks;
    const { list_item: item, hard_break: line } = schema.nodes;
    const breaks: Command = (state, dispatch) => {
      if (line) dispatch?.(state.tr.replaceSelectionWith(line.create()).scrollIntoView());
      return line !== undefined;
    };
    return keymap({
      ...commands.baseKeymap,
      'Mod-z': history.undo,
      'Shift-Mod-z': history.redo,
      'Mod-y': history.redo,
      ...(strong && { 'Mod-b': commands.toggleMark(strong) }),
      ...(em && { 'Mod-i': commands.toggleMark(em) }),
      ...(underline && { 'Mod-u': commands.toggleMark(underline) }),
      ...(code && { 'Mod-`': commands.toggleMark(code) }),
      ...(item && { Enter: commands.chainCommands(lists.splitListItem(item), commands.baseKeymap['Enter'] ?? breaks) }),
      'Shift-Enter': breaks,
      ...(onSave && {
        'Mod-s': () => {
          onSave();
          return true;
        },
      }),
    });
  }
}

/** The plugins of an editor of its own. */
export const defaultPlugins = (): Record<string, Plugin> => ({ history: history.history() });

/** [M] The parts of the library that packages of v13 and v14 name, under `foundry.prosemirror` and the global `ProseMirror`. */
export const prosemirror = {
  AllSelection,
  DOMParser,
  DOMSerializer,
  EditorState,
  EditorView,
  NodeSelection,
  Plugin,
  PluginKey,
  ProseMirrorKeyMaps,
  ProseMirrorPlugin,
  Schema,
  Slice,
  Step,
  TextSelection,
  commands,
  defaultSchema,
  dom,
  input,
  keymap,
  list: lists,
  tables,
} as const;
