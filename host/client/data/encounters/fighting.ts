import { current, implementationOf } from '../current';
import type { HostDocument } from '../document';

/** A combatant, with the members for its token. */
export interface Fighter extends HostDocument {
  readonly tokenId: string | null;
}

/** An encounter, with the members for its tokens. */
export interface Encounter extends HostDocument {
  getCombatantsByToken(token: HostDocument | string): Fighter[];
}

interface Token extends HostDocument {
  readonly hidden: boolean;
  readonly actorId: string | null;
}

/** The viewed encounter. If there is none, a game master begins one in the viewed scene. */
const encounter = async (): Promise<Encounter | null> => {
  const { combat, scenes, user } = current.game;
  if (combat) return combat as unknown as Encounter;
  if (!user?.isGM) return null;
  const cls = implementationOf('Combat');
  return (await cls.create({ scene: scenes.viewed?.id ?? null, active: true })) as Encounter;
};

/**
 * Tokens join a fight. An official article says that players bring their own, and that an encounter begins with
 * the first. [A] foundryvtt.com/article/combat
 */
export const entering = async (tokens: readonly Token[], given: Encounter | null): Promise<Fighter[]> => {
  const combat = given ?? (await encounter());
  if (!combat) {
    console.warn('There is no encounter to take part in; a game master begins one.');
    return [];
  }
  const data = tokens
    .filter(token => combat.getCombatantsByToken(token).length === 0)
    .map(({ id, actorId, hidden, parent }) => ({ tokenId: id, sceneId: parent?.id ?? null, actorId, hidden }));
  return (await combat.createEmbeddedDocuments('Combatant', data)) as Fighter[];
};

/** Tokens leave a fight. */
export const leaving = async (tokens: readonly Token[], given: Encounter | null): Promise<Fighter[]> => {
  const combat = given ?? (current.game.combat as Encounter | null);
  const ids = combat ? tokens.flatMap(token => combat.getCombatantsByToken(token).map(({ id }) => id)) : [];
  return ids.length > 0 ? ((await combat?.deleteEmbeddedDocuments('Combatant', ids)) as Fighter[]) : [];
};
