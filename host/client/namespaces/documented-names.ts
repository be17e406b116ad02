/** [D14] The names that the API's pages of namespaces list. Packages extend, wrap or ask for any of them. */

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Windows and parts of the interface. */
const interfaces = {
  'foundry.applications.api': words(
    'ApplicationV2 CategoryBrowser DialogV2 DocumentSheetV2 HandlebarsApplicationMixin',
  ),
  'foundry.applications.apps': words(`CombatTrackerConfig CompendiumArtConfig DocumentOwnershipConfig
    DocumentSheetConfig FilePicker FormulaEditor GridConfig ImagePopout PermissionConfig ShapeConfig`),
  'foundry.applications.apps.av': words('CameraPopout CameraViews'),
  'foundry.applications.hud': words('BasePlaceableHUD DrawingHUD HeadsUpDisplayContainer TileHUD TokenHUD'),
  'foundry.applications.settings.menus': words('AVConfig DiceConfig FontConfig PrototypeOverridesConfig UIConfig'),
  'foundry.applications.sheets': words(`ActiveEffectConfig ActorSheetV2 AdventureExporter AdventureImporterV2
    AmbientLightConfig AmbientSoundConfig BaseSheet CardConfig CardDeckConfig CardHandConfig CardPileConfig CardsConfig
    CombatantConfig DrawingConfig FolderConfig ItemSheetV2 LevelConfig MacroConfig NoteConfig PlaceableConfig
    PlaylistConfig PlaylistSoundConfig PrototypeTokenConfig RegionBehaviorConfig RegionConfig RollTableSheet SceneConfig
    TableResultConfig TileConfig TokenConfig UserConfig WallConfig`),
  'foundry.applications.sheets.journal': words(`JournalEntryCategoryConfig JournalEntryPageCodeMirrorSheet
    JournalEntryPageHandlebarsSheet JournalEntryPageHTMLSheet JournalEntryPageImageSheet JournalEntryPageMarkdownSheet
    JournalEntryPagePDFSheet JournalEntryPageProseMirrorSheet JournalEntryPageSheet JournalEntryPageTextSheet
    JournalEntryPageVideoSheet JournalEntrySheet ShowToPlayersDialog`),
  'foundry.applications.sidebar': words('AbstractSidebarTab DocumentDirectory Sidebar'),
  'foundry.applications.sidebar.filters': words('AmbientLightFilter PlaceableFilter RegionFilter TileFilter'),
  'foundry.applications.sidebar.tabs': words(`ActorDirectory AmbientLightTab AmbientSoundTab CardsDirectory ChatLog
    CombatTracker CompendiumDirectory DrawingTab ItemDirectory JournalDirectory MacroDirectory NoteTab
    PlaceableDirectory PlaceableTab PlaylistDirectory RegionTab RollTableDirectory SceneDirectory Settings TileTab
    TokenTab WallTab`),
  'foundry.applications.ui': words('GamePause Hotbar MainMenu Notifications Players SceneControls SceneNavigation'),
  'foundry.applications.ux': words(`Autocomplete ContextMenu DragDrop Draggable FilterMenu FormDataExtended HTMLSecret
    ProseMirrorEditor SearchFilter Tabs TextEditor`),
  'foundry.prosemirror': words(`ProseMirrorClickHandler ProseMirrorContentLinkPlugin ProseMirrorDirtyPlugin
    ProseMirrorHighlightMatchesPlugin ProseMirrorImagePlugin ProseMirrorInputRules ProseMirrorKeyMaps ProseMirrorMenu
    ProseMirrorPlugin`),
  'foundry.appv1.sheets': words(
    'ActorSheet AdventureImporter ItemSheet JournalPageSheet JournalSheet JournalTextPageSheet',
  ),
} as const;

