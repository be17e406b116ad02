/** Learning Dual Powers by playing: the first round. */
import { scripted, type Tutorial } from '../../../kernel/tutorial';
import type { AllBridges } from '../types';

const by = scripted<AllBridges>();

export const tutorial: Tutorial<AllBridges> = {
  id: 'first',
  title: { en: 'Learn Dual Powers', de: 'Doppelherrschaft lernen' },
  seat: 'reds',
  position: {},
  quiet: [{ kind: 'done' }],
  steps: [
    { say: { en: '', de: '' } },
    { say: { en: '', de: '' } },
  ],
};
