/** What modules do as a habit on the canvas. docs/foreign-modules.md */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openSession } from '../../testing/session';

const session = openSession();
let page: Page;

beforeAll(async () => {
  ({ gm: page } = session);
  await page.evaluate(`(async () => {
    const scene = await Scene.create({ name: 'Field', width: 2000, height: 2000, active: true });
    await scene.view();
    const actor = await Actor.create({ name: 'Hero', type: 'figure' });
    await scene.createEmbeddedDocuments('Token', [
      { name: 'Knight', actorId: actor.id, x: 100, y: 200, width: 2, disposition: -1 },
      { name: 'Dog', x: 500, y: 500, disposition: 0 },
    ]);
  })()`);
  await page.waitForFunction('canvas.tokens.placeables.length === 2');
});

test('the stage is drawn frame by frame only while something of a package is on it', async () => {
  const isDrawn = (): Promise<boolean> =>
    page.evaluate(`(async () => {
      const { renderer } = canvas.app;
      const before = renderer.rendered ?? 0;
      if (renderer.rendered === undefined) {
        const { render } = renderer;
        renderer.rendered = 0;
        renderer.render = function (...given) { this.rendered++; return render.apply(this, given); };
      }
      for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
      return renderer.rendered > before;
    })()`);
  const restsAgain = async (): Promise<void> => {
    let looks = 0;
    while ((await isDrawn()) && looks < 500) looks++;
    expect(looks).toBeLessThan(500);
  };
  expect(await page.evaluate(`document.querySelector('#board-overlay')`)).toBeNull();
  expect(await isDrawn()).toBe(false);
  await page.evaluate('canvas.tokens.placeables[0].control()');
  expect(await isDrawn()).toBe(false);
  const pinged = page.evaluate('canvas.controls.drawPing({ x: 300, y: 300 }, { duration: 1500 })');
  expect(await isDrawn()).toBe(true);
  await pinged;
  await restsAgain();
  for (const where of ['canvas.primary', 'canvas.tokens', 'canvas.tokens.placeables[0]', 'canvas.controls.rulers']) {
    await page.evaluate(
      `globalThis.drawing = ${where}.addChild(new PIXI.Graphics()).lineStyle(2, 0xff0000).drawCircle(9, 9, 9)`,
    );
    await page.evaluate('new Promise(done => setTimeout(done, 1500))');
    expect(await isDrawn(), where).toBe(true);
    await page.evaluate('globalThis.drawing.destroy()');
    await restsAgain();
  }
  await page.evaluate('canvas.tokens.releaseAll()');
});

test('a user targets tokens by their ids, these alone, more or no longer', async () => {
  const told = await page.evaluate(`(() => {
    const [one, two] = canvas.tokens.placeables.map(({ id }) => id);
    const at = () => [...game.user.targets].map(({ id }) => (id === one ? 1 : 2)).sort().join();
    const told = [];
    const set = (ids, mode) => { canvas.tokens.setTargets(ids, mode && { mode }); told.push(at()); };
    set([one]); set([two]); set([one], 'acquire'); set([two], 'release'); set([]);
    told.push(canvas.tokens.targetObjects({ x: 400, y: 400, width: 400, height: 400 }), at());
    set([]);
    return told;
  })()`);
  expect(told).toEqual(['1', '2', '1,2', '1', '', 1, '2', '']);
});

test('spaces are highlighted once, by layers with names', async () => {
  const told = await page.evaluate(`(() => {
    const { grid } = canvas.interface;
    const layer = grid.addHighlightLayer('way');
    grid.highlightPosition('way', { x: 100, y: 100, color: 0xff0000, border: 0x0000ff });
    grid.highlightPosition('way', { x: 100, y: 100 });
    const told = [grid.getHighlightLayer('way') === layer, layer.positions.size, layer.getLocalBounds().x < 101];
    grid.clearHighlightLayer('way');
    told.push(layer.positions.size);
    grid.destroyHighlightLayer('way');
    return [...told, grid.getHighlightLayer('way') ?? 'gone', canvas.interface.tokens === canvas.tokens];
  })()`);
  expect(told).toEqual([true, 1, true, 0, 'gone', true]);
});

