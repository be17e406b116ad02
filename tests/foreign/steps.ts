/** What a tool does with every module that has no scenario: each window, tool, setting, key and document once. */

/** What is done on a page, step by step, each on its own: an error of one does not keep the others from happening. */
export const STEPS: Readonly<Record<string, string>> = {
  scene: `
    const scene = await Scene.create({ name: 'Field', active: true, width: 2000, height: 2000 });
    await scene.view();`,
  actor: `
    await Actor.create({ name: 'Hero', type: 'base', ownership: { default: 3 }, img: 'icons/svg/mystery-man.svg' });
    await Actor.create({ name: 'Foe', type: 'base' });`,
  item: `
    const a = game.actors.getName('Hero');
    const [type] = game.documentTypes.Item;
    await a.createEmbeddedDocuments('Item', [{ name: 'Sword', type }]);
    await Item.create({ name: 'Shield', type });`,
  tokens: `
    const [h, f] = ['Hero', 'Foe'].map(n => game.actors.getName(n));
    await canvas.scene.createEmbeddedDocuments('Token', [{ name: 'Hero', actorId: h.id, actorLink: true, x: 400, y: 400 }, { name: 'Foe', actorId: f.id, x: 600, y: 400 }]);`,
  placeables: `
    await canvas.scene.createEmbeddedDocuments('Tile', [{ texture: { src: 'icons/svg/castle.svg' }, x: 100, y: 100, width: 200, height: 200 }]);
    await canvas.scene.createEmbeddedDocuments('Drawing', [{ x: 300, y: 900, shape: { type: 'r', width: 200, height: 100 }, strokeWidth: 4, fillType: 1 }]);
    await canvas.scene.createEmbeddedDocuments('AmbientLight', [{ x: 900, y: 900, config: { dim: 20, bright: 10 } }]);
    await canvas.scene.createEmbeddedDocuments('AmbientSound', [{ x: 900, y: 300, radius: 10, path: 'a.ogg' }]);
    await canvas.scene.createEmbeddedDocuments('Wall', [{ c: [1000, 1000, 1200, 1000] }]);
    const j = await JournalEntry.create({ name: 'Lore', ownership: { default: 2 }, pages: [{ name: 'One', type: 'text', text: { content: '<p>Text <a href="#">x</a> <img src="icons/svg/castle.svg"></p><h2>Head</h2>' } }, { name: 'Two', type: 'image', src: 'icons/svg/castle.svg' }] });
    await canvas.scene.createEmbeddedDocuments('Note', [{ entryId: j.id, x: 200, y: 600 }]);
    await canvas.scene.createEmbeddedDocuments('Region', [{ name: 'R', shapes: [{ type: 'rectangle', x: 1200, y: 300, width: 300, height: 300 }] }]);`,
  others: `
    await RollTable.create({ name: 'Table', formula: '1d2', results: [{ type: 'text', name: 'a', description: 'a', range: [1, 1] }, { type: 'text', name: 'b', range: [2, 2] }] });
    await Playlist.create({ name: 'Music', sounds: [{ name: 'One', path: 'a.ogg' }, { name: 'Two', path: 'b.ogg' }] });
    await Macro.create({ name: 'Mac', type: 'script', command: 'return 1' });
    await Folder.create({ name: 'Box', type: 'Actor' });
    await Cards.create({ name: 'Deck', type: 'deck', cards: [{ name: 'A', type: 'base', faces: [{ name: 'A', img: 'icons/svg/castle.svg' }], face: 0 }] });`,
  select: `
    const t = canvas.tokens.placeables[0];
    t.control({ releaseOthers: true });
    await canvas.tokens.hud.bind(t);
    canvas.tokens.hud.close?.();
    t.setTarget(true);
    await t.document.update({ x: 500, y: 500 });
    await t.document.update({ hidden: true });
    await t.document.update({ hidden: false, rotation: 90, elevation: 5 });`,
  effects: `
    const a = game.actors.getName('Hero');
    await a.toggleStatusEffect('dead');
    await a.createEmbeddedDocuments('ActiveEffect', [{ name: 'Bless', img: 'icons/svg/aura.svg' }]);
    await a.toggleStatusEffect('dead');
    await a.update({ name: 'Hero' });`,
  chat: `
    await ChatMessage.create({ content: 'Hello **you**', speaker: ChatMessage.getSpeaker() });
    await ui.chat.processMessage('/r 1d20+2');
    await ui.chat.processMessage('/w gm secret');
    await ui.chat.processMessage('/me waves');
    await ui.chat.processMessage('/ic hi');
    await ui.chat.processMessage('/gmr 2d6');
    const m = game.messages.contents[0];
    await m.update({ content: 'Changed' });`,
  combat: `
    const c = await Combat.create({});
    await c.createEmbeddedDocuments('Combatant', canvas.tokens.placeables.map(t => ({ tokenId: t.id, sceneId: canvas.scene.id, actorId: t.actor?.id })));
    await c.activate?.();
    await c.rollAll();
    await c.startCombat();
    await c.nextTurn();
    await c.nextTurn();
    await c.previousTurn();
    await c.nextRound();`,
  combatEnd: `await game.combat?.delete();`,
  tabs: `
    for (const tab of Object.keys(ui.sidebar.constructor.TABS)) {
      try {
        ui.sidebar.changeTab(tab, 'primary');
        await new Promise(r => setTimeout(r, 50));
      } catch (e) {
        console.error('tab ' + tab, e);
      }
    }
    ui.sidebar.changeTab('chat', 'primary');`,
  sheets: `
    const docs = [game.actors.getName('Hero'), game.items.contents[0], game.journal.contents[0], game.tables.contents[0], game.playlists.contents[0], game.macros.contents[0], game.cards.contents[0], game.folders.contents[0], game.users.contents[0], canvas.scene, ...['tokens', 'tiles', 'drawings', 'lighting', 'sounds', 'walls', 'notes', 'regions'].map(l => canvas[l].placeables[0]?.document), game.playlists.contents[0]?.sounds.contents[0], game.tables.contents[0]?.results.contents[0], game.journal.contents[0]?.pages.contents[0], game.actors.getName('Hero').effects.contents[0], game.actors.getName('Hero').items.contents[0]];
    for (const d of docs) {
      if (!d) continue;
      try {
        const s = d.sheet;
        await s.render({ force: true });
        await new Promise(r => setTimeout(r, 80));
        await s.close();
      } catch (e) {
        console.error('sheet ' + d.documentName, e);
      }
    }
    try {
      const s = game.actors.getName('Hero').prototypeToken.sheet;
      await s?.render({ force: true });
      await s?.close();
    } catch (e) {
      console.error('prototype token', e);
    }`,
  menus: `
    for (const [key, menu] of game.settings.menus) {
      try {
        const app = new menu.type();
        await app.render(app.render.length && !(app instanceof foundry.applications.api.ApplicationV2) ? true : { force: true });
        await new Promise(r => setTimeout(r, 150));
        await app.close();
      } catch (e) {
        console.error('menu ' + key, e);
      }
    }`,
  config: `
    const s = new foundry.applications.settings.SettingsConfig();
    await s.render({ force: true });
    await new Promise(r => setTimeout(r, 150));
    s.element.querySelector('form, .window-content')?.closest('form')?.requestSubmit();
    await new Promise(r => setTimeout(r, 150));
    await s.close();`,
  tools: `
    for (const [name, control] of Object.entries(ui.controls.controls)) {
      try {
        await ui.controls.activate({ control: name });
        await new Promise(r => setTimeout(r, 40));
        for (const [tool, one] of Object.entries(control.tools)) {
          try {
            if (one.button || one.toggle) {
              const el = document.querySelector('#scene-controls-tools [data-tool="' + tool + '"]');
              if (/clear|reset|delete/i.test(tool)) continue;
              el?.click();
              await new Promise(r => setTimeout(r, 60));
              if (one.toggle) el?.click();
            }
          } catch (e) {
            console.error('tool ' + name + '.' + tool, e);
          }
        }
      } catch (e) {
        console.error('control ' + name, e);
      }
    }
    await ui.controls.activate({ control: 'tokens' });
    for (const d of document.querySelectorAll('dialog')) d.close?.();
    for (const app of foundry.applications.instances.values()) if (app.hasFrame) await app.close();`,
  keys: `
    for (const [key, action] of game.keybindings.actions) {
      if (key.startsWith('core.')) continue;
      try {
        await action.onDown?.({ event: new KeyboardEvent('keydown'), up: false, isShift: false, isControl: false, isAlt: false, modifiers: [], repeat: false, key: 'KeyA' });
        await action.onUp?.({ event: new KeyboardEvent('keyup'), up: true, modifiers: [], key: 'KeyA' });
      } catch (e) {
        console.error('key ' + key, e);
      }
      await new Promise(r => setTimeout(r, 60));
    }`,
  settings: `
    for (const [key, s] of game.settings.settings) {
      if (key.startsWith('core.')) continue;
      try {
        const now = game.settings.get(s.namespace, s.key);
        const next = typeof now === 'boolean' ? !now : s.choices ? Object.keys(s.choices).find(k => k !== String(now)) : undefined;
        if (next === undefined) continue;
        if (s.requiresReload) continue;
        await game.settings.set(s.namespace, s.key, next);
        await new Promise(r => setTimeout(r, 30));
        await game.settings.set(s.namespace, s.key, now);
      } catch (e) {
        console.error('setting ' + key, e);
      }
    }`,
  menusOfEntries: `
    for (const tab of ['actors', 'items', 'journal', 'scenes', 'playlists', 'tables', 'cards', 'macros', 'compendium']) {
      const app = ui[tab];
      if (!app) continue;
      try {
        ui.sidebar.changeTab(tab, 'primary');
      } catch {}
      const entry = app.element?.querySelector('.directory-item');
      if (!entry) continue;
      entry.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 900, clientY: 300 }));
      await new Promise(r => setTimeout(r, 80));
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    }
    ui.sidebar.changeTab('chat', 'primary');
    const m = document.querySelector('.chat-message');
    m?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    await new Promise(r => setTimeout(r, 80));`,
  music: `
    const p = game.playlists.contents[0];
    await p.playAll();
    await p.playNext();
    await p.stopAll();
    await p.playSound(p.sounds.contents[0]);
    await p.stopSound(p.sounds.contents[0]);`,
  table: `
    await game.tables.contents[0].draw();
    await game.macros.contents[0].execute();
    await game.user.assignHotbarMacro(game.macros.contents[0], 1);
    await game.time.advance(3600);
    game.togglePause(true, { broadcast: true });
    game.togglePause(false, { broadcast: true });
    await canvas.scene.update({ 'environment.darknessLevel': 0.5 });
    canvas.animatePan({ x: 500, y: 500, scale: 0.8, duration: 50 });`,
  copy: `
    canvas.tokens.activate();
    const [t] = canvas.tokens.placeables;
    t?.control();
    canvas.tokens.copyObjects?.();
    await canvas.tokens.pasteObjects?.({ x: 800, y: 800 });
    await canvas.tokens.cycleTokens?.(true, false);
    await canvas.scene.createEmbeddedDocuments('Token', [{ name: 'N', x: 100, y: 1200 }]);`,
  remove: `
    await canvas.scene.deleteEmbeddedDocuments('Token', [canvas.tokens.placeables[1].id]);
    await canvas.scene.deleteEmbeddedDocuments('Tile', canvas.tiles.placeables.map(t => t.id));
    await game.messages.contents[0].delete();
    await game.actors.getName('Foe').delete();`,
  redraw: `
    const s = await Scene.create({ name: 'Other', width: 1000, height: 1000, grid: { type: 0 } });
    await s.view();
    await game.scenes.getName('Field').view();
    await canvas.draw();`,
};

/** Those that a player does too. */
export const STEPS_OF_PLAYER: Readonly<Record<string, string>> = Object.fromEntries(
  ['tabs', 'menus', 'config', 'tools', 'keys', 'menusOfEntries'].map(step => [step, STEPS[step] ?? '']),
);
