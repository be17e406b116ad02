/** Puts a helper on the viewed scene: a labelled Drawing, which every page turns into a button. */
import type { Values } from '../../kernel/helper';
import { buttonSize, helperSpot } from '../../table/board/helper-spot';
import { INK, PAPER, SHADES } from '../../table/drawing/palette';
import { wordingOf } from '../../table/i18n/wording';
import { answers, type AnyHelper } from '../../table/panels/helpers';
import type { TableClient } from '../../table/panels/client-model';
import { ID } from '../module-id';
import { speech } from '../lazy-import';
import { originOf } from '../scenes/canvas';
import { pageSize } from '../page-size';

/** `CONST.DRAWING_FILL_TYPES.SOLID` */
const SOLID = 1;
/** The distance between buttons that would overlap, as a part of their height. */
const STEP = 1.15;

/** May this user put anything on the viewed scene? */
export const mayPut = (): boolean =>
  (canvas?.ready ?? false) && canvas?.scene !== null && game.user.can('DRAWING_CREATE');

/** The middle of the view. */
const middleOfView = () => {
  const { width, height } = pageSize();
  return canvas?.canvasCoordinatesFromClient({ x: width / 2, y: height / 2 }) ?? { x: 0, y: 0 };
};

/** What a button remembers: what it is asked about, and answers that differ from the map. */
const kept = (helper: AnyHelper, { timeline: { state } }: TableClient, given: Values): Values => {
  const all = answers(helper, state, given);
  const about = helper.inputs(state, all).filter(({ id, kind }) => kind === 'choice' || id in given);
  return Object.fromEntries(about.flatMap(({ id }) => (all[id] === undefined ? [] : [[id, all[id]]])));
};

/** Puts the helper there with its subject; numbers are read from the map at each click. */
export const putHelper = async (client: TableClient, id: string, given: Values): Promise<void> => {
  const scene = canvas?.scene;
  const helper = client.presentation.helpers.find(one => one.id === id);
  if (!scene || !helper || !mayPut()) return;
  const values = kept(helper, client, given);
  const { board } = client.presentation;
  const words = wordingOf(client.presentation, speech);
  const subject = Object.values(values).flatMap(value => (typeof value === 'string' ? [words.name(value)] : []));
  const text = [words.text(`helpers.${id}.name`), ...subject].join(' · ');
  const isBoard = scene.getFlag(ID, 'table') !== undefined || scene.getFlag(ID, 'board') !== undefined;
  const { fontSize, ...size } = buttonSize(text, isBoard ? board : { height: scene.dimensions.sceneHeight });
  const spot = isBoard ? helperSpot(board, helper, values, size) : undefined;
  const { x, y } = originOf(scene);
  const middle = middleOfView();
  const at = spot
    ? { x: x + spot.x, y: y + spot.y }
    : { x: Math.round(middle.x - size.width / 2), y: Math.round(middle.y - size.height / 2) };
  const taken = scene.drawings.filter(
    one => one.x === at.x && Math.abs(one.y - at.y) % (size.height * STEP) < 1,
  ).length;
  const source = {
    name: text,
    shape: { type: 'r', ...size },
    x: at.x,
    y: Math.round(at.y + taken * size.height * STEP),
    fillType: SOLID,
    fillColor: PAPER,
    fillAlpha: 1,
    strokeWidth: 4,
    strokeColor: SHADES.red.fill,
    strokeAlpha: 1,
    text,
    fontSize,
    textColor: INK,
    flags: { [ID]: { helper: { game: client.game.id, helper: id, values } } },
  };
  // plain data; the type demands all fields of the class
  await scene.createEmbeddedDocuments('Drawing', [source as unknown as DrawingDocument.CreateData]);
};

// Turns a helper that is dropped on Foundry's macro bar into a macro of the world, once.

/** Puts the macro of our compendium with this id into a slot. */
const keep = async (uuid: string, slot: number): Promise<void> => {
  const ours = await foundry.utils.fromUuid<Macro.Implementation>(uuid);
  if (!ours) return;
  const { name, img, command } = ours;
  const here = game.macros?.find(one => one.command === command && one.isOwner);
  const macro = here ?? (await Macro.create({ name, img, command, type: 'script' }));
  if (macro?.id) await game.user?.update({ hotbar: { [slot]: macro.id } });
};

let isHeard = false;

/** Called when the first helper is dragged: before that none can be dropped. */
export const hearHotbar = (): void => {
  if (isHeard) return;
  isHeard = true;
  Hooks.on('hotbarDrop', (_hotbar, { uuid }: { readonly uuid?: unknown }, slot) => {
    if (typeof uuid !== 'string' || !uuid.startsWith(`Compendium.${ID}.macros.`)) return;
    void keep(uuid, slot);
    return false;
  });
};
