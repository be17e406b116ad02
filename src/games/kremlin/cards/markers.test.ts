import { describe, test } from 'vitest';
import { none, play, us } from '../testing/cards';
import type { Position } from '../testing/positions';
import type { Phase } from '../vocabulary';

describe('§intrigue markers of politicians', () => {
  const sick = { B: { sick: 1, stress: 2, suspicion: 2 } };
  test.each<[string, string, string, Phase, Position, object]>([
    ['Mineral Waters', 'red-1', 'B', 'cures', { people: sick }, { B: { sick: 0 } }],
    ['Denunciation', 'red-5', 'C', 'investigations', {}, { C: { suspicion: 1 } }],
    ['Lost Dossier', 'red-7', 'B', 'health', { people: sick }, { B: { suspicion: 0 } }],
    ['Hero of Labour, never younger than at first', 'red-9', 'B', 'health', { people: sick }, { B: { stress: 0 } }],
    ['Dacha Weekend', 'black-83', 'B', 'health', { people: { B: { stress: 5 } } }, { B: { stress: 2 } }],
    ['Night Shift', 'red-11', 'B', 'cures', {}, { B: { stress: 2 } }],
    ['Season Closed', 'red-13', none, 'health', { people: { B: { cure: true, sick: 1 } } }, { B: { cure: false } }],
    ['Doctor’s Orders', 'red-14', 'B', 'cures', { people: sick }, { B: { cure: true } }],
    ['Back to the Factory', 'red-18', 'G', 'health', {}, { G: { at: 'people' } }],
    ['Amnesty', 'red-19', 'N', 'rehabilitation', { people: { N: { at: 'siberia' } } }, { N: { at: 'people' } }],
    ['Garrison Mutiny', 'gray-39', none, 'investigations', {}, { D: { stress: 3 } }],
    ['Distant War', 'black-85', none, 'investigations', {}, { D: { stress: 3 } }],
    ['The Games', 'black-87', none, 'health', { people: { H: { stress: 4 } } }, { H: { stress: 1 } }],
    ['The Plan', 'gray-55', none, 'cures', { people: { F: { stress: 3 } } }, { F: { stress: 1 }, H: { stress: 2 } }],
    [
      'Oil Boom',
      'black-89',
      none,
      'cures',
      { people: { F: { stress: 3 }, G: { stress: 3 } } },
      { F: { stress: 1 }, G: { stress: 1 } },
    ],
    [
      'New Policy',
      'gray-53',
      'G',
      'health',
      { people: { G: { stress: 4, suspicion: 2 } } },
      { G: { stress: 1, suspicion: 1 } },
    ],
    ['Summit Meeting', 'black-93', 'C', 'health', { people: { C: { suspicion: 3 } } }, { C: { suspicion: 0 } }],
    ['Failed Harvest', 'black-91', 'G', 'investigations', {}, { G: { suspicion: 1 } }],
    ['Samizdat', 'black-95', 'A', 'investigations', {}, { A: { suspicion: 1 } }],
    [
      'Train to Alma-Ata',
      'gray-69',
      'I',
      'investigations',
      { people: { I: { suspicion: 1 } } },
      { I: { at: 'siberia' } },
    ],
    [
      'Recalled Pupil',
      'gray-51',
      'N',
      'health',
      { people: { N: { at: 'siberia', protege: true } } },
      { N: { at: 'people' } },
    ],
    [
      'Bypass Operation',
      'black-103',
      'B',
      'health',
      { people: { B: { sick: 2, cure: true } } },
      { B: { sick: 0, stress: 4 } },
    ],
    ['Mass Enrolment', 'gray-71', none, 'replacement', {}, { R: { at: 'people' }, S: { at: 'people' } }],
    ['Passport Withdrawn', 'black-75', 'N', 'health', { people: { N: { at: 'exile' } } }, { N: { at: 'people' } }],
    ['Extradition', 'black-77', 'N', 'health', { people: { N: { at: 'exile' } } }, { N: { at: 'siberia' } }],
    ['Night Flight', 'black-73', 'B', 'health', { declared: { B: { stalinists: 1 } } }, { B: { at: 'exile' } }],
  ])('%s', (_title, card, on, phase, position, politicians) => {
    play(card, on, phase, position).ok().leaves({ politicians });
  });
  test('Deviationists: a ? on a second one', () => {
    play('gray-45', 'C', 'investigations')
      .ok()
      .asks(us, { kind: 'second-choice' })
      .when(us, { kind: 'choose', on: 'E' })
      .ok()
      .leaves({ politicians: { C: { suspicion: 1 }, E: { suspicion: 1 } } });
  });
  test('Restructuring: two ministers change levels', () => {
    play('black-81', 'B', 'replacement')
      .ok()
      .when(us, { kind: 'choose', on: 'E' })
      .ok()
      .leaves({ politicians: { B: { at: 'ideology-chief' }, E: { at: 'kgb-head' } } });
  });
});
