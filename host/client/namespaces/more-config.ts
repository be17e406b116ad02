/** [D14] CONFIG: entries that this host itself does not act on, with what packages read of them or put into them. */
import { ActorDelta } from '../data/documents/actor-delta';
import { PIXI } from '../canvas/pixi';
import { BaseTokenRuler, TokenRuler } from '../canvas/placeables/token-parts';
import * as sources from '../canvas/sources';
import { configurePolygons } from '../canvas/source-polygon';
import { CHANGE_PHASES } from '../data/documents/effect-changes';
import { ActiveEffectTypeDataModel } from '../data/effect-model';
import { page, type Json } from '../ui/globals';

/** [D14] CONFIG.canvasTextStyle */
const textStyle = (): object =>
  new PIXI.TextStyle({
    fontFamily: 'Signika',
    fontSize: 36,
    fill: '#FFFFFF',
    stroke: '#111111',
    strokeThickness: 4,
    dropShadow: true,
    dropShadowColor: '#000000',
    dropShadowBlur: 2,
    dropShadowAngle: 0,
    dropShadowDistance: 0,
    align: 'center',
    padding: 4,
  });

const ACTIONS = ['walk', 'fly', 'swim', 'burrow', 'crawl', 'climb', 'jump', 'blink', 'displace'];

/** [D14] CONFIG.Token.movement: the ways of moving, by their names. */
const movement = (): Json => ({
  actions: Object.fromEntries(
    ACTIONS.map((action, order) => [
      action,
      {
        label: `TOKEN.MOVEMENT.ACTIONS.${action}.label`,
        icon: 'fa-solid fa-person-walking',
        order,
        teleport: action === 'blink',
      },
    ]),
  ),
  defaultAction: 'walk',
  defaultSpeed: 6,
  costAggregator: (results: readonly { cost: number }[]) => Math.max(0, ...results.map(({ cost }) => cost)),
  TerrainData: class TerrainData {},
});

/** [D14] CONFIG.Canvas.visionSourceClass and the like: what packages extend. */
const SOURCES = {
  visionSourceClass: sources.PointVisionSource,
  lightSourceClass: sources.PointLightSource,
  darknessSourceClass: sources.PointDarknessSource,
  globalLightSourceClass: sources.GlobalLightSource,
  soundSourceClass: sources.PointSoundSource,
  movementSourceClass: sources.PointMovementSource,
};

const CONTROL_ICONS = {
  combat: 'icons/svg/combat.svg',
  effects: 'icons/svg/aura.svg',
  defeated: 'icons/svg/skull.svg',
  light: 'icons/svg/light.svg',
  lightOff: 'icons/svg/light-off.svg',
  sound: 'icons/svg/sound.svg',
  soundOff: 'icons/svg/sound-off.svg',
  doorClosed: 'icons/svg/door-closed-outline.svg',
  doorOpen: 'icons/svg/door-open-outline.svg',
  doorSecret: 'icons/svg/door-secret-outline.svg',
  doorLocked: 'icons/svg/door-locked-outline.svg',
  wallDirection: 'icons/svg/wall-direction.svg',
};

/** [D14] CONFIG.ActiveEffect.phases */
const phases = (): Json =>
  Object.fromEntries(
    CHANGE_PHASES.map(phase => [
      phase,
      { label: `EFFECT.CHANGES.PHASES.${phase}.label`, hint: `EFFECT.CHANGES.PHASES.${phase}.hint` },
    ]),
  );

/** [D14] CONFIG.Wall.doorSounds: names without files, since the host has none of core's sounds. */
const doorSounds = (): Json =>
  Object.fromEntries(
    ['woodBasic', 'metal', 'stoneBasic', 'slidingWood'].map(name => [name, { label: `WALLS.DoorSound.${name}` }]),
  );

/** [D14] CONFIG.<Document>.sidebarIcon */
const SIDEBAR_ICONS = {
  Actor: 'fa-solid fa-user',
  Cards: 'fa-solid fa-cards',
  ChatMessage: 'fa-solid fa-comments',
  Combat: 'fa-solid fa-swords',
  Item: 'fa-solid fa-suitcase',
  JournalEntry: 'fa-solid fa-book-open',
  JournalEntryPage: 'fa-solid fa-book-open',
  Macro: 'fa-solid fa-code',
  Playlist: 'fa-solid fa-music',
  RollTable: 'fa-solid fa-table-list',
  Scene: 'fa-solid fa-map',
};

