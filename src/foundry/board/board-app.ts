/** The Board window: the whole board as SVG, for users without a canvas, on touch screens, or beside other windows. */
import type { TableClient } from '../../table/panels/client-model';
import { FRAMELESS } from '../rt-application';
import { showTrusted } from '../pictures/card-pictures';
import { speech } from '../lazy-import';
import { makeTools } from './board-tools';
import { htmlElement } from '../dom';
import { mountBoard, type MountedBoard } from './mount-board';
import { makeTray } from './tray';
import { makeViewport } from './viewport';

const { ApplicationV2 } = foundry.applications.api;

export class BoardApp extends ApplicationV2 {
  static override DEFAULT_OPTIONS: foundry.applications.api.ApplicationV2.DefaultOptions = {
    classes: ['rt', 'rt-board-app'],
    window: { icon: 'fa-solid fa-map', resizable: true, contentClasses: ['rt-board-app__content'] },
    position: { width: 1000, height: 740 },
  };

  readonly client: TableClient;
  readonly #into: HTMLElement | undefined;
  #board: MountedBoard | undefined;
  #stop: AbortController | undefined;
  readonly #ends: (() => void)[] = [];

  constructor(client: TableClient, into?: HTMLElement) {
    super({ id: `rt-board-${client.id}`, uniqueId: `rt-board-${client.id}`, ...(into && FRAMELESS) });
    this.client = client;
    this.#into = into;
  }

  override _insertElement(element: HTMLElement): void {
    if (this.#into) this.#into.replaceChildren(element);
    else super._insertElement(element);
  }

  override get title(): string {
    return `${speech.localize('RT.windows.board')}: ${this.client.timeline.head.name}`;
  }

  /** The board is drawn once and then follows its table by itself, so this never renders again. */
  override async _renderHTML(): Promise<HTMLElement> {
    const document = this.element?.ownerDocument ?? globalThis.document;
    return htmlElement(document, 'div', { class: 'rt-board-app__board' });
  }

  override _replaceHTML(board: HTMLElement, content: HTMLElement): void {
    if (this.#board) return;
    const document = content.ownerDocument;
    const tools = htmlElement(document, 'div', { class: 'rt-board-tools', role: 'toolbar' });
    const frame = htmlElement(document, 'div', { class: 'rt-board-app__frame' });
    frame.append(board, tools);
    content.append(frame);
    this.#stop = new AbortController();
    this.#board = mountBoard(board, this.client, { mode: 'window' });
    const viewport = makeViewport(this.#board.sheet, this.client.presentation.board, this.#stop.signal);
    this.#ends.push(
      makeTools(tools, this.client, this.#board, viewport),
      makeTray(content, this.client),
      this.client.onChange(() => showTrusted(content, this.client)),
    );
    showTrusted(content, this.client);
  }

  override _onClose(...given: Parameters<foundry.applications.api.ApplicationV2['_onClose']>): void {
    super._onClose(...given);
    for (const end of this.#ends.splice(0)) end();
    this.#stop?.abort();
    this.#board?.destroy();
    this.#board = undefined;
  }
}
