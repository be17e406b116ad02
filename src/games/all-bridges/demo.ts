/** All Bridges Burning in pictures, to be watched, and played at random. */
import type { Demo } from '../../kernel/manifest';
import type { State, AllBridges } from './state';
/** A table in the middle of its story. */
const isUnderWay = ({ agenda, piles }: State): boolean => agenda.length > 0 && piles.played.length >= 9;

export const demo: Demo<AllBridges> = {
  watched: {},
  pictures: [{ files: 'all-bridges', table: 'The bridges of Tampere', seats: ['reds', 'senate'], worth: isUnderWay }],
  // battles are fought, and cards go by
  eagerness: {
    transfer: 0.02,
    withdraw: 0.02,
    'pass-over': 0.02,
    'let-play': 4,
    done: 0.6,
    pass: 0.3,
    message: 2,
    engage: 3,
    'roll-attack': 3,
    'spend-news': 3,
    'use-news': 5,
  },
  longest: { random: 400, bot: 400 },
};
