/** A board that is late is not refused; one that the canvas cannot show is, after the scene was drawn again. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

vi.stubGlobal('MODULE_VERSION', 'test');
const { makeCanvasFit } = await import('./canvas-fit');

const PAGE = { width: 1280, height: 720 };
const PLACE = { left: 100, top: 8, width: 700, height: 500 };
const LOWER = { ...PLACE, top: 100 };

/** A canvas of a scene of 1400 × 1000; `least` is the smallest scale it allows. */
const makeCanvas = (least: number) => {
  const stage = { pivot: { x: 700, y: 500 }, scale: { x: 1, y: 1 }, rotation: 0, skew: { x: 0, y: 0 } };
  const pan = vi.fn((view: { x: number; y: number; scale: number }) => {
    const scale = Math.max(view.scale, least);
    Object.assign(stage, { pivot: { x: view.x, y: view.y }, scale: { x: scale, y: scale } });
  });
  return {
    ready: true,
    stage,
    dimensions: { sceneX: 0, sceneY: 0, sceneWidth: 1400, sceneHeight: 1000 },
    pan,
    draw: vi.fn(() => Promise.resolve()),
    // the frames of a hidden page never come
    animatePan: vi.fn(() => new Promise<boolean>(() => undefined)),
  };
};

describe('a board on the canvas', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    const window = Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
    vi.stubGlobal('window', window);
    vi.stubGlobal('document', { documentElement: { clientWidth: PAGE.width, clientHeight: PAGE.height } });
    vi.stubGlobal('innerWidth', PAGE.width);
    vi.stubGlobal('innerHeight', PAGE.height);
    vi.stubGlobal('HTMLElement', class {});
    vi.stubGlobal('CONFIG', { Canvas: { minZoom: undefined } });
    vi.stubGlobal('Hooks', { on: () => 1, off: () => undefined });
    vi.stubGlobal('game', { settings: { get: () => 'normal' } });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('stays there on a page that is hidden while it moves, however often', () => {
    const canvas = makeCanvas(0.1);
    vi.stubGlobal('canvas', canvas);
    const refused = vi.fn();
    const fit = makeCanvasFit({ moved: () => undefined, refused });
    for (const place of [PLACE, LOWER, PLACE, LOWER]) {
      fit.follow(place, PAGE);
      vi.advanceTimersByTime(5_000);
      expect(canvas.stage.pivot.y).toBe(500 + (360 - (place.top + 250)) / 0.5);
    }
    expect(canvas.draw).not.toHaveBeenCalled();
    expect(refused).not.toHaveBeenCalled();
    fit.stop();
  });

  test('is refused if the canvas does not zoom out so far, even after the scene was drawn again', () => {
    const canvas = makeCanvas(0.8);
    vi.stubGlobal('canvas', canvas);
    const refused = vi.fn();
    const fit = makeCanvasFit({ moved: () => undefined, refused });
    fit.follow(PLACE, PAGE);
    vi.advanceTimersByTime(5_000);
    expect(canvas.draw).toHaveBeenCalledOnce();
    expect(refused).not.toHaveBeenCalled();
    fit.follow(PLACE, PAGE);
    vi.advanceTimersByTime(5_000);
    expect(refused).toHaveBeenCalled();
    fit.stop();
  });
});
