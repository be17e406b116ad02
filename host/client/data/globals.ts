import { hostAssumptions, current } from './current';
import { makeConfig } from './config';
import { CONST } from './constants';
import { hostReceived } from './connection';
import { DataModel, TypeDataModel } from './model';
import { HostDocument } from './document';
import { DocumentCollection, EmbeddedCollection } from './document-collection';
import { ActorDelta } from './documents/actor-delta';
import { abstractDocuments, collections, documents } from './documents';
import { MersenneTwister } from './dice/mersenne-twister';
import { Roll } from './dice/roll';
import { FunctionTerm, ParentheticalTerm, PoolTerm } from './dice/composed';
import { Coin, DiceTerm, FateDie } from './dice/die';
import { Die } from './dice/numbered-die';
import { NumericTerm, OperatorTerm, RollTerm, StringTerm } from './dice/terms';
import { hostFault, hostFaults, Hooks } from './hooks';
import { Game } from './game';
import { _del, _replace, ForcedDeletion, ForcedReplacement } from './operators';
import { utils } from './utils';

/** [D14] foundry: the namespaces that the data side defines; `foundry.applications` comes from the interface. */
const foundry = {
  CONST,
  Game,
  abstract: { DataModel, TypeDataModel, Document: HostDocument, EmbeddedCollection },
  data: { operators: { ForcedDeletion, ForcedReplacement } },
  dice: {
    MersenneTwister,
    Roll,
    terms: {
      ...{ Coin, DiceTerm, Die, FateDie, FunctionTerm, NumericTerm, OperatorTerm, ParentheticalTerm, PoolTerm },
      ...{ RollTerm, StringTerm },
    },
  },
  documents: { ...documents, ActorDelta, collections, abstract: { ...abstractDocuments, DocumentCollection } },
  helpers: { Hooks },
  utils,
};

const localize = (key: string, data?: object): string => current.game.i18n?.localize(key, data) ?? key;

/** Defines the globals that packages need when they are evaluated. */
export const installGlobals = (libraries: Readonly<Record<string, unknown>>): void => {
  current.game = new Game();
  Object.assign(globalThis, libraries, {
    foundry,
    CONST,
    Hooks,
    game: current.game,
    ui: {},
    canvas: { ready: false },
    ...documents,
    ActorDelta,
    Roll,
    Collection: utils.Collection,
    fromUuid: utils.fromUuid,
    fromUuidSync: utils.fromUuidSync,
    _del,
    _replace,
    _loc: localize,
    hostFaults,
    hostFault,
    hostReceived,
    hostAssumptions,
  });
  Object.assign(globalThis, { CONFIG: makeConfig() });
};
