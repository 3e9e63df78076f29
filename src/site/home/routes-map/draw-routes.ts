import { type GeoPermissibleObjects, type GeoProjection, geoMercator } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import countriesJson from 'world-atlas/countries-50m.json?raw';
import landJson from 'world-atlas/land-50m.json?raw';
import { roughOutline } from '#ui/map/outline.ts';
import { type Anchor, placeLabels } from './labels.rules.ts';

interface Place {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

/** The viewports: for wide screens beside the text, and for phones above it. */
interface Frame {
  readonly width: number;
  readonly height: number;
  /** The area for cities. */
  readonly cities: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
  /** The area for land: beyond the viewport for other screens, but not below the text beside it. */
  readonly land: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
  readonly fontSize: number;
  /** Left of it labels would lie under the text beside the map. */
  readonly namesFrom: number;
}

export interface DrawnRoute {
  /** The arc from home, as the `d` of a path. */
  readonly arc: string;
  readonly x: number;
  readonly y: number;
}

export interface DrawnLabel {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: Anchor;
}

export interface RoutesDrawing {
  readonly width: number;
  readonly height: number;
  readonly land: string;
  readonly homeland: string;
  readonly home: { readonly x: number; readonly y: number };
  readonly routes: readonly DrawnRoute[];
  /** Home first. */
  readonly labels: readonly DrawnLabel[];
}

export const wideFrame: Frame = {
  width: 1440,
  height: 800,
  cities: { left: 632, top: 200, right: 1345, bottom: 660 },
  land: { left: 370, top: -120, right: 1740, bottom: 920 },
  fontSize: 20,
  namesFrom: 560,
};

export const phoneFrame: Frame = {
  width: 780,
  height: 600,
  cities: { left: 44, top: 150, right: 726, bottom: 520 },
  land: { left: -240, top: -20, right: 1020, bottom: 620 },
  fontSize: 28,
  namesFrom: 8,
};

/** The radius of the marks of home and of a city, in units of the drawing. */
const homeRadius = 14;
const stopRadius = 5;

const rounded = (value: number) => Math.round(value * 10) / 10;

interface World {
  readonly land: GeoPermissibleObjects;
  readonly bangladesh: GeoPermissibleObjects;
}

let known: World | undefined;

/** The outlines, loaded with the first map. */
function world(): World {
  if (known) {
    return known;
  }
  const land: Topology<{ land: GeometryCollection }> = JSON.parse(landJson);
  const countries: Topology<{ countries: GeometryCollection<{ name: string }> }> = JSON.parse(countriesJson);
  const bangladesh = feature(countries, countries.objects.countries).features.filter(
    (each) => each.properties.name === 'Bangladesh',
  );
  known = {
    land: feature(land, land.objects.land),
    bangladesh: { type: 'FeatureCollection', features: bangladesh },
  };
  return known;
}

/** A curve between two points that bends north like a great circle. */
function arcBetween(from: readonly [number, number], to: readonly [number, number]) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const bulge = 0.16 * Math.sign(dx || 1);
  const via: readonly [number, number] = [from[0] + dx / 2 + dy * bulge, from[1] + dy / 2 - dx * bulge];
  const at = (t: number) => ({
    x: (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * via[0] + t ** 2 * to[0],
    y: (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * via[1] + t ** 2 * to[1],
  });
  return {
    d: `M${[...from, ...via]
      .map(rounded)
      .join(' ')
      .replace(/^(\S+ \S+) /, '$1Q')} ${to.map(rounded).join(' ')}`,
    points: Array.from({ length: 31 }, (_, index) => at((index + 1) / 33)),
  };
}

const pointOf = (projection: GeoProjection, { lng, lat }: Place): readonly [number, number] =>
  projection([lng, lat]) ?? [0, 0];

/** The map of the routes: land, arcs from home and labels that don't overlap. Drawn on the server. */
export function drawRoutes(home: Place, routes: readonly Place[], frame: Frame): RoutesDrawing {
  const { cities, width, height, fontSize } = frame;
  const projection = geoMercator()
    .fitExtent(
      [
        [cities.left, cities.top],
        [cities.right, cities.bottom],
      ],
      {
        type: 'MultiPoint',
        coordinates: [home, ...routes].map(({ lng, lat }) => [lng, lat]),
      },
    )
    .clipExtent([
      [frame.land.left, frame.land.top],
      [frame.land.right, frame.land.bottom],
    ]);
  const { land, bangladesh } = world();
  const from = pointOf(projection, home);
  const arcs = routes.map((route) => arcBetween(from, pointOf(projection, route)));
  const points = [home, ...routes].map((place, index) => {
    const [x, y] = pointOf(projection, place);
    const mark = index === 0 ? { radius: homeRadius, scale: 1.15 } : { radius: stopRadius };
    return { name: place.name, x, y, ...mark };
  });
  const labels = placeLabels(points, {
    fontSize,
    gap: fontSize * 0.42,
    within: { left: frame.namesFrom, top: 8, right: width - 8, bottom: height - 8 },
    avoid: arcs.flatMap((arc) => arc.points),
  });
  return {
    width,
    height,
    land: roughOutline(land, projection, { step: 4.4, smallest: 24 }),
    homeland: roughOutline(bangladesh, projection, { step: 1.6, smallest: 6 }),
    home: { x: rounded(from[0]), y: rounded(from[1]) },
    routes: arcs.map(({ d }, index) => ({
      arc: d,
      x: rounded(points[index + 1]?.x ?? 0),
      y: rounded(points[index + 1]?.y ?? 0),
    })),
    labels: labels.map((label, index) => ({
      name: points[index]?.name ?? '',
      x: rounded(label.x),
      y: rounded(label.y),
      anchor: label.anchor,
    })),
  };
}
