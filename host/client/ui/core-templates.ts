const hud = (left: string, middle: string, right: string): string =>
  `<div class="col left">${left}</div><div class="col middle">${middle}</div><div class="col right">${right}</div>`;

const control = (action: string, title: string, icon: string, more = ''): string =>
  `<button type="button" class="control-icon${more}" data-action="${action}" data-tooltip="${title}" aria-label="${title}">` +
  `<i class="${icon}" inert></i></button>`;

const SORTS =
  '<button type="button" class="control-icon" data-action="sort" data-direction="up" aria-label="Up"><i class="fa-solid fa-arrow-up" inert></i></button>' +
  '<button type="button" class="control-icon" data-action="sort" data-direction="down" aria-label="Down"><i class="fa-solid fa-arrow-down" inert></i></button>';
const VISIBILITY = control('visibility', 'Hide or show', 'fa-solid fa-eye-slash', ' {{visibilityClass}}');
const LOCKED = control('locked', 'Lock or unlock', 'fa-solid fa-lock', ' {{lockedClass}}');
const CONFIG = control('config', 'Configure', 'fa-solid fa-gear');
const ELEVATION =
  '<div class="attribute elevation"><input type="text" name="elevation" value="{{elevation}}" aria-label="Elevation"></div>';

const bar = (name: string): string =>
  `<div class="attribute ${name}">{{#if ${name}Data}}<input type="text" name="${name}" value="{{${name}Data.value}}" ` +
  `aria-label="{{${name}Data.attribute}}" {{disabled ${name}Data.fixed}}>{{/if}}</div>`;
const EFFECTS =
  '<button type="button" class="control-icon" data-action="togglePalette" data-palette="effects" data-tooltip="Statuses" ' +
  'aria-label="Statuses"><i class="fa-solid fa-star" inert></i></button>' +
  '<div class="palette status-effects" data-palette="effects">{{#each statusEffects}}<button type="button" ' +
  'class="effect-control {{cssClass}}" data-action="effect" data-status-id="{{id}}" data-tooltip="{{title}}" ' +
  'aria-label="{{title}}"><img src="{{src}}" alt=""></button>{{/each}}</div>';

/** The content of one tab of a window. */
const tab = (inner: string): string =>
  `<div class="tab{{#if tab.active}} active{{/if}}" data-group="{{tab.group}}" data-tab="{{tab.id}}">${inner}</div>`;

/** The inputs of a document's fields, by their paths. */
const groups = (...paths: readonly string[]): string =>
  paths
    .map(path => `{{formGroup fields.${path.replaceAll('.', '.fields.')} value=source.${path} rootId=rootId}}`)
    .join('');

const shown = (label: string, name: string): string =>
  `<div class="form-group"><span>{{localize "${label}"}}</span><div class="form-fields">{{${name}}}</div></div>`;

