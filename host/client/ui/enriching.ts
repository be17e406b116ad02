/** Links, rolls and what packages add, in the texts of journals and messages. [A] Journal Entries, Basic Dice */
import { icon, make } from './dom';
import type { HostDocument } from './globals';
import { globals } from '../global';

/** [D14] TextEditorEnricherConfig */
interface Enricher {
  readonly id?: string;
  readonly pattern: RegExp;
  readonly replaceParent?: boolean;
  enricher(match: RegExpMatchArray, options: object): Promise<Node | null> | Node | null;
  onRender?(element: HTMLElement): void;
}

/** [D14] EnrichmentOptions */
export interface EnrichmentOptions {
  readonly secrets?: boolean;
  readonly documents?: boolean;
  readonly links?: boolean;
  readonly rolls?: boolean;
  readonly custom?: boolean;
  readonly embeds?: boolean;
  readonly rollData?: object | (() => object);
  readonly relativeTo?: HostDocument;
}

/** [D14] TextEditor.createAnchor: options of a link. */
export interface AnchorOptions {
  readonly attrs?: Readonly<Record<string, string>>;
  readonly dataset?: Readonly<Record<string, string | boolean | null | undefined>>;
  readonly classes?: readonly string[];
  readonly name?: string;
  readonly icon?: string;
}

/** [D14] TextEditor.createAnchor */
export const createAnchor = ({ attrs = {}, dataset = {}, classes = [], name = '', icon: sign }: AnchorOptions) => {
  const link = make('a', { class: classes.join(' ') || undefined, ...attrs });
  for (const [key, value] of Object.entries(dataset)) {
    if (value !== undefined && value !== null && value !== false) link.dataset[key] = value === true ? '' : value;
  }
  if (sign) link.append(icon(sign));
  link.append(name);
  return link;
};

interface RollClass {
  new (
    formula: string,
    data?: object,
  ): {
    readonly formula: string;
    readonly total: number | undefined;
    evaluate(): Promise<unknown>;
    toMessage(data: object, operation?: object): Promise<unknown>;
  };
}

const rollClass = (): RollClass => globals<{ Roll: RollClass }>().Roll;

const fromUuid = (uuid: string, options: object = {}): Promise<HostDocument | null> =>
  globals<{ fromUuid(uuid: string, options: object): Promise<HostDocument | null> }>().fromUuid(uuid, options);

const DOCUMENTS =
  /@(UUID|Actor|Item|Scene|JournalEntry|Macro|RollTable|Cards|Playlist|Compendium)\[([^\]#]+)(#[^\]]*)?\](?:\{([^}]*)\})?/g;

/** A document by an address: of a kind one may also give the name. */
const documentAt = async (kind: string, target: string, relative: HostDocument | undefined) => {
  if (kind === 'UUID') return fromUuid(target, { relative });
  if (kind === 'Compendium') return fromUuid(`Compendium.${target}`);
  const { collections } = globals<{
    game: {
      collections: Map<
        string,
        { get(id: string): HostDocument | undefined; getName(name: string): HostDocument | undefined }
      >;
    };
  }>().game;
  const collection = collections.get(kind);
  return collection?.get(target) ?? collection?.getName(target) ?? null;
};

const linkTo = async (
  [, kind = '', target = '', anchor, label]: RegExpMatchArray,
  { relativeTo }: EnrichmentOptions,
): Promise<Node> => {
  const found = await documentAt(kind, target, relativeTo).catch(() => null);
  const name = label || found?.name || target;
  if (!found) return createAnchor({ classes: ['content-link', 'broken'], name, icon: 'fa-solid fa-link-slash' });
  const { uuid, id, documentName } = found;
  return createAnchor({
    classes: ['content-link'],
    attrs: { draggable: 'true' },
    dataset: { link: true, uuid, id, type: documentName, hash: anchor?.slice(1) },
    name,
    icon: 'fa-solid fa-file',
  });
};

const ROLLS = /\[\[(\/[a-z]+\s)?([^\]]+(?:\][^\]]+)*?)\]\](?:\{([^}]*)\})?/gi;

const rollOf = async (
  [whole, command, formula = '', label]: RegExpMatchArray,
  { rollData = {} }: EnrichmentOptions,
): Promise<Node | null> => {
  const [told = '', flavor] = formula.split('#').map(part => part.trim());
  if (command) {
    const mode = command.trim().slice(1);
    return createAnchor({
      classes: ['inline-roll', mode],
      dataset: { mode, formula: told, flavor: label || flavor },
      name: label || told,
      icon: 'fa-solid fa-dice-d20',
    });
  }
  try {
    const roll = new (rollClass())(told, typeof rollData === 'function' ? rollData() : rollData);
    await roll.evaluate();
    return createAnchor({
      classes: ['inline-roll', 'inline-result'],
      attrs: { 'data-tooltip': roll.formula },
      dataset: { roll: encodeURIComponent(JSON.stringify(roll)) },
      name: label ? `${label}: ${roll.total}` : String(roll.total),
      icon: 'fa-solid fa-dice-d20',
    });
  } catch {
    return document.createTextNode(whole);
  }
};

