/** §13 Random Districts: a blue die for the column, a red one for the row. */
import { Bug } from '../../../kernel/refusal';
import { DISTRICT_IDS, RANDOM_TABLE, type District } from '../data/districts';
import { own, type RuleFor, type StepsHere } from './common';

const FACES = 6;
/** §13 Faces of the red die for each row. */
const FACES_A_ROW = 2;

/** §13 The District of two dice. */
export const districtOf = (blue: number, red: number): District => {
  const district = RANDOM_TABLE[Math.ceil(red / FACES_A_ROW) - 1]?.[blue - 1];
  if (!district) throw new Bug(`the table has no ${blue} and ${red}`);
  return district;
};

const roll: RuleFor<'random-district', 'roll-district'> = {
  section: '§13',
  offers: () => [{ kind: 'roll-district' }],
  decide({ seat, step }, _command, dice) {
    const blue = dice.one(FACES);
    const red = dice.one(FACES);
    const place = districtOf(blue, red);
    const again = step.distinct && step.found.includes(place);
    const found = again ? step.found : [...step.found, place];
    const left = again ? step.left : step.left - 1;
    return {
      events: [{ kind: 'district-rolled', seat, blue, red, place, as: step.as, found }],
      then: left > 0 ? [{ ...step, left, found }] : [],
    };
  },
};

export const randomDistrictSteps = {
  'random-district': {
    section: '§13',
    seats: (state, step) => (step.left > 0 && step.found.length < DISTRICT_IDS.length ? own(state, step) : []),
    answers: { 'roll-district': roll },
    stuck: () => ({}),
  },
} satisfies StepsHere<'random-district'>;
