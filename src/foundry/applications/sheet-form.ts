/** A sheet of slots in the column. Users pick names, click or drag faces, type numbers, or fill all slots at once. */
import type { Message } from '../../kernel/messages';
import { counterSvg } from '../../table/drawing/counter';
import { sideOf } from '../../table/drawing/piece';
import type { TableClient } from '../../table/panels/client-model';

/** Sends a command, and returns whether it was accepted. */
export type Send = (command: Message) => Promise<{ readonly ok: boolean }>;

/** The portraits of those who stand in a slot or may be put there. */
export const drawPortraits = (root: HTMLElement, { game, presentation, timeline }: TableClient): void => {
  const seats = game.seats(timeline.head.options);
  for (const place of root.querySelectorAll<HTMLElement>('[data-counter]:empty')) {
    const piece = place.dataset['counter'] ?? '';
    const face = presentation.face(piece);
    // our own picture, which contains no words
    if (face) place.innerHTML = counterSvg(face, { emblem: sideOf({ presentation, seats }, piece) });
  }
};

/** Resolves when the requests of this page have been answered. */
const answered = (client: TableClient): Promise<void> =>
  new Promise(done => {
    if (!client.pending) return done();
    const leave = client.onChange(() => {
      if (client.pending) return;
      leave();
      done();
    });
  });

/** Moves somebody into a slot, and out of theirs; the one who stood there leaves. */
const put = async (client: TableClient, send: Send, id: string, label: string): Promise<void> => {
  const slots = () => {
    const { presentation, timeline, seat } = client;
    return (seat === undefined ? undefined : presentation.form?.(timeline.state, seat)?.slots) ?? [];
  };
  // a face may appear in its slot before the answer comes; wait, so that the next drop is not lost
  await answered(client);
  const [from, to] = [slots().find(one => one.holds?.id === id), slots().find(one => one.label === label)];
  if (!to || from?.label === label) return;
  for (const held of [from?.holds, to.holds]) if (held && !(await send(held.clear)).ok) return;
  const choice = slots()
    .find(one => one.label === label)
    ?.choices.find(one => one.id === id);
  if (choice) await send(choice.command);
};

/** The number of a typed key: the digits, with 0 for 10. */
const numberOf = (key: string): string | undefined => (/^\d$/.test(key) ? (key === '0' ? '10' : key) : undefined);

const heldBy = (target: EventTarget | null): string =>
  (target instanceof Element ? target.closest<HTMLElement>('[data-held]')?.dataset['held'] : undefined) ?? '';
const slotAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-slot]')?.dataset['slot'] : undefined;

/** Handles the actions on a column's sheet. */
export const handleSheet = (root: HTMLElement, client: TableClient, send: Send): void => {
  let dragged = '';
  root.addEventListener('dragstart', ({ target }) => {
    dragged = target instanceof Element && target.closest('.rt-form') ? heldBy(target) : '';
  });
  root.addEventListener('dragend', () => (dragged = ''));
  root.addEventListener('dragover', event => {
    if (dragged && slotAt(event.target) !== undefined) event.preventDefault();
  });
  root.addEventListener('drop', event => {
    const label = slotAt(event.target);
    if (!dragged || label === undefined) return;
    event.preventDefault();
    void put(client, send, dragged, label);
  });
  root.addEventListener('keydown', event => {
    const label = numberOf(event.key);
    const isFace = event.target instanceof Element && event.target.matches('.rt-form__person');
    if (label === undefined || !isFace || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    void put(client, send, heldBy(event.target), label);
  });
  root.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.matches('[data-form]')) void pick(target, send);
  });
};

/** Empties a slot, and fills it with the picked person. */
const pick = async ({ value, dataset: { clear = '' } }: HTMLSelectElement, send: Send): Promise<void> => {
  if (value === clear) return;
  const isFree = !clear || (await send(JSON.parse(clear) as Message)).ok;
  if (isFree && value) await send(JSON.parse(value) as Message);
};

/** Fills all empty slots, differently each time. */
export const fillSheet = async ({ presentation, timeline, seat, pending }: TableClient, send: Send): Promise<void> => {
  if (seat === undefined || pending) return;
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  for (const command of presentation.form?.(timeline.state, seat)?.fill(seed) ?? [])
    if (!(await send(command)).ok) return;
};
