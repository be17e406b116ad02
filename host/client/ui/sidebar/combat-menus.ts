import type { Combat } from '../../data/encounters/combat';
import type { Combatant } from '../../data/encounters/combatant';
import type { ContextMenuEntry } from '../context-menu';
import { page } from '../globals';

const isGM = (): boolean => page.game.user?.isGM ?? false;

/** Core's entries for a combatant, as the article on combat names them: for game masters. */
export const combatantEntries = (find: (target: HTMLElement) => Combatant | undefined): ContextMenuEntry[] => {
  const entry = (label: string, icon: string, work: (combatant: Combatant) => unknown): ContextMenuEntry => ({
    label,
    icon: `fa-solid ${icon}`,
    visible: isGM,
    callback: target => {
      const combatant = find(target);
      if (combatant) void work(combatant);
    },
  });
  return [
    entry('Update', 'fa-pen-to-square', one => one.sheet?.render({ force: true })),
    entry('Clear initiative', 'fa-arrow-rotate-left', one => one.update({ initiative: null })),
    entry('Roll initiative again', 'fa-dice-d20', one => one.rollInitiative()),
    entry('Remove', 'fa-trash', one => one.delete()),
  ];
};

/** Core's entries for the viewed encounter: for game masters. */
export const combatEntries = (viewed: () => Combat | null): ContextMenuEntry[] => {
  const entry = (label: string, icon: string, work: (combat: Combat) => unknown): ContextMenuEntry => ({
    label,
    icon: `fa-solid ${icon}`,
    visible: () => isGM() && viewed() !== null,
    onClick: () => {
      const combat = viewed();
      if (combat) void work(combat);
    },
  });
  return [
    entry('Link to the scene or not', 'fa-link', combat => combat.toggleSceneLink()),
    entry('Clear initiative', 'fa-arrow-rotate-left', combat => combat.resetAll()),
    entry('End', 'fa-xmark', combat => combat.endCombat()),
  ];
};
