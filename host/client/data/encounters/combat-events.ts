import { HostDocument } from '../document';
import type { Step } from './combat-steps';
import type { Combatant } from './combatant';

/** [D14] CombatTurnEventContext, CombatRoundEventContext */
type TurnContext = Pick<Step, 'round' | 'turn' | 'skipped'>;
type RoundContext = Omit<TurnContext, 'turn'>;

/** [D14] foundry.documents.Combat, what happens in it: for systems and modules. */
export class CombatEvents extends HostDocument {
  /** [D14] Combat#_onStartTurn, Combat#_onEndTurn, Combat#_onStartRound, Combat#_onEndRound: for systems and modules. */
  async _onStartTurn(combatant: Combatant, context: TurnContext): Promise<void> {
    await this._clearMovementHistoryOnStartTurn(combatant, context);
  }

  async _onEndTurn(_combatant: Combatant, _context: TurnContext): Promise<void> {}

  async _onStartRound(_context: RoundContext): Promise<void> {}

  async _onEndRound(_context: RoundContext): Promise<void> {}

  /** [D14] Combat#_onEnter, Combat#_onExit: a combatant has come or gone. */
  async _onEnter(_combatant: Combatant): Promise<void> {}

  async _onExit(_combatant: Combatant): Promise<void> {}

  /** [D14] Combat#_playCombatSound: core's own sounds are not here. */
  _playCombatSound(_announcement: string): void {}

  /** [D14] Combat#clearMovementHistories, Combat#_clearMovementHistoryOnStartTurn */
  async clearMovementHistories(): Promise<void> {
    const { combatants } = this as unknown as { readonly combatants: Iterable<Combatant> };
    for (const combatant of combatants) await combatant.clearMovementHistory();
  }

  async _clearMovementHistoryOnStartTurn(combatant: Combatant, _context: TurnContext): Promise<void> {
    await combatant.clearMovementHistory();
  }
}
