/** Turns over a counter that lies on a scene as a token, with a button in the token HUD. */
import type { CounterFlag } from '../../table/board/counters';
import { fetchHands } from '../lazy-translations';
import { speech } from '../lazy-import';

/** Shows the other face of a token: its name and picture. */
const turnOver = async (token: TokenDocument, { faces }: CounterFlag): Promise<void> => {
  const [front, back] = faces;
  const { name, src } = token.texture.src === front.src ? back : front;
  await token.update({ name, texture: { src } });
};

/** Adds the button to a token's HUD. */
export const addTurnOver = async (root: HTMLElement, token: TokenDocument, counter: CounterFlag): Promise<void> => {
  await fetchHands();
  if (root.querySelector('.rt-turn-over')) return;
  const button = root.ownerDocument.createElement('button');
  button.type = 'button';
  button.className = 'control-icon rt-turn-over';
  const label = speech.localize('RT.hands.counters.turn');
  button.ariaLabel = label;
  button.dataset['tooltip'] = label;
  const icon = root.ownerDocument.createElement('i');
  icon.className = 'fa-solid fa-arrows-rotate';
  icon.ariaHidden = 'true';
  button.append(icon);
  button.addEventListener('click', () => void turnOver(token, counter));
  (root.querySelector('.col.left') ?? root).append(button);
};
