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
    _onClose(...given) {
      super._onClose(...given);
      this.calls.push('close');
    }
  }

  describe('applications', () => {
    it('render in order, act, render again and close', async () => {
      const window = await new Trial().render({ force: true });
      assert.isTrue(window.rendered);
      assert.instanceOf(window.element, HTMLElement);
      assert.isTrue(window.element.classList.contains('conformance'));
      window.element.querySelector('[data-action="count"]').click();
      assert.equal(window.counted, 1);
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
    it('have what ours are made of', () => {
      assert.isFunction(HandlebarsApplicationMixin);
      for (const member of ['confirm', 'wait', 'input']) assert.isFunction(DialogV2[member], member);
      assert.isTrue(DocumentSheetV2.prototype instanceof ApplicationV2);
      assert.isFunction(foundry.applications.apps.DocumentSheetConfig.registerSheet);
    });
  });

  describe('the page', () => {
    it('notifies', () => {
      for (const kind of ['info', 'warn', 'error']) assert.isFunction(ui.notifications[kind], kind);
    });
    it('takes settings menus and keys in init only from packages', () => {
      assert.isFunction(game.settings.registerMenu);
      assert.isFunction(game.keybindings.register);
      assert.isFalse(game.settings.menus.has(`${id}.nothing`));
    });
  });
};
