import type { Data } from '../../../shared/json';
import { implementationOf } from '../current';
import type { HostDocument } from '../document';
import type { Combatant } from './combatant';

/** The options for rolling initiative and its message. */
export interface InitiativeOptions {
  readonly formula?: string | null;
  readonly updateTurn?: boolean;
  readonly messageOptions?: Data;
}

/** An encounter, with the members for its order. */
interface Ordered extends HostDocument {
  readonly combatant: Combatant | null;
  readonly turns: readonly Combatant[];
  readonly turn: number | null;
}

/** Gives combatants their initiative; the current turn stays the same combatant's unless an option says otherwise. */
export const setInitiative = async (combat: Ordered, updates: Data[], keepsTurn = true): Promise<void> => {
  const held = combat.combatant?.id;
  await combat.updateEmbeddedDocuments('Combatant', updates);
  const turn = combat.turns.findIndex(({ id }) => id === held);
  if (keepsTurn && held !== undefined && turn !== combat.turn) await combat.update({ turn });
};

/** Rolls for those combatants that the user owns, and posts each roll in a message. */
export const rollInitiative = async (
  combat: Ordered,
  ids: readonly string[],
  { formula = null, updateTurn = true, messageOptions = {} }: InitiativeOptions,
): Promise<void> => {
  const rolling = combat.turns.filter(one => ids.includes(one.id) && one.isOwner);
  const updates: Data[] = [];
  const messages: Data[] = [];
  for (const combatant of rolling) {
    const roll = combatant.getInitiativeRoll(formula);
    await roll.evaluate();
    updates.push({ _id: combatant.id, initiative: roll.total });
    const speaker = { scene: combatant.sceneId, actor: combatant.actorId, token: combatant.tokenId };
    const flavor = `${combatant.name} rolls for initiative`;
    messages.push({
      speaker: { ...speaker, alias: combatant.name },
      flavor,
      flags: { core: { initiativeRoll: true } },
      rolls: [JSON.stringify(roll.toJSON())],
      ...messageOptions,
    });
  }
  if (updates.length === 0) return;
  await setInitiative(combat, updates, updateTurn);
  await implementationOf('ChatMessage').createDocuments(messages);
};
