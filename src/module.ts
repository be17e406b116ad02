/** Foundry's entry: the list of hooks and nothing else. */
import { publishApi } from './foundry/api';
import { registerApplications } from './foundry/applications';
import { registerKeybindings } from './foundry/keybindings';
import { registerLentEntries } from './foundry/documents/owned-entries';
import { registerKeys } from './foundry/tables/keys';
import { registerMemory } from './foundry/tables/memory';
import { registerAnnouncing } from './foundry/tables/announcing';
import { judge } from './foundry/tables/refereeing';
import { openTables, registry } from './foundry/tables/tables';
import { registerPost } from './foundry/tables/post';
import { listen } from './foundry/tables/socket';
import { openChat, registerChat } from './foundry/chat/chat';
import { registerTableSheet } from './foundry/applications/entry-sheet';
import { registerDoctor } from './foundry/doctor/answering';
import { registerMenus } from './foundry/applications/menus';
import { openMarks } from './foundry/guide/marks';
import { openHistory } from './foundry/documents/history';
import { followDeletion } from './foundry/leaving/follow-deletion';
import { registerSettings } from './foundry/settings';
import { complain } from './foundry/complaints';
import { openLooks } from './foundry/looks';
import { registerDecks } from './foundry/decks/presets';
import { openPlaying } from './foundry/playing/follow';
import { openScenes } from './foundry/scenes/open-scenes';
import { openEntrances, registerEntrances } from './foundry/entrances';

Hooks.once('init', () => {
  registerSettings();
  registerKeys();
  registerLentEntries();
  registerMemory();
  registerKeybindings();
  registerPost(judge);
  registerAnnouncing();
  registerApplications(registry);
  registerTableSheet();
  registerChat(registry);
  registerEntrances();
  registerDoctor();
  registerMenus();
  publishApi();
});

Hooks.once('setup', registerDecks);

Hooks.once('ready', async () => {
  listen();
  await openTables(complain);
  openPlaying(registry);
  openChat(registry);
  openScenes(registry);
  openEntrances();
  void openLooks(registry);
  openMarks(registry);
  openHistory(registry);
  followDeletion();
});
