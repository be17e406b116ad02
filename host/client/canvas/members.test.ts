/** What widely installed modules call, wrap and extend on the canvas. docs/foreign-modules.md */
import { beforeAll, expect, test } from 'vitest';
import { openSession } from '../../testing/session';

const opened = openSession();

beforeAll(async () => {
  await opened.gm.evaluate(`(async () => {
    const scene = await Scene.create({ name: 'Field', width: 2000, height: 2000, active: true,
      grid: { size: 100, distance: 5, units: 'ft' } });
    await scene.view();
    const actor = await Actor.create({ name: 'Hero', type: 'figure' });
    await scene.createEmbeddedDocuments('Token', [{ name: 'Knight', actorId: actor.id, x: 500, y: 500,
      light: { dim: 10, bright: 5 }, sight: { enabled: true, range: 20 }, elevation: 5 }]);
    await scene.createEmbeddedDocuments('AmbientLight', [{ x: 900, y: 900, config: { dim: 20, bright: 10 } }]);
    await scene.createEmbeddedDocuments('AmbientSound', [{ x: 900, y: 300, radius: 10, path: 'a.ogg' }]);
    await scene.createEmbeddedDocuments('Wall', [{ c: [600, 0, 600, 2000] }]);
    const entry = await JournalEntry.create({ name: 'Lore' });
    await scene.createEmbeddedDocuments('Note', [{ entryId: entry.id, x: 200, y: 600, iconSize: 60, text: 'Here' }]);
  })()`);
  await opened.gm.waitForFunction('canvas.notes.placeables.length === 1');
});

test('what can be wrapped is there on the prototypes', async () => {
  const missing = await opened.gm.evaluate(`[
    'containers.DoorMesh.prototype.elevation', 'containers.DoorMesh.prototype.sort',
    'geometry.ClockwiseSweepPolygon.prototype._testEdgeInclusion',
    ...['_getVisionSourceData', '_getLightSourceData', '_getTooltipText', 'getSize', 'drawBars', 'drawEffects', '_drawEffects',
      '_drawTargetArrows', '_drawTargetPips', '_refreshBorder', '_refreshEffects', 'initializeSources', '_onClickLeft',
    ].map(name => 'placeables.Token.prototype.' + name),
    'placeables.Wall.prototype.refresh', 'placeables.Note.prototype._drawControlIcon',
    ...['_onClickLeft', '_onClickLeft2', '_onClickRight', '_canDragLeftStart', '_onDragLeftStart', '_onDragLeftMove',
      '_onDragLeftDrop', '_onDragLeftCancel', '_onMouseWheel'].map(name => 'layers.WallsLayer.prototype.' + name),
    'groups.CanvasVisibility.prototype.restrictVisibility', 'rendering.filters.OutlineOverlayFilter.prototype.apply',
    'groups.PrimaryCanvasGroup.SORT_LAYERS.TOKENS',
  ].filter(path => {
    const names = path.split('.');
    const last = names.pop();
    const owner = names.reduce((one, name) => one?.[name], foundry.canvas);
    return !owner || !(last in owner);
  })`);
  expect(missing).toEqual([]);
});

test('lights, sounds and tokens have sources of their size, where they shine, sound or see', async () => {
  const found = await opened.gm.evaluate(`(async () => {
    const [light] = canvas.lighting.placeables;
    const [sound] = canvas.sounds.placeables;
    const [token] = canvas.tokens.placeables;
    const before = token.vision;
    token.control();
    const radii = [light.lightSource.radius, sound.source.radius, token.light.radius, token.vision.radius];
    const listed = canvas.effects.lightSources.size;
    await light.document.update({ hidden: true });
    await token.document.update({ 'light.dim': 0, 'light.bright': 0 });
    token.release();
    return [before, radii, listed, light.lightSource, token.light, token.vision, canvas.effects.lightSources.size];
  })()`);
  expect(found).toEqual([null, [400, 200, 250, 450], 2, null, null, null, 0]);
});

