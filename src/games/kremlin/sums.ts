/** The calculation shown beside a command: the number for a purge, a health check or a wave, and its odds. */
import type { Odd, Sum } from '../../kernel/helper';
import { healthOdds } from './helpers/health';
import { shownFace } from './options';
import { chanceOf, purgeBonus, purgeNumber } from './rules/purges';
import { waveBonus, waveNumber } from './rules/parade';
import { ageOf, holderOf, type State } from './state';
import type { Command, Seat, StepOf } from './vocabulary';

const FACES = Array.from({ length: 20 }, (_, n) => n + 1);

const either = (good: string, bad: string, probability: number): readonly Odd[] =>
  [
    { word: good, probability },
    { word: bad, probability: 1 - probability },
  ].filter(odd => odd.probability > 0);

/** §purge The number for a purge; `cards` have been added to the die already. */
export const sumOfPurge = (state: State, politician: string, cards = 0) => {
  const needed = purgeNumber(state, politician);
  const added = purgeBonus(state, politician) + cards;
  const chance = chanceOf(state, politician, cards);
  return {
    lines: [
      { word: 'needed', params: { politician }, value: needed },
      { word: 'added', value: added },
    ],
    brief: `≥ ${needed - added}`,
    chance,
    odds: either('purged', 'spared', chance),
  } satisfies Sum;
};

/** §health The possible results. */
export const sumOfHealth = (state: State, politician: string) =>
  ({
    lines: [{ word: 'age', params: { politician }, value: ageOf(state, politician) }],
    odds: healthOdds(state, politician),
  }) satisfies Sum;

/** §parade The number for a wave. */
export const sumOfWave = (state: State, politician: string, step: StepOf<'wave'>) => {
  const needed = waveNumber(state, politician, step.rain);
  const bonus = waveBonus(state, politician, step);
  const chance = FACES.filter(face => shownFace(state.options, face) + bonus >= needed).length / FACES.length;
  return {
    lines: [
      { word: 'needed', params: { politician }, value: needed },
      { word: 'added', value: bonus },
    ],
    brief: `≥ ${needed - bonus}`,
    chance,
    odds: either('waves', 'fails', chance),
  } satisfies Sum;
};

export const sum = (seen: State, _seat: Seat, command: Command): Sum | undefined => {
  const [top] = seen.agenda;
  if (command.kind === 'purge') return sumOfPurge(seen, command.target);
  if (command.kind === 'roll-purge' && top?.kind === 'purge') return sumOfPurge(seen, top.target, top.bonus);
  const patient = top?.kind === 'health' ? holderOf(seen, top.office) : undefined;
  if (command.kind === 'roll-health' && patient !== undefined) return sumOfHealth(seen, patient);
  const chief = holderOf(seen, 'party-chief');
  return command.kind === 'roll-wave' && top?.kind === 'wave' && chief !== undefined
    ? sumOfWave(seen, chief, top)
    : undefined;
};