/** Templates of core that packages name among their own parts. */
export const CORE_TEMPLATES: Readonly<Record<string, string>> = {
  'templates/generic/form-footer.hbs':
    '<footer class="form-footer">{{#each buttons}}<button type="{{#if type}}{{type}}{{else}}button{{/if}}" name="{{name}}" ' +
    'class="{{cssClass}}" {{#if action}}data-action="{{action}}"{{/if}} {{disabled disabled}}>' +
    '{{#if icon}}<i class="{{icon}}" inert></i>{{/if}}<label>{{localize label}}</label></button>{{/each}}</footer>',
  'templates/generic/tab-navigation.hbs':
    '<nav class="{{#if verticalTabs}}tabs-vertical {{/if}}sheet-tabs tabs" aria-roledescription="tablist">{{#each tabs as |tab|}}' +
    '<a class="{{tab.cssClass}}" data-action="tab" data-group="{{tab.group}}" data-tab="{{tab.id}}">' +
    '{{#if tab.icon}}<i class="{{tab.icon}}" inert></i>{{/if}}<span>{{localize tab.label}}</span></a>{{/each}}</nav>',
  'templates/generic/form-fields.hbs':
    '<fieldset>{{#each fields}}{{#if field}}{{formField field value=value rootId=@root.rootId localize=true}}{{/if}}{{/each}}</fieldset>',
  // the frame of a window of the first generation, which packages fill themselves [M]
  'templates/app-window.html':
    '<div id="{{id}}" class="app window-app {{classes}}" data-appid="{{appId}}"><header class="window-header flexrow draggable">' +
    '<h4 class="window-title">{{title}}</h4>{{#each headerButtons}}<a class="header-button {{class}}"><i class="{{icon}}"></i>' +
    '{{localize label}}</a>{{/each}}</header><section class="window-content"></section></div>',
  // elements that the fields of a document are put into
  'templates/generic/fields-body.hbs': '<div class="standard-form scrollable" data-fields-of="body"></div>',
  'templates/generic/fields-tab.hbs':
    '<section class="tab scrollable{{#if tab.active}} active{{/if}}" data-group="{{tab.group}}" data-tab="{{tab.id}}" ' +
    'data-fields-of="{{tab.id}}"></section>',
  'templates/journal/parts/page-header.hbs':
    '<header>{{formGroup fields.name value=source.name rootId=rootId}}</header>',
  'templates/journal/pages/text.hbs':
    '<section class="journal-page-content">{{formInput fields.text.fields.content value=source.text.content ' +
    'name="text.content" toggled=false}}</section>',
  'templates/journal/pages/source.hbs':
    '<section class="journal-page-content">{{formGroup fields.src value=source.src rootId=rootId}}' +
    '{{formGroup fields.image.fields.caption value=source.image.caption rootId=rootId}}</section>',
  'templates/scene/basics.hbs': tab(
    `${groups('name', 'navName', 'navigation', 'width', 'height', 'padding')}` +
      `<fieldset><legend>{{localize "Where it opens"}}</legend>${groups('initial.x', 'initial.y', 'initial.scale')}</fieldset>` +
      `${shown('Size', 'size')}${shown('Tiles', 'tiles')}`,
  ),
  'templates/scene/grid.hbs': tab(
    groups(
      ...['type', 'size', 'style', 'thickness', 'color', 'alpha', 'distance', 'units'].map(name => `grid.${name}`),
    ),
  ),
  'templates/scene/lighting.hbs': tab(
    `<fieldset>${groups('tokenVision', 'fog.mode')}</fieldset>` +
      `<fieldset>${groups('environment.darknessLevel', 'environment.darknessLock', 'environment.globalLight.enabled')}</fieldset>`,
  ),
  'templates/scene/ambience.hbs': tab(
    `<fieldset><legend>{{localize "Atmosphere"}}</legend>${groups('weather', 'environment.cycle')}</fieldset>` +
      `<fieldset><legend>{{localize "Sound"}}</legend>${groups('playlist', 'playlistSound')}</fieldset>` +
      `<fieldset><legend>{{localize "Notes"}}</legend>${groups('journal', 'journalEntryPage')}</fieldset>`,
  ),
  'templates/hud/token-hud.hbs': hud(
    `${ELEVATION}${SORTS}${CONFIG}`,
    `${bar('bar2')}${bar('bar1')}`,
    `{{#if isGM}}${VISIBILITY}${LOCKED}{{/if}}${control('target', 'Aim at it', 'fa-solid fa-bullseye', ' {{targetClass}}')}` +
      `{{#if canToggleEffects}}${EFFECTS}{{/if}}` +
      `{{#if canToggleCombat}}${control('combat', 'Take part in the encounter', 'fa-solid fa-khanda', ' {{combatClass}}')}{{/if}}`,
  ),
  'templates/hud/tile-hud.hbs': hud(`${ELEVATION}${SORTS}${CONFIG}`, '', `${VISIBILITY}${LOCKED}`),
  'templates/hud/drawing-hud.hbs': hud(`${ELEVATION}${SORTS}${CONFIG}`, '', `${VISIBILITY}${LOCKED}`),
};
