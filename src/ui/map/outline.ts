import { type GeoPermissibleObjects, type GeoProjection, geoStream } from 'd3-geo';

type Point = readonly [x: number, y: number];

/** Coordinates are in half units, which keeps paths short and still smooth: draw them at this scale. */
export const pathScale = 0.5;

/** How far a line may deviate from the coast, and how small an island may be, in units of the map. */
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

/** Douglas-Peucker: removes points that are close to a straight line. */
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

/** A closed ring with relative steps, the shortest form in SVG. @param scale how much a whole number stands for */
function written(ring: readonly Point[], scale: number): string {
  let [atX, atY] = [0, 0];
  const steps = ring.map(([x, y], index) => {
    const [toX, toY] = [Math.round(x / scale), Math.round(y / scale)];
    const step = index === 0 ? `M${toX} ${toY}` : `l${toX - atX} ${toY - atY}`;
    [atX, atY] = [toX, toY];
    return step;
  });
  return `${steps.join('').replaceAll(' -', '-')}z`;
}

/** Areas as closed lines, clipped by the projection; points nearer than `step` to the one before are left out. */
function ringsOf(areas: GeoPermissibleObjects, projection: GeoProjection, step: number): Point[][] {
  const rings: Point[][] = [];
  let ring: Point[] | undefined;
  const sink = projection.stream({
    point: (x, y) => {
      const last = ring?.at(-1);
      if (last === undefined || Math.hypot(x - last[0], y - last[1]) >= step) {
        ring?.push([x, y]);
      }
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
  return rings;
}

/** Areas as the `d` of one path, thinned to what can be seen and drawn at `pathScale`. */
export function outline(
  areas: GeoPermissibleObjects,
  projection: GeoProjection,
  { stray, smallest }: Tolerance,
): string {
  return ringsOf(areas, projection, 0)
    .filter((each) => areaOf(each) >= smallest)
    .map((each) => {
      // A ring ends where it begins; halved, each half has two end points to draw a line between.
      const middle = Math.floor(each.length / 2);
      const halves = [each.slice(0, middle + 1), each.slice(middle)];
      return halves.flatMap((half, index) => thinned(half, stray).slice(index));
    })
    .filter((each) => each.length > 2)
    .map((each) => written(each, pathScale))
    .join('');
}

/** The same in whole units, for a map that is a background: points nearer than `step` to the one before are left out. */
export function roughOutline(
  areas: GeoPermissibleObjects,
  projection: GeoProjection,
  { step, smallest }: { readonly step: number; readonly smallest: number },
): string {
  return ringsOf(areas, projection, step)
    .filter((each) => each.length > 2 && areaOf(each) >= smallest)
    .map((each) => written(each, 1))
    .join('');
}
