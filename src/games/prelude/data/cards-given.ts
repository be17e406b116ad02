/**
 * The rulebook’s statements about cards (§2.2, §3.1, §4, §9, §14, §16). The rest of each card is ours: it fits the
 * rules and is replaceable.
 */

/** Cards whose values come from a source; `part` is a part of the Event. The ids are keys under `sources` in lang. */
const GIVEN = {
  title: [17, 19, 22, 37, 401, 402, 405, 408, 411],
  'number-title': [3, 39, 45, 111, 115, 231, 235, 243, 245, 249, 404],
  'title-faction': [134, 407],
  'title-part': [244, 403],
  'number-title-die': [18, 406],
  'number-title-event': [255],
  'number-title-faction': [41, 107, 122, 140, 222, 232, 233, 242, 256],
  'number-title-part': [1, 25, 132, 254, 301, 304],
  'number-title-prerequisite': [104, 119, 120],
  'title-faction-prerequisite': [133],
  'number-title-event-stay': [409, 410],
  'number-title-faction-event': [218, 239, 312],
  'number-title-faction-part': [125, 215, 250],
  'number-title-faction-prerequisite': [
    8, 9, 12, 13, 29, 30, 32, 34, 113, 128, 129, 147, 206, 207, 224, 225, 226, 227, 229,
  ],
  'title-faction-points-part': [35],
  'number-title-faction-die-prerequisite': [33],
  'number-title-faction-event-stay': [234],
  'number-title-faction-points-event': [46],
  'number-title-faction-points-prerequisite': [146],
  'number-title-faction-points-prerequisite-event': [28],
} as const satisfies Readonly<Record<string, readonly number[]>>;

/** Where a card's values come from, as users read it; `nothing` is known of the others. */
export const SOURCES: readonly string[] = ['nothing', ...Object.keys(GIVEN)].map(id => `sources.${id}`);

const BY_NUMBER: ReadonlyMap<number, string> = new Map(
  Object.entries(GIVEN).flatMap(([id, numbers]) =>
    numbers.map((number): [number, string] => [number, `sources.${id}`]),
  ),
);

/** The key in lang that explains which values of a card are ours, and why. */
export const sourceOf = (number: number): string => BY_NUMBER.get(number) ?? 'sources.nothing';
