/** Public members of the interface, of helpers and of the game, by what is asked; most from memory, only some compared with a page. `!` before a name: the host has it not. */
export const MEMBERS_OF_THE_PAGE: Readonly<Record<string, string>> = {
  game: `
    actors audio canvas cards clipboard collections combat combats compendiumArt data documentIndex documentTypes
    folders gamepad i18n issues items journal keybindings keyboard loading macros messages modules mouse packs
    paused permissions playlists ready release scenes settings socket system tables time togglePause tooltip tours
    user userId users version video view workers world !configureUI initialize !setupGame !activateListeners
    !activateSocketListeners shutDown logOut !registerSettings !initializeDocuments !initializePacks
    !initializeKeyboard !initializeMouse !initializeRTC !initializeCanvas !initializeUI sessionId webrtc nue`,
  'game.users': `
    activeGM players current getDesignatedUser get filter render`,
  'game.scenes': `
    active current viewed preload`,
  'game.actors': `
    tokens fromCompendium importFromCompendium getInvalid render documentClass documentName folders tree directory
    apps search constructor initializeTree maxFolderDepth updateAll name invalidDocumentIds`,
  'game.combats': `
    active combats settings viewed get directory`,
  'game.playlists': `
    playing !initialize !_onChangeScene`,
  'game.messages': `
    export flush !sayBubble`,
  'game.packs': `
    get folders filter getName`,
  'game.settings': `
    get set register registerMenu menus settings storage sheet`,
  'game.settings.storage': `
    get`,
  'game.keybindings': `
    actions bindings get set register initialize resetDefaults !sheet !activeKeys`,
  'game.keyboard': `
    downKeys hasFocus isCoreActionKeyActive isModifierActive releaseKeys`,
  'foundry.helpers.interaction.KeyboardManager': `
    !CODES MODIFIER_CODES MODIFIER_KEYS PROTECTED_KEYS emulateKeypress getKeyboardEventContext
    getKeycodeDisplayString CONTROL_KEY_STRING`,
  'game.tooltip': `
    activate deactivate element tooltip clearPending createLockedTooltip dismissLockedTooltip dismissLockedTooltips
    activateEventListeners _setAnchor _setStyle`,
  'foundry.helpers.interaction.TooltipManager': `
    TOOLTIP_DIRECTIONS TOOLTIP_ACTIVATION_MS TOOLTIP_MARGIN_PX LOCKED_TOOLTIP_BUFFER_PX implementation`,
  'game.time': `
    advance set worldTime calendar components earthCalendar serverTime sync onUpdateWorldTime`,
  'game.time.calendar': `
    add componentsToTime countLeapYears difference format isLeapYear timeToComponents name description years months
    days seasons`,
  'game.time.calendar.constructor': `
    formatTimestamp formatAgo`,
  'game.i18n': `
    lang !defaultModule format getListFormatter has localize translations !_fallback sortObjects initialize
    !setLanguage`,
  'game.audio': `
    awaitFirstGesture !contexts create environment !getContext globalMute interface locked music pending play
    playing preload sounds unlock getBandLevel getMaxBandLevel enableAnalyser disableAnalyser`,
  'foundry.audio.AudioHelper': `
    play preloadSound getDefaultSoundName hasAudioExtension inputToVolume volumeToInput !registerSettings`,
  'foundry.audio.Sound.prototype': `
    play stop pause load fade loop volume duration currentTime playing pausedTime startTime schedule wait gain
    gainNode context destination effects applyEffects node loaded failed addEventListener removeEventListener
    dispatchEvent element id src buffer`,
  'foundry.audio': `
    !AudioBufferCache AudioHelper AudioTimeout !BiquadFilterEffect !ConvolverEffect Sound`,
  'game.video': `
    play stop !locked !pending`,
  'game.clipboard': `
    copyPlainText`,
  'game.documentIndex': `
    addDocument index lookup removeDocument replaceDocument trees uuids ready`,
  'game.issues': `
    !countDocumentSubTypeIssues getAllSubTypeCounts getSubTypeCountsFor packageCompatibilityIssues usabilityIssues
    validationFailures`,
  'game.tours': `
    register get contents`,
  'game.world': `
    id title system coreVersion`,
  'game.modules.contents[0]': `
    active authors compatibility esmodules flags id languages packs relationships scripts socket styles title
    version documentTypes library protected persistentStorage`,
  'game.system': `
    id title version documentTypes grid primaryTokenAttribute secondaryTokenAttribute packs`,
  ui: `
    actors cards chat combat compendium controls hotbar items journal macros menu nav notifications pause placeables
    players playlists scenes settings sidebar tables !webrtc windows`,
  'ui.notifications': `
    info warn error success notify remove clear has update`,
  'ui.chat': `
    postOne updateMessage deleteMessage processMessage scrollBottom notify collection isAtBottom renderBatch
    updateTimestamps _getEntryContextOptions isPopout`,
  'foundry.applications.sidebar.tabs.ChatLog': `
    CHAT_COMMANDS parse`,
  'ui.combat': `
    combats viewed !initialize _prepareCombatContext _prepareTurnContext scrollToTurn _getEntryContextOptions
    _getCombatContextOptions`,
  'ui.controls': `
    activate control controls tool tools render _configureRenderOptions`,
  'ui.hotbar': `
    page slots changePage cyclePage locked`,
  'ui.nav': `
    scenes expand collapse toggleExpanded expanded`,
  'ui.players': `
    expanded toggleExpanded render !refreshLatency !refreshFPS`,
  'ui.sidebar': `
    changeTab collapse expand toggleExpanded expanded popouts tabGroups`,
  'ui.pause': `
    render`,
  'ui.menu': `
    items toggle`,
  'ui.actors': `
    collection documentClass documentName !entryPartial !activateSearch renderPopout popout isPopout
    _getEntryContextOptions _getFolderContextOptions _onClickEntry _onCreateEntry _onDragStart _onDrop
    _prepareContext options`,
  'ui.journal': `
    collection _getEntryContextOptions`,
  'ui.playlists': `
    _prepareContext !_prepareControlsContext`,
  'ui.compendium': `
    !activeFilters !collection`,
  'ui.settings': `
    render`,
  'foundry.applications.api.ApplicationV2.prototype': `
    id title classList element form hasFrame minimized options position rendered state window tabGroups bringToFront
    changeTab close maximize minimize render setPosition submit toggleControls addEventListener removeEventListener
    dispatchEvent _attachFrameListeners _canRender _configureRenderOptions _createContextMenu _getHeaderControls
    _headerControlButtons _initializeApplicationOptions _insertElement _onChangeForm _onClickAction _onClickTab
    _onClose _onFirstRender _onPosition _onRender _onSubmitForm !_postRender _preClose _preFirstRender _preRender
    _prepareContext _prepareTabs _prePosition _removeElement _renderFrame _renderHTML _renderHeaderControl
    _replaceHTML _tearDown _updateFrame _updatePosition !_getTabsConfig`,
  'foundry.applications.api.ApplicationV2': `
    BASE_APPLICATION DEFAULT_OPTIONS RENDER_STATES TABS emittedEvents inheritanceChain !parseCSSDimension
    waitForImages`,
  'foundry.applications.api.DialogV2': `
    confirm input prompt query wait DEFAULT_OPTIONS`,
  'foundry.applications.api.DialogV2.prototype': `
    _onSubmit _renderButtons`,
  'foundry.applications.api.DocumentSheetV2.prototype': `
    document isEditable isVisible _prepareSubmitData _processFormData _processSubmitData _toggleDisabled _canRender`,
  'foundry.applications.sheets.ActorSheetV2.prototype': `
    actor token _onDropItem _onDropActiveEffect _onDropFolder _onDropActor _onDragStart _onDragOver _onDrop
    _onDropDocument _canDragStart _canDragDrop _onSortItem`,
  'foundry.applications.sheets.ItemSheetV2.prototype': `
    item`,
  'foundry.applications.apps.DocumentSheetConfig': `
    registerSheet unregisterSheet getSheetClassesForSubType initializeSheets`,
  'foundry.applications.apps.FilePicker': `
    browse upload uploadPersistent createDirectory !configurePath fromButton implementation`,
  'foundry.applications.apps.FilePicker.prototype': `
    activeSource browse callback canUpload displayMode extensions field render request source target type sources`,
  'foundry.applications.apps.ImagePopout.prototype': `
    isVideo shareImage title`,
  'foundry.applications.ux.TextEditor.implementation': `
    create decodeHTML enrichHTML getContentLink getDragEventData previewHTML truncateText truncateHTML createAnchor`,
  'foundry.applications.ux.ContextMenu': `
    create eventListeners implementation`,
  'foundry.applications.ux.ContextMenu.prototype': `
    render close element menu menuItems eventName expandUp target onClose onOpen selector activateListeners`,
  'foundry.applications.ux.DragDrop': `
    createDragImage getPayload implementation`,
  'foundry.applications.ux.DragDrop.prototype': `
    bind callback can dragSelector dropSelector permissions callbacks`,
  'foundry.applications.ux.Tabs.prototype': `
    activate bind active callback`,
  'foundry.applications.ux.SearchFilter': `
    OPERATORS cleanQuery testQuery`,
  'foundry.applications.ux.SearchFilter.prototype': `
    bind filter query rgx callback`,
  'foundry.applications.ux.FormDataExtended.prototype': `
    object dtypes !editors !process get entries`,
  'foundry.applications.ux': `
    Autocomplete ContextMenu DragDrop Draggable FilterMenu FormDataExtended HTMLSecret ProseMirrorEditor
    SearchFilter Tabs TextEditor`,
  'foundry.applications.elements': `
    AbstractFormInputElement AbstractMultiSelectElement HTMLCodeMirrorElement HTMLColorPickerElement
    HTMLDocumentEmbedElement HTMLDocumentTagsElement HTMLEnrichedContentElement HTMLFilePickerElement
    HTMLHueSelectorSlider HTMLMultiCheckboxElement HTMLMultiSelectElement HTMLProseMirrorElement
    HTMLRangePickerElement HTMLSecretBlockElement HTMLStringTagsElement`,
  'foundry.applications.fields': `
    createCheckboxInput createEditorInput createFormGroup createMultiSelectInput createNumberInput createSelectInput
    createTextareaInput createTextInput prepareSelectOptionGroups setInputAttributes`,
  'foundry.applications.handlebars': `
    checked concat editor formField formGroup formInput getTemplate ifThen loadTemplates localize numberFormat
    numberInput radioBoxes renderTemplate selectOptions`,
  'Handlebars.helpers': `
    and checked concat disabled editor eq formField formGroup formInput gt gte ifThen localize lt lte ne not
    numberFormat numberInput object or radioBoxes selectOptions timeSince`,
  'foundry.utils': `
    AsyncFunction benchmark BitMask buildUuid circleCircleIntersects cleanHTML closestPointToSegment Color debounce
    debouncedReload deepClone deepFreeze deepSeal deleteProperty diffObject duplicate encodeURL equals escapeHTML
    EventEmitterMixin expandObject fetchJsonWithTimeout fetchResource fetchWithTimeout filterObject flattenObject
    formatFileSize fromUuid fromUuidSync getCacheBustURL getDefiningClass getDocumentClass getParentClasses
    getPlaceableObjectClass getProperty getRoute getType hasProperty HttpError invertObject isElementInstanceOf
    isEmpty isNewerVersion isPlainObject isSubclass IterableWeakMap IterableWeakSet lineCircleIntersection
    lineLineIntersection lineSegmentIntersection lineSegmentIntersects logCompatibilityWarning mergeObject
    orient2dFast parseHTML parseS3URL parseUuid pathCircleIntersects performIntegerSort polygonCentroid
    quadraticIntersection randomID readTextFromFile saveDataToFile Semaphore setProperty srcExists StringTree
    threadLock throttle timeSince unescapeHTML WordTree`,
  'foundry.helpers.media.ImageHelper': `
    createThumbnail !canvasToBase64 hasImageExtension !textureToImage !pixiToBase64 !uploadBase64`,
  'foundry.helpers.media.VideoHelper': `
    hasVideoExtension !createThumbnail`,
  'foundry.nue.Tour.prototype': `
    start exit complete reset next previous progress status steps currentStep !currentStepIndex title description
    hasNext hasPrevious canStart config`,
  'foundry.nue': `
    Tour ToursCollection !tours`,
  'foundry.applications.sidebar.AbstractSidebarTab.prototype': `
    active isPopout popout renderPopout title tabName activate _onActivate _onDeactivate`,
  'foundry.applications.sidebar.DocumentDirectory.prototype': `
    collection documentClass documentName _createDroppedEntry _entryAlreadyExists _entryBelongsToFolder
    _getDroppedEntryFromData _getEntryContextOptions _getEntryDragData _getFolderContextOptions
    _getFolderDragData _handleDroppedEntry _handleDroppedFolder _onClickEntry _onCreateEntry _onDragStart
    _onDrop _onMatchSearchEntry _onSearchFilter _prepareDirectoryContext _prepareFooterContext
    _prepareHeaderContext _sortRelative _onCreateFolder _onToggleFolder`,
  'foundry.applications.hud.BasePlaceableHUD.prototype': `
    bind document layer object close _prepareContext _updatePosition`,
  'foundry.applications.hud.TokenHUD.prototype': `
    actor togglePalette _getStatusEffectChoices _prepareContext`,
  'foundry.applications.ui.SceneControls.prototype': `
    activate control controls tool tools`,
  'foundry.applications.ui.SceneNavigation.prototype': `
    scenes _getContextMenuOptions expand collapse toggleExpanded expanded _prepareContext`,
  'foundry.applications.ui.Players.prototype': `
    _getContextMenuOptions _prepareContext toggleExpanded expanded`,
  'foundry.applications.ui.Hotbar.prototype': `
    slots page changePage cyclePage _prepareContext !_createDocumentSheetToggle`,
  'foundry.applications.sidebar.tabs.CombatTracker.prototype': `
    viewed combats scrollToTurn _getCombatContextOptions _getEntryContextOptions _prepareCombatContext
    _prepareTrackerContext _prepareTurnContext _onCombatantControl _onCombatControl _onToggleDefeatedStatus
    _onRollInitiative _onPingCombatant _onPanToCombatant _onCombatantHoverIn _onCombatantHoverOut
    !_onCombatantMouseDown !_onUpdateInitiative !_attachTrackerListeners`,
  'foundry.appv1.api.Application.prototype': `
    activateListeners bringToTop close element getData id maximize minimize options popOut position render rendered
    setPosition template title activateTab closing appId _render _renderInner _renderOuter _injectHTML _replaceHTML
    _getHeaderButtons _activateCoreListeners _tabs _dragDrop _searchFilters _createDragDropHandlers
    _createTabHandlers _createSearchFilters _saveScrollPositions _restoreScrollPositions _onDragStart _onDrop
    _canDragStart _canDragDrop _onChangeTab _onSearchFilter _contextMenu _state _scrollPositions`,
  'foundry.appv1.api.FormApplication.prototype': `
    activateEditor editors filepickers form isEditable object saveEditor submit _getSubmitData _onSubmit
    _updateObject _onChangeInput _disableFields _activateFilePicker _activateEditor`,
  'foundry.appv1.api.Dialog': `
    confirm prompt wait defaultOptions`,
  'foundry.appv1.sheets': `
    ActorSheet ItemSheet JournalSheet JournalPageSheet AdventureImporter`,
  globalThis: `
    _loc _del _replace fromUuid fromUuidSync game canvas ui CONFIG CONST Hooks foundry PIXI Handlebars $ jQuery gsap
    Roll Actor Item ChatMessage Macro Scene User JournalEntry JournalEntryPage RollTable TableResult Playlist
    PlaylistSound Folder Combat Combatant Cards Card TokenDocument TileDocument WallDocument NoteDocument
    DrawingDocument RegionDocument AmbientLightDocument AmbientSoundDocument ActiveEffect !Adventure ActorDelta
    !FogExploration Color getDocumentClass globalThis RegionBehavior ProseMirror showdown Setting Level
    CombatantGroup JournalEntryCategory`,
  Math: `
    clamp mix normalizeDegrees normalizeRadians !roundDecimals toDegrees toRadians`,
  Number: `
    fromString isNumeric`,
  'Number.prototype': `
    almostEqual between ordinalString paddedString signedString toNearest`,
  'String.prototype': `
    capitalize compare slugify stripScripts titleCase`,
  'Array.prototype': `
    deepFlatten equals findSplice partition filterJoin`,
  Array: `
    fromRange`,
  'Set.prototype': `
    difference equals every filter find first intersection intersects isSubset map reduce some symmetricDifference
    toObject union`,
  RegExp: `
    escape`,
  'Date.prototype': `
    isValid toDateInputString toTimeInputString`,
  Hooks: `
    on once off call callAll events onError`,
};
