/** Learning Dual Powers by playing: the first round. */
import { scripted, type Tutorial } from '../../../kernel/tutorial';
import type { AllBridges } from '../types';

const by = scripted<AllBridges>();

export const tutorial: Tutorial<AllBridges> = {
  id: 'first',
  title: { en: 'Learn Dual Powers', de: 'Doppelherrschaft lernen' },
  seat: 'reds',
  options: {},
  position: {},
  quiet: [{ kind: 'done' }],
  steps: [
    { say: { en: '', de: '' }, awaits: [{ kind: 'take', box: 'middle-command' }] },
    { say: { en: '', de: '' }, awaits: [{ kind: 'choose-command', command: 'rally' }] },
    { say: { en: '', de: '' }, awaits: [{ kind: 'rally', space: 'helsinki' }] },
    { say: { en: '', de: '' }, awaits: [{ kind: 'place-cells' }] },
    { say: { en: '', de: '' }, awaits: [{ kind: 'done' }] },
  ],
};
