/** Public members of documents, models and dice, by what is asked; most from memory, only some compared with a page. `!` before a name: the host has it not. */
export const MEMBERS_OF_DOCUMENTS: Readonly<Record<string, string>> = {
  'Actor.prototype': `
    allApplicableEffects appliedEffects temporaryEffects itemTypes isToken img inCombat statuses overrides token
    tokenActiveEffectChanges applyActiveEffects getActiveTokens getDependentTokens getRollData getTokenDocument
    modifyTokenAttribute prepareEmbeddedDocuments getTokenImages rollInitiative toggleStatusEffect
    !_unregisterDependentToken !_registerDependentToken effects items prototypeToken thumbnail apps collection
    folder hasPlayerOwner invalid isOwner limited link ownership permission sheet visible inCompendium compendium
    isEmbedded pack uuid documentName id name canUserModify clone !createDialog delete deleteDialog exportToJSON
    getEmbeddedCollection getEmbeddedDocument getFlag getUserLevel importFromJSON importFromJSONDialog
    migrateSystemData prepareBaseData prepareData prepareDerivedData reset setFlag sortRelative testUserPermission
    toAnchor toCompendium toDragData toEmbed toJSON toObject traverseEmbeddedDocuments unsetFlag update
    updateEmbeddedDocuments updateSource validate getRelativeUUID getFieldForProperty _onCreate _onUpdate _onDelete
    _preCreate _preUpdate _preDelete _onCreateDescendantDocuments _onUpdateDescendantDocuments
    _onDeleteDescendantDocuments _preCreateDescendantDocuments _preUpdateDescendantDocuments
    _preDeleteDescendantDocuments _createDocumentLink _onClickDocumentLink _buildEmbedHTML _createInlineEmbed
    _createFigureEmbed _initialize _initializeSource _configure !_onSheetChange !_dispatchDescendantDocumentEvents
    _source schema parent parentCollection`,
  Actor: `
    create createDocuments updateDocuments deleteDocuments createDialog fromDropData fromImport fromSource fromJSON
    get database canUserCreate cleanData defineSchema documentName collectionName metadata schema hierarchy TYPES
    baseDocument implementation migrateData migrateDataSafe shimData validateJoint LOCALIZATION_PREFIXES
    getCollectionName _preCreateOperation _onCreateOperation _preUpdateOperation _onUpdateOperation
    _preDeleteOperation _onDeleteOperation getDefaultArtwork`,
  'Item.prototype': `
    actor img thumbnail getRollData isOwned transferredEffects system effects`,
  'ActiveEffect.prototype': `
    active disabled duration isExpired isSuppressed isTemporary modifiesActor origin sourceName target transfer
    apply getFlag start showIcon statuses description tint system`,
  ActiveEffect: `
    fromStatusEffect applyChange !getInitialDuration`,
  'TokenDocument.prototype': `
    actor baseActor bars combatant combatants inCombat isLinked isOwner isSecret hasDynamicRing object layer
    rendered movement movementHistory regions testInsideRegion segmentizeRegionMovementPath clearMovementHistory
    getBarAttribute getCenterPoint getCompleteMovementPath getContainmentTestPoints getGridSpacePolygon
    getLightOrigin getListenerPosition getMovementOrigin getOccupiedGridSpaceOffsets getSize getSnappedPosition
    getSoundOrigin getVisibilityTestPoints getVisionOrigin hasStatusEffect includedInLevel measureMovementPath move
    pauseMovement resize resumeMovement revertRecordedMovement stopMovement _onUpdateMovement _preUpdateMovement
    !_prepareDetectionModes !_inferMovementAction prepareBaseData !_onRelatedUpdate _shouldRecordMovementHistory
    movementAction movementActionConfig !startMovement`,
  TokenDocument: `
    getTrackedAttributes getTrackedAttributeChoices !_getTrackedAttributesFromObject
    !_getTrackedAttributesFromSchema`,
  'Combat.prototype': `
    combatant combatants current isActive isView nextCombatant previous round settings scene started turn turns
    active visible activate createEmbeddedDocuments !debounceSetup delete endCombat getCombatantByActor
    getCombatantByToken getCombatantsByActor getCombatantsByToken nextRound nextTurn previousRound previousTurn
    resetAll rollAll rollInitiative rollNPC setInitiative setupTurns startCombat !unlinkFromScene toggleSceneLink
    getTimeDelta _onEndRound _onEndTurn _onEnter _onExit _onStartRound _onStartTurn _sortCombatants
    _manageTurnEvents clearMovementHistories _playCombatSound _clearMovementHistoryOnStartTurn _getCurrentState
    groups`,
  'Combatant.prototype': `
    actor token combat isNPC isOwner isDefeated isActive players permission visible resource getInitiativeRoll
    rollInitiative updateResource clearMovementHistory _getInitiativeFormula group initiative defeated hidden img
    name`,
  'ChatMessage.prototype': `
    alias author isAuthor isContentVisible isRoll whisper speaker speakerActor visible rolls getRollData renderHTML
    export applyMode applyRollMode timestamp flavor sound style blind logged prepareDerivedData !_renderRollContent
    toAnchor`,
  ChatMessage: `
    applyMode applyRollMode create getSpeaker getSpeakerActor getWhisperRecipients`,
  'Scene.prototype': `
    activate view unview preload createThumbnail clone getUserLevel getSurfaces dimensions getDimensions grid isView
    journal playlist playlistSound thumb updateTokenRegions testSurfaceCollision levels initialLevel firstLevel fog
    environment weather tokenVision moveTokens !cycleLevel pullUsers`,
  'JournalEntry.prototype': `
    show sceneNote panToNote pages categories visible getUserLevel`,
  'JournalEntryPage.prototype': `
    toc sceneNote getUserLevel text src title image video sort category toEmbed`,
  JournalEntryPage: `
    buildTOC slugifyHeading`,
  'RollTable.prototype': `
    displayRoll draw drawMany getResultsForRoll normalize resetResults roll toMessage thumbnail results formula
    replacement`,
  RollTable: `
    fromFolder`,
  'TableResult.prototype': `
    documentToAnchor getHTML icon documentUuid description range weight drawn`,
  'Playlist.prototype': `
    channel mode playNext playSound playAll stopAll stopSound playbackOrder playing cycleMode sounds fade sorting
    seed`,
  'PlaylistSound.prototype': `
    sound fadeDuration effectiveVolume context !debouncedVolume sync load canUserModify toAnchor playing pausedTime`,
  'Macro.prototype': `
    author canExecute execute isAuthor thumbnail command scope img`,
  'User.prototype': `
    active assignHotbarMacro broadcastActivity can character color getHotbarMacros hasPermission hasRole isActiveGM
    isBanned isGM isSelf query targets viewedScene viewedLevel role hotbar avatar`,
  'Folder.prototype': `
    ancestors children contents depth displayed expanded getSubfolders getParentFolders documentClass
    documentCollection !exportToCompendium !createDialog !exportDialog color sorting`,
  'Cards.prototype': `
    availableCards drawnCards canClone thumbnail typeLabel deal draw pass shuffle recall dealDialog drawDialog
    passDialog playDialog resetDialog sortShuffled sortStandard _drawCards !_postChatNotification`,
  'Card.prototype': `
    back currentFace img isHome hasNextFace hasPreviousFace showFace source flip pass play discard recall toMessage`,
  'RegionDocument.prototype': `
    testPoint tokens bounds area polygons polygonTree segmentizeMovementPath teleportToken
    !updateShapeConstraints _triggerEvent _handleEvent shapes behaviors !triangulation includedInLevel levels object`,
  'RegionBehavior.prototype': `
    active region scene disabled _handleRegionEvent viewed`,
  'Collection.prototype': `
    contents delete entries filter find forEach get getName has map reduce set some toJSON values`,
  'foundry.data.fields': `
    ActorDeltaField AlphaField AngleField AnyField ArrayField BooleanField ColorField DataField DocumentAuthorField
    DocumentFlagsField DocumentIdField DocumentOwnershipField DocumentStatsField DocumentTypeField DocumentUUIDField
    EmbeddedCollectionDeltaField EmbeddedCollectionField EmbeddedDataField EmbeddedDocumentField FilePathField
    ForeignDocumentField HTMLField HueField IntegerSortField JavaScriptField JSONField NumberField ObjectField
    SchemaField SetField StringField TypeDataField TypedObjectField TypedSchemaField`,
  'foundry.data': `
    BaseShapeData CalendarData CircleShapeData EllipseShapeData LightData PolygonShapeData PrototypeToken
    !PrototypeTokenOverrides RectangleShapeData ShapeData !TerrainData TextureData !TombstoneData fields operators
    validators regionBehaviors`,
  'foundry.data.regionBehaviors': `
    AdjustDarknessLevelRegionBehaviorType DisplayScrollingTextRegionBehaviorType ExecuteMacroRegionBehaviorType
    ExecuteScriptRegionBehaviorType ModifyMovementCostRegionBehaviorType PauseGameRegionBehaviorType
    RegionBehaviorType SuppressWeatherRegionBehaviorType TeleportTokenRegionBehaviorType
    ToggleBehaviorRegionBehaviorType`,
  'foundry.dice': `
    MersenneTwister Roll terms !RollGrammar !RollParser`,
  'foundry.dice.terms': `
    Coin DiceTerm Die FateDie FunctionTerm NumericTerm OperatorTerm ParentheticalTerm PoolTerm RollTerm StringTerm`,
  'foundry.dice.Roll': `
    !collapseInlineResult create defaultImplementation !expandInlineResult fromData fromJSON fromTerms getFormula
    parse replaceFormulaData !resolverImplementation safeEval simulate validate CHAT_TEMPLATE TOOLTIP_TEMPLATE
    !instantiateAST !registerResult !identifyFulfillableTerms`,
  'foundry.dice.Roll.prototype': `
    alter clone dice evaluate evaluateSync formula getTooltip isDeterministic options !propagateFlavor render reroll
    resetFormula result terms toAnchor toJSON toMessage total data toString _evaluate !_evaluateTotal !_formula
    _evaluated !_prepareChatRenderContext _evaluateSync !product`,
  'foundry.dice.terms.DiceTerm.prototype': `
    number faces modifiers results !method values dice denomination expression total flavor isDeterministic roll
    mapRandomFace randomFace alter getTooltipData getResultLabel getResultCSS _evaluateModifiers !_roll toString
    evaluate`,
  'foundry.dice.terms.Die.prototype': `
    countEven countFailures countOdd countSuccess deductFailures drop explode explodeOnce keep maximum minimum
    reroll subtractFailures rerollRecursive`,
  'foundry.abstract.DataModel': `
    cleanData defineSchema fromJSON fromSource LOCALIZATION_PREFIXES migrateData migrateDataSafe schema shimData
    validateJoint`,
  'foundry.abstract.TypeDataModel.prototype': `
    modelProvider prepareBaseData prepareDerivedData _onCreate _onUpdate _onDelete _preCreate _preUpdate _preDelete
    toEmbed`,
  'foundry.abstract': `
    DatabaseBackend DataModel Document DocumentSocketResponse EmbeddedCollection EmbeddedCollectionDelta
    SingletonEmbeddedCollection TypeDataModel`,
  'foundry.documents.collections': `
    Actors CardStacks ChatMessages CombatEncounters CompendiumCollection !FogExplorations Folders Items Journal
    Macros Playlists RollTables Scenes Users WorldSettings`,
  'foundry.documents.collections.CompendiumCollection.prototype': `
    collection config configure contents deleteCompendium documentName documentClass folder folders getDocument
    getDocuments getIndex getUserLevel importAll importDocument !importFolder !importFolders index indexFields
    locked metadata !migrate ownership render sort testUserPermission title visible apps banner search get set name
    !tree !initializeTree !maxFolderDepth getName`,
  'foundry.documents.collections.CompendiumCollection': `
    createCompendium !CONFIG_SETTING`,
};
