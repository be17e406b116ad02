/** §10.2 Creating Organizations in Parties and Districts, Sponsors, and the check that decides. */
import type { Refusal } from '../../../kernel/refusal';
import { subtypeAt } from '../board-values';
import { DISTRICT_IDS, isDistrict, PARTIES, PARTY_IDS, type Party, type Place } from '../data/districts';
import { hasOrganization, hasTrait, isOutOfPlay, type State } from '../state';
import type { Seat } from '../seats';
import type { RuleFor, StepsHere } from './common';
import { refuse } from '../refusals';

/** §10.2 The least number of points for a try. */
const LEAST = 2;

/** §10.2.2 The Parties that can Sponsor an Organization of a seat in a District; none is needed in Urban ones. */
export const sponsorsOf = (state: State, seat: Seat, place: Place): readonly Party[] => {
  if (!isDistrict(place) || subtypeAt(state, place) === 'urban') return [];
  if (seat === 'revolutionary') return ['radical'];
  if (subtypeAt(state, place) === 'worker') return ['liberal'];
  return hasTrait(state, 'to-mother-russia') ? ['monarchist', 'liberal'] : ['monarchist'];
};

/** §10.2.1 Has the seat an organized Party in play that can Sponsor there? */
export const isSponsored = (state: State, seat: Seat, place: Place): boolean =>
  sponsorsOf(state, seat, place).some(party => hasOrganization(state, seat, party) && !isOutOfPlay(state, party));

const needsSponsor = (state: State, seat: Seat, place: Place): boolean =>
  isDistrict(place) &&
  subtypeAt(state, place) !== 'urban' &&
  !(seat === 'revolutionary' && hasTrait(state, 'petrograd-soviet'));

/** §10.2 May the seat have an Organization there; with its Sponsor or, for some Events, without? */
export const forbidsOrganization = (
  state: State,
  seat: Seat,
  place: Place,
  how: 'sponsored' | 'anyhow' = 'sponsored',
): Refusal | undefined => {
  if (!isDistrict(place)) {
    if (PARTIES[place].seat !== seat) return refuse('§10.2.1', 'not-your-party');
    if (isOutOfPlay(state, place)) return refuse('§12.1.1', 'party-out-of-play');
  }
  if (hasOrganization(state, seat, place)) return refuse('§10.2', 'has-organization');
  return how === 'sponsored' && needsSponsor(state, seat, place) && !isSponsored(state, seat, place)
    ? refuse('§10.2.2', 'no-sponsor')
    : undefined;
};

/** §10.2 At least 2 points, which are the bonus of the check. */
export const createOrganization: RuleFor<'activities', 'create-organization'> = {
  section: '§10.2',
  offers: ({ step }) => [
    {
      kind: 'create-organization',
      place: [...DISTRICT_IDS, ...PARTY_IDS],
      points: Array.from({ length: Math.max(0, step.points - LEAST + 1) }, (_, n) => n + LEAST),
    },
  ],
  forbids: ({ state, seat }, { place }) =>
    state.barred.includes(seat) ? refuse('§10.2', 'has-failed') : forbidsOrganization(state, seat, place),
  decide: ({ seat, step }, { place, points }) => ({
    events: [{ kind: 'organization-attempted', seat, place, points }],
    then: [
      {
        kind: 'check',
        seat,
        place,
        bonus: points,
        success: [{ kind: 'found', seat, place }],
        failure: [{ kind: 'bar-organizations', seat }],
      },
      { ...step, points: step.points - points },
    ],
  }),
};

export const organizationSteps = {
  found: {
    section: '§10.2',
    run: (state, { seat, place }) =>
      forbidsOrganization(state, seat, place, 'anyhow')
        ? {}
        : { events: [{ kind: 'organization-created', seat, place }] },
  },
  disband: {
    section: '§10.2',
    run: (state, { seat, place }) =>
      hasOrganization(state, seat, place) ? { events: [{ kind: 'organization-removed', seat, place }] } : {},
  },
  'bar-organizations': {
    section: '§10.2',
    run: (state, { seat }) => (state.barred.includes(seat) ? {} : { events: [{ kind: 'organizations-barred', seat }] }),
  },
} satisfies StepsHere<'found' | 'disband' | 'bar-organizations'>;
