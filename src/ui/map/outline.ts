import { type GeoPermissibleObjects, type GeoProjection, geoStream } from 'd3-geo';

type Point = readonly [x: number, y: number];

/** Paths are written in half units, which keeps them short and still smooth: draw them at this scale. */
export const pathScale = 0.5;

/** How far a line may stray from the coast, and how small an island may be, in units of the map. */
interface Tolerance {
  readonly stray: number;
  readonly smallest: number;
}

function areaOf(ring: readonly Point[]): number {
  let sum = 0;
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    sum += x * nextY - nextX * y;
  }
  return Math.abs(sum) / 2;
}

function distanceToLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  return length === 0
    ? Math.hypot(x - ax, y - ay)
    : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** Douglas and Peucker: leaves out the points that a straight line stands in for. */
function thinned(line: readonly Point[], stray: number): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) {
    return [...line];
  }
  let farthest = 0;
  let at = 0;
  for (const [index, point] of line.entries()) {
    const distance = distanceToLine(point, first, last);
    if (distance > farthest) {
      [farthest, at] = [distance, index];
    }
  }
  if (farthest <= stray || at === 0) {
    return [first, last];
  }
  return [...thinned(line.slice(0, at + 1), stray).slice(0, -1), ...thinned(line.slice(at), stray)];
}

function written(ring: readonly Point[]): string {
  let [atX, atY] = [0, 0];
  const steps = ring.map(([x, y], index) => {
    const [toX, toY] = [Math.round(x / pathScale), Math.round(y / pathScale)];
    const step = index === 0 ? `M${toX} ${toY}` : `l${toX - atX} ${toY - atY}`;
    [atX, atY] = [toX, toY];
    return step;
  });
  return `${steps.join('').replaceAll(' -', '-')}z`;
}

/** Areas as the `d` of one path: clipped by the projection, thinned to what can be seen. */
export function outline(
  areas: GeoPermissibleObjects,
  projection: GeoProjection,
  tolerance: Tolerance,
): string {
  const rings: Point[][] = [];
  let ring: Point[] | undefined;
  const sink = projection.stream({
    point: (x, y) => {
      ring?.push([x, y]);
    },
    lineStart: () => {
      ring = [];
      rings.push(ring);
    },
    lineEnd: () => {
      ring = undefined;
    },
    polygonStart: () => {},
    polygonEnd: () => {},
    sphere: () => {},
  });
  geoStream(areas, sink);
  return rings
    .filter((each) => areaOf(each) >= tolerance.smallest)
    .map((each) => {
      // A ring ends where it begins; halved, each half has two ends to draw a line between.
      const middle = Math.floor(each.length / 2);
      const halves = [each.slice(0, middle + 1), each.slice(middle)];
      return halves.flatMap((half, index) => thinned(half, tolerance.stray).slice(index));
    })
    .filter((each) => each.length > 2)
    .map(written)
    .join('');
}
