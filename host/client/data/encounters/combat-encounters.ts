import { current } from '../current';
import { WorldCollection } from '../document-collection';
import type { RenderableApp } from '../../ui/globals';
import type { Combat } from './combat';
import { globals } from '../../global';

/** [D14] foundry.documents.collections.CombatEncounters (`game.combats`) */
export class CombatEncounters extends WorldCollection<Combat> {
  private chosen: string | null = null;

  constructor() {
    super('Combat');
  }

  /** [D13] CombatEncounters#directory: the tracker. */
  override get directory(): RenderableApp | null {
    return globals<{ ui: { combat?: RenderableApp } }>().ui.combat ?? null;
  }

  /** [D13] CombatEncounters#settings */
  get settings(): unknown {
    return current.game.settings.get('core', 'combatTrackerConfig');
  }

  /** [D13] CombatEncounters#combats: those of the viewed scene, and those of none. */
  get combats(): Combat[] {
    return this.filter(({ scene }) => scene === null || scene.isView);
  }

  /** [D13] CombatEncounters#active */
  get active(): Combat | null {
    return this.combats.find(({ active }) => active) ?? null;
  }

  /** [D13] CombatEncounters#viewed: the one that was chosen in the tracker, else the active one, else the first. */
  get viewed(): Combat | null {
    const { combats } = this;
    return combats.find(({ id }) => id === this.chosen) ?? combats.find(({ active }) => active) ?? combats[0] ?? null;
  }

  /** Shows an encounter in the tracker. */
  view(combat: Combat | null): void {
    this.chosen = combat?.id ?? null;
  }
}