/** [D14] CONFIG.Dice.fulfillment: dice are rolled by the computer. */
const FULFILLMENT = {
  dice: Object.fromEntries(['d4', 'd6', 'd8', 'd10', 'd12', 'd20', 'd100'].map(die => [die, { label: die, icon: '' }])),
  methods: { mersenne: { label: 'SETTINGS.DiceMersenne', interactive: false } },
  defaultMethod: 'mersenne',
};

/** [D14] CombatConfiguration: the settings of the tracker. */
const combatSettings = (): Json => ({
  get resource(): unknown {
    return (page.game.settings.get('core', 'combatTrackerConfig') as Json)['resource'] ?? '';
  },
  get skipDefeated(): unknown {
    return (page.game.settings.get('core', 'combatTrackerConfig') as Json)['skipDefeated'] ?? false;
  },
});

/** [D14] CONFIG.<Document>.compendiumBanner */
const BANNERS = ['Actor', 'Item', 'JournalEntry', 'Scene', 'Cards', 'RollTable', 'Macro', 'Playlist', 'Adventure'];

/** Documents whose packs keep more than names in their index. */
const INDEXED = ['Actor', 'Item', 'JournalEntry', 'Scene', 'Cards', 'RollTable', 'Macro', 'Playlist'];

/** Adds them to what there is. */
export const configureMore = (): void => {
  const { CONFIG } = page;
  const own = (name: string): Json => (CONFIG[name] ??= {});
  Object.assign(CONFIG, { canvasTextStyle: textStyle(), cursors: {}, fontDefinitions: own('fontDefinitions') });
  Object.assign(own('controlIcons'), CONTROL_ICONS);
  Object.assign(own('specialStatusEffects'), { BURROW: 'burrow', HOVER: 'hover', FLY: 'fly' });
  Object.assign(own('Token'), {
    adjectivesPrefix: 'TOKEN.Adjectives',
    movement: movement(),
    rulerClass: TokenRuler,
    baseRulerClass: BaseTokenRuler,
  });
  Object.assign(own('Canvas'), {
    objectBorderThickness: 4,
    ...SOURCES,
    blurStrength: 8,
    blurQuality: 4,
    dragSpeedModifier: 0.8,
    darknessToDaylightAnimationMS: 10_000,
    daylightToDarknessAnimationMS: 10_000,
  });
  for (const name of BANNERS) own(name)['compendiumBanner'] ??= `ui/banners/${name.toLowerCase()}-banner.webp`;
  configurePolygons();
  for (const name of INDEXED) own(name)['compendiumIndexFields'] ??= [];
  Object.assign(own('ActiveEffect'), { changeTypes: {}, phases: phases(), expiryEvents: {}, expiryAction: 'update' });
  own('ActiveEffect')['dataModels'] = {
    base: ActiveEffectTypeDataModel,
    ...(own('ActiveEffect')['dataModels'] as object),
  };
  Object.assign(own('Wall'), { doorSounds: doorSounds(), animationTypes: {}, textureGridSize: 200 });
  own('Actor')['trackableAttributes'] ??= {};
  for (const [name, icon] of Object.entries(SIDEBAR_ICONS)) own(name)['sidebarIcon'] ??= icon;
  Object.assign(own('JournalEntryPage'), { defaultType: 'text' });
  Object.assign(own('RollTable'), { resultIcon: 'icons/svg/d20-black.svg', resultTemplate: '' });
  Object.assign(own('Playlist'), { autoPreloadSeconds: 20 });
  Object.assign(own('Combat'), { settings: combatSettings() });
  Object.assign(own('Wall'), { thresholdAttenuationMultiplier: 1 });
  Object.assign(own('Dice'), { fulfillment: FULFILLMENT, parser: null });
  own('Dice')['types'] ??= Object.values((own('Dice')['terms'] as object | undefined) ?? {});
  for (const name of ['Adventure', 'FogExploration', 'WebRTC']) own(name);
  own('ActorDelta')['documentClass'] ??= ActorDelta;
  own('Item')['typeIcons'] ??= {};
};
