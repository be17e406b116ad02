/** Public members of the canvas and of the configuration, by what is asked; most from memory, only some compared with a page. `!` before a name: the host has it not. */
export const MEMBERS_OF_THE_CANVAS: Readonly<Record<string, string>> = {
  CONFIG: `
    ActiveEffect Actor ActorDelta Adventure AmbientLight AmbientSound Canvas Card Cards ChatMessage Combat Combatant
    CombatantGroup DatabaseBackend debug defaultFontFamily Dice Drawing fontDefinitions Folder Item JournalEntry
    JournalEntryPage JournalEntryCategory Level Macro Note Playlist PlaylistSound Region RegionBehavior RollTable
    Scene Setting TableResult Token Tile User Wall TextEditor WebRTC controlIcons sounds specialStatusEffects
    statusEffects time ui ux uiThemes weatherEffects compatibility cursors queries supportedLanguages FogExploration`,
  'CONFIG.Token': `
    adjectivesPrefix documentClass hudClass movement objectClass layerClass prototypeSheetClass ring rulerClass
    !sidebar sheetClasses`,
  'CONFIG.Token.movement': `
    actions costAggregator defaultAction defaultSpeed TerrainData`,
  'CONFIG.Token.movement.actions': `
    walk fly swim burrow crawl climb jump blink displace`,
  'CONFIG.Token.ring': `
    !ringClass !effects !spritesheet !subjectPaths !addConfig`,
  'CONFIG.Canvas': `
    blurStrength blurQuality !colorManager darknessColor daylightColor brightestColor chatBubblesClass
    darknessLightPenalty darknessSourcePaddingMultiplier dispositionColors exploredColor unexploredColor
    darknessToDaylightAnimationMS daylightToDarknessAnimationMS groups layers lightLevels lightAnimations
    darknessAnimations minZoom maxZoom objectBorderThickness polygonBackends rulerClass dragSpeedModifier pings
    targeting hoverFade transcoders visibilityFilter visualEffectsMaskingFilter visionModes detectionModes
    lightSourceClass darknessSourceClass visionSourceClass soundSourceClass managedScenes gridStyles fogManager`,
  'CONFIG.Combat': `
    documentClass collection sidebarIcon dataModels initiative initiativeIcon settings sounds fallbackTurnMarker`,
  'CONFIG.Wall': `
    animationTypes doorSounds objectClass layerClass documentClass thresholdAttenuationMultiplier`,
  'CONFIG.Dice': `
    types rolls termTypes terms randomUniform parser functions fulfillment`,
  'CONFIG.Dice.fulfillment': `
    dice methods defaultMethod`,
  'CONFIG.ChatMessage': `
    documentClass collection !template sidebarIcon batchSize modes dataModels`,
  'CONFIG.time': `
    turnTime roundTime earthCalendarClass earthCalendarConfig worldCalendarClass worldCalendarConfig formatters`,
  'CONFIG.sounds': `
    dice lock notification combat`,
  'CONFIG.controlIcons': `
    combat visibility effects lock up down defeated light lightOff sound soundOff doorClosed doorOpen doorSecret
    doorLocked`,
  'CONFIG.specialStatusEffects': `
    DEFEATED INVISIBLE BLIND BURROW HOVER FLY`,
  'CONFIG.Item': `
    collection compendiumIndexFields dataModels documentClass sheetClasses sidebarIcon typeIcons typeLabels`,
  'CONFIG.Actor': `
    collection compendiumIndexFields compendiumBanner dataModels documentClass sheetClasses sidebarIcon
    trackableAttributes typeIcons typeLabels`,
  'CONFIG.JournalEntry': `
    collection compendiumIndexFields documentClass noteIcons sidebarIcon sheetClasses`,
  'CONFIG.JournalEntryPage': `
    dataModels defaultType documentClass sidebarIcon typeIcons typeLabels sheetClasses`,
  'CONFIG.RollTable': `
    documentClass collection compendiumIndexFields sidebarIcon resultIcon resultTemplate`,
  'CONFIG.Macro': `
    documentClass collection sidebarIcon compendiumIndexFields`,
  'CONFIG.Playlist': `
    documentClass collection sidebarIcon autoPreloadSeconds`,
  'CONFIG.ActiveEffect': `
    documentClass changeTypes dataModels typeLabels typeIcons`,
  'CONFIG.Region': `
    documentClass objectClass layerClass`,
  'CONFIG.RegionBehavior': `
    documentClass dataModels typeIcons typeLabels`,
  'CONFIG.RegionBehavior.dataModels': `
    adjustDarknessLevel displayScrollingText executeMacro executeScript modifyMovementCost pauseGame
    suppressWeather teleportToken toggleBehavior`,
  'CONFIG.TextEditor': `
    enrichers`,
  'CONFIG.ux': `
    ContextMenu DragDrop Draggable FilePicker !ProseMirrorEditor TextEditor TooltipManager`,
  'CONFIG.ui': `
    menu sidebar pause nav notifications actors cards chat combat compendium controls hotbar items journal macros
    players playlists scenes settings tables !webrtc !placeables`,
  'CONFIG.weatherEffects': `
    leaves rain rainStorm fog snow blizzard`,
  'CONFIG.debug': `
    hooks`,
  'CONFIG.Canvas.visionModes': `
    basic blindness darkvision monochromatic tremorsense lightAmplification`,
  'CONFIG.Canvas.detectionModes': `
    lightPerception seeInvisibility senseInvisibility feelTremor seeAll senseAll`,
  'CONFIG.Canvas.lightAnimations': `
    torch revolving siren pulse chroma wave fog sunburst dome emanation hexa ghost energy vortex witchwave
    rainbowswirl radialrainbow fairy grid starlight smokepatch reactivepulse`,
  'CONFIG.Canvas.groups': `
    hidden rendered environment primary effects interface overlay`,
  'CONFIG.Canvas.layers': `
    weather grid regions drawings walls tiles tokens notes sounds lighting controls`,
  CONST: `
    ACTIVE_EFFECT_CHANGE_TYPES ALL_DOCUMENT_TYPES !ASCII AUDIO_CHANNELS AUDIO_FILE_EXTENSIONS BASE_DOCUMENT_TYPE
    CANVAS_PERFORMANCE_MODES CARD_DRAW_MODES CHAT_MESSAGE_STYLES COMPATIBILITY_MODES COMPENDIUM_DOCUMENT_TYPES
    CORE_SUPPORTED_LANGUAGES CSS_THEMES DEFAULT_TOKEN DICE_ROLL_MODES DIRECTORY_SEARCH_MODES
    DOCUMENT_OWNERSHIP_LEVELS DOCUMENT_META_OWNERSHIP_LEVELS DOCUMENT_LINK_TYPES DRAWING_FILL_TYPES
    EMBEDDED_DOCUMENT_TYPES FILE_CATEGORIES FOLDER_DOCUMENT_TYPES FOLDER_MAX_DEPTH FONT_FILE_EXTENSIONS FONT_WEIGHTS
    GRAPHICS_FILE_EXTENSIONS GRID_DIAGONALS GRID_MIN_SIZE GRID_SNAPPING_MODES GRID_TYPES HTML_FILE_EXTENSIONS
    IMAGE_FILE_EXTENSIONS JOURNAL_ENTRY_PAGE_FORMATS KEYBINDING_PRECEDENCE LIGHTING_LEVELS MACRO_SCOPES MACRO_TYPES
    MOVEMENT_DIRECTIONS OCCLUSION_MODES PACKAGE_AVAILABILITY_CODES PACKAGE_TYPES PASSWORD_SAFE_STRING PLAYLIST_MODES
    PLAYLIST_SORT_MODES PRIMARY_DOCUMENT_TYPES REGION_EVENTS REGION_MOVEMENT_SEGMENTS REGION_VISIBILITY
    !SETUP_PACKAGE_PROGRESS SHOWDOWN_OPTIONS SOFTWARE_UPDATE_CHANNELS SORT_INTEGER_DENSITY
    SYSTEM_SPECIFIC_COMPENDIUM_TYPES TABLE_RESULT_TYPES TEXTURE_DATA_FIT_MODES TEXT_ANCHOR_POINTS
    TEXT_ENRICH_EMBED_MAX_DEPTH TEXT_FILE_EXTENSIONS TIMEOUTS TOKEN_DISPLAY_MODES TOKEN_DISPOSITIONS TOKEN_SHAPES
    TOKEN_TURN_MARKER_MODES UPLOADABLE_FILE_EXTENSIONS USER_PERMISSIONS USER_ROLES USER_ROLE_NAMES
    VIDEO_FILE_EXTENSIONS VTT WALL_DIRECTIONS WALL_DOOR_INTERACTIONS WALL_DOOR_STATES WALL_DOOR_TYPES
    WALL_MOVEMENT_TYPES WALL_RESTRICTION_TYPES WALL_SENSE_TYPES WEBSITE_URL WORLD_DOCUMENT_TYPES WORLD_JOIN_THEMES`,
  canvas: `
    activeLayer addPendingOperation animatePan app blurOptions canvasCoordinatesFromClient
    clientCoordinatesFromCanvas colorManager colors controls dimensions draw drawings edges effects environment fog
    getLayerByEmbeddedName getCollectionLayer grid hidden highlightObjects hud id initialized initialize interface
    layers level lighting loading masks mouseInteractionManager mousePosition notes overlay pan performance
    perception photosensitiveMode ping primary ready recenter regions rendered scene screenDimensions snapshot
    sounds stage supported tearDown tiles tokens updateBlur visibility walls weather currentMouseManager
    _onDragCanvasPan _onMouseWheel !_onDragLeftStart !_onClickLeft !_onClickRight !_onLongPress`,
  'canvas.stage': `
    pivot scale position worldTransform addChild`,
  'canvas.dimensions': `
    width height size distance distancePixels sceneX sceneY sceneWidth sceneHeight sceneRect rect ratio maxR columns
    rows`,
  'canvas.grid': `
    size sizeX sizeY type distance units isGridless isSquare isHexagonal measurePath getOffset getTopLeftPoint
    getCenterPoint getSnappedPoint getShape getVertices getAdjacentOffsets getOffsetRange testAdjacency
    !calculateDimensions getShiftedPoint getShiftedOffset getCircle getCone getDirectPath getTranslatedPoint`,
  'canvas.interface': `
    addChild createScrollingText grid controls`,
  'canvas.interface.grid': `
    addHighlightLayer clearHighlightLayer destroyHighlightLayer getHighlightLayer highlightLayers highlightPosition
    !mesh highlight`,
  'canvas.primary': `
    background foreground tiles tokens drawings !hoverFadeElements !refreshPrimarySpriteMesh removeTile removeToken
    !sprite videoMeshes quadtree sortChildren addChild`,
  'canvas.environment': `
    darknessLevel globalLightSource initialize primary effects !weather`,
  'canvas.effects': `
    addChild animateDarkness darknessSources getDarknessLevel lightSources refreshLightSources refreshVisionSources
    testInsideDarkness testInsideLight visionSources illumination background coloration darkness`,
  'canvas.visibility': `
    testVisibility visionModeData visible initialized initializeSources refresh refreshVisibility tokenVision
    explored lightingVisibility restrictVisibility vision`,
  'canvas.perception': `
    initialize update renderFlags`,
  'canvas.fog': `
    exploration initialize load reset save sprite tokenVision extractor isPointExplored`,
  'canvas.tokens': `
    activate active !clear controlAll controlled controllableObjects copyObjects createObject cycleTokens deactivate
    deleteAll documentCollection documentClass draw get getDocuments getMaxSort getSnappedPoint history
    highlightObjects hover hud interactiveChildren moveMany objects options ownedTokens pasteObjects placeables
    preview quadtree releaseAll rotateMany selectObjects setAllRenderFlags setTargets storeHistory targetObjects
    undoHistory updateAll _sendToBackOrBringToFront clipboard _getCopyableObjects _getMovableObjects occlusionMode
    clearPreviewContainer`,
  'foundry.canvas.layers.PlaceablesLayer': `
    CREATION_STATES documentName layerOptions SORT_ORDER prepareSceneControls`,
  'foundry.canvas.layers': `
    !CanvasBackgroundAlterationEffects CanvasLayer !CanvasColorationEffects !CanvasDarknessEffects
    !CanvasIlluminationEffects ControlsLayer DrawingsLayer GridLayer InteractionLayer LightingLayer NotesLayer
    PlaceablesLayer RegionLayer SoundsLayer TilesLayer TokenLayer WallsLayer WeatherEffects !CanvasOcclusionMask
    !CanvasDepthMask`,
  'foundry.canvas.placeables.Token.prototype': `
    actor animate animationContexts animationName bars border bounds can center checkCollision clone combatant
    control controlled destroy detectionFilter document draw drawBars drawEffects effects emitsLight externalRadius
    findMovementPath getCenterPoint getDispositionColor getLightRadius getRingColors getRingEffects getShape getSize
    getSnappedPosition h hasActiveHUD hasPreview hasSight hitArea hover inCombat initializeLightSource
    initializeSources initializeVisionSource isDragged isOwner isPreview isTargeted isVideo isVisible layer light
    !lightPerceptionRange measureMovementPath mesh mouseInteractionManager movementAnimationName
    movementAnimationPromise name nameplate objectId observer !optimalSightRange !recalculatePlannedMovementPath
    refresh release renderFlags ring rotate ruler scene setTarget shape sheet sightRange sourceId stopAnimation
    target targeted targetArrows targetPips texture tooltip turnMarker vision voidMesh w x y _applyRenderFlags
    _canConfigure _canControl _canDrag _canHover _canHUD _canView _destroy _draw _drawBar _drawEffect _drawEffects
    _drawOverlay _drawTargetArrows _drawTargetPips !_getAnimationData !_getAnimationDuration _getBorderColor
    !_getHUDMovementAction _getTextStyle _getTooltipText _getVisionSourceData _getLightSourceData _isVisionSource
    !_onAnimationUpdate _onApplyStatusEffect _onClickLeft _onClickLeft2 _onClickRight _onClickRight2 _onControl
    _onCreate _onDelete _onDragLeftStart _onDragLeftMove _onDragLeftDrop _onDragLeftCancel _onHoverIn _onHoverOut
    _onRelease _onUpdate !_prepareAnimation _prepareDragLeftDropUpdates _refreshBorder _refreshEffects
    _refreshElevation _refreshMesh _refreshNameplate _refreshPosition _refreshRotation _refreshShader _refreshSize
    _refreshState _refreshTarget _refreshTooltip _refreshTurnMarker _refreshVisibility _renderDetectionFilter
    !_getDragConstrainOptions !_getDragMovementAction !_getDragPathfindingOptions _getShiftedPosition
    _updateSpecialStatusFilterEffects _configureFilterEffect _removeAllFilterEffects !_getConfigMovementPosition
    !_getHUDMovementPosition createTerrainMovementPath !planMovement !_pasteObject _overlapsSelection`,
  'foundry.canvas.placeables.Tile.prototype': `
    bounds document isVideo isVisible mesh texture sourceElement frame draw _refreshMesh _refreshVideo _refreshFrame
    _refreshState can control release rotate`,
  'foundry.canvas.placeables.Drawing.prototype': `
    author bounds isPolygon isTiled shape text texture frame enableTextEditing _refreshShape _refreshText
    _refreshState _getTextStyle`,
  'foundry.canvas.placeables.Note.prototype': `
    controlIcon entry isVisible page tooltip _drawControlIcon _getTextStyle _refreshTooltip _refreshState
    _refreshVisibility _onClickLeft2 _canView`,
  'foundry.canvas.placeables.Wall.prototype': `
    bounds coords direction directionIcon doorControl edge endpoints isDirectional isDoor isOpen line midpoint
    vertices clearDoorControl createDoorControl getLinkedSegments initializeEdge toRay _getWallColor _refreshLine
    _refreshEndpoints`,
  'foundry.canvas.placeables.AmbientLight.prototype': `
    brightRadius dimRadius emitsDarkness emitsLight isVisible isLightSource lightSource radius controlIcon field
    initializeLightSource _getLightSourceData _refreshField refreshControl sourceId`,
  'foundry.canvas.placeables.AmbientSound.prototype': `
    controlIcon !effects field initializeSoundSource isActive isAudible radius sound source sync sourceId
    _createSound`,
  'foundry.canvas.placeables.Region.prototype': `
    bounds animationContexts !geometry polygons shapes testPoint children _refreshState _refreshBorder`,
  'foundry.canvas.placeables.PlaceableObject.prototype': `
    bounds can center clear clone control controlled document draw hasPreview hover id isOwner isPreview layer
    mouseInteractionManager objectId refresh release renderFlags rotate scene sheet applyRenderFlags _refreshState
    _canControl _canConfigure _canCreate _canDelete _canDrag _canDragLeftStart _canHover _canHUD _canUpdate _canView
    _createInteractionManager _getTargetAlpha _onControl _onCreate _onDelete _onDragLeftCancel _onDragLeftDrop
    _onDragLeftMove _onDragLeftStart _onHoverIn _onHoverOut _onRelease _onUpdate _onClickLeft _onClickLeft2
    _onClickRight _onClickRight2 activateListeners getSnappedPosition _getShiftedPosition _updateQuadtree
    _overlapsSelection _partialDraw _destroy _draw _original`,
  'foundry.canvas.placeables.PlaceableObject': `
    embeddedName RENDER_FLAGS RENDER_FLAG_PRIORITY`,
  'foundry.canvas.animation': `
    CanvasAnimation !SmoothNoise`,
  'foundry.canvas.animation.CanvasAnimation': `
    animate animations STATES easeInOutCosine easeOutCircle easeInCircle getAnimation terminateAnimation !ticker`,
  'foundry.canvas': `
    getTexture loadTexture srcExists TextureLoader Canvas`,
  'foundry.canvas.TextureLoader': `
    loader loadSceneTextures hasTextExtension`,
  'foundry.canvas.TextureLoader.loader': `
    load loadTexture !loadImageTexture !loadVideoTexture getCache !setCache`,
  'foundry.canvas.interaction': `
    MouseInteractionManager RenderFlags RenderFlagsMixin Ruler`,
  'foundry.canvas.interaction.Ruler.prototype': `
    active user color path origin destination draw clear reset refresh visible addPathWaypoint removePathWaypoint
    changePathElevation _getWaypointLabelContext _getSegmentStyle _getWaypointStyle _onPathChange _onDragStart
    update`,
  'foundry.canvas.placeables.tokens.TokenRuler.prototype': `
    token draw clear refresh visible isVisible _getWaypointLabelContext _getWaypointStyle _getSegmentStyle
    _getGridHighlightStyle destroy`,
  'foundry.canvas.containers.ControlIcon.prototype': `
    border icon bg draw refresh iconSrc size elevation tintColor zIndex borderColor`,
  'foundry.canvas.geometry.Ray.prototype': `
    A B angle bounds distance dx dy intersectSegment normAngle project shiftAngle slope reverse x0 y0`,
  'foundry.canvas.geometry.Ray': `
    fromArrays towardsPoint !towardsPointSquared`,
  'foundry.canvas.geometry.Quadtree.prototype': `
    all clear depth getChildNodes getLeafNodes getObjects insert root remove update !split !visualize maxDepth
    maxObjects objects nodes bounds !parent width height x y`,
  'foundry.canvas.sources.PointVisionSource.prototype': `
    active attached data destroy initialize add remove object sourceId shape los fov light visionMode radius
    isBlinded refresh elevation x y suppression`,
  PIXI: `
    Application Assets BaseTexture BlurFilter ColorMatrixFilter Container DisplayObject Filter Graphics Matrix Mesh
    MeshGeometry NineSlicePlane ObservablePoint Point Polygon Rectangle Circle Ellipse RenderTexture
    RoundedRectangle Shader Sprite SimpleRope SpriteMaskFilter Text TextStyle Texture Ticker TilingSprite
    UPDATE_PRIORITY BLEND_MODES Color utils settings SCALE_MODES ParticleContainer AnimatedSprite`,
  'PIXI.Rectangle.prototype': `
    center contains intersection intersectPolygon intersects lineSegmentIntersects normalize overlaps pad rotate
    toPolygon fit segmentIntersections !overlapsCircle bottomEdge leftEdge rightEdge topEdge`,
  'PIXI.Rectangle': `
    fromRotation !CS_ZONES`,
  'PIXI.Circle.prototype': `
    toPolygon intersectPolygon contains segmentIntersections pointAtAngle angleAtPoint !pointsBetween`,
  'PIXI.Polygon.prototype': `
    addPoint contains getBounds !intersectPolygon intersectCircle intersectRectangle isClosed isPositive
    iterateEdges reverseOrientation signedArea toClipperPoints points`,
  'PIXI.Polygon': `
    fromClipperPoints`,
  'PIXI.Graphics.prototype': `
    lineStyle drawRect !drawSmoothedPolygon !drawSmoothedPath !drawDashedPolygon !drawPath`,
  'foundry.grid': `
    BaseGrid GridlessGrid HexagonalGrid SquareGrid GridHex`,
};