/** [D14] CONFIG.TextEditor.enrichers, with what only works where the text stands in the page. */
const custom = (enricher: Enricher) => async (match: RegExpMatchArray, options: EnrichmentOptions) => {
  const made = await enricher.enricher(match, options);
  if (!made || !enricher.id || !enricher.onRender) return made;
  const held = document.createElement('enriched-content');
  held.setAttribute('enricher', enricher.id);
  held.append(made);
  return held;
};

type Replace = (match: RegExpMatchArray, options: EnrichmentOptions) => Promise<Node | null>;

const textsIn = (nodes: Node): Text[] => {
  const walker = document.createTreeWalker(nodes, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
};

/** Replaces what a pattern finds in the texts below. */
const replaceIn = async (
  nodes: Node,
  { pattern, replaceParent = false }: Pick<Enricher, 'pattern' | 'replaceParent'>,
  { replace, options }: { replace: Replace; options: EnrichmentOptions },
): Promise<void> => {
  const all = new RegExp(pattern.source, [...new Set(`${pattern.flags}g`)].join(''));
  for (const text of textsIn(nodes)) {
    const parts: (Node | string)[] = [];
    let done = 0;
    let only: Node | undefined;
    for (const match of text.data.matchAll(all)) {
      const made = await replace(match, options);
      if (!made) continue;
      parts.push(text.data.slice(done, match.index), made);
      done = match.index + match[0].length;
      only = made;
    }
    if (parts.length === 0) continue;
    if (replaceParent && only && text.parentElement) text.parentElement.replaceWith(only);
    else text.replaceWith(...parts, text.data.slice(done));
  }
};

const EMBEDS = /@Embed\[([^\]]+)\](?:\{([^}]+)\})?/gi;

/** A document with what it shows in a text. */
interface Embeddable {
  toEmbed?(config: object, options: object): Promise<HTMLElement | null>;
}

/** `@Embed[uuid inline caption=false]{label}`: what its document shows there. [D14] DocumentHTMLEmbedConfig */
const embedOf = async ([, given = '', label]: RegExpMatchArray, options: EnrichmentOptions): Promise<Node | null> => {
  const values: string[] = [];
  const config: Record<string, unknown> = { values, ...(label && { label }) };
  for (const word of given.match(/[^\s"=]+="[^"]*"|\S+/g) ?? []) {
    const [key = '', value] = word.split('=', 2).map(part => part.replaceAll('"', ''));
    if (value === undefined) values.push(key);
    else config[key] = value === 'true' ? true : value === 'false' ? false : value;
  }
  const [first = ''] = values;
  config['uuid'] ??= first;
  for (const flag of ['inline', 'cite', 'caption']) if (values.includes(flag)) config[flag] ??= true;
  const found = (await fromUuid(String(config['uuid']), { relative: options.relativeTo }).catch(
    () => null,
  )) as Embeddable | null;
  const depth = Number((options as { _embedDepth?: number })._embedDepth ?? 0);
  if (depth >= DEEPEST) return null;
  const made = await found?.toEmbed?.(config, { ...options, _embedDepth: depth + 1 });
  if (!made)
    return createAnchor({
      classes: ['content-link', 'broken'],
      name: label || String(config['uuid']),
      icon: 'fa-solid fa-link-slash',
    });
  made.classList.add('content-embed');
  made.dataset['uuid'] = String(config['uuid']);
  return made;
};

/** [D14] CONST.TEXT_ENRICH_EMBED_MAX_DEPTH */
const DEEPEST = 5;

const enrichers = (): Enricher[] =>
  globals<{ CONFIG: { TextEditor: { enrichers: Enricher[] } } }>().CONFIG.TextEditor.enrichers;

/** Links, rolls, then what packages add. */
export const enrich = async (nodes: Node, options: EnrichmentOptions): Promise<void> => {
  const { documents = true, rolls = true, custom: own = true, embeds = true } = options;
  if (embeds) await replaceIn(nodes, { pattern: EMBEDS, replaceParent: false }, { replace: embedOf, options });
  if (documents) await replaceIn(nodes, { pattern: DOCUMENTS }, { replace: linkTo, options });
  if (rolls) await replaceIn(nodes, { pattern: ROLLS }, { replace: rollOf, options });
  if (own) for (const one of enrichers()) await replaceIn(nodes, one, { replace: custom(one), options });
};

/** [D14] enriched-content: an enricher's `onRender` is called when its result stands in the page. */
export class EnrichedContent extends HTMLElement {
  connectedCallback(): void {
    enrichers()
      .find(({ id }) => id === this.getAttribute('enricher'))
      ?.onRender?.(this);
  }
}

const MODES: Readonly<Record<string, string>> = {
  gmroll: 'gm',
  gmr: 'gm',
  blindroll: 'blind',
  br: 'blind',
  selfroll: 'self',
  sr: 'self',
};

/** [A] A click on a roll in a text rolls it, into the chat or for oneself alone. */
export const rollInline = (link: HTMLElement): void => {
  const { mode = 'roll', formula = '', flavor } = link.dataset;
  const messageMode = MODES[mode];
  if (formula) void new (rollClass())(formula).toMessage({ ...(flavor && { flavor }) }, { messageMode });
};