/** The canvas. */
const canvas = {
  'foundry.canvas': words('Canvas FramebufferSnapshot SceneManager TextureExtractor TextureLoader TransitionContainer'),
  'foundry.canvas.containers': words(`CachedContainer ControlIcon Cursor DoorControl DoorMesh GridHighlight GridMesh
    PointSourceMesh PreciseText QuadMesh ResizeHandle ShapeControls ShapeControlsHandle SpriteMesh UnboundContainer
    FullCanvasObjectMixin`),
  'foundry.canvas.geometry': words(`CanvasQuadtree ClockwiseSweepPolygon ElevatedSurfaceExposureGenerator
    LimitedAnglePolygon ObservableTransform PointSourcePolygon PolygonMesher Quadtree Ray UnboundTransform
    WeilerAthertonClipper`),
  'foundry.canvas.geometry.edges': words('CanvasEdges CollisionResult Edge PolygonVertex'),
  'foundry.canvas.groups': words(`CanvasVisibility EffectsCanvasGroup EnvironmentCanvasGroup OverlayCanvasGroup
    PrimaryCanvasGroup RenderedCanvasGroup HiddenCanvasGroup InterfaceCanvasGroup CanvasGroupMixin`),
  'foundry.canvas.interaction': words('MouseInteractionManager Ruler'),
  'foundry.canvas.perception': words('DetectionMode FogManager PerceptionManager VisionMode'),
  'foundry.canvas.placeables': words('AmbientLight AmbientSound Drawing Note PlaceableObject Region Tile Token Wall'),
  'foundry.canvas.placeables.regions': words('RegionGeometry RegionMesh'),
  'foundry.canvas.placeables.tokens': words(`BaseTokenRuler DynamicRingData TokenRing TokenRingConfig TokenRuler
    TokenTurnMarker TurnMarkerData UserTargets`),
  'foundry.canvas.primary': words(`PrimaryCanvasContainer PrimaryCanvasParticleContainer PrimaryGraphics
    PrimarySpriteMesh CanvasTransformMixin PrimaryCanvasObjectMixin PrimaryOccludableObjectMixin`),
  'foundry.canvas.rendering.batching': words('BatchRenderer BatchShaderGenerator'),
  'foundry.canvas.rendering.filters': words(`AbstractBaseFilter AbstractBaseMaskFilter AlphaBlurFilter
    AlphaBlurFilterPass GlowOverlayFilter InvisibilityFilter OutlineOverlayFilter PrimaryCanvasGroupAmbienceFilter SMAAFilter TextureTransitionFilter
    VisibilityFilter VisualEffectsMaskingFilter VoidFilter WeatherOcclusionMaskFilter`),
  'foundry.canvas.rendering.mixins': words('AdaptiveFragmentChannelMixin BaseShaderMixin'),
  'foundry.canvas.rendering.shaders': words(`AbstractBaseShader AdaptiveBackgroundShader AdaptiveColorationShader
    AdaptiveDarknessShader AdaptiveIlluminationShader AdaptiveLightingShader AdaptiveVisionShader BackgroundVisionShader
    BaseSamplerShader GridShader PrimaryBaseSamplerShader RegionShader`),
  'foundry.canvas.sources': words(`BaseEffectSource BaseLightSource GlobalLightSource PointDarknessSource
    PointLightSource PointMovementSource PointSoundSource PointVisionSource RenderedEffectSource PointEffectSourceMixin`),
} as const;

/** What is neither seen nor on the canvas. */
const others = {
  'foundry.abstract': words(`DatabaseBackend DataModel Document DocumentSocketResponse EmbeddedCollection
    EmbeddedCollectionDelta SingletonEmbeddedCollection TypeDataModel`),
  'foundry.documents.abstract': words(`DocumentCollection WorldCollection CanvasDocumentMixin ClientDocumentMixin
    DirectoryCollectionMixin`),
  'foundry.helpers': words(`ActiveEffectRegistry AsyncWorker ClientIssues ClientSettings DocumentIndex GameTime Hooks
    Localization SocketInterface WorkerManager`),
  'foundry.helpers.interaction': words(`ClientKeybindings ClipboardHelper GamepadManager KeyboardManager MouseManager
    TooltipManager`),
  'foundry.helpers.media': words('CompendiumArt ImageHelper VideoHelper'),
  'foundry.utils':
    words(`BitMask Collection Color HttpError IterableWeakMap IterableWeakSet Semaphore StringTree WordTree
    AsyncFunction debouncedReload benchmark buildUuid circleCircleIntersects cleanHTML closestPointToPath
    closestPointToSegment debounce deepClone deepFreeze deepSeal deleteProperty diffObject duplicate encodeURL equals
    escapeHTML EventEmitterMixin expandObject expandObjectInPlace fetchJsonWithTimeout fetchResource fetchWithTimeout
    filterObject flattenObject formatFileSize fromUuid fromUuidSync getCacheBustURL getDefiningClass getDocumentClass
    getParentClasses getPlaceableObjectClass getProperty getRoute getType hasProperty invertObject isElementInstanceOf
    isEmpty isNewerVersion isPlainObject isSubclass iterateEntries iterateKeys iterateValues lineCircleIntersection
    lineLineIntersection lineSegmentIntersection lineSegmentIntersects logCompatibilityWarning mergeObject objectEntries
    objectKeys objectValues orient2dFast parseHTML parseS3URL parseUuid pathCircleIntersects performIntegerSort
    polygonCentroid quadraticIntersection randomID readTextFromFile saveDataToFile setProperty srcExists threadLock
    throttle timeSince unescapeHTML`),
} as const;

/** The names of each namespace. */
export const DOCUMENTED: Readonly<Record<string, readonly string[]>> = { ...interfaces, ...canvas, ...others };
