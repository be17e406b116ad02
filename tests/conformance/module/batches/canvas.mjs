/** Scenes with Levels, Tiles, the canvas and its HUD. docs/platform.md 4, 6. */
export const registerCanvas = ({ describe, it, assert, before, after }, id) => {
  let scene;
  const level = foundry.utils.randomID(16);
  const tile = foundry.utils.randomID(16);

  before(async () => {
    scene = await Scene.create(
      {
        name: 'Conformance',
        width: 1200,
        height: 800,
        padding: 0,
        navigation: false,
        tokenVision: false,
        grid: { type: CONST.GRID_TYPES.GRIDLESS, size: 100 },
        levels: [{ _id: level, name: 'Board', elevation: { bottom: 0, top: 100 }, background: { color: '#efe6d2' } }],
      },
      { keepEmbeddedIds: true },
    );
  });
  after(() => scene?.delete());

  describe('scenes', () => {
    it('have as much room around them as their padding says, up to half', async () => {
      const roomy = await Scene.create({ name: 'Roomy', width: 1200, height: 800, padding: 0.5, navigation: false });
      assert.equal(roomy.padding, 0.5);
      assert.isAtLeast(roomy.dimensions.sceneX, 600);
      assert.isAtLeast(roomy.dimensions.sceneY, 400);
      await roomy.delete();
    });
    // shows table.1
    it('keep a Level under the id it was given', () => {
      assert.equal(scene.levels.size, 1);
      assert.isDefined(scene.levels.get(level));
    });
    it('are not active because they were made', () => assert.isFalse(scene.active));
    it('become active, and another one again', async () => {
      const before = game.scenes.filter(one => one.active);
      await scene.activate();
      assert.isTrue(scene.active);
      assert.equal(game.scenes.filter(one => one.active).length, 1);
      if (before.length > 0) await before[0].activate();
      else await scene.update({ active: false });
      assert.isFalse(scene.active);
    });
    it('say how large a square is, and which tokens lie on them', async () => {
      const [token] = await scene.createEmbeddedDocuments('Token', [{ name: 'Conformance', x: 300, y: 200 }]);
      assert.equal(scene.grid.size, 100);
      assert.deepEqual(
        [...scene.tokens].map(({ name, x, y }) => [name, x, y]),
        [['Conformance', 300, 200]],
      );
      await scene.deleteEmbeddedDocuments('Token', [token.id]);
      assert.equal(scene.tokens.size, 0);
    });
    it('are deleted several at once', async () => {
      const [made] = await Scene.createDocuments([{ name: 'Conformance 2', navigation: false }]);
      await Scene.deleteDocuments([made.id]);
      assert.isUndefined(game.scenes.get(made.id));
    });
  });

  describe('tiles', () => {
    it('keep the id they were given', async () => {
      const [made] = await scene.createEmbeddedDocuments(
        'Tile',
        [
          {
            _id: tile,
            x: 100,
            y: 200,
            width: 80,
            height: 40,
            locked: true,
            rotation: 90,
            sort: 7,
            hidden: true,
            texture: { src: null, anchorX: 0, anchorY: 0 },
            flags: { [id]: { placement: 'counter a' } },
          },
        ],
        { keepId: true, conformance: true },
      );
      assert.equal(made.id, tile);
      assert.equal(scene.tiles.get(tile).getFlag(id, 'placement'), 'counter a');
      const { texture, rotation, sort, hidden, locked } = made;
      assert.isNull(texture.src);
      assert.deepEqual([texture.anchorX, texture.anchorY], [0, 0]);
      assert.deepEqual([rotation, sort, hidden, locked], [90, 7, true, true]);
    });
    it('are whole at first, and may be made transparent', async () => {
      const made = scene.tiles.get(tile);
      assert.equal(made.alpha, 1);
      await made.update({ alpha: 0 });
      assert.equal(scene.tiles.get(tile).alpha, 0);
    });
    it('are not mirrored at first, and may be mirrored and put right', async () => {
      const made = scene.tiles.get(tile);
      assert.deepEqual([made.texture.scaleX, made.texture.scaleY], [1, 1]);
      await made.update({ texture: { scaleX: -1 } });
      assert.equal(scene.tiles.get(tile).texture.scaleX, -1);
      await made.update({ texture: { scaleX: 1 } });
      assert.equal(scene.tiles.get(tile).texture.scaleX, 1);
    });
    it('tell hooks the option by which we know our own changes', async () => {
      let seen;
      const hook = Hooks.on('preUpdateTile', (_tile, _changes, options) => {
        seen = options.conformance;
      });
      await scene.updateEmbeddedDocuments('Tile', [{ _id: tile, x: 300 }], { conformance: 'own' });
      Hooks.off('preUpdateTile', hook);
      assert.equal(seen, 'own');
      assert.equal(scene.tiles.get(tile).x, 300);
    });
    it('are deleted by id', async () => {
      await scene.deleteEmbeddedDocuments('Tile', [tile]);
      assert.equal(scene.tiles.size, 0);
    });
  });

  describe('drawings, regions and actors', () => {
    it('keep what a Drawing says, and its flags', async () => {
      const flags = { [id]: { helper: { game: 'toy', helper: 'sum', values: {} } } };
      const shape = { type: 'r', width: 200, height: 60 };
      const [made] = await scene.createEmbeddedDocuments('Drawing', [
        { x: 40, y: 50, shape, text: 'Sum', fontSize: 30, fillType: 1, flags },
      ]);
      assert.equal(scene.drawings.size, 1);
      assert.deepEqual([made.x, made.y, made.shape.width, made.shape.height], [40, 50, 200, 60]);
      assert.deepEqual([made.text, made.fontSize, made.rotation, made.hidden], ['Sum', 30, 0, false]);
      assert.equal(made.getFlag(id, 'helper').helper, 'sum');
      await made.delete();
    });
    it('know which points lie in a Region', async () => {
      const shape = { type: 'rectangle', x: 100, y: 100, width: 200, height: 100, hole: false };
      const [made] = await scene.createEmbeddedDocuments('Region', [{ name: 'A space', shapes: [shape] }]);
      assert.equal([...scene.regions][0], made);
      assert.isTrue(made.testPoint({ x: 150, y: 150, elevation: 0 }));
      assert.isFalse(made.testPoint({ x: 350, y: 150, elevation: 0 }));
      await made.delete();
    });
    it('make an Actor of the first type of the system, under the id it was given', async () => {
      const _id = foundry.utils.randomID(16);
      const type = Object.keys(game.system.documentTypes.Actor ?? {})[0] ?? 'base';
      const [made] = await Actor.createDocuments([{ _id, name: 'Conformance', type }], { keepId: true });
      assert.equal(game.actors.get(_id), made);
      const [token] = await scene.createEmbeddedDocuments('Token', [{ name: 'Conformance', actorId: _id, x: 0, y: 0 }]);
      await token.update({ name: 'Turned over', texture: { src: null } });
      assert.equal(token.name, 'Turned over');
      await token.delete();
      await made.delete();
    });
  });

  describe('the canvas', () => {
    it('shows a scene, and lays its HUD over it', async () => {
      if (game.settings.get('core', 'noCanvas')) return;
      await scene.view();
      assert.isTrue(canvas.ready);
      assert.equal(canvas.scene, scene);
      assert.instanceOf(canvas.hud.element, HTMLElement);
      const { sceneX, sceneY, sceneWidth, sceneHeight } = canvas.dimensions;
      assert.deepEqual([sceneX, sceneY, sceneWidth, sceneHeight], [0, 0, 1200, 800]);
      assert.instanceOf(canvas.app.view, HTMLCanvasElement);
      assert.isFalse(canvas.drawings.active);
      const there = canvas.canvasCoordinatesFromClient(canvas.clientCoordinatesFromCanvas({ x: 60, y: 70 }));
      assert.closeTo(there.x, 60, 0.5);
      assert.closeTo(there.y, 70, 0.5);
      assert.equal(typeof (await canvas.ping({ x: 60, y: 70 })), 'boolean');
    });
    it('goes where it is told', () => {
      if (!canvas.ready) return;
      canvas.pan({ x: 500, y: 300, scale: 1.5 });
      assert.closeTo(canvas.stage.scale.x, 1.5, 0.01);
      assert.closeTo(canvas.stage.pivot.x, 500, 1);
    });
    it('draws a Tile where its bounds say', async () => {
      if (!canvas.ready) return;
      const [made] = await scene.createEmbeddedDocuments('Tile', [{ x: 100, y: 100, width: 80, height: 40 }]);
      const { width, height } = made.object.bounds;
      assert.closeTo(width, 80, 1);
      assert.closeTo(height, 40, 1);
      assert.isTrue(canvas.tiles.placeables.some(({ document }) => document === made));
    });
    it('loads textures, or says that it cannot', async () => {
      if (!canvas.ready) return;
      assert.isNull(await foundry.canvas.loadTexture(`modules/${id}/nothing.webp`).catch(() => null));
    });
  });
};
