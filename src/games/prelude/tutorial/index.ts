/** Learning Dual Powers by playing: the first round. */
import { scripted, type Tutorial } from '../../../kernel/tutorial';
import type { Prelude } from '../types';

const by = scripted<Prelude>();

export const tutorial: Tutorial<Prelude> = {
  id: 'first',
  title: { en: 'Learn Dual Powers', de: 'Doppelherrschaft lernen' },
  seat: 'revolutionary',
  position: {},
  quiet: [{ kind: 'done' }],
  steps: [
    { say: { en: '', de: '' } },
    { say: { en: '', de: '' } },
  ],
};
