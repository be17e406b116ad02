/** Everything of the API in `foundry.*`, in the globals and in CONFIG that the parts do not define. */
import * as huds from '../canvas/hud';
import * as formFields from '../ui/form-fields';
import type { Data } from '../../shared/json';
import { getPath } from '../../shared/merge';
import { loadTexture } from '../canvas/textures';
import { documents } from '../data/documents';
import { DataModelValidationError, DataModelValidationFailure } from '../data/fields/failure';
import { DocumentIndex } from '../data/document-index';
import { ActiveEffectRegistry } from '../data/effect-durations';
import { GameTime } from '../data/game-time';
import { clipboard, localizeModels, modifyBatch, performIntegerSort } from '../data/helpers';
import { Localization } from '../data/i18n';
import { ImageHelper, validators, VideoHelper } from '../data/media';
import { furtherUtils } from '../data/further-utils';
import { moreUtils } from '../data/more-utils';
import { extendPrimitives } from '../data/primitives';
import { CalendarData, SIMPLIFIED_GREGORIAN_CALENDAR_CONFIG } from '../data/calendar';
import { dataNamespace } from '../data/schemas';
import { ReleaseData } from '../data/release';
import { ClientSettings } from '../data/settings';
import { AudioHelper, AudioTimeout } from '../data/audio-helper';
import { Sound } from '../data/sound';
import { ApplicationV2 } from '../ui/application/application';
import { cleanHTML } from '../ui/clean-html';
import { DialogV2 } from '../ui/dialog';
import { DocumentSheetV2 } from '../ui/document-sheet';
import { defineElements, elements } from '../ui/elements';
import { defineNamespace, page, type Json } from '../ui/globals';
import { installFieldForms } from '../ui/inputs-of-fields';
import { fieldsSheet, fieldsSheets, tokenSheet, ActorSheetV2, ItemSheetV2 } from '../ui/sheets';
import { CardsSheet } from '../ui/sheets/cards-sheet';
import { Tour, ToursCollection } from '../ui/tours';
import { Draggable, MouseInteractionManager, SearchFilter } from '../ui/ux';
import { FilePicker } from '../ui/file-picker';
import { FontConfig } from '../ui/settings-config';
import { ProseMirrorEditor } from '../ui/writing/editor';
import { prosemirror } from '../ui/writing/prosemirror';
import { globals } from '../global';
import { firstGeneration } from '../ui/v1/document-sheets';
import { TabsV1 } from '../ui/v1/tabs';
import { defineCanvas } from './canvas';
import { configure } from './config';
import { defineDocumented, emptyWindow } from './documented';
import { defineOldGlobals, isPlainObject } from './old-globals';

const SHEETS = ['AdventureExporter', 'GridConfig'] as const;

/** Adds to CONFIG's entry of a document type. */
const foldInto = (documentName: string, members: Json): void => {
  Object.assign((page.CONFIG[documentName] ??= {} as never) as object, members);
};

/** [D14] foundry.applications.sheets: the names under which core's sheets are known. */
const sheets = (): Json => {
  const named = Object.fromEntries(SHEETS.map(name => [name, fieldsSheet(name)]));
  const cards = ['CardsConfig', 'CardDeckConfig', 'CardHandConfig', 'CardPileConfig'];
  const PrototypeTokenConfig = tokenSheet('PrototypeTokenConfig');
  // [M] CONFIG.Token.prototypeSheetClass: packages of v14 replace it by their own class
  foldInto('Token', { prototypeSheetClass: PrototypeTokenConfig });
  return {
    ...named,
    ActorSheetV2,
    ItemSheetV2,
    PrototypeTokenConfig,
    ...fieldsSheets(),
    ...Object.fromEntries(cards.map(name => [name, CardsSheet])),
  };
};

