/** §1.2 The map as data: the 13 spaces, what borders on what, the railways, where the Germans land. */

export const SPACES = [
  'helsinki',
  'tampere',
  'turku',
  'viipuri',
  'vaasa',
  'uusimaa',
  'hame',
  'varsinais-suomi',
  'pohjanmaa',
  'karelia',
  'mikkeli',
  'kuopio',
  'oulu',
] as const;
export type Space = (typeof SPACES)[number];
export const TOWNS = ['helsinki', 'tampere', 'turku', 'viipuri', 'vaasa'] as const satisfies readonly Space[];
export type Town = (typeof TOWNS)[number];

interface Printed {
  readonly population: number;
  readonly adjacent: readonly Space[];
  /** The value is ours, not read from the printed map. */
  readonly reconstructed?: true;
}

/** §1.2.1, §1.2.3 Population and neighbours of each space. */
export const MAP: Readonly<Record<Space, Printed>> = {
  helsinki: { population: 2, adjacent: ['uusimaa'] },
  tampere: { population: 1, adjacent: ['hame'] },
  turku: { population: 1, adjacent: ['varsinais-suomi'], reconstructed: true },
  viipuri: { population: 1, adjacent: ['karelia'], reconstructed: true },
  vaasa: { population: 1, adjacent: ['pohjanmaa'] },
  uusimaa: {
    population: 1,
    adjacent: ['helsinki', 'hame', 'karelia', 'mikkeli', 'varsinais-suomi'],
    reconstructed: true,
  },
  hame: {
    population: 1,
    adjacent: ['tampere', 'mikkeli', 'pohjanmaa', 'uusimaa', 'varsinais-suomi'],
    reconstructed: true,
  },
  'varsinais-suomi': {
    population: 1,
    adjacent: ['turku', 'hame', 'pohjanmaa', 'uusimaa'],
    reconstructed: true,
  },
  pohjanmaa: {
    population: 1,
    adjacent: ['vaasa', 'hame', 'kuopio', 'mikkeli', 'oulu', 'varsinais-suomi'],
    reconstructed: true,
  },
  karelia: { population: 1, adjacent: ['viipuri', 'kuopio', 'mikkeli', 'uusimaa'], reconstructed: true },
  mikkeli: { population: 0, adjacent: ['hame', 'karelia', 'kuopio', 'pohjanmaa', 'uusimaa'] },
  kuopio: { population: 0, adjacent: ['karelia', 'mikkeli', 'oulu', 'pohjanmaa'], reconstructed: true },
  oulu: { population: 0, adjacent: ['kuopio', 'pohjanmaa'] },
};

/** §1.2.2 Where Trains may stop: the Towns, and the Train symbols in Provinces. The latter are reconstructed. */
export const STOPS = {
  helsinki: 'helsinki',
  tampere: 'tampere',
  turku: 'turku',
  viipuri: 'viipuri',
  vaasa: 'vaasa',
  'hame-north': 'hame',
  'hame-west': 'hame',
  'hame-south': 'hame',
  'pohjanmaa-south': 'pohjanmaa',
  'pohjanmaa-north': 'pohjanmaa',
  'varsinais-suomi-stop': 'varsinais-suomi',
  'uusimaa-west': 'uusimaa',
  'uusimaa-north': 'uusimaa',
  'uusimaa-east': 'uusimaa',
  'karelia-west': 'karelia',
  'karelia-east': 'karelia',
  'mikkeli-stop': 'mikkeli',
  'kuopio-stop': 'kuopio',
  'oulu-stop': 'oulu',
} as const satisfies Readonly<Record<string, Space>>;
export type Stop = keyof typeof STOPS;

/** §1.2.2 The railways, stop by stop. Reconstructed from the network of 1918. */
export const RAILWAYS: readonly (readonly Stop[])[] = [
  ['tampere', 'hame-north', 'pohjanmaa-south', 'vaasa'],
  ['pohjanmaa-south', 'pohjanmaa-north', 'oulu-stop'],
  ['tampere', 'hame-west', 'varsinais-suomi-stop', 'turku'],
  ['tampere', 'hame-south', 'uusimaa-north', 'helsinki'],
  ['uusimaa-north', 'uusimaa-east', 'karelia-west', 'viipuri'],
  ['turku', 'varsinais-suomi-stop', 'uusimaa-west', 'helsinki'],
  ['karelia-west', 'mikkeli-stop', 'kuopio-stop'],
  ['viipuri', 'karelia-east'],
];

/** §3.4 Where the Germans land, by a die. Reconstructed. */
export const LANDINGS: readonly { readonly upTo: number; readonly space: Space }[] = [
  { upTo: 2, space: 'varsinais-suomi' },
  { upTo: 5, space: 'uusimaa' },
  { upTo: 6, space: 'uusimaa' },
];

/** §1.2.4 A border, named by its two spaces in the order of the list of spaces. */
export type Border = `${Space}/${Space}`;
export const borderOf = (one: Space, other: Space): Border =>
  SPACES.indexOf(one) < SPACES.indexOf(other) ? `${one}/${other}` : `${other}/${one}`;
export const BORDERS: readonly Border[] = SPACES.flatMap(space =>
  MAP[space].adjacent
    .filter(other => SPACES.indexOf(space) < SPACES.indexOf(other))
    .map((other): Border => `${space}/${other}`),
);

/** §1.2.3 Spaces that may only touch at a corner: reconstructed. */
export const DOUBTFUL: readonly Border[] = ['uusimaa/karelia', 'uusimaa/mikkeli', 'varsinais-suomi/pohjanmaa'];

export const isTown = (space: Space): boolean => TOWNS.some(town => town === space);
export const isSpace = (word: string): word is Space => SPACES.some(space => space === word);
export const isStop = (word: string): word is Stop => Object.hasOwn(STOPS, word);
export const STOP_IDS = Object.keys(STOPS) as readonly Stop[];
export const stopsIn = (space: Space): readonly Stop[] => STOP_IDS.filter(stop => STOPS[stop] === space);
/** The stops one move away on one of our railways. */
export const nextStops = (stop: Stop): readonly Stop[] =>
  RAILWAYS.flatMap(line => line.flatMap((one, n) => (one === stop ? [line[n - 1], line[n + 1]] : []))).filter(
    one => one !== undefined,
  );
