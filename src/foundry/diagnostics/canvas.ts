/**
 * What the canvas does: where a Tile lies, whether it shows SVG, who receives the wheel, how far it zooms out.
 * docs/platform.md 4, 6.
 */
import { hudElement, viewNow } from '../scenes/canvas';
import { triesSvg } from '../scenes/svg-textures';
import { anchorOf } from '../scenes/tile-sources';
import { type Probe, found, UNSEEN } from './probe';
import { tileForTrial } from './workbench';

/** How long (ms) a canvas may take to react to the wheel. */
const WHEEL = 1_000;

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

/** Turns the wheel a little over an element of the HUD, then restores the view. */
const wheel: Probe<'board' | 'everywhere'> = {
  id: 'wheel',
  answers: { board: 'fine', everywhere: 'fine' },
  async run() {
    const layer = hudElement();
    if (!canvas?.ready || !layer) return UNSEEN;
    const before = scaleNow();
    const spot = layer.ownerDocument.createElement('span');
    layer.append(spot);
    let heard: true | undefined;
    for (const deltaY of [-100, 100]) {
      if (heard) break;
      spot.dispatchEvent(new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true }));
      heard = await found(() => scaleNow() !== before || undefined, WHEEL);
    }
    spot.remove();
    if (heard) canvas.pan({ scale: before });
    return heard ? 'everywhere' : 'board';
  },
};

/** The HUD element, in which a board over the scene lies. */
const hud: Probe<'there' | 'missing'> = {
  id: 'hud',
  answers: { there: 'fine', missing: 'managed' },
  run: () => Promise.resolve(canvas?.ready ? (hudElement() ? 'there' : 'missing') : UNSEEN),
};

/** A scale smaller than any board is shown at. */
const TINY = 0.001;

/** The smallest scale of the canvas now. */
const leastScale = (): number => {
  canvas?.pan({ scale: TINY });
  return scaleNow();
};

/** Does the zoom limit's setting take effect at once, at the next drawing of the scene, or never? */
const zoom: Probe<'live' | 'at-draw' | 'ignored'> = {
  id: 'zoom',
  answers: { live: 'fine', 'at-draw': 'managed', ignored: 'managed' },
  async run() {
    const view = viewNow();
    if (!canvas?.ready || !view) return UNSEEN;
    const settings = CONFIG.Canvas as { minZoom?: number | null | undefined };
    const { minZoom: before } = settings;
    settings.minZoom = undefined;
    const usual = leastScale();
    settings.minZoom = usual / 2;
    let answer: 'live' | 'at-draw' | 'ignored' = leastScale() < usual ? 'live' : 'ignored';
    if (answer === 'ignored') {
      await canvas.draw();
      answer = leastScale() < usual ? 'at-draw' : 'ignored';
    }
    settings.minZoom = before;
    canvas.pan(view);
    return answer;
  },
};

export const CANVAS_PROBES: readonly Probe[] = [hud, tileAnchor, svg, wheel, zoom];
