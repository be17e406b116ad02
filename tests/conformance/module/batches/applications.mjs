/** Windows, dialogs, notifications, keys. docs/platform.md 6. */
export const registerApplications = ({ describe, it, assert }, id) => {
  const { ApplicationV2, HandlebarsApplicationMixin, DialogV2, DocumentSheetV2 } = foundry.applications.api;

  class Trial extends ApplicationV2 {
    static DEFAULT_OPTIONS = {
      id: 'conformance-trial',
      classes: ['conformance'],
      window: { title: 'Trial' },
      actions: { count: Trial.#count },
    };
    calls = [];
    counted = 0;
    static #count() {
      this.counted++;
    }
    async _prepareContext() {
      this.calls.push('context');
      return {};
    }
    async _renderHTML() {
      this.calls.push('html');
      const button = document.createElement('button');
      button.type = 'button';
      button.dataset.action = 'count';
      return button;
    }
    _replaceHTML(result, content) {
      this.calls.push('replace');
      content.replaceChildren(result);
    }
    async _onFirstRender(...given) {
      await super._onFirstRender(...given);
      this.calls.push('first');
    }
    async _onRender(...given) {
      await super._onRender(...given);
      this.calls.push('render');
    }
    _onPosition(...given) {
      super._onPosition(...given);
      this.placed = true;
    }
    _onClose(...given) {
      super._onClose(...given);
      this.calls.push('close');
    }
  }

  let opened = 0;
  /** What every dialog has here; each has a name of its own, for one that closes stays for a moment. */
  const plain = (content = '<p>Trial</p>') => ({
    id: `conformance-dialog-${++opened}`,
    window: { title: 'Conformance' },
    content,
    rejectClose: false,
  });
  /** Presses a button of the dialog that was opened last. */
  const press = async action => {
    for (let tries = 0; tries < 100; tries++) {
      const button = document.querySelector(`#conformance-dialog-${opened} button[data-action="${action}"]`);
      if (button) {
        button.click();
        return;
      }
      await new Promise(resolve => {
        setTimeout(resolve, 10);
      });
    }
    throw new Error('no dialog was opened');
  };

  describe('dialogs', () => {
    it('tell yes and no', async () => {
      for (const [action, answer] of [
        ['yes', true],
        ['no', false],
      ]) {
        const asked = DialogV2.confirm(plain());
        await press(action);
        assert.equal(await asked, answer);
      }
    });
    it('hand over what stands in their form', async () => {
      const content = '<label>Number <input type="number" name="count" min="1" max="20" value="5"></label>';
      const asked = DialogV2.input(plain(content));
      await press('ok');
      assert.deepEqual({ ...(await asked) }, { count: 5 });
    });
    it('answer with the button, or null when they are closed', async () => {
      const buttons = [{ action: 'first', label: 'First', default: true }];
      const asked = DialogV2.wait({ ...plain(), buttons });
      await press('first');
      assert.equal(await asked, 'first');
      const left = DialogV2.wait({ ...plain(), buttons });
      await press('close');
      assert.isNull(await left);
    });
    it('show an element as it is', async () => {
      const content = document.createElement('div');
      content.append(Object.assign(document.createElement('output'), { id: 'conformance-kept' }));
      const asked = DialogV2.wait({ ...plain(content), buttons: [{ action: 'done', label: 'Done' }] });
      await press('done');
      await asked;
      assert.isDefined(content.firstElementChild);
    });
  });

  describe('sheets', () => {
    it('know their document, and are not opened when they may not', async () => {
      class TrialSheet extends HandlebarsApplicationMixin(DocumentSheetV2) {
        static PARTS = {};
        prepared = 0;
        _canRender() {
          return false;
        }
        async _preRender(...given) {
          await super._preRender(...given);
          this.prepared++;
        }
      }
      const trial = new JournalEntry.implementation({ name: 'Conformance', _id: foundry.utils.randomID(16) });
      const sheet = new TrialSheet({ document: trial });
      assert.equal(sheet.document, trial);
      await sheet.render({ force: true });
      assert.isFalse(sheet.rendered);
      assert.equal(sheet.prepared, 0);
    });
  });

  describe('applications', () => {
    it('render in order, act, render again and close', async () => {
      const window = await new Trial().render({ force: true });
      assert.isTrue(window.rendered);
      assert.instanceOf(window.element, HTMLElement);
      assert.isTrue(window.element.classList.contains('conformance'));
      window.element.querySelector('[data-action="count"]').click();
      assert.equal(window.counted, 1);
      assert.equal(window.setPosition({ left: 40, top: 50 }).left, 40);
      assert.isTrue(window.placed);
      await window.render();
      await window.close();
      assert.deepEqual(window.calls, [
        'context',
        'html',
        'replace',
        'first',
        'render',
        'context',
        'html',
        'replace',
        'render',
        'close',
      ]);
      assert.isFalse(window.rendered);
    });
    it('say in which state they are: not drawn, being drawn, drawn', async () => {
      const { NONE, RENDERING, RENDERED } = ApplicationV2.RENDER_STATES;
      const states = [];
      class Told extends Trial {
        async _preRender(...given) {
          await super._preRender(...given);
          states.push(this.state);
        }
      }
      const window = new Told();
      states.push(window.state);
      await window.render({ force: true });
      states.push(window.state);
      await window.close();
      assert.deepEqual(states, [NONE, RENDERING, RENDERED]);
    });
    it('without a frame lie where they are put, and are told of the key that closes', async () => {
      const place = document.createElement('div');
      const keys = [];
      class Part extends Trial {
        static DEFAULT_OPTIONS = { id: 'conformance-part', window: { frame: false, positioned: false } };
        _insertElement(element) {
          place.append(element);
        }
        close(options = {}) {
          keys.push(options.closeKey);
          return super.close(options);
        }
      }
      document.body.append(place);
      const part = await new Part().render({ force: true });
      assert.isFalse(part.hasFrame);
      assert.isTrue(place.contains(part.element));
      await part.close({ closeKey: true });
      assert.deepEqual(keys, [true]);
      place.remove();
    });
    it('have what ours are made of', () => {
      assert.isFunction(HandlebarsApplicationMixin);
      assert.isTrue(DocumentSheetV2.prototype instanceof ApplicationV2);
      assert.isFunction(foundry.applications.apps.DocumentSheetConfig.registerSheet);
    });
  });

  describe('the page', () => {
    it('notifies, and takes back what it has said', () => {
      const { notifications } = ui;
      const said = [notifications.info('Trial'), notifications.warn('Trial'), notifications.error('Trial')];
      for (const one of said) notifications.remove(one);
      assert.equal(said.length, 3);
    });
    it('opens and closes its sidebar', () => {
      const { sidebar } = ui;
      const was = sidebar.expanded;
      sidebar.collapse();
      assert.isFalse(sidebar.expanded);
      sidebar.expand();
      assert.isTrue(sidebar.expanded);
      if (!was) sidebar.collapse();
    });
    it('moves its view, where it has a canvas', async () => {
      assert.isDefined(CONFIG.Canvas);
      if (!canvas?.ready) return;
      assert.isFalse(Boolean(canvas.loading));
      const { x, y } = canvas.stage.pivot;
      await canvas.animatePan({ x, y, duration: 0 });
      assert.equal(Math.round(canvas.stage.pivot.x), Math.round(x));
    });
    it('has routes, addresses of documents, a clipboard, and an order of its keys', async () => {
      assert.isTrue(foundry.utils.getRoute('join').includes('join'));
      assert.equal(await foundry.utils.fromUuid(game.user.uuid), game.user);
      assert.isFunction(game.clipboard.copyPlainText);
      assert.equal(typeof CONST.KEYBINDING_PRECEDENCE.PRIORITY, 'number');
    });
    it('has a window to choose a file, in the class that the world uses', () => {
      const { FilePicker } = foundry.applications.apps;
      assert.isTrue(FilePicker.implementation.prototype instanceof ApplicationV2);
    });
    it('has names for the keys that are held', () => {
      const { MODIFIER_KEYS } = foundry.helpers.interaction.KeyboardManager;
      assert.equal(typeof MODIFIER_KEYS.ALT, 'string');
      assert.equal(typeof MODIFIER_KEYS.CONTROL, 'string');
    });
    it('lets packages add tools to the controls of the scene', async () => {
      let tools;
      const hook = Hooks.on('getSceneControlButtons', controls => {
        tools = controls.tokens.tools;
      });
      await ui.controls.render({ reset: true });
      Hooks.off('getSceneControlButtons', hook);
      assert.equal(typeof tools, 'object');
      assert.equal(game.activeTool ?? null, ui.controls.tool?.name ?? null);
    });
    it('takes settings menus and keys in init only from packages', () => {
      assert.isFunction(game.settings.registerMenu);
      assert.isFunction(game.keybindings.register);
      assert.isFalse(game.settings.menus.has(`${id}.nothing`));
    });
  });
};
