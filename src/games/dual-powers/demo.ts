/** Dual Powers in pictures, to be watched, and played at random. */
import type { Demo } from '../../kernel/manifest';
import type { State, DualPowers } from './state';
/** Leaders of both sides in the city, exhausted tokens, and the Soviet about to play a card. */
const isStruggle = ({ agenda: [top], round, tokens }: State): boolean =>
  round === 2 &&
  top?.kind === 'turn' &&
  top.seat === 'soviet' &&
  top.number >= 3 &&
  tokens.some(({ exhausted }) => exhausted);

/** A solitaire game: the opposition stands in the city, partly exhausted, and has turned over a card. */
const isOpposed = ({ agenda: [top], tokens }: State): boolean => {
  const opposing = tokens.filter(({ kind }) => kind.startsWith('opposing'));
  return (
    top?.kind === 'opposing-card' &&
    opposing.length > 20 &&
    opposing.some(({ exhausted }) => exhausted) &&
    opposing.filter(({ at }) => !at.endsWith('supply')).length >= 3
  );
};

export const demo: Demo<DualPowers> = {
  watched: {},
  pictures: [
    { files: 'dual-powers', table: 'Petrograd', seats: ['soviet', 'government'], worth: isStruggle },
    {
      files: 'dual-powers-alone',
      table: 'Alone',
      seats: ['soviet'],
      options: { players: 'solitaire', side: 'soviet', difficulty: '3' },
      worth: isOpposed,
    },
  ],
  // a card's action is taken or left, so that the game gets on
  eagerness: { 'take-back-objective': 0.05, done: 3, decline: 2 },
  longest: { random: 121, bot: 139 },
};
