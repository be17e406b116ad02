/** The arithmetic of a command before it is given: what a purge or a wave must reach. */
import type { Sum } from '../../kernel/helper';
import { chanceOf, purgeBonus, purgeNumber } from './rules/purge-odds';
import { waveNumber } from './rules/parade';
import { holderOf, type State } from './state';
import type { Command, Seat } from './vocabulary';

const ofPurge = (state: State, politician: string, cards: number): Sum => {
  const needed = purgeNumber(state, politician);
  const added = purgeBonus(state, politician) + cards;
  return {
    lines: [
      { word: 'needed', params: { politician }, value: needed },
      { word: 'added', value: added },
    ],
    brief: `≥ ${needed - added}`,
  };
};

export const sum = (seen: State, _seat: Seat, command: Command): Sum | undefined => {
  const [top] = seen.agenda;
  if (command.kind === 'purge') {
    const probability = chanceOf(seen, command.target);
    return {
      ...ofPurge(seen, command.target, 0),
      chance: probability,
      odds: [
        { word: 'purged', probability },
        { word: 'spared', probability: 1 - probability },
      ],
    };
  }
  if (command.kind === 'roll-purge' && top?.kind === 'purge') return ofPurge(seen, top.target, top.bonus);
  const chief = holderOf(seen, 'party-chief');
  if (command.kind !== 'roll-wave' || top?.kind !== 'wave' || chief === undefined) return undefined;
  const needed = waveNumber(seen, chief, top.rain);
  return {
    lines: [
      { word: 'needed', params: { politician: chief }, value: needed },
      { word: 'added', value: top.bonus },
    ],
    brief: `≥ ${needed - top.bonus}`,
  };
};
