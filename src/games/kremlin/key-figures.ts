/** The key figures: the roll of a purge, a health check or a wave, and who controls the Politburo. */
import type { KeyFigure, KeyFigureLine } from '../../kernel/presentation';
import { OFFICES, type Office } from './data/offices';
import { chitsOn, controllerOf } from './rules/control';
import { holderOf, type State } from './state';
import { sumOfHealth, sumOfPurge, sumOfWave } from './sums';
import type { Seat } from './vocabulary';

/** The roll that comes next, for everybody. */
const roll = (state: State): readonly KeyFigure<Seat>[] => {
  const [step] = state.agenda;
  switch (step?.kind) {
    case 'purge':
      return [
        {
          title: { word: 'purge-of', params: { politician: step.target } },
          isNow: true,
          ...sumOfPurge(state, step.target, step.bonus),
        },
      ];
    case 'health': {
      const politician = holderOf(state, step.office);
      return politician === undefined
        ? []
        : [{ title: { word: 'health-of', params: { politician } }, isNow: true, ...sumOfHealth(state, politician) }];
    }
    case 'wave': {
      const politician = holderOf(state, 'party-chief');
      return politician === undefined
        ? []
        : [{ title: { word: 'wave-of', params: { politician } }, isNow: true, ...sumOfWave(state, politician, step) }];
    }
    default:
      return [];
  }
};

const officeLine = (state: State, office: Office): readonly KeyFigureLine<Seat>[] => {
  const politician = holderOf(state, office);
  if (politician === undefined) return [];
  const ahead = controllerOf(state, politician);
  return [
    {
      word: 'office-held',
      params: { office, politician },
      id: politician,
      each: Object.fromEntries(chitsOn(state, politician).map(({ seat, points }) => [seat, points])),
      ...(ahead && { ahead }),
    },
  ];
};

export const keyFigures = (state: State): readonly KeyFigure<Seat>[] => {
  const lines = OFFICES.flatMap(office => officeLine(state, office));
  return [...roll(state), ...(lines.length ? [{ title: { word: 'control-of-offices' }, lines }] : [])];
};