test('a package decides which edges a polygon counts', async () => {
  const reached = await opened.gm.evaluate(`[true, false].map(counts => {
    const { ClockwiseSweepPolygon } = foundry.canvas.geometry;
    class Through extends ClockwiseSweepPolygon {
      _testEdgeInclusion(edge, types) {
        return counts && super._testEdgeInclusion(edge, types);
      }
    }
    return Through.create({ x: 500, y: 500 }, { type: 'sight' }).contains(700, 500);
  })`);
  expect(reached).toEqual([false, true]);
});

test('the pointer over a layer of a package is told to it: clicks, drags from where they began, the end', async () => {
  await opened.gm.evaluate(`(() => {
    globalThis.told = [];
    const layer = canvas.walls;
    for (const name of ['_onClickLeft', '_onClickLeft2', '_onClickRight', '_onDragLeftStart', '_onDragLeftMove', '_onDragLeftDrop']) {
      layer[name] = event => {
        const { origin, destination } = event.interactionData;
        told.push([name, Math.round(destination.x - origin.x)]);
      };
    }
    layer.activate();
    ui.controls.control.activeTool = 'draw';
    canvas.pan({ x: 1500, y: 1500, scale: 1 });
  })()`);
  await opened.gm.mouse.click(500, 300);
  await opened.gm.mouse.click(500, 300, { button: 'right' });
  await opened.gm.mouse.move(400, 300);
  await opened.gm.mouse.down();
  await opened.gm.mouse.move(430, 300);
  await opened.gm.mouse.move(460, 300);
  await opened.gm.mouse.up();
  await opened.gm.mouse.dblclick(520, 320);
  const told = (await opened.gm.evaluate('told')) as [string, number][];
  const names = told.map(([name]) => name);
  expect(names.slice(0, 4)).toEqual(['_onClickLeft', '_onClickRight', '_onClickLeft', '_onDragLeftStart']);
  expect(told.filter(([name]) => name === '_onDragLeftMove').at(-1)).toEqual(['_onDragLeftMove', 60]);
  expect(told).toContainEqual(['_onDragLeftDrop', 60]);
  expect(names.at(-1)).toBe('_onClickLeft2');
});

test('with the tool that targets, a click aims at a token', async () => {
  const aimed = await opened.gm.evaluate(`(async () => {
    await ui.controls.activate({ control: 'tokens', tool: 'target' });
    const [token] = canvas.tokens.placeables;
    const names = [ui.controls.activeControl, ui.controls.activeTool, Object.keys(ui.controls.tools).includes('target')];
    token._onClickLeft({});
    const first = [token.isTargeted, token.controlled];
    token._onClickLeft({});
    await ui.controls.activate({ tool: 'select' });
    return [names, first, token.isTargeted];
  })()`);
  expect(aimed).toEqual([['tokens', 'target', true], [true, false], false]);
});

test('visibility that is refreshed says so, a note has its icon, a token its size and height, a scene its pictures', async () => {
  const found = await opened.gm.evaluate(`(async () => {
    const hooks = [];
    for (const name of ['visibilityRefresh', 'sightRefresh']) Hooks.on(name, () => hooks.push(name));
    canvas.visibility.refreshVisibility();
    const [note] = canvas.notes.placeables;
    const [token] = canvas.tokens.placeables;
    const icon = note.controlIcon;
    icon.refresh({ borderVisible: true, iconColor: 0xff0000 });
    await game.scenes.preload(canvas.scene.id);
    return [hooks, icon instanceof foundry.canvas.containers.ControlIcon, icon.size, icon.border.visible, note.tooltip.text,
      token.getSize(), token._getTooltipText(), Boolean(canvas.visibility.vision.sight),
      canvas.effects.illumination.darknessLevelMeshes.children
        .concat(canvas.visibility.vision.light.global.meshes.children)];
  })()`);
  expect(found).toEqual([
    ['visibilityRefresh', 'sightRefresh'],
    true,
    60,
    true,
    'Here',
    { width: 100, height: 100 },
    '+5 ft',
    true,
    [],
  ]);
});
