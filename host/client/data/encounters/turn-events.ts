import type { Data } from '../../../shared/json';
import type { Combatant } from './combatant';

/** [D14] RegionTokenTurnEventData, RegionTokenRoundEventData: sent to every region that contains the combatant's token. */
export const tellRegionsOf = async (combatant: Combatant, name: string, context: Data): Promise<void> => {
  const { token, combat } = combatant;
  if (!token) return;
  for (const region of token.regions) await region._triggerEvent(name, { ...context, token, combatant, combat });
};
