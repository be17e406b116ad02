/**
 * What Revolution Tables expects of Foundry version 14, in batches for the module Quench, written from the public API
 * pages. Whoever has a licence can run them in Foundry itself: open a world as a game master and run all batches. Each
 * takes away what it has made.
 */
import { registerApplications } from './batches/applications.mjs';
import { registerCanvas } from './batches/canvas.mjs';
import { registerCards } from './batches/cards.mjs';
import { registerDice } from './batches/dice.mjs';
import { registerDocuments } from './batches/documents.mjs';
import { registerGame } from './batches/game.mjs';
import { registerMessages } from './batches/messages.mjs';
import { registerNewer } from './batches/newer.mjs';
import { registerOpen } from './batches/open.mjs';
import { registerPlayer } from './batches/player.mjs';

export const ID = 'revolution-tables-conformance';

/** Asked in `init`, when there is neither user nor translation; answered in the batch of the boot. */
const inInit = {};
Hooks.once('init', () => {
  inInit.user = game.user;
  game.settings.register(ID, 'trial', { scope: 'client', config: false, type: Object, default: { n: 1 } });
  game.settings.register(ID, 'world', { scope: 'world', config: false, type: Number, default: 0 });
  CONFIG.queries[`${ID}.echo`] = async data => ({ ...data, echoed: true });
});

/** What was found of the questions that no page answers; read by whoever compares two reports. */
const answers = {};
globalThis.revolutionTablesAnswers = answers;

/** Tells the other pages of this module; the page that examines hears who is there and who handled its query. */
const tab = foundry.utils.randomID(16);
const say = word => game.socket.emit(`module.${ID}`, { ...word, tab });

/** What a handler is told of who asks. */
const shapeOf = user => (user instanceof foundry.documents.User ? 'User' : user === undefined ? 'none' : 'id');
Hooks.once('init', () => {
  CONFIG.queries[`${ID}.asker`] = async ({ trial }, context) => {
    if (trial) say({ kind: 'handled', trial });
    return { shape: shapeOf(context?.user) };
  };
});
Hooks.once('ready', () =>
  game.socket.on(`module.${ID}`, word => {
    if (word?.kind === 'examine') say({ kind: 'here', trial: word.trial });
  }),
);

Hooks.on('quenchReady', quench => {
  const batch = (name, register) =>
    quench.registerBatch(`${ID}.${name}`, register, { displayName: `Revolution Tables: ${name}` });
  if (!game.user.isGM) {
    batch('player', context => registerPlayer(context, ID, answers));
    return;
  }
  batch('game', context => registerGame(context, ID, inInit));
  batch('documents', context => registerDocuments(context, ID));
  batch('messages', context => registerMessages(context, ID));
  batch('canvas', context => registerCanvas(context, ID));
  batch('dice', context => registerDice(context));
  batch('cards', context => registerCards(context, ID));
  batch('applications', context => registerApplications(context, ID));
  batch('newer', context => registerNewer(context, ID));
  batch('open', context => registerOpen(context, ID, answers));
});
