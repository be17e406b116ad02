import { button, make } from '../dom';
import { localize } from '../globals';

/** [D13] CombatTrackerTurn: what the tracker shows of one turn. */
export interface Turn {
  id: string;
  name: string;
  img: string | null;
  initiative: number | null;
  active: boolean;
  hidden: boolean;
  isDefeated: boolean;
  isOwner: boolean;
  css: string;
  canPing: boolean;
  resource: number | string | null;
  effects: { readonly icons: readonly { readonly img: string; readonly name: string }[] };
}

/** A button with only a picture. */
export const iconButton = (action: string, icon: string, title: string, pressed = false, kind = ''): HTMLElement =>
  button({
    class: `inline-control ${kind}icon fa-solid ${icon}`,
    'data-action': action,
    'data-tooltip': title,
    'aria-label': localize(title),
    'aria-pressed': pressed,
  });

/**
 * One turn in the list. [M] packages put their own buttons into `.combatant-controls`, and look for the name, the effects
 * and the value by these classes.
 */
export const turnElement = (turn: Turn, isGM: boolean): HTMLElement => {
  const { id, name, img, initiative, isDefeated, hidden, isOwner, css, canPing, resource, effects } = turn;
  const control = (action: string, icon: string, title: string, pressed = false): HTMLElement =>
    iconButton(action, icon, title, pressed, 'combatant-control ');
  const controls = [
    ...(isGM ? [control('toggleHidden', 'fa-eye-slash', 'Hide or show', hidden)] : []),
    ...(isGM ? [control('toggleDefeated', 'fa-skull', 'Defeated or not', isDefeated)] : []),
    ...(canPing ? [control('pingCombatant', 'fa-bullseye-arrow', 'Point at it')] : []),
    ...(isGM ? [] : [control('panToCombatant', 'fa-arrows-to-eye', 'Look at it')]),
  ];
  const icons = effects.icons.map(({ img: src, name: alt }) => make('img', { class: 'token-effect', src, alt }));
  const roll = isOwner ? control('rollInitiative', 'fa-dice-d20', 'Roll initiative') : '';
  const rolled = initiative === null ? roll : make('span', { class: 'initiative' }, String(initiative));
  return make(
    'li',
    { class: `combatant flexrow ${css}`.trim(), 'data-combatant-id': id, 'data-action': 'activateCombatant' },
    make('img', { class: 'token-image', src: img ?? '', alt: name }),
    make(
      'div',
      { class: 'token-name' },
      make('strong', { class: 'name' }, name),
      make('div', { class: 'combatant-controls' }, ...controls, make('div', { class: 'token-effects' }, ...icons)),
    ),
    resource === null
      ? undefined
      : make('div', { class: 'token-resource' }, make('span', { class: 'resource' }, String(resource))),
    make('div', { class: 'token-initiative' }, rolled),
  );
};
