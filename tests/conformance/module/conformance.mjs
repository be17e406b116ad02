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

export const ID = 'revolution-tables-conformance';

/** Asked in `init`, when there is neither user nor translation; answered in the batch of the boot. */
const inInit = {};
Hooks.once('init', () => {
  inInit.user = game.user;
  game.settings.register(ID, 'trial', { scope: 'client', config: false, type: Object, default: { n: 1 } });
  CONFIG.queries[`${ID}.echo`] = async data => ({ ...data, echoed: true });
});

Hooks.on('quenchReady', quench => {
  const batch = (name, register) =>
    quench.registerBatch(`revolution-tables.${name}`, register, { displayName: `Revolution Tables: ${name}` });
  batch('game', context => registerGame(context, ID, inInit));
  batch('documents', context => registerDocuments(context, ID));
  batch('messages', context => registerMessages(context, ID));
  batch('canvas', context => registerCanvas(context, ID));
  batch('dice', context => registerDice(context));
  batch('cards', context => registerCards(context, ID));
  batch('applications', context => registerApplications(context, ID));
});
