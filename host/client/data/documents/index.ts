import { CompendiumCollection } from '../packs';
import * as worldCollections from './world-collections';
import { current, type DocumentClass } from '../current';
import { WorldCollection } from '../document-collection';
import { ActiveEffect } from './active-effect';
import { Actor } from './actor';
import { Card } from './card';
import { Cards, CardStacks } from './cards';
import { Combat } from '../encounters/combat';
import { CombatEncounters } from '../encounters/combat-encounters';
import { Combatant, CombatantGroup } from '../encounters/combatant';
import { Journal, JournalEntry, JournalEntryPage } from './journal';
import { Folder, Macro, otherDocuments } from './others';
import { ChatMessage, ChatMessages } from './message';
import { RegionDocument } from './region';
import { RegionBehavior } from './region-behavior';
import { Level, Scene, Scenes, TileDocument } from './scene';
import { Setting, WorldSettings } from './setting';
import { TokenDocument } from './token';
import { User, Users } from './user';

/** [D14] foundry.documents: the classes of the documents, by the names they are exported under. */
export const documents = {
  ActiveEffect,
  Actor,
  Card,
  Cards,
  ChatMessage,
  Combat,
  Combatant,
  CombatantGroup,
  Folder,
  JournalEntry,
  JournalEntryPage,
  Level,
  Macro,
  RegionBehavior,
  RegionDocument,
  Scene,
  Setting,
  TileDocument,
  TokenDocument,
  User,
  ...otherDocuments,
} as const;

/** [D14] foundry.documents.collections */
export const collections = {
  ...{ CardStacks, ChatMessages, CombatEncounters, CompendiumCollection, Journal, Scenes, Users, WorldSettings },
  ...worldCollections,
} as const;

/** [D14] foundry.documents.abstract */
export const abstractDocuments = { WorldCollection } as const;

/** Makes every class known under its document name, for `CONFIG.<Document>.documentClass`. */
export const documentClasses = (): ReadonlyMap<string, DocumentClass> => {
  for (const cls of Object.values(documents) as DocumentClass[]) current.classes.set(cls.documentName, cls);
  return current.classes;
};
