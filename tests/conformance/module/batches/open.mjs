/**
 * What no page proves and the module leans on. Each question is asked and its answer kept in `answers`; a test fails
 * only when the answer is one that the module has no way to live with. docs/platform.md 4, 5, 6, 15.
 */
const { OWNER } = CONST.DOCUMENT_OWNERSHIP_LEVELS;

/** What cleaning must leave of the dialogs of the module. */
const DIALOG = `<p class="conformance-word">Word</p>
<label>Code <input type="text" name="code" autocomplete="off" spellcheck="false" required></label>
<label>Number <input type="number" name="count" min="1" max="20" value="5"></label>`;

export const registerOpen = ({ describe, it, assert, before, after }, id, answers) => {
  let scene;
  const wide = { width: 400, height: 400, navigation: false, padding: 0 };

  before(async () => {
    scene = await Scene.create({ name: 'Conformance: open', ...wide });
  });
  after(() => scene?.delete());

  describe('a query', () => {
    it('is answered by the page that asks itself', async () => {
      const answer = await game.user.query(`${id}.asker`, {}, { timeout: 5000 }).catch(error => ({ error }));
      answers['query to oneself'] = answer.error ? String(answer.error) : 'answered';
      answers['asker in a query handler'] = answer.error ? 'unseen' : answer.shape;
      // without a name the module goes by its socket, whose sender the server tells
      assert.isTrue(answer.error !== undefined || ['User', 'id', 'none'].includes(answer.shape));
    });
    it('wants a permission that a role has', () => {
      const { defaultRole } = CONST.USER_PERMISSIONS.QUERY_USER;
      answers['role that may query'] = defaultRole;
      assert.isTrue(Object.values(CONST.USER_ROLES).includes(defaultRole));
      assert.isTrue(game.user.can('QUERY_USER'));
    });
    it('reaches one or all of the tabs of a user', async () => {
      const trial = foundry.utils.randomID(16);
      const told = new Set();
      const hear = word => {
        if (word.trial === trial) told.add(`${word.kind} ${word.tab}`);
      };
      game.socket.on(`module.${id}`, hear);
      game.socket.emit(`module.${id}`, { kind: 'examine', trial });
      await game.user.query(`${id}.asker`, { trial }, { timeout: 5000 }).catch(() => undefined);
      await new Promise(resolve => {
        setTimeout(resolve, 1000);
      });
      game.socket.off(`module.${id}`, hear);
      const tabs = [...told].filter(word => word.startsWith('here')).length;
      const handled = [...told].filter(word => word.startsWith('handled')).length;
      answers['tabs that handle a query'] = tabs === 0 ? 'unseen' : handled > 0 ? 'others too' : 'one';
      assert.isAtMost(handled, tabs);
    });
  });

  describe('cleaning', () => {
    it('leaves our dialogs what they need', () => {
      const { body } = new DOMParser().parseFromString(foundry.utils.cleanHTML(DIALOG), 'text/html');
      const code = body.querySelector('input[name="code"]');
      const count = body.querySelector('input[name="count"]');
      answers['attributes that cleaning takes'] = ['autocomplete', 'spellcheck', 'required'].filter(
        name => !code?.hasAttribute(name),
      );
      assert.isTrue(body.querySelectorAll('label').length === 2);
      assert.equal(count?.getAttribute('type'), 'number');
      assert.equal(count?.getAttribute('value'), '5');
      assert.equal(count?.getAttribute('max'), '20');
    });
    it('takes what could run', () => {
      const cleaned = foundry.utils.cleanHTML('<img src="x" onerror="globalThis.ran = true"><script>ran()</script>');
      assert.notInclude(cleaned, 'onerror');
      assert.notInclude(cleaned, '<script');
    });
  });

  describe('a Tile', () => {
    it('reveals by its bounds which of its points x and y are', async () => {
      if (game.settings.get('core', 'noCanvas')) return;
      await scene.view();
      const [made] = await scene.createEmbeddedDocuments('Tile', [
        { x: 100, y: 100, width: 80, height: 40, texture: { anchorX: 0, anchorY: 0 } },
      ]);
      const { x, y } = made.object.bounds;
      answers['point of a Tile with anchors 0, 0'] = x === 100 && y === 100 ? 'corner' : `${x - 100}, ${y - 100}`;
      assert.isTrue([100, 60].includes(Math.round(x)));
    });
    it('shows SVG, or says that it does not', async () => {
      if (!canvas.ready) return;
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';
      const texture = await foundry.canvas
        .loadTexture(`data:image/svg+xml,${encodeURIComponent(svg)}`)
        .catch(() => null);
      answers['SVG as a texture'] = texture ? 'drawn' : 'missing';
      assert.isTrue(texture === null || typeof texture === 'object');
    });
    it('of an id that is taken is refused, or replaces the other', async () => {
      const taken = foundry.utils.randomID(16);
      const make = x =>
        scene.createEmbeddedDocuments('Tile', [{ _id: taken, x, y: 0, width: 10, height: 10 }], { keepId: true });
      await make(1);
      const outcome = await make(2).then(
        () => 'replaced',
        () => 'refused',
      );
      answers['a second document of the same id'] = outcome;
      assert.equal(scene.tiles.get(taken).x, outcome === 'replaced' ? 2 : 1);
    });
  });

  describe('a Scene', () => {
    it('made without a Level has one or none', () => {
      answers['Levels of a Scene made without'] = scene.levels.size;
      assert.isAtMost(scene.levels.size, 1);
    });
  });

  describe('a page', () => {
    it('has the clock of the server, chance, and perhaps a clipboard', () => {
      answers['clocks'] = Math.abs(game.time.serverTime - Date.now()) < 60_000 ? 'same' : 'apart';
      answers['clipboard'] = 'clipboard' in navigator && navigator.clipboard ? 'there' : 'missing';
      assert.isAbove(new Set(crypto.getRandomValues(new Uint8Array(16))).size, 1);
    });
    it('has documents of its own user', () => assert.equal(game.user.getUserLevel(game.user), OWNER));
  });
};
