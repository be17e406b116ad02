/** §5.0 The steps of the Event cards. */
import type { Steps } from '../../../kernel/rule';
import type { AllBridges } from '../types';
import type { CardStep } from './vocabulary';

export const cardSteps = {
  event: { section: '§5.1', run: () => ({}) },
  'red-revolt': { section: '§2.4.1', run: () => ({ events: [{ kind: 'phase-two' }] }) },
} satisfies Pick<Steps<AllBridges>, CardStep['kind']>;
