import { type GeoPermissibleObjects, type GeoProjection, geoStream } from 'd3-geo';

type Point = readonly [x: number, y: number];

interface Detail {
  /** Points nearer than this to the one before are left out. */
  readonly step: number;
  /** Islands smaller than this, in square units, are left out. */
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

/** A closed ring in whole units with relative steps, the shortest that SVG has. */
function written(ring: readonly Point[]): string {
  let [atX, atY] = [0, 0];
  const parts = ring.map(([x, y], index) => {
    const [toX, toY] = [Math.round(x), Math.round(y)];
    const step = index === 0 ? `M${toX} ${toY}` : `l${toX - atX} ${toY - atY}`;
    [atX, atY] = [toX, toY];
    return step;
  });
  return `${parts.join('').replaceAll(' -', '-')}z`;
}

/** Areas as the `d` of a path, clipped by the projection and thinned to what can be seen. */
export function outline(areas: GeoPermissibleObjects, projection: GeoProjection, detail: Detail): string {
  const rings: Point[][] = [];
  let ring: Point[] | undefined;
  const sink = projection.stream({
    point: (x, y) => {
      const last = ring?.at(-1);
      if (last === undefined || Math.hypot(x - last[0], y - last[1]) >= detail.step) {
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
  return rings
    .filter((each) => each.length > 2 && areaOf(each) >= detail.smallest)
    .map(written)
    .join('');
}