/** [M] Windows of core that this host lacks: their names, which packages wrap or subclass; none opens by itself. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  dice: ['RollResolver'],
  'sidebar.apps': [
    ...['ChatPopout', 'Compendium', 'FolderExport', 'FrameViewer', 'InvitationLinks', 'SupportDetails'],
    ...['ToursManagement', 'WorldConfig'],
  ],
};

const defineNamed = (): void => {
  for (const [space, names] of Object.entries(NAMED)) {
    const path = `foundry.applications.${space}`;
    const isMissing = (name: string): boolean => getPath(globalThis, `${path}.${name}`) === undefined;
    defineNamespace(path, Object.fromEntries(names.filter(isMissing).map(name => [name, named(name)])));
  }
};

/** An empty window with a name. */
const named = (name: string): typeof ApplicationV2 => Object.defineProperty(emptyWindow(), 'name', { value: name });

const documentBases = (): Json =>
  Object.fromEntries(Object.entries(documents).map(([name, cls]) => [`Base${name.replace(/Document$/, '')}`, cls]));

/** Defines all of it. Runs before any package is evaluated. */
export const installNamespaces = (): void => {
  extendPrimitives();
  defineElements();
  installFieldForms();
  defineNamespace('foundry.utils', {
    ...moreUtils,
    ...furtherUtils,
    cleanHTML,
    getDocumentClass,
    performIntegerSort,
    isPlainObject,
  });
  defineNamespace('foundry.data', { ...dataNamespace, CalendarData, SIMPLIFIED_GREGORIAN_CALENDAR_CONFIG });
  defineNamespace('foundry.data.validation', { DataModelValidationError, DataModelValidationFailure });
  defineNamespace('foundry.documents', { ...documentBases(), modifyBatch });
  defineNamespace('foundry.audio', { AudioHelper, AudioTimeout, Sound });
  defineNamespace('foundry.config', { ReleaseData });
  defineNamespace('foundry.nue', { Tour, ToursCollection });
  defineNamespace('foundry.helpers', { ActiveEffectRegistry, ClientSettings, DocumentIndex, GameTime, Localization });
  defineNamespace('foundry.helpers.interaction', { MouseInteractionManager });
  defineNamespace('foundry.helpers.media', { ImageHelper, VideoHelper });
  defineNamespace('foundry.data.validators', { ...validators });
  // [D14] the second names of these classes; modules use both. docs/platform.md 15
  defineNamespace('foundry.applications.api', {
    Application: ApplicationV2,
    Dialog: DialogV2,
    DocumentSheet: DocumentSheetV2,
  });
  defineNamespace('foundry.applications.elements', elements);
  defineNamespace('foundry.applications.fields', { ...formFields });
  defineNamespace('foundry.applications.ux', {
    Draggable,
    SearchFilter,
    Tabs: TabsV1,
    ProseMirrorEditor,
  });
  defineNamespace('foundry.prosemirror', prosemirror);
  defineNamespace('foundry.applications.apps', { FilePicker });
  defineNamespace('foundry.applications.settings.menus', { FontConfig });
  defineNamespace('foundry.applications.hud', huds);
  defineNamespace('foundry.applications.sheets', sheets());
  defineNamespace('foundry.appv1.api', { ...firstGeneration });
  defineNamespace('foundry.appv1.sheets', { ...firstGeneration });
  defineNamed();
  defineCanvas();
  configure();
  defineDocumented();

  const game = globals<{ game: Json }>().game;
  Object.assign(game, {
    audio: new AudioHelper(),
    video: { play: () => undefined, stop: () => undefined },
    tours: new ToursCollection(),
    clipboard,
  });
  // [D11] the global of earlier versions
  Object.assign(globalThis, { getDocumentClass, loadTexture, ProseMirror: prosemirror });
  // the tab of the scene's objects, which packages draw again
  defineNamespace('ui', { placeables: { render: async (): Promise<void> => undefined } });
  defineOldGlobals();
  page.Hooks.once('i18nInit', localizeModels);
};

/** [D14] global getDocumentClass */
const getDocumentClass = (documentName: string): unknown =>
  (page.CONFIG[documentName] as Data | undefined)?.['documentClass'] ?? null;
