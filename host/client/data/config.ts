import { hostAssumptions } from './current';
import { isPlain, type Data } from '../../shared/json';
import { getDocuments } from './database';
import type { HostDocument } from './document';
import type { DocumentOperation } from './utils';
import { documentClasses } from './documents';
import { Roll } from './dice/roll';
import { Coin, FateDie, type DiceTerm } from './dice/die';
import { Die } from './dice/numbered-die';
import { FunctionTerm, ParentheticalTerm, PoolTerm } from './dice/composed';
import { NumericTerm, OperatorTerm, StringTerm } from './dice/terms';
import { globals } from '../global';

const randomUniform = (): number => {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high * 2 ** 21 + (low >>> 11)) / 2 ** 53;
};

/** [D14] CONFIG: what packages configure. */
export const makeConfig = (): Data => ({
  /** [D14] CONFIG.debug */
  debug: { hooks: false },
  /** [D13] CONFIG.queries: handlers of `User#query`; docs/platform.md 5 */
  queries: {},
  /** [D13] CONFIG.Dice; docs/platform.md 7 */
  Dice: {
    /** [D14] CONFIG.Dice.terms: dice by their letter; packages add their own. docs/platform.md 7 */
    terms: { c: Coin, d: Die, f: FateDie } as Record<string, typeof DiceTerm>,
    termTypes: {
      ...{ Die, Coin, FateDie, NumericTerm, OperatorTerm, StringTerm },
      ...{ ParentheticalTerm, FunctionTerm, PoolTerm },
    },
    /** [D14] CONFIG.Dice.functions: what formulas may call beside Math. */
    functions: {},
    rolls: [Roll],
    /** [I] dnd5e 6958: the names of version 13 are still there; CONFIG.ChatMessage.modes has the new ones. */
    rollModes: Object.fromEntries(
      ['publicroll', 'gmroll', 'blindroll', 'selfroll'].map(mode => [mode, { label: `CHAT.Roll.${mode}`, icon: '' }]),
    ),
    /** [D13] CONFIG.Dice.randomUniform; docs/platform.md 7 */
    randomUniform,
  },
  /** [D14] CONFIG.DatabaseBackend: what carries out the documents' operations. */
  DatabaseBackend: {
    /** [D14] ClientDatabaseBackend#get: an operation of DatabaseGetOperation, whose `query` is obligatory. */
    get: async ({ documentName }: typeof HostDocument, operation: DocumentOperation): Promise<HostDocument[]> => {
      if (!isPlain(operation['query'])) throw new Error('A get operation needs a query.');
      if (hostAssumptions['database-get'] === 'refused') throw new Error('A get operation is not for packages.');
      return getDocuments(documentName, operation);
    },
  },
  /** [D14] CONFIG.Canvas */
  Canvas: { minZoom: null, maxZoom: 3, layers: {} },
  /** [D14] CONFIG.ui */
  ui: {},
  /** [D14] CONFIG.TextEditor; docs/platform.md 6 */
  TextEditor: { enrichers: [] },
  ...Object.fromEntries(
    [...documentClasses()].map(([name, documentClass]) => [
      name,
      {
        documentClass,
        collection: null,
        sheetClasses: {},
        dataModels: {},
        typeLabels: {},
        typeIcons: {},
        ...extras[name],
      },
    ]),
  ),
});

const extras: Readonly<Record<string, Data>> = {
  /** [D14] CONFIG.Cards.presets; docs/platform.md 3 */
  Cards: { presets: {}, sidebarIcon: 'fa-solid fa-cards' },
  /** [D14] CONFIG.ChatMessage.modes; docs/platform.md 1 */
  ChatMessage: {
    batchSize: 100,
    modes: {
      public: { label: 'CHAT.RollPublic', icon: 'fa-solid fa-globe' },
      gm: { label: 'CHAT.RollPrivate', icon: 'fa-solid fa-user-secret' },
      blind: { label: 'CHAT.RollBlind', icon: 'fa-solid fa-eye-slash' },
      self: { label: 'CHAT.RollSelf', icon: 'fa-solid fa-user' },
    },
  },
  JournalEntry: { noteIcons: {} },
};

/** The handler of a query, if a package registered one. */
export const queryHandler = (name: string): ((data: unknown, options: object) => unknown) | undefined => {
  const { CONFIG } = globals<{ CONFIG: Data }>();
  const handler = isPlain(CONFIG['queries']) ? CONFIG['queries'][name] : undefined;
  return typeof handler === 'function' ? (handler as (data: unknown, options: object) => unknown) : undefined;
};
