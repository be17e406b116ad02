import { describe, expect, test } from 'vitest';
import type { Data } from './json';
import { can, defaultPermissions, may, ownershipLevel, type Account, type Attempt } from './permissions';

const player: Account = { id: 'player0000000001', role: 1, permissions: {} };
const trusted: Account = { ...player, role: 2 };
const assistant: Account = { id: 'assistant0000001', role: 3, permissions: {} };
const gm: Account = { id: 'gm00000000000001', role: 4, permissions: {} };
const roles = defaultPermissions(true);

const owned = (level: number): Data => ({ _id: 'document00000001', ownership: { default: level } });
const on = (documentName: string, source: Data): Attempt['parents'] => [{ documentName, source }];

interface Case {
  readonly user: Account;
  readonly action: Attempt['action'];
  readonly documentName: string;
  readonly source?: Data;
  readonly changes?: Data;
  readonly parents?: Attempt['parents'];
}

const entry = { documentName: 'JournalEntry' } as const;
const message = { documentName: 'ChatMessage', action: 'create' } as const;
const setting = { documentName: 'Setting', action: 'create' } as const;
const assistantsOwn = { _id: assistant.id, role: 3 };
const ownAccount: Case = { user: player, action: 'update', documentName: 'User', source: { _id: player.id, role: 1 } };
const gmAccount = {
  action: 'update',
  documentName: 'User',
  source: { _id: gm.id, role: 4 },
  changes: { flags: {} },
} as const;
const actors: Readonly<Record<string, Data>> = { hero: owned(3), wolf: owned(0) };
const hero = { user: player, source: { actorId: 'hero' } } as const;
const fighter = { ...hero, documentName: 'Combatant', parents: on('Combat', {}) } as const;
const encounter: Case = {
  user: player,
  action: 'update',
  documentName: 'Combat',
  source: { combatants: [{ actorId: 'hero' }] },
};
const token = { ...hero, action: 'update', documentName: 'Token', parents: on('Scene', {}) } as const;
const door = {
  user: player,
  action: 'update',
  documentName: 'Wall',
  source: { door: 1, ds: 0 },
  parents: on('Scene', owned(3)),
} as const;
const newOwners: Data = { ownership: { default: 3 } };

