/** [D14] foundry.utils, of points, lines and circles. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const orient2d = (a: Point, b: Point, c: Point): number => (a.y - c.y) * (b.x - c.x) - (a.x - c.x) * (b.y - c.y);

/** [D14] foundry.utils.lineSegmentIntersects, foundry.utils.lineLineIntersection, foundry.utils.lineSegmentIntersection */
export const lineSegmentIntersects = (a: Point, b: Point, c: Point, d: Point): boolean => {
  const across = (p: Point, q: Point, r: Point, s: Point): boolean => {
    const one = orient2d(p, q, r);
    const other = orient2d(p, q, s);
    return (one <= 0 && other >= 0) || (one >= 0 && other <= 0);
  };
  return across(a, b, c, d) && across(c, d, a, b);
};
export const lineLineIntersection = (
  a: Point,
  b: Point,
  c: Point,
  d: Point,
): (Point & { t0: number; t1: number }) | null => {
  const span = (d.y - c.y) * (b.x - a.x) - (d.x - c.x) * (b.y - a.y);
  if (span === 0) return null;
  const t0 = ((d.x - c.x) * (a.y - c.y) - (d.y - c.y) * (a.x - c.x)) / span;
  const t1 = ((b.x - a.x) * (a.y - c.y) - (b.y - a.y) * (a.x - c.x)) / span;
  return { x: a.x + t0 * (b.x - a.x), y: a.y + t0 * (b.y - a.y), t0, t1 };
};
export const lineSegmentIntersection = (a: Point, b: Point, c: Point, d: Point): Point | null => {
  const found = lineLineIntersection(a, b, c, d);
  if (!found || found.t0 < 0 || found.t0 > 1 || found.t1 < 0 || found.t1 > 1) return null;
  return { x: found.x, y: found.y };
};

/** [D14] foundry.utils.closestPointToSegment */
export const closestPointToSegment = (point: Point, a: Point, b: Point): Point => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / length));
  return { x: a.x + t * dx, y: a.y + t * dy };
};

export const pointsOf = (points: readonly number[]): Point[] =>
  Array.from({ length: points.length / 2 }, (_, index) => ({
    x: points[2 * index] ?? 0,
    y: points[2 * index + 1] ?? 0,
  }));

/** [D14] foundry.utils.polygonCentroid */
export const polygonCentroid = (points: readonly number[]): Point => {
  const corners = pointsOf(points);
  let [area, x, y] = [0, 0, 0];
  corners.forEach((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const cross = corner.x * next.y - next.x * corner.y;
    area += cross;
    x += (corner.x + next.x) * cross;
    y += (corner.y + next.y) * cross;
  });
  return area === 0 ? (corners[0] ?? { x: 0, y: 0 }) : { x: x / (3 * area), y: y / (3 * area) };
};

/** [D14] foundry.utils.lineCircleIntersection, foundry.utils.quadraticIntersection */
export const quadraticIntersection = (a: Point, b: Point, center: Point, radius: number, epsilon = 0): Point[] => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const aa = dx * dx + dy * dy;
  const bb = 2 * (dx * (a.x - center.x) + dy * (a.y - center.y));
  const cc = (a.x - center.x) ** 2 + (a.y - center.y) ** 2 - radius * radius;
  const disc = bb * bb - 4 * aa * cc;
  if (aa === 0 || disc < 0) return [];
  return [...new Set([(-bb - Math.sqrt(disc)) / (2 * aa), (-bb + Math.sqrt(disc)) / (2 * aa)])]
    .filter(t => t >= -epsilon && t <= 1 + epsilon)
    .map(t => ({ x: a.x + t * dx, y: a.y + t * dy }));
};
