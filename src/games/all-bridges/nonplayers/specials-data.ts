/** §8.3.1 to §8.5.4 The Special Activities of Non-players: several cards share them. */
import type { Priority, SpecialCard } from './types';

/** §8.3.1 */
export const redsPrepare: SpecialCard = {
  activity: 'prepare',
  section: '§8.3.1',
  priorities: [
    {
      id: '1',
      when: ['phase-two', 'sabotage-below-trains'],
      times: 1,
      act: 'place-sabotage',
      are: [],
      nested: [
        { id: '1', fewest: 'from-train' },
        { id: '1a', are: ['town-border'] },
      ],
    },
    {
      id: '2',
      when: ['nothing-done-yet'],
      times: 1,
      act: 'place-prepared',
      are: ['town', 'reds-cell', 'not reds-prepared'],
      nested: [{ id: '2a', fewest: 'from-helsinki' }],
    },
  ],
};
/** §8.3.2 */
export const redsForeignRelations: SpecialCard = {
  activity: 'foreign-relations',
  section: '§8.3.2',
  when: ['phase-one', 'russian-vassalage-two'],
  priorities: [{ id: '1', rolls: 2, times: 1, act: 'raise-vassalage', are: [] }],
};

/** §8.4.5 */
export const senateRepair: SpecialCard = {
  activity: 'prepare',
  section: '§8.4.5',
  priorities: [
    {
      id: '1',
      when: ['phase-two', 'train-on-the-map'],
      times: 1,
      act: 'remove-sabotage',
      are: [],
      nested: [{ id: '1', fewest: 'from-train' }],
    },
  ],
};
/** §8.4.1 */
export const senatePrepare: SpecialCard = {
  activity: 'prepare',
  section: '§8.4.1',
  priorities: [
    ...senateRepair.priorities,
    {
      id: '2',
      when: ['nothing-done-yet'],
      times: 1,
      act: 'place-prepared',
      are: ['town', 'senate-cell', 'not senate-prepared'],
      nested: [{ id: '2', fewest: 'from-helsinki' }],
    },
  ],
};
/** §8.4.1 */
export const senateForeignRelations: SpecialCard = {
  activity: 'foreign-relations',
  section: '§8.4.1',
  priorities: [
    { id: '1', when: ['german-vassalage-four'], times: 1, act: 'lower-vassalage', are: [] },
    { id: '2', when: ['german-vassalage-three'], rolls: 2, times: 1, act: 'lower-vassalage', are: [] },
  ],
};
/** §8.4.2 */
export const crackdown: SpecialCard = {
  activity: 'crackdown',
  section: '§8.4.2',
  priorities: [
    {
      id: '1',
      times: 1,
      act: 'crack-down',
      are: ['opposition', 'populated'],
      nested: [{ id: '1', most: 'population' }],
    },
  ],
};

/** §8.5.1 */
export const personality: SpecialCard = {
  activity: 'personality',
  section: '§8.5.1',
  priorities: [
    { id: '1.1', when: ['phase-two', 'issues-three'], times: 1, act: 'news-calms', are: [] },
    { id: '1.2', when: ['phase-two', 'nothing-done-yet'], times: 1, act: 'news-pays', are: [] },
    {
      id: '2',
      when: ['nothing-done-yet'],
      times: 1,
      act: 'place-personality',
      are: ['town', 'two-or-more-own-cells'],
    },
  ],
};
/** §8.5.2 Each where it takes away most. */
const calmsOpposition: Omit<Priority, 'id'> = {
  times: 1,
  act: 'talk',
  are: ['opposition', 'populated'],
  nested: [{ id: '1', most: 'population' }],
};
const breaksSenate: Omit<Priority, 'id'> = {
  times: 1,
  act: 'win-over',
  are: ['town', 'wins-a-cell', 'breaks-senate-control'],
  nested: [{ id: '1', most: 'population' }],
};
/** §8.5.2 */
export const dialogue: SpecialCard = {
  activity: 'dialogue',
  section: '§8.5.2',
  priorities: [
    // (1a) a player's pieces, before another Non-player's
    { id: '1.1a', ...calmsOpposition, when: ['reds-are-played', 'opposition-ten'] },
    {
      id: '1.2a',
      ...breaksSenate,
      when: ['nothing-done-yet', 'senate-is-played', 'senate-controls-four-in-towns'],
    },
    { id: '1.1', ...calmsOpposition, when: ['nothing-done-yet', 'opposition-ten'] },
    { id: '1.2', ...breaksSenate, when: ['nothing-done-yet', 'senate-controls-four-in-towns'] },
    {
      id: '2',
      when: ['nothing-done-yet'],
      times: 1,
      act: 'win-over',
      are: ['wins-a-cell'],
      nested: [
        { id: '2a', are: ['network-or-personality'] },
        { id: '2b', are: ['town'] },
      ],
    },
    {
      id: '3',
      when: ['nothing-done-yet'],
      times: 1,
      act: 'talk',
      are: ['active-level'],
      nested: [{ id: '3a', are: ['network-or-personality'] }],
    },
  ],
};
const publishing: SpecialCard['priorities'] = [
  { id: '1', times: 2, act: 'publish', are: [], nested: [{ id: '1', most: 'publishing' }] },
];
/** §8.5.3 */
export const publishMost: SpecialCard = { activity: 'publish', section: '§8.5.3', priorities: publishing };
/** §8.5.4 */
export const publishFour: SpecialCard = { ...publishMost, section: '§8.5.4', when: ['publishing-four'] };
