/**
 * Helpers on a scene, as buttons over their Drawings: one click asks and posts the answer. In the Drawings layer the
 * buttons disappear, so that the Drawings can be moved and deleted.
 */
import { answers } from '../../table/panels/helpers';
import { wordingOf } from '../../table/i18n/wording';
import { postFinding } from './post-finding';
import { hostDice } from '../chat/rolls';
import { htmlElement } from '../dom';
import { hudElement } from '../scenes/canvas';
import type { HelperFlag } from '../documents/flags';
import { fetchGuide } from '../lazy-translations';
import { ID } from '../module-id';
import { speech } from '../lazy-import';
import { helperClient } from './open-helpers';

/**
 * Asks a helper with the answers of its button; the map gives the missing ones. Any user who may draw can write the
 * flag, so answers that do not fit count as missing.
 */
const ask = async ({ game: id, helper: name, values: given }: HelperFlag): Promise<void> => {
  const [client] = await Promise.all([helperClient(id), fetchGuide()]);
  const helper = client?.presentation.helpers.find(one => one.id === name);
  if (!client || !helper) {
    ui.notifications.warn(speech.localize('RT.guide.not-here'));
    return;
  }
  const { state } = client.timeline;
  const values = answers(helper, state, Object(given));
  const { refusal } = helper.preview(state, values);
  if (refusal) {
    ui.notifications.warn(wordingOf(client.presentation, speech).refusal(refusal));
    return;
  }
  await postFinding(client, helper.id, values, helper.run(state, values, hostDice()));
};

let root: HTMLElement | undefined;

/** Removes the buttons. */
export const hideHelperButtons = (): void => {
  root?.remove();
  root = undefined;
};

/** Hides the buttons in the Drawings layer, where the user moves the Drawings. */
export const letDrawingsBeMoved = (): void => {
  root?.toggleAttribute('inert', canvas?.drawings?.active ?? false);
};

/** Draws the buttons of the viewed scene. */
export const showHelperButtons = (): void => {
  hideHelperButtons();
  const layer = hudElement();
  const scene = canvas?.ready ? canvas.scene : undefined;
  const put = scene?.drawings.filter(one => one.getFlag(ID, 'helper') !== undefined && !one.hidden) ?? [];
  if (!layer || !put.length) return;
  root = htmlElement(layer.ownerDocument, 'div', { class: 'rt rt-helper-buttons' });
  for (const { id, x, y, shape, text, fontSize, rotation, flags } of put) {
    const flag = flags[ID]?.helper;
    if (!flag) continue;
    const button = htmlElement(layer.ownerDocument, 'button', {
      type: 'button',
      class: 'rt-helper-button',
      'data-drawing': id ?? '',
    });
    const place = { left: x, top: y, width: shape.width ?? 0, height: shape.height ?? 0, 'font-size': fontSize };
    for (const [side, value] of Object.entries(place)) button.style.setProperty(side, `${value}px`);
    if (rotation) button.style.setProperty('rotate', `${rotation}deg`);
    const icon = htmlElement(layer.ownerDocument, 'i', { class: 'fa-solid fa-dice', 'aria-hidden': 'true' });
    button.append(icon, ` ${text ?? ''}`);
    button.addEventListener('click', () => void ask(flag));
    root.append(button);
  }
  layer.append(root);
  letDrawingsBeMoved();
};
