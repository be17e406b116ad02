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
  'templates/hud/token-hud.hbs': hud(
    `${ELEVATION}${SORTS}${CONFIG}`,
    '<div class="attribute bar2"></div><div class="attribute bar1"></div>',
    `{{#if isGM}}${VISIBILITY}${LOCKED}{{/if}}${control('target', 'Aim at it', 'fa-solid fa-bullseye', ' {{targetClass}}')}`,
  ),
  'templates/hud/tile-hud.hbs': hud(`${ELEVATION}${SORTS}${CONFIG}`, '', `${VISIBILITY}${LOCKED}`),
  'templates/hud/drawing-hud.hbs': hud(`${ELEVATION}${SORTS}${CONFIG}`, '', `${VISIBILITY}${LOCKED}`),
};
