/** Foundry's entry: the list of hooks and nothing else. */
import { publishApi } from './foundry/applications/api';
import { registerApplications } from './foundry/applications';
import { registerKeybindings } from './foundry/applications/keybindings';
import { registerLentEntries, followDeletion } from './foundry/documents/table-entry';
import { registerKeys } from './foundry/tables/keys';
import { registerPerson } from './foundry/tables/person';
import { registerMemory } from './foundry/tables/memory';
import { registerAnnouncing } from './foundry/tables/key-announcement';
import { goOnHere, openTables, registry } from './foundry/tables/tables';
import { registerAsking } from './foundry/tables/asking';
import { listen } from './foundry/tables/socket';
import { openChat, registerChat } from './foundry/chat/chat';
import { registerTableSheet } from './foundry/applications/entry-sheet';
import { registerDiagnostics } from './foundry/diagnostics/answering';
import { tellAtStart } from './foundry/diagnostics/first-start';
import { registerMenus } from './foundry/applications/menus';
import { openMarks } from './foundry/learning/marks';
import { openHistory } from './foundry/documents/history';
import { registerSettings } from './foundry/settings';
import { complain } from './foundry/wording';
import { openCardZoom, openPictures } from './foundry/pictures/open-pictures';
import { watchPairing } from './foundry/applications/passphrase-offer';
import { watchPointer } from './foundry/pointer';
import { registerDecks } from './foundry/documents/deck-presets';
import { openPlaying } from './foundry/playing/follow';
import { registerHelpersOnScenes } from './foundry/helpers/helpers-on-scenes';
import { openScenes } from './foundry/scenes/open-scenes';
import { openOverlays } from './foundry/layout/overlay';
import { watchPlaces } from './foundry/layout/watch';
import { openWeekly } from './foundry/weekly/open-weekly';
import { askForGames, examineGames, gamesRegistered } from './foundry/registering';
import { openEntrances, registerEntrances } from './foundry/applications/entrances';

Hooks.once('init', () => {
  watchPointer();
  registerSettings();
  registerKeys();
  registerPerson();
  registerLentEntries();
  registerMemory();
  registerKeybindings();
  registerAsking();
  registerAnnouncing();
  registerApplications(registry);
  registerTableSheet();
  registerChat(registry);
  registerEntrances();
  registerHelpersOnScenes();
  registerDiagnostics();
  registerMenus();
  publishApi();
});

Hooks.once('setup', () => {
  void registerDecks();
  askForGames();
});

Hooks.once('ready', async () => {
  listen();
  await gamesRegistered();
  await openTables(complain);
  void openWeekly();
  watchPairing(goOnHere);
  openPlaying(registry);
  openChat(registry);
  openScenes(registry);
  openOverlays(registry);
  watchPlaces(registry);
  openEntrances();
  void openCardZoom(registry);
  openPictures();
  openMarks(registry);
  openHistory(registry);
  followDeletion();
  await tellAtStart();
  await examineGames();
});
