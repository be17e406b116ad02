/** The Key Events. */
import type { CardEvents } from './types';
import {
  add,
  addEach,
  as,
  inPlay,
  lostToWar,
  option,
  oneOf,
  points,
  prestige,
  reigning,
  remove,
  session,
  unrest,
  WAR,
  when,
} from './effects';

export const KEY_EVENTS: CardEvents = {
  401: {
    event: [],
    traits: ['stolypin'],
    endOfRound: {
      seat: 'government',
      event: [
        {
          do: 'table',
          rows: [
            { most: 4, list: [] },
            {
              most: 6,
              list: [
                oneOf(
                  option('remove-from-districts', remove(1, 'district')),
                  option('add-to-duma', add(1, 'duma')),
                  option('nothing'),
                ),
              ],
            },
          ],
        },
      ],
    },
  },
  402: { need: [session], event: [{ do: 'vote' }, as('majority', points(2), addEach(1, 'worker'))] },
  403: {
    event: [],
    traits: ['rasputin'],
    endOfRound: {
      seat: 'revolutionary',
      event: [
        {
          do: 'table',
          rows: [
            { most: 3, list: [] },
            { most: 5, list: [prestige(-1)] },
            { most: 6, list: [prestige(-1), unrest(1)] },
          ],
        },
      ],
    },
  },
  404: {
    event: [prestige(2), add(2, 'monarchist', { whose: 'government' }), points(2, 'government')],
    traits: ['war'],
    endOfRound: {
      seat: 'government',
      event: [
        {
          do: 'table',
          disasters: true,
          rows: [
            { most: 0, list: [lostToWar(2)] },
            { most: 2, list: [lostToWar(1)] },
            { most: 5, list: [] },
            { most: 6, list: [prestige(1)] },
          ],
        },
      ],
    },
  },
  405: { need: [inPlay(WAR)], event: [prestige(1)], traits: ['tsar-commands'] },
  406: { event: [add(2, 'moderate'), points(1)] },
  407: { event: [], traits: ['lenin'], endOfTurn: { seat: 'revolutionary', event: [unrest(1)] } },
  408: {
    need: [reigning],
    event: [prestige(2), unrest(-1), add(2, 'liberal'), remove(1, 'monarchist', { whose: 'own' })],
  },
  409: {
    need: [reigning],
    staysByEffect: true,
    event: [
      as(
        'districts',
        add('districts-box', 'duma', { as: 'elected' }),
        when({ need: 'noted', as: 'elected', place: 'liberal' }, [{ do: 'stay' }]),
      ),
    ],
  },
  410: {
    need: [{ need: 'abdicated' }],
    staysByEffect: true,
    event: [
      as(
        'districts',
        add('districts-box', 'moderate', { as: 'elected' }),
        when({ need: 'noted', as: 'elected', place: 'liberal' }, [{ do: 'stay' }]),
      ),
    ],
  },
  411: { need: [{ need: 'abdicated' }], event: [add(2, 'taurida'), add(2, 'smolny')], traits: ['petrograd-soviet'] },
};
