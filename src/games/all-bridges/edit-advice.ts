/** The answer to a change by hand that no action makes: how the rules would do it, and their section. */
import { editAdviceOf } from '../../kernel/edit-rules';
import { refuse, type Reason } from './refusals';
import { availableCells } from './selectors';
import type { AllBridges } from './state';

export const editAdvice = editAdviceOf<AllBridges, Reason>()({
  events: {
    'capability-placed': ({ marker }, { capabilities }) =>
      ['aside', 'box'].includes(capabilities[marker].at) ? 'way-capability' : 'way-capability-moved',
    'card-moved': 'way-card',
    'cards-looked-at': 'way-looked',
    'cards-recalled': 'way-gathered',
    'cells-flipped': 'way-cells-flipped',
    'cells-moved': ({ faction }, { phase, resources }) => {
      if (faction === 'moderates') return refuse('§3.3.2', 'way-cells-message');
      return phase === 1
        ? refuse('§3.2.5', 'way-cells-march-early')
        : refuse('§3.2.5', 'way-cells-march', { resources: resources[faction] });
    },
    'cells-placed': ({ faction }, state) =>
      refuse(faction === 'moderates' ? '§3.3.1' : '§3.2.1', 'way-cells-placed', {
        available: availableCells(state, faction),
        resources: state.resources[faction],
      }),
    'cells-removed': 'way-cells-removed',
    'coordinate-set': 'way-coordinate',
    'cube-placed': refuse('§3.3.4', 'way-cube'),
    'cube-removed': 'way-cube-removed',
    'cylinder-moved': 'way-cylinder',
    'disc-placed': ({ disc }) => refuse(disc === 'network' ? '§3.3.1' : '§3.2.1', 'way-disc'),
    'disc-removed': 'way-disc-removed',
    'discards-shuffled': 'way-shuffled',
    'german-box-changed': 'way-german-box',
    'german-cylinder-moved': 'way-german-cylinder',
    'issue-reopened': 'way-issue-reopened',
    'issue-resolved': 'way-issue',
    'news-placed': 'way-news',
    'news-removed': 'way-news-removed',
    'out-of-play-changed': 'way-out-of-play',
    'personality-placed': 'way-personality',
    'personality-removed': 'way-personality-removed',
    'phase-set': 'way-phase',
    'pile-shuffled': 'way-shuffled',
    'polarization-changed': 'way-polarization',
    'prepared-placed': 'way-prepared',
    'prepared-removed': 'way-prepared-removed',
    'prisoners-changed': 'way-prisoners',
    'resources-changed': 'way-resources',
    'sabotage-placed': refuse('§4.2.3', 'way-sabotage'),
    'sabotage-removed': refuse('§4.2.3', 'way-sabotage-removed'),
    'support-shifted': 'way-support',
    'terror-placed': 'way-terror',
    'terror-removed': 'way-terror-removed',
    'troops-moved': ({ power }) =>
      power === 'german' ? refuse('§3.4', 'way-troops-german') : refuse('§3.2.5', 'way-troops-russian'),
    'troops-placed': 'way-troops-placed',
    'troops-removed': 'way-troops-removed',
    'vassalage-changed': refuse('§4.2.2', 'way-vassalage'),
  },
  cards: () => refuse('§2.2.6', 'way-card'),
});
