/** What two differences of a table have in common, and what one still lacks of another: only what is owed asks for it. */
import type { Between, Tally } from './between';

/** Of what one table differs in, what another does as well: the smaller step of each, where both go the same way. */
const common = (one: Tally, other: Tally): Tally =>
  new Map(
    [...one].flatMap(([key, by]) => {
      const also = other.get(key) ?? 0;
      return Math.sign(by) === Math.sign(also) ? [[key, Math.abs(by) < Math.abs(also) ? by : also] as const] : [];
    }),
  );
export const inBoth = (one: Between, other: Between): Between => ({
  counters: common(one.counters, other.counters),
  markers: common(one.markers, other.markers),
  cards: common(one.cards, other.cards),
});

const lacking = (whole: Tally, part: Tally): Tally =>
  new Map(
    [...whole].flatMap(([key, by]) => {
      const done = part.get(key) ?? 0;
      const left = Math.sign(done) === Math.sign(by) ? Math.sign(by) * Math.max(0, Math.abs(by) - Math.abs(done)) : by;
      return left ? [[key, left] as const] : [];
    }),
  );
/** What of the whole the part has not done. */
export const without = (whole: Between, part: Between): Between => ({
  counters: lacking(whole.counters, part.counters),
  markers: lacking(whole.markers, part.markers),
  cards: lacking(whole.cards, part.cards),
});
