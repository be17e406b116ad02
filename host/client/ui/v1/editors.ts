/** Editors in windows of the first generation: where the helper `editor` of a template stands. */
import { cleanHTML } from '../clean-html';
import { ProseMirrorEditor } from '../writing/editor';

/** [D14] FormApplication#editors: one of them. */
export interface FormEditor {
  readonly target: string;
  readonly element: HTMLElement;
  readonly button: HTMLElement | null;
  readonly hasButton: boolean;
  readonly initial: string;
  readonly mce: null;
  instance: ProseMirrorEditor | null;
  active: boolean;
}

/** [D14] FormApplication#_activateEditor: the editor of an element, not yet open. */
export const editorAt = (element: HTMLElement): FormEditor => {
  const target = element.dataset['edit'] ?? '';
  const button = element.parentElement?.querySelector<HTMLElement>('.editor-edit') ?? null;
  const initial = element.innerHTML;
  return { target, element, button, hasButton: button !== null, initial, mce: null, instance: null, active: false };
};

export const openEditor = async (editor: FormEditor, options: object, content: string): Promise<void> => {
  if (editor.active) return;
  editor.active = true;
  if (editor.button) editor.button.style.display = 'none';
  editor.instance = await ProseMirrorEditor.create(editor.element, content, options);
};

export const closeEditor = (editor: FormEditor): void => {
  const html = editor.instance?.html;
  editor.instance?.destroy();
  editor.instance = null;
  editor.active = false;
  if (html !== undefined) editor.element.innerHTML = cleanHTML(html);
  editor.button?.style.removeProperty('display');
};
