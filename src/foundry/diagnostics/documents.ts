/** What documents do: who owns them, which ids they get, what a Scene consists of. docs/platform.md 4, 5, 8. */
import { askedOf } from '../documents/table-entry';
import { ID } from '../module-id';
import { originOf, PADDING } from '../scenes/canvas';
import { isVouchingNeeded } from '../tables/key-announcement';
import { queryUser } from './messages';
import { type Probe, UNSEEN } from './probe';
import { sceneForTrial, tileForTrial } from './workbench';

/** Version 14 gives a Scene its Levels; the types are of version 13. */
const levelsOf = (scene: object): number =>
  'levels' in scene && typeof scene.levels === 'object' && scene.levels !== null && 'size' in scene.levels
    ? Number(scene.levels.size)
    : 0;

const levels: Probe<'always' | 'never'> = {
  id: 'levels',
  answers: { always: 'fine', never: 'fine' },
  async run() {
    if (!game.user.isGM) return UNSEEN;
    return levelsOf(await sceneForTrial()) ? 'always' : 'never';
  },
};

const duplicateIds: Probe<'refused' | 'replaced'> = {
  id: 'duplicate-ids',
  answers: { refused: 'fine', replaced: 'managed' },
  async run() {
    if (!game.user.isGM) return UNSEEN;
    const scene = await sceneForTrial();
    const id = foundry.utils.randomID(16);
    await tileForTrial(scene, id);
    return tileForTrial(scene, id).then(
      () => 'replaced' as const,
      () => 'refused' as const,
    );
  },
};

/** May this user identify themselves by a query? */
const isNamedByQuery = async (): Promise<boolean> => game.user.can('QUERY_USER') && (await queryUser.run()) === 'named';

/**
 * How a seated user publishes their key: in their own flags, else by a query with their name, else by a code to the
 * game master.
 */
const ownFlags: Probe<'yes' | 'no' | 'neither'> = {
  id: 'own-flags',
  answers: { yes: 'fine', no: 'managed', neither: 'trouble' },
  async run() {
    const other = async () => ((await isNamedByQuery()) ? ('no' as const) : ('neither' as const));
    if (game.user.isGM && isVouchingNeeded()) return 'neither';
    const trial = foundry.utils.randomID(16);
    try {
      await game.user.setFlag(ID, 'examination', trial);
      const kept = game.user.getFlag(ID, 'examination') === trial;
      await game.user.unsetFlag(ID, 'examination');
      return kept ? 'yes' : await other();
    } catch {
      return await other();
    }
  },
};

/** Observers of an entry must not be able to change it: the record relies on that. */
const ownership: Probe<'observers' | 'owners'> = {
  id: 'ownership',
  answers: { observers: 'fine', owners: 'trouble' },
  run() {
    const player = game.users.find(user => !user.isGM);
    if (!player) return Promise.resolve(UNSEEN);
    const entry = new JournalEntry.implementation({
      name: game.i18n.localize('RT.diagnostics.scene'),
      ownership: { default: CONST.DOCUMENT_OWNERSHIP_LEVELS.OBSERVER },
    });
    const isRight =
      entry.testUserPermission(player, 'OBSERVER') &&
      !entry.testUserPermission(player, 'OWNER') &&
      !entry.canUserModify(player, 'update');
    return Promise.resolve(isRight ? 'observers' : 'owners');
  },
};

/** After a lost connection, can a page ask the server for a document's present state? */
const freshRead: Probe<'answered' | 'refused'> = {
  id: 'fresh-read',
  answers: { answered: 'fine', refused: 'managed' },
  async run() {
    const [entry] = game.journal;
    if (!entry) return UNSEEN;
    return askedOf(entry.id).then(
      found => (found?.id === entry.id ? 'answered' : 'refused'),
      () => 'refused' as const,
    );
  },
};

/** What Foundry keeps of a scene like ours: the room around its board, and its first level. */
const sceneShape: Probe<'kept' | 'changed'> = {
  id: 'scene-shape',
  answers: { kept: 'fine', changed: 'managed' },
  async run() {
    if (!game.user.isGM) return UNSEEN;
    const scene = await sceneForTrial({ padding: PADDING });
    return scene.padding === PADDING && originOf(scene).x > 0 ? 'kept' : 'changed';
  },
};

export const DOCUMENT_PROBES: readonly Probe[] = [levels, sceneShape, duplicateIds, ownFlags, ownership, freshRead];
