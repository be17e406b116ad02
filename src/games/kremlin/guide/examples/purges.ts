/** Purges, exile and what players promise each other. */
import type { Example } from '../../../../kernel/guide';
import type { Kremlin } from '../../state';
import { announced, does, LATER, PURGES, refused, table, them, us } from './influence';

export const purges = {
  purge: {
    state: table({ agenda: [PURGES, ...LATER], declared: { B: { stalinists: 4 }, I: { militarists: 3 } } }),
    shows: ['kgb-head', 'chits-kgb-head', 'candidate-1', 'chits-candidate-1'],
    play: [refused('§purge', us, { kind: 'purge', target: 'B' }), does(us, { kind: 'purge', target: 'I' })],
  },
  'purge-rolled': {
    state: table({
      agenda: [announced('C'), PURGES, ...LATER],
      declared: { B: { stalinists: 4 }, C: { militarists: 5, evolutionists: 2 } },
    }),
    shows: ['kgb-head', 'chits-kgb-head', 'foreign-minister', 'chits-foreign-minister', 'siberia'],
    pictures: [0, 1],
    play: [does(us, { kind: 'roll-purge' }, ['1d20', [14]])],
  },
  'purge-missed': {
    state: table({
      of: { cards: false },
      agenda: [announced('C'), PURGES, ...LATER],
      declared: { B: { stalinists: 4 }, C: { militarists: 5 } },
    }),
    shows: ['kgb-head', 'foreign-minister'],
    play: [does(us, { kind: 'roll-purge' }, ['1d20', [13]])],
  },
  'too-old': {
    state: table({
      agenda: [PURGES, ...LATER],
      people: { B: { stress: 19 } },
      declared: { B: { stalinists: 4 } },
    }),
    shows: ['kgb-head', 'chits-kgb-head', 'candidate-1'],
    play: [refused('§retirement', us, { kind: 'purge', target: 'I' }), does(us, { kind: 'end-purges' })],
  },
  substitute: {
    state: table({
      agenda: [PURGES, ...LATER],
      people: { B: { cure: true, sick: 1 } },
      declared: { B: { stalinists: 4 }, E: { militarists: 3 } },
    }),
    shows: ['kgb-head', 'chits-kgb-head', 'ideology-chief', 'chits-ideology-chief'],
    play: [
      does(them, { kind: 'purge', target: 'B' }),
      refused('§inactive', us, { kind: 'go-into-exile', politician: 'B' }),
    ],
  },
  flight: {
    state: table({
      agenda: [announced('G'), PURGES, ...LATER],
      people: { G: { suspicion: 1, stress: 4 } },
      declared: { B: { stalinists: 4 }, G: { militarists: 5 } },
      sheets: { stalinists: { G: 6 } },
    }),
    shows: ['economy-minister', 'chits-economy-minister', 'exile'],
    pictures: [0, 1],
    play: [
      does(them, { kind: 'go-into-exile', politician: 'G' }),
      refused('§exile', us, { kind: 'declare', politician: 'G', points: 6 }),
    ],
  },
  'way-back': {
    state: table({
      agenda: [PURGES, ...LATER],
      people: { G: { at: 'exile' } },
      declared: { B: { stalinists: 4 }, G: { militarists: 5 } },
    }),
    shows: ['exile', 'people'],
    pictures: [0, 1],
    play: [does(them, { kind: 'return-by-influence', politician: 'G' })],
  },
  'cards-home': {
    state: table({
      agenda: [PURGES, ...LATER],
      people: { G: { at: 'exile' } },
      declared: { B: { militarists: 4 }, G: { stalinists: 5 } },
      hands: { stalinists: ['red-1', 'red-3'] },
    }),
    shows: ['exile', 'people'],
    pictures: [1],
    play: [
      refused('§exile', us, { kind: 'return-by-cards', politician: 'G', first: 'red-1', second: 'red-1' }),
      does(us, { kind: 'return-by-cards', politician: 'G', first: 'red-1', second: 'red-3' }),
    ],
  },
  protege: {
    state: table({
      of: { edition: '1928' },
      agenda: [announced('C'), PURGES, ...LATER],
      declared: { B: { stalinists: 4 }, C: { militarists: 5, evolutionists: 2 } },
    }),
    shows: ['kgb-head', 'foreign-minister', 'chits-foreign-minister', 'siberia'],
    pictures: [0, 1],
    play: [does(us, { kind: 'roll-purge' }, ['1d20', [14]])],
  },
  promise: {
    state: table({
      agenda: [PURGES, ...LATER],
      declared: { B: { stalinists: 4 }, E: { militarists: 3 } },
      promises: [{ seat: us, to: them, promise: 'no-purge', on: 'E' }],
    }),
    shows: [],
    play: [refused('§bargains', us, { kind: 'purge', target: 'E' }), does(us, { kind: 'purge', target: 'F' })],
  },
  gift: {
    state: table({
      agenda: [PURGES, ...LATER],
      declared: { B: { apologists: 4 } },
      hands: { stalinists: ['red-5'], militarists: ['red-1', 'red-3', 'red-9'] },
    }),
    shows: [],
    play: [
      refused('§intrigue', us, { kind: 'give-card', card: 'red-5', to: them }),
      does(us, { kind: 'give-card', card: 'red-5', to: 'evolutionists' }),
    ],
  },
} satisfies Record<string, Example<Kremlin>>;