test('what a package adds to a group, a layer or a token is drawn, also without a layer of its own', async () => {
  const told = await page.evaluate(`(async () => {
    const told = [];
    const rendered = async add => {
      let count = 0;
      const { render } = canvas.app.renderer;
      canvas.app.renderer.render = (...all) => { count++; return render.apply(canvas.app.renderer, all); };
      const child = add(new PIXI.Graphics().beginFill(0xff0000).drawRect(0, 0, 50, 50));
      for (let frame = 0; frame < 10 && count === 0; frame++) await new Promise(requestAnimationFrame);
      canvas.app.renderer.render = render;
      child.destroy();
      return count > 0;
    };
    if (!canvas.app.renderer) return 'no renderer';
    told.push(await rendered(child => canvas.tokens.placeables[0].addChild(child)));
    told.push(await rendered(child => canvas.interface.addChild(child)));
    return told;
  })()`);
  expect(['no renderer', JSON.stringify([true, true])]).toContain(
    typeof told === 'string' ? told : JSON.stringify(told),
  );
});

test('an animation brings its attributes to their ends, and textures are loaded ahead', async () => {
  const told = await page.evaluate(`(async () => {
    const { CanvasAnimation } = foundry.canvas.animation;
    const parent = { x: 0, alpha: 1 };
    let ticks = 0;
    const isDone = await CanvasAnimation.animate(
      [{ parent, attribute: 'x', to: 10 }, { parent, attribute: 'alpha', from: 1, to: 0 }], { duration: 50, ontick: () => ticks++ });
    const { loader } = foundry.canvas.TextureLoader;
    const [good, bad] = await loader.load(['icons/svg/castle.svg', 'nothing/here.png']);
    await canvas.tokens.placeables[0].animate({ x: 5 });
    return [isDone, parent, ticks, good.value.width > 0, bad.value];
  })()`);
  expect(told).toEqual([true, { x: 10, alpha: 0 }, 1, true, null]);
});

test('a token knows its place on the grid, its colour and its last movement', async () => {
  const told = await page.evaluate(`(async () => {
    const token = canvas.tokens.placeables.find(({ name }) => name === 'Knight');
    const { document } = token;
    await document.update({ x: 130 });
    return [
      document.getOccupiedGridSpaceOffsets(), document.getSnappedPosition(), document.getGridSpacePolygon().length,
      document.movement.destination.x, document.movement.state, document.movementHistory,
      document.measureMovementPath([{ x: 100, y: 200 }, { x: 400, y: 200 }]).spaces,
      token.externalRadius, token.getDispositionColor().css, await document.resize({ width: 1 }), document.width,
    ];
  })()`);
  expect(told).toEqual([
    [
      { i: 2, j: 1 },
      { i: 2, j: 2 },
      { i: 2, j: 3 },
    ],
    { x: 100, y: 200, elevation: 0 },
    4,
    130,
    'completed',
    [],
    3,
    100,
    '#e02020',
    true,
    1,
  ]);
});

test('an actor makes the data of its token, and packages make meshes and ask for the release', async () => {
  const told = await page.evaluate(`(async () => {
    const actor = await Actor.create({ name: 'Ghost', type: 'figure', prototypeToken: { width: 3, disposition: -1 } });
    const token = await actor.getTokenDocument({ x: 10, y: 20, alpha: 0.5 });
    const { GridMesh, QuadMesh } = foundry.canvas.containers;
    const { GridShader } = foundry.canvas.rendering.shaders;
    const mesh = canvas.stage.addChild(new GridMesh(GridShader)).initialize({ size: 50 });
    const { release, data } = game;
    const told = [[token instanceof TokenDocument, token.name, token.actorId === actor.id, token.width, token.disposition, token.x,
      token.alpha, token.parent === canvas.scene, canvas.scene.tokens.has(token.id)], [mesh.data.size, new QuadMesh(GridShader) instanceof PIXI.Container],
      [release.isNewer('13'), release.isNewer('14.999'), release.isNewer(release), release.isGenerationalChange('13.351'), release.display,
        release instanceof foundry.config.ReleaseData, data.coreUpdate.hasUpdate]];
    mesh.destroy();
    return told;
  })()`);
  expect(told).toEqual([
    [true, 'Ghost', true, 3, -1, 10, 0.5, true, false],
    [50, true],
    [true, false, false, true, 'Version 14', true, false],
  ]);
});

test('the grid counts spaces on a way, and steps from one to the next', async () => {
  const told = await page.evaluate(`[
    canvas.grid.getDirectPath([{ i: 0, j: 0 }, { i: 1, j: 2 }]),
    canvas.grid.getShiftedOffset({ i: 1, j: 1 }, CONST.MOVEMENT_DIRECTIONS.UP_LEFT),
    canvas.grid.getShiftedPoint({ x: 0, y: 0 }, CONST.MOVEMENT_DIRECTIONS.DOWN_RIGHT),
    canvas.grid.getTranslatedPoint({ x: 0, y: 0 }, 0, 2),
  ]`);
  expect(told).toEqual([
    [
      { i: 0, j: 0 },
      { i: 1, j: 1 },
      { i: 1, j: 2 },
    ],
    { i: 0, j: 0 },
    { x: 100, y: 100 },
    { x: 200, y: 0 },
  ]);
});

