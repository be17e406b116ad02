import { DEFAULT_ROLES, OWNERSHIP, USER_ROLES } from '../../shared/permissions';
import { documentTypes } from '../../shared/documents';
import { CARD_DRAW_MODES } from './documents/card';

/** [D14] Permissions that assistants and game masters always have. docs/platform.md 15 */
const ALWAYS = ['ACTOR_CREATE', 'CARDS_CREATE', 'DRAWING_CREATE'];

/** [D14] CONST: the constants that docs/platform.md names. */
export const CONST = {
  /** [D14] CONST.DOCUMENT_OWNERSHIP_LEVELS; docs/platform.md 5 */
  DOCUMENT_OWNERSHIP_LEVELS: OWNERSHIP,
  /** [D14] CONST.USER_ROLES; docs/platform.md 5 */
  USER_ROLES,
  /** [D14] CONST.USER_ROLE_NAMES */
  USER_ROLE_NAMES: Object.fromEntries(Object.entries(USER_ROLES).map(([name, role]) => [role, name])),
  /** [D14] CONST.USER_PERMISSIONS; docs/platform.md 5 */
  USER_PERMISSIONS: Object.fromEntries(
    Object.entries(DEFAULT_ROLES).map(([name, defaultRole]) => [
      name,
      {
        defaultRole,
        label: `PERMISSION.${name}`,
        hint: `PERMISSION.${name}Hint`,
        requiredRoles: ALWAYS.includes(name) ? [USER_ROLES.ASSISTANT, USER_ROLES.GAMEMASTER] : [],
      },
    ]),
  ),
  /** [D14] CONST.CARD_DRAW_MODES; docs/platform.md 3 */
  CARD_DRAW_MODES,
  /** [D14] CONST.CHAT_MESSAGE_STYLES; docs/platform.md 1 */
  CHAT_MESSAGE_STYLES: { OTHER: 0, OOC: 1, IC: 2, EMOTE: 3 },
  /** [D14] CONST.GRID_TYPES; docs/platform.md 4 */
  GRID_TYPES: { GRIDLESS: 0, SQUARE: 1, HEXODDR: 2, HEXEVENR: 3, HEXODDQ: 4, HEXEVENQ: 5 },
  /** [D14] CONST.JOURNAL_ENTRY_PAGE_FORMATS */
  JOURNAL_ENTRY_PAGE_FORMATS: { HTML: 1, MARKDOWN: 2 },
  /** [D14] CONST.SETTING_SCOPES; docs/platform.md 6 */
  SETTING_SCOPES: { CLIENT: 'client', USER: 'user', WORLD: 'world' },
  /** [D14] CONST.KEYBINDING_PRECEDENCE; docs/platform.md 6 */
  KEYBINDING_PRECEDENCE: { PRIORITY: 0, NORMAL: 1, DEFERRED: 2 },
  /** [D14] CONST.DRAWING_FILL_TYPES; docs/platform.md 4 */
  DRAWING_FILL_TYPES: { NONE: 0, SOLID: 1, PATTERN: 2 },
  /** [D14] CONST.REGION_VISIBILITY; docs/platform.md 4 */
  REGION_VISIBILITY: { LAYER: 0, GAMEMASTER: 1, ALWAYS: 2, OBSERVER: 3, LAYER_UNLOCKED: 4 },
  /** [D14] CONST.SYSTEM_SPECIFIC_COMPENDIUM_TYPES; docs/platform.md 2 */
  SYSTEM_SPECIFIC_COMPENDIUM_TYPES: ['Actor', 'Item', 'ActiveEffect'],
  /** [D14] CONST.WORLD_DOCUMENT_TYPES, CONST.PRIMARY_DOCUMENT_TYPES, CONST.ALL_DOCUMENT_TYPES */
  WORLD_DOCUMENT_TYPES: documentTypes.filter(type => type.primary).map(type => type.name),
  PRIMARY_DOCUMENT_TYPES: documentTypes.filter(type => type.primary).map(type => type.name),
  ALL_DOCUMENT_TYPES: documentTypes.map(type => type.name),
  /** [D14] CONST.vtt */
  vtt: 'Foundry VTT',
} as const;