const cases: readonly (readonly [what: string, expected: boolean, attempt: Case])[] = [
  ['a player updates an entry they own', true, { ...entry, user: player, action: 'update', source: owned(3) }],
  ['... not one they observe', false, { ...entry, user: player, action: 'update', source: owned(2) }],
  [
    '... nor the ownership of their own',
    false,
    {
      ...entry,
      user: player,
      action: 'update',
      source: owned(3),
      changes: newOwners,
    },
  ],
  ['a GM may', true, { ...entry, user: gm, action: 'update', source: owned(0), changes: newOwners }],
  [
    'a page inherits from its entry',
    true,
    {
      user: player,
      action: 'update',
      documentName: 'JournalEntryPage',
      source: owned(-1),
      parents: on('JournalEntry', owned(3)),
    },
  ],
  [
    'a card belongs to the owner of its stack',
    true,
    {
      user: player,
      action: 'create',
      documentName: 'Card',
      parents: on('Cards', owned(3)),
    },
  ],
  [
    '... and to nobody else',
    false,
    {
      user: player,
      action: 'update',
      documentName: 'Card',
      parents: on('Cards', owned(2)),
    },
  ],
  [
    'no player touches a Tile',
    false,
    {
      user: player,
      action: 'update',
      documentName: 'Tile',
      parents: on('Scene', owned(3)),
    },
  ],
  [
    '... nor a Scene, owned or not',
    false,
    {
      user: player,
      action: 'update',
      documentName: 'Scene',
      source: owned(3),
    },
  ],
  [
    'an assistant does',
    true,
    {
      user: assistant,
      action: 'update',
      documentName: 'Tile',
      parents: on('Scene', owned(0)),
    },
  ],
  ['a player writes their own flags', true, { ...ownAccount, changes: { flags: {} } }],
  ['... not their role', false, { ...ownAccount, changes: { role: 4 } }],
  ['... nor their name', false, { ...ownAccount, changes: { name: 'Gamemaster' } }],
  ['... nor another user', false, { ...gmAccount, user: player }],
  ['an assistant does not change a game master', false, { ...gmAccount, user: assistant }],
  ['... nor the password of anybody else', false, { ...ownAccount, user: assistant, changes: { password: 'sesame' } }],
  ['... but their own', true, { ...ownAccount, user: assistant, source: assistantsOwn, changes: { password: 'x' } }],
  ['... and the flags of a player', true, { ...ownAccount, user: assistant, changes: { flags: {} } }],
  ['... a game master gives passwords', true, { ...ownAccount, user: gm, changes: { password: 'sesame' } }],
  ['a player speaks for themselves', true, { ...message, user: player, source: { author: player.id } }],
  ['... not for others', false, { ...message, user: player, source: { author: gm.id } }],
  ['a player sets no setting of the world', false, { ...setting, user: player, source: { user: null } }],
  ['... but one of their own', true, { ...setting, user: player, source: { user: player.id } }],
  ['a player creates no journal entry', false, { ...entry, user: player, action: 'create' }],
  ['a trusted one does', true, { ...entry, user: trusted, action: 'create' }],
  ['... but no cards', false, { user: trusted, action: 'create', documentName: 'Cards' }],
  ['a player brings their own character into an encounter', true, { ...fighter, action: 'create' }],
  ["... not another's", false, { ...fighter, action: 'create', source: { actorId: 'wolf' } }],
  ['they roll initiative for it', true, { ...fighter, action: 'update', changes: { initiative: 5 } }],
  ['... and does not make it another', false, { ...fighter, action: 'update', changes: { actorId: 'wolf' } }],
  ['they end its turn', true, { ...encounter, changes: { turn: 1, round: 2 } }],
  ['... and changes nothing else of the encounter', false, { ...encounter, changes: { turn: 1, active: false } }],
  ['who has no part in it does not', false, { ...encounter, source: { combatants: [] }, changes: { turn: 1 } }],
  ['a player opens a door', true, { ...door, changes: { ds: 1 } }],
  ['... and closes it', true, { ...door, source: { door: 1, ds: 1 }, changes: { ds: 0 } }],
  ['... does not lock it', false, { ...door, changes: { ds: 2 } }],
  ['... nor unlock it', false, { ...door, source: { door: 1, ds: 2 }, changes: { ds: 0 } }],
  ['... nor by replacing', false, { ...door, source: { door: 1, ds: 2 }, changes: { '==ds': 1 } }],
  ['... nor by deleting', false, { ...door, source: { door: 1, ds: 2 }, changes: { '-=ds': null } }],
  ['... nor open a secret one', false, { ...door, source: { door: 2, ds: 0 }, changes: { ds: 1 } }],
  ['... nor a wall', false, { ...door, source: { door: 0, ds: 0 }, changes: { ds: 1 } }],
  ['... nor make a wall a door', false, { ...door, source: { door: 0, ds: 0 }, changes: { ds: 1, door: 1 } }],
  ['... nor move it meanwhile', false, { ...door, changes: { ds: 1, c: [0, 0, 1, 1] } }],
  ['... nor delete it', false, { ...door, action: 'delete' }],
  ['... nor change nothing', false, { ...door, changes: {} }],
  ['... nor a state that is none', false, { ...door, changes: { ds: 7 } }],
  ['the owner of an actor moves its token', true, { ...token, changes: { x: 5 } }],
  ['... not that of another', false, { ...token, source: { actorId: 'wolf' }, changes: { x: 5 } }],
  ['... and does not show it when it is hidden', false, { ...token, changes: { hidden: false } }],
];

test.each(cases)('%s: %s', (_what, expected, attempt) => {
  expect(may({ source: {}, parents: [], roles, actors: id => actors[id], ...attempt })).toBe(expected);
});

describe('ownership', () => {
  test('a user’s own level takes precedence over the default', () => {
    expect(ownershipLevel(player, { ownership: { default: 3, [player.id]: 1 } })).toBe(1);
  });
  test('a level that inherits from nothing is NONE', () => expect(ownershipLevel(player, owned(-1))).toBe(0));
});

describe('QUERY_USER', () => {
  test('is every player’s by default', () => expect(can(player, 'QUERY_USER', roles)).toBe(true));
  test('is nobody’s under the other assumption', () => {
    expect(can(player, 'QUERY_USER', defaultPermissions(false))).toBe(false);
  });
  test('can be taken from one user', () => {
    expect(can({ ...player, permissions: { QUERY_USER: false } }, 'QUERY_USER', roles)).toBe(false);
  });
});
