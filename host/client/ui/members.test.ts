/** What widely installed modules read and set in windows, the chat and the data. docs/foreign-modules.md */
import { expect, test } from 'vitest';
import { openSession } from '../../testing/session';

const opened = openSession();

test('every field of core’s windows stands in a group, and the window of a token knows its token', async () => {
  const found = await opened.gm.evaluate(`(async () => {
    const scene = await Scene.create({ name: 'Field', width: 1000, height: 1000, active: true });
    const [token] = await scene.createEmbeddedDocuments('Token', [{ name: 'Knight', x: 0, y: 0 }]);
    const [wall] = await scene.createEmbeddedDocuments('Wall', [{ c: [0, 0, 100, 0], door: 1 }]);
    const [light] = await scene.createEmbeddedDocuments('AmbientLight', [{ x: 100, y: 100, config: { dim: 5 } }]);
    const outside = [];
    for (const { sheet } of [token, wall, light]) {
      await sheet.render({ force: true });
      for (const input of sheet.element.querySelectorAll('.form-group [name]'))
        if (!input.closest('fieldset')) outside.push(input.name);
      if (sheet.token) outside.push(sheet.token === token, sheet.actor);
      await sheet.close();
    }
    return outside;
  })()`);
  expect(found).toEqual([true, null]);
});

test('a line of the chat is parsed by its command', async () => {
  const parsed = await opened.gm.evaluate(`['/r 1d20', '/w gm psst', 'Hello', '/dance'].map(line => {
    const [command, match] = ui.chat.constructor.parse(line);
    return [command, match[0]];
  })`);
  expect(parsed).toEqual([
    ['roll', '/r 1d20'],
    ['whisper', '/w gm psst'],
    ['none', 'Hello'],
    ['invalid', '/dance'],
  ]);
});

test('a package orders its windows itself, also those without a frame', async () => {
  const orders = await opened.gm.evaluate(`(async () => {
    const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;
    class Bare extends HandlebarsApplicationMixin(ApplicationV2) {
      static DEFAULT_OPTIONS = { id: 'bare', window: { frame: false } };
      setIn() { this.setPosition({ zIndex: ++ApplicationV2._maxZ }); return this.position.zIndex; }
    }
    const bare = await new Bare().render({ force: true });
    const raised = bare.setIn();
    const above = await new foundry.applications.api.DialogV2({ buttons: [{ action: 'yes', label: 'Yes' }] })
      .render({ force: true });
    const later = above.position.zIndex;
    await above.close();
    await bare.close();
    return [raised > 100, later > raised];
  })()`);
  expect(orders).toEqual([true, true]);
});

test('packages set what their own tree of folders shows, read constants and data from files, and core’s pictures', async () => {
  const found = await opened.gm.evaluate(`(async () => {
    const folder = await Folder.create({ name: 'Box', type: 'Actor' });
    Object.assign(folder, { displayed: false, depth: 4, children: [] });
    const actor = await Actor.implementation.fromImport({ _id: 'a'.repeat(16), name: 'Hero', type: 'figure' });
    game.folders._expanded[folder.uuid] = true;
    const { LEFT } = foundry.helpers.interaction.ClientKeybindings.MOVEMENT_DIRECTIONS;
    const { headers } = await fetch('/ui/parchment.jpg');
    return [folder.displayed, folder.depth, folder.children, actor.name, actor.id || null, actor.isToken, actor.token,
      CONST.COMPATIBILITY_MODES.ERROR, game.keybindings.moveKeys.has(LEFT),
      game.settings.get('core', 'defaultDrawingConfig'), headers.get('content-type')];
  })()`);
  const picture = expect.stringContaining('image/svg+xml') as unknown;
  expect(found).toEqual([false, 4, [], 'Hero', null, false, null, 2, false, {}, picture]);
});

test('a package shows another name in the tracker of encounters', async () => {
  const shown = await opened.gm.evaluate(`(async () => {
    const { CombatTracker } = foundry.applications.sidebar.tabs;
    const { _prepareTurnContext } = CombatTracker.prototype;
    CombatTracker.prototype._prepareTurnContext = async function (...given) {
      return { ...(await _prepareTurnContext.apply(this, given)), name: 'Somebody' };
    };
    const combat = await Combat.create({});
    await combat.createEmbeddedDocuments('Combatant', [{ name: 'Knight', initiative: 3 }]);
    await ui.combat.render();
    const names = [...ui.combat.element.querySelectorAll('.combatant .token-name')].map(one => one.textContent);
    CombatTracker.prototype._prepareTurnContext = _prepareTurnContext;
    await combat.delete();
    return names;
  })()`);
  expect(shown).toEqual(['Somebody']);
});
