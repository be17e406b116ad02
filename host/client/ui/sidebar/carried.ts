/** [D13] DocumentDirectory#_onDragStart: an entry that can be dragged carries its document's type and uuid as JSON. */
export const carried = (entry: HTMLElement, type: string, uuid: string): HTMLElement => {
  entry.draggable = true;
  entry.addEventListener('dragstart', event => {
    event.dataTransfer?.setData('text/plain', JSON.stringify({ type, uuid }));
  });
  return entry;
};
