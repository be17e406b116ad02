/** The coast of Finland on the board: open data of the land, cut along borders drawn by hand. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { geoConicConformal } from 'd3-geo';
import clip, { type MultiPolygon, type Pair, type Polygon, type Ring } from 'polygon-clipping';
import { feature } from 'topojson-client';
import { LADOGA, LAKES, type Line, OUTLINES, PLACES } from './lines';

const root = join(import.meta.dirname, '../..');

/** The part of the board that is a map, in board pixels. */
const FRAME = { left: 20, top: 20, right: 2100, bottom: 1960 };
/** Three pixels a kilometre. */
const SCALE = 6371 * 3;
/** The tolerance of a simplified line, and the smallest island that is drawn. */
const TOLERANCE = 1.6;
const SMALLEST = 90;

const projection = geoConicConformal().parallels([60, 66]).rotate([-26, 0]).scale(SCALE).translate([1030, 25670]);
const onBoard = (lonlat: readonly [number, number]): Pair => projection([...lonlat]) ?? [0, 0];
const closed = (line: Line): Ring => [...line, ...line.slice(0, 1)].map(onBoard);

const box = (left: number, top: number, right: number, bottom: number): Polygon => [
  [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
    [left, top],
  ],
];

/** The surroundings of Finland: nothing farther away is projected. */
const NEAR = box(15.5, 58.6, 36, 68);

const landNearby = (): MultiPolygon => {
  const atlas = JSON.parse(readFileSync(join(root, 'node_modules/world-atlas/land-10m.json'), 'utf8'));
  const { features } = feature(atlas, atlas.objects.land) as unknown as {
    features: readonly { readonly geometry: { readonly coordinates: MultiPolygon } }[];
  };
  // continues land beyond the date line, so that no edge crosses the whole map
  const unwrapped = (ring: Ring): Ring => ring.map(([lon, lat]) => [lon < -100 ? lon + 360 : lon, lat]);
  // a few points are enough for a coast far away
  const isNear = ([lon, lat]: Pair): boolean => lon > 10 && lon < 42 && lat > 54 && lat < 72;
  const thinned = (ring: Ring): Ring =>
    ring.filter((point, n) => isNear(point) || n % 40 === 0 || n === ring.length - 1);
  const rings = features.flatMap(({ geometry }) =>
    geometry.coordinates.flatMap(([ring]) => (ring ? [[thinned(unwrapped(ring))]] : [])),
  );
  const near = rings.filter(([ring]) => ring?.some(([lon, lat]) => lon > 15.5 && lon < 36 && lat > 58.6 && lat < 68));
  return clip.intersection(NEAR, near).map(polygon => polygon.map(ring => ring.map(onBoard)));
};

/** The distance of a point from a line. */
const away = ([x, y]: Pair, [ax, ay]: Pair, [bx, by]: Pair): number => {
  const length = Math.hypot(bx - ax, by - ay);
  return length ? Math.abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / length : Math.hypot(x - ax, y - ay);
};
/** Douglas and Peucker: only the points that a line needs. */
const simplified = (line: Ring): Ring => {
  const [first] = line;
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return line;
  let farthest = 0;
  let most = 0;
  line.forEach((point, n) => {
    const distance = away(point, first, last);
    if (distance > most) [farthest, most] = [n, distance];
  });
  return most <= TOLERANCE
    ? [first, last]
    : [...simplified(line.slice(0, farthest + 1)).slice(0, -1), ...simplified(line.slice(farthest))];
};

const area = (ring: Ring): number =>
  Math.abs(ring.reduce((sum, [x, y], n) => sum + x * (ring[n + 1]?.[1] ?? y) - (ring[n + 1]?.[0] ?? x) * y, 0)) / 2;
/** The start of a line, and the step from each point to the next: small numbers, which compress well. */
const stepsOf = (ring: Ring): readonly number[] => {
  const points = simplified(ring)
    .slice(0, -1)
    .map(point => point.map(Math.round));
  return points.flatMap(([x = 0, y = 0], n) => {
    const [beforeX = 0, beforeY = 0] = points[n - 1] ?? [];
    return [x - beforeX, y - beforeY];
  });
};
const pathOf = (rings: readonly Ring[]): string =>
  rings
    .filter(ring => area(ring) > SMALLEST)
    .map(ring => {
      const [x, y, ...steps] = stepsOf(ring);
      return `M${x} ${y}l${steps.join(' ').replaceAll(' -', '-')}Z`;
    })
    .join('');
const outer = (polygons: MultiPolygon): readonly Ring[] => polygons.flatMap(([ring]) => (ring ? [ring] : []));

/** The whole file, as text. */
export const drawnCoast = (): string => {
  const land = clip.intersection(landNearby(), box(FRAME.left, FRAME.top, FRAME.right, FRAME.bottom));
  const ladoga: Polygon = [closed(LADOGA)];
  const provinces: Record<string, readonly number[]> = {};
  const islands: Ring[] = [];
  let abroad: MultiPolygon = land;
  for (const [province, line] of Object.entries(OUTLINES)) {
    const pieces = outer(clip.difference(clip.intersection(land, [closed(line)]), ladoga));
    const [main, ...rest] = pieces.toSorted((one, other) => area(other) - area(one));
    provinces[province] = main ? stepsOf(main) : [];
    islands.push(...rest);
    abroad = clip.difference(abroad, [closed(line)]);
  }
  const places = Object.fromEntries(Object.entries(PLACES).map(([id, at]) => [id, onBoard(at).map(Math.round)]));
  return `${JSON.stringify(
    {
      provinces,
      places,
      islands: pathOf(islands),
      abroad: pathOf(outer(clip.difference(abroad, ladoga))),
      ladoga: pathOf(outer(clip.intersection(ladoga, box(FRAME.left, FRAME.top, FRAME.right, FRAME.bottom)))),
      lakes: pathOf(LAKES.map(closed)),
    },
    null,
    0,
  ).replaceAll('],"', '],\n"')}\n`;
};
