/** Foundry's entry: the list of hooks and nothing else. */
import { publishApi } from './foundry/api';
import { registerApplications } from './foundry/applications';
import { registerKeybindings } from './foundry/keybindings';
import { registerKeys } from './foundry/tables/keys';
import { judge } from './foundry/tables/refereeing';
import { openTables, registry } from './foundry/tables/tables';
import { registerPost } from './foundry/tables/post';
import { listen } from './foundry/tables/socket';
import { registerSettings } from './foundry/settings';
import { complain } from './foundry/complaints';
import { registerDecks } from './foundry/decks/presets';
import { openScenes } from './foundry/scenes/open-scenes';
import { openEntrances, registerEntrances } from './foundry/entrances';

Hooks.once('init', () => {
  registerSettings();
  registerKeys();
  registerKeybindings();
  registerPost(judge);
  registerApplications(registry);
  registerEntrances();
  publishApi();
});

Hooks.once('setup', registerDecks);

Hooks.once('ready', async () => {
  listen();
  await openTables(complain);
  openScenes(registry);
  openEntrances();
});
