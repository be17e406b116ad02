/** Learning Kremlin by playing: influence, a purge, and a wave. */
import { scripted, type Tutorial } from '../../../kernel/tutorial';
import type { Kremlin } from '../types';
import { position, simple } from './position';

const by = scripted<Kremlin>();

export const tutorial: Tutorial<Kremlin> = {
  id: 'first',
  title: { en: 'Learn Kremlin', de: 'Kreml lernen' },
  seat: 'stalinists',
  options: simple,
  quiet: [
    { kind: 'pass' },
    { kind: 'roll-health' },
    { kind: 'work' },
    { kind: 'end-investigations' },
    { kind: 'end-shifts' },
    { kind: 'end-rehabilitations' },
    { kind: 'end-increase' },
  ],
  position,
  steps: [
    { say: { en: '', de: '' } },
    { say: { en: '', de: '' }, awaits: [{ kind: 'declare', politician: 'B', points: 3 }] },
    { say: { en: '', de: '' }, awaits: [{ kind: 'purge', target: 'C' }] },
    { before: [by('stalinists', { kind: 'pass' })], say: { en: '', de: '' }, awaits: [{ kind: 'roll-purge' }], rolls: [['1d20', [16]]] },
    { say: { en: '', de: '' }, awaits: [{ kind: 'end-purges' }] },
    { before: [by('stalinists', { kind: 'pass' }), by('stalinists', { kind: 'pass' }), by('stalinists', { kind: 'pass' })],say: { en: '', de: '' }, awaits: [{ kind: 'roll-health' }], rolls: [['1d20', [15]]] },
    { before: [by('stalinists', { kind: 'pass' })], say: { en: '', de: '' }, awaits: [{ kind: 'promote', politician: 'I', to: 'ideology-chief' }] },
    { say: { en: '', de: '' }, awaits: [{ kind: 'promote', politician: 'N', to: 'candidate-1' }] },
    { before: [by('militarists', { kind: 'declare', politician: 'A', points: 4 })], say: { en: '', de: '' }, awaits: [{ kind: 'declare', politician: 'A', points: 5 }] },
    { before: [by('stalinists', { kind: 'pass' })], say: { en: '', de: '' }, awaits: [{ kind: 'roll-wave' }], rolls: [['1d20', [15]]] },
  ],
};
