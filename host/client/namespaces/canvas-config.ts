/** [D14] CONFIG.Canvas, CONFIG.weatherEffects: what packages choose from and add to. Nothing here is lit or animated. */
import { FogManager, detectionModes, visionModes } from '../canvas/perception';
import { ChatBubbles } from '../canvas/hud';
import { AbstractBaseFilter, VisualEffectsMaskingFilter } from '../canvas/rendering';
import { page, type Json } from '../ui/globals';

const LIGHTS = [
  ...['flame', 'torch', 'revolving', 'siren', 'pulse', 'reactivepulse', 'chroma', 'wave', 'fog', 'sunburst', 'dome'],
  ...['emanation', 'hexa', 'ghost', 'energy', 'vortex', 'witchwave', 'rainbowswirl', 'radialrainbow', 'fairy', 'grid'],
  ...['starlight', 'smokepatch'],
] as const;
const DARKNESSES = ['magicalGloom', 'roiling', 'hole', 'denseSmoke'] as const;
const WEATHERS = ['leaves', 'rain', 'rainStorm', 'fog', 'snow', 'blizzard'] as const;
const GRIDS = ['solidLines', 'dashedLines', 'dottedLines', 'squarePoints', 'diamondPoints', 'roundPoints'] as const;

const capital = (name: string): string => name.replace(/^./, letter => letter.toUpperCase());

const labelled = (names: readonly string[], prefix: string, more: (name: string, index: number) => Json): Json =>
  Object.fromEntries(names.map((name, index) => [name, { label: `${prefix}${capital(name)}`, ...more(name, index) }]));

/** [D14] CONFIG.weatherEffects: by their names, without particles. */
export const weatherEffects = (): Json => labelled(WEATHERS, 'WEATHER.', id => ({ id, effects: [] }));

/** Adds them to CONFIG.Canvas. */
export const configureCanvas = (): void => {
  const canvas = (page.CONFIG['Canvas'] ??= {});
  Object.assign(canvas, {
    brightestColor: 0xffffff,
    daylightColor: 0xeeeeee,
    exploredColor: 0x000000,
    unexploredColor: 0x000000,
    darknessLightPenalty: 0.25,
    darknessSourcePaddingMultiplier: 0.5,
    elevationSnappingPrecision: 2,
    hoverFade: { delay: 250, duration: 750 },
    lightLevels: { dark: 0, halfdark: 0.5, dim: 0.25, bright: 1 },
    managedScenes: {},
    targeting: { size: 0.15 },
    chatBubblesClass: ChatBubbles,
    fogManager: FogManager,
    visualEffectsMaskingFilter: VisualEffectsMaskingFilter,
    visibilityFilter: canvas['visibilityFilter'] ?? AbstractBaseFilter,
    gridStyles: labelled(GRIDS, 'GRID.STYLES.', (_name, style) => ({ shaderOptions: { style } })),
    lightAnimations: labelled(LIGHTS, 'LIGHT.Animation', () => ({ animation: (): void => undefined })),
    darknessAnimations: labelled(DARKNESSES, 'LIGHT.Animation', () => ({ animation: (): void => undefined })),
    visionModes: visionModes(),
    detectionModes: detectionModes(),
  });
};
