/** Random games of every edition checked against the rulebook: aging, purges, Siberia, promotions, waves and the end. */
import { expect, test } from 'vitest';
import { wrongEvents, type Told } from '../../kernel/testing/told-events';
import { kremlin } from '.';
import { EDITIONS, type EditionId } from './data/editions';
import { OFFICES } from './data/offices';
import { demo } from './presentation';
import { lettersOf, personOf, printedOf, seatsOf, type Kremlin, type State } from './state';
import type { Seat } from './vocabulary';

/** The levels of the board: from the Party Chief, 0, to the people, 4; 5 for everybody else. */
const levelOf = (at: string): number => {
  const rank = OFFICES.findIndex(office => office === at);
  if (rank < 0) return at === 'people' ? 4 : 5;
  return rank === 0 ? 0 : rank < 4 ? 1 : rank < 8 ? 2 : 3;
};
const levelIn = (state: State, letter: string): number => levelOf(personOf(state, letter).at);
const ageIn = (state: State, letter: string): number => printedOf(state, letter).age + personOf(state, letter).stress;
/** §declare Most declared points; among equals the first to have had them. */
const controllerIn = ({ declared }: State, letter: string): Seat | undefined =>
  (declared[letter] ?? []).toSorted((one, other) => other.points - one.points)[0]?.seat;
const chiefOf = (state: State): string | undefined =>
  lettersOf(state.options).find(letter => personOf(state, letter).at === 'party-chief');

/** §aging One more as Party Chief, for each + at work, each ? and in a weakness; one less in a strength. */
const yearsOf = (state: State, edition: EditionId, letter: string): number => {
  const { at, cure, sick, stress, suspicion } = personOf(state, letter);
  const { strength, weakness } = printedOf(state, letter);
  const level = levelOf(at);
  const ages = edition === 'variant' ? level < 3 : level < 5;
  const years = (level ? 0 : 1) + (cure ? 0 : sick) + suspicion + Number(at === weakness) - Number(at === strength);
  const hardship = at === 'siberia' && ['modern', '1928'].includes(edition) ? 1 + sick : 0;
  return Math.max(0 - stress, ages ? Math.min(years, edition === 'standard' ? 1 : years) : hardship);
};

const PURGES = [18, 14, 10, 6];
/** §purge By level, two harder in a strength and two easier in a weakness, three at the Sanatorium. */
const purgedBy = (state: State, letter: string, die: number): boolean => {
  const { at, cure } = personOf(state, letter);
  const { strength, weakness } = printedOf(state, letter);
  const needed = (PURGES[levelOf(at)] ?? Infinity) + 2 * (Number(at === strength) - Number(at === weakness));
  return die + (cure ? 3 : 0) >= needed;
};

/** §replacement Automatically the oldest of the next level that has anybody; otherwise one level up, to a vacancy. */
const promotedWrongly = (state: State, letter: string, to: string, by: string): boolean => {
  const everybody = lettersOf(state.options);
  if (everybody.some(one => personOf(state, one).at === to)) return true;
  if (by !== 'nobody') return levelIn(state, letter) - levelOf(to) !== 1 || ageIn(state, by) >= 95;
  const below = everybody.filter(one => levelIn(state, one) > levelOf(to) && levelIn(state, one) < 5);
  const next = Math.min(...below.map(one => levelIn(state, one)));
  const oldest = Math.max(...below.filter(one => levelIn(state, one) === next).map(one => ageIn(state, one)));
  return levelIn(state, letter) !== next || ageIn(state, letter) !== oldest;
};

const POINTS = [3, 2, 1];
/** §victory Modern: a point for each wave, and three, two and one for active members. */
const scoreOf = (state: State, seat: Seat): number =>
  lettersOf(state.options)
    .filter(
      letter => levelIn(state, letter) < 3 && !personOf(state, letter).cure && controllerIn(state, letter) === seat,
    )
    .reduce(
      (sum, letter) => sum + (POINTS[levelIn(state, letter)] ?? 0),
      state.waves.filter(({ faction, success }) => success && faction === seat).length,
    );
const wonOtherwise = (state: State, edition: EditionId, reason: string, winner: string): boolean => {
  const chief = chiefOf(state);
  const waves = state.waves.filter(
    ({ faction, politician, success }) =>
      success && (edition === 'standard' ? politician === chief : faction === winner),
  );
  const best = Math.max(...seatsOf(state.options).map(seat => scoreOf(state, seat)));
  switch (reason) {
    case 'three-waves':
      return waves.length < 3;
    case 'score':
      return seatsOf(state.options).some(seat => (scoreOf(state, seat) === best) !== (seat === winner));
    case 'party-chief':
      return state.turn !== 10 || chief === undefined || controllerIn(state, chief) !== winner;
    case 'eleventh-turn':
      return state.turn !== 11 || edition !== 'variant' || chief === undefined || controllerIn(state, chief) !== winner;
    default:
      return false;
  }
};

const faultIn =
  (edition: EditionId) =>
  ({ before, event }: Told<Kremlin>): string | undefined => {
    switch (event.kind) {
      case 'year-aged':
        return lettersOf(before.options).find(
          letter => yearsOf(before, edition, letter) !== (event.years[letter] ?? 0),
        );
      case 'purge-rolled':
        return purgedBy(before, event.target, event.die) === event.success ? undefined : `purge of ${event.target}`;
      case 'promoted':
        return promotedWrongly(before, event.politician, event.to, event.by) ? `${event.politician} rises` : undefined;
      case 'influence-lost':
        return edition === 'standard' ? `${event.seat} loses influence on ${event.politician}` : undefined;
      case 'replaced-by-protege':
        return edition === '1928' ? undefined : 'a protégé';
      case 'went-into-exile':
        return edition === 'modern' ? undefined : 'an exile';
      case 'untrusted':
        return (edition === 'modern' ? [1] : edition === '1928' ? [1, 2] : []).includes(
          levelIn(before, event.politician),
        )
          ? undefined
          : `${event.politician} is not trusted`;
      case 'waved':
        return controllerIn(before, event.politician) === event.faction ? undefined : `${event.faction} wave`;
      case 'game-ended':
        return wonOtherwise(before, edition, event.reason, event.winner)
          ? `${event.winner} wins by ${event.reason}`
          : undefined;
      default:
        return undefined;
    }
  };

test.each(EDITIONS)('%s: without cards, every event follows the rulebook', edition => {
  const options = [3, 6].map(players => ({ edition, players, cards: false, tenths: 'no' }));
  const weigh = { ...demo.eagerness, 'offer-bargain': 0, pass: 6 };
  expect(wrongEvents(kremlin, { games: 2, cap: 9000, seed: 2, weigh, options }, faultIn(edition))).toEqual([]);
});