test('an entry that is dropped becomes a note once its window is saved; a double click on the note opens it', async () => {
  const told = await page.evaluate(`(async () => {
    const entry = await JournalEntry.create({ name: 'Cave', pages: [{ name: 'One' }] });
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', JSON.stringify(entry.toDragData()));
    const opened = new Promise(resolve => Hooks.once('renderNoteConfig', resolve));
    document.getElementById('board').dispatchEvent(
      new DragEvent('drop', { dataTransfer, clientX: 500, clientY: 400, bubbles: true, cancelable: true }));
    const sheet = await opened;
    const before = canvas.scene.notes.size;
    const made = new Promise(resolve => Hooks.once('createNote', resolve));
    await sheet.submit();
    const note = await made;
    const activated = new Promise(resolve => Hooks.once('activateNote', (one, options) => resolve([one === note.object, typeof options])));
    note.object._onClickLeft2({});
    game.settings.get('core', foundry.canvas.layers.NotesLayer.TOGGLE_SETTING);
    return [before, canvas.scene.notes.size, note.entryId === entry.id, note.label, ...(await activated)];
  })()`);
  expect(told).toEqual([0, 1, true, 'Cave', true, 'object']);
});

test('folders know those below and around them', async () => {
  const told = await page.evaluate(`(async () => {
    const top = await Folder.create({ name: 'Top', type: 'Item' });
    const middle = await Folder.create({ name: 'Middle', type: 'Item', folder: top.id });
    const low = await Folder.create({ name: 'Low', type: 'Item', folder: middle.id });
    const names = list => list.map(({ name }) => name).join();
    const known = game.items.folders;
    return [names(top.getSubfolders()), names(top.getSubfolders(true)), names(low.ancestors), low.depth,
      known.get(low.id) === low, known.size, names(top.children.map(({ folder }) => folder)),
      top.children[0].children[0].folder === low, top.children[0].entries.length];
  })()`);
  expect(told).toEqual(['Middle', 'Middle,Low', 'Middle,Top', 3, true, 3, 'Middle', true, 0]);
});

test('the canvas has the id of the scene that it shows', async () => {
  expect(await page.evaluate('canvas.id === canvas.scene.id')).toBe(true);
});

test('a layer is torn down once for each time it was drawn, even if a package calls that from within', async () => {
  const torn = await page.evaluate(`(async () => {
    let torn = 0;
    class Own extends foundry.canvas.layers.CanvasLayer {
      async _draw() {}
      async _tearDown(options) {
        torn++;
        await super.tearDown(options);
      }
    }
    const layer = new Own();
    await layer.tearDown();
    const told = [torn];
    await layer.draw();
    told.push(torn);
    await layer.draw();
    await layer.tearDown();
    return [...told, torn];
  })()`);
  expect(torn).toEqual([0, 0, 2]);
});

test('a package handles what is dropped on the board before the host does', async () => {
  const handled = await page.evaluate(`(() => {
    const board = document.getElementById('board');
    const { ondrop } = board;
    const handled = [typeof ondrop];
    const id = Hooks.on('dropCanvasData', (_canvas, { type }) => { handled.push(type); return false; });
    const drop = () => {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData('text/plain', JSON.stringify({ type: 'Folder', uuid: 'Folder.x' }));
      board.dispatchEvent(new DragEvent('drop', { dataTransfer, clientX: 400, clientY: 300 }));
    };
    drop();
    board.ondrop = () => handled.push('own');
    drop();
    board.ondrop = ondrop;
    Hooks.off('dropCanvasData', id);
    return handled;
  })()`);
  expect(handled).toEqual(['function', 'Folder', 'own']);
});

test('a manager of the mouse says what may be done, and does it', async () => {
  const told = await page.evaluate(`(() => {
    const object = { name: 'thing' };
    const manager = new foundry.canvas.interaction.MouseInteractionManager(object, null,
      { clickLeft: false, clickRight(user) { return user.isGM && this.name === 'thing'; } },
      { clickRight(event, more) { return [this.name, event, more]; } });
    return [manager.can('clickLeft'), manager.can('clickRight', {}), manager.can('hoverIn'),
      manager.callback('clickRight', 1, 2), manager.callback('clickLeft', 1)];
  })()`);
  expect(told).toEqual([false, true, true, ['thing', 1, 2], undefined]);
});
