/** What the canvas does: where a Tile lies, whether it shows SVG, who hears the wheel. docs/platform.md 4, 6. */
import { triesSvg } from '../scenes/svg-textures';
import { anchorOf } from '../scenes/tile-anchor';
import { type Probe, found, pause, UNSEEN } from './probe';
import { tileForTrial } from './workbench';

/** How long a canvas may take to answer a turn of the wheel (ms). */
const WHEEL = 200;

const tileAnchor: Probe<'corner' | 'centre' | 'elsewhere'> = {
  id: 'tile-anchor',
  answers: { corner: 'fine', centre: 'managed', elsewhere: 'trouble' },
  async run() {
    const scene = canvas?.ready ? canvas.scene : undefined;
    if (!scene || !game.user.isGM) return UNSEEN;
    const { id } = await tileForTrial(scene);
    const tile = await found(() => canvas?.tiles?.placeables.find(one => one.document.id === id));
    if (!tile) return UNSEEN;
    const { x, y } = anchorOf(tile);
    return x === y && x === 0 ? 'corner' : x === y && x === 0.5 ? 'centre' : 'elsewhere';
  },
};

const svg: Probe<'drawn' | 'missing'> = {
  id: 'svg',
  answers: { drawn: 'fine', missing: 'managed' },
  async run() {
    const drawn = await triesSvg();
    return drawn === undefined ? UNSEEN : drawn ? 'drawn' : 'missing';
  },
};

const scaleNow = (): number => canvas?.stage?.scale.x ?? 0;

/** Turns the wheel a little over an element of the HUD, and turns the view back. */
const wheel: Probe<'board' | 'everywhere'> = {
  id: 'wheel',
  answers: { board: 'fine', everywhere: 'fine' },
  async run() {
    const layer = canvas?.hud?.element;
    if (!canvas?.ready || !(layer instanceof HTMLElement)) return UNSEEN;
    const before = scaleNow();
    const spot = layer.ownerDocument.createElement('span');
    layer.append(spot);
    for (const deltaY of [-100, 100]) {
      spot.dispatchEvent(new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true }));
      await pause(WHEEL);
      if (scaleNow() !== before) break;
    }
    spot.remove();
    const heard = scaleNow() !== before;
    if (heard) canvas.pan({ scale: before });
    return heard ? 'everywhere' : 'board';
  },
};

export const CANVAS_PROBES: readonly Probe[] = [tileAnchor, svg, wheel];
