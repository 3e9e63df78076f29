import { type GeoProjection, geoMercator } from 'd3-geo';
import { type LabelledSpot, placeLabels, type Spot } from '#ui/map/labels.rules.ts';
import { outline } from '#ui/map/outline.ts';
import { type AtlasDetail, landOf } from '../atlas.data.ts';
import type { Transport } from '../tour-packages.contract.ts';
import { crowded } from './clusters.rules.ts';
import type { DrawnMap, LegLook, Route, RouteStop } from './route-map.contract.ts';

interface Frame {
  readonly width: number;
  readonly height: number;
  /** Padding between the outermost stops, or the country, and the edge. */
  readonly padding: number;
  readonly fontSize: number;
  readonly detail: AtlasDetail;
  /** The extent of the map: a whole country, or the stops with a minimum of degrees from south to north. */
  readonly holds: 'country' | number;
}

const domesticFrame: Frame = {
  width: 520,
  height: 620,
  padding: 22,
  fontSize: 19,
  detail: 'fine',
  holds: 'country',
};
const abroadFrame: Frame = {
  width: 560,
  height: 520,
  padding: 84,
  fontSize: 20,
  detail: 'coarse',
  holds: 7,
};
const closerFrame: Frame = {
  width: 236,
  height: 210,
  padding: 46,
  fontSize: 17,
  detail: 'fine',
  holds: 0.06,
};
const edge = 14;

/** Dhaka; a trip that starts in one of its districts starts at home too. */
const isHome = (place: RouteStop | undefined, index: number, places: readonly RouteStop[]) =>
  place?.key === 'dhaka' || (index === 0 && !places.some(({ key }) => key === 'dhaka'));

const looks: Readonly<Record<Transport, LegLook>> = {
  flight: 'air',
  launch: 'water',
  boat: 'water',
  coach: 'land',
  train: 'land',
  car: 'land',
  jeep: 'land',
  rickshaw: 'land',
  walk: 'land',
};

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Each place once, in order of arrival. */
function placesOf(stops: readonly RouteStop[]): RouteStop[] {
  return stops.filter(({ key }, index) => stops.findIndex((stop) => stop.key === key) === index);
}

/** A curve that bends to the left, so that there and back don't overlap. */
function curve(from: Spot, to: Spot, look: LegLook) {
  const bulge = look === 'air' ? 0.2 : 0.09;
  const via = {
    x: (from.x + to.x) / 2 + (to.y - from.y) * bulge,
    y: (from.y + to.y) / 2 - (to.x - from.x) * bulge,
  };
  const points = Array.from({ length: 24 }, (_, index) => {
    const t = (index + 1) / 25;
    return {
      x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * via.x + t ** 2 * to.x,
      y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * via.y + t ** 2 * to.y,
    };
  });
  const d = `M${rounded(from.x)} ${rounded(from.y)}Q${rounded(via.x)} ${rounded(via.y)} ${rounded(to.x)} ${rounded(to.y)}`;
  return { d, look, points };
}

function projectionOf(
  places: readonly RouteStop[],
  own: ReturnType<typeof landOf>['own'],
  { width, height, padding, holds }: Frame,
): GeoProjection {
  const extent: [[number, number], [number, number]] = [
    [padding, padding],
    [width - padding, height - padding],
  ];
  const points: [number, number][] = places.map(({ lng, lat }) => [lng, lat]);
  if (holds !== 'country') {
    // Two more points limit the zoom of a short route.
    const middle = points.reduce((sum, [, lat]) => sum + lat, 0) / Math.max(1, points.length);
    const across = points.reduce((sum, [lng]) => sum + lng, 0) / Math.max(1, points.length);
    points.push([across, middle - holds / 2], [across, middle + holds / 2]);
  }
  return geoMercator()
    .fitExtent(extent, holds === 'country' ? own : { type: 'MultiPoint', coordinates: points })
    .clipExtent([
      [-2, -2],
      [width + 2, height + 2],
    ]);
}

function spotOf(projection: GeoProjection, { lng, lat }: RouteStop): Spot {
  const [x, y] = projection([lng, lat]) ?? [0, 0];
  return { x: rounded(x), y: rounded(y) };
}

/** The corner of the map with the fewest stops and lines in it, for a frame of this size. */
function freeCorner(size: { width: number; height: number }, map: Frame, things: readonly Spot[]): Spot {
  const right = map.width - size.width - edge;
  const bottom = map.height - size.height - edge;
  const corners = [
    { x: right, y: bottom },
    { x: edge, y: bottom },
    { x: edge, y: edge },
    { x: right, y: edge },
  ];
  const inside = (corner: Spot) =>
    things.filter(
      ({ x, y }) =>
        x > corner.x - edge &&
        x < corner.x + size.width + edge &&
        y > corner.y - edge &&
        y < corner.y + size.height + edge,
    ).length;
  return corners.reduce((best, corner) => (inside(corner) < inside(best) ? corner : best));
}

function draw(stops: readonly RouteStop[], codes: readonly string[], frame: Frame): DrawnMap {
  const land = landOf(frame.detail, codes);
  const places = placesOf(stops);
  const projection = projectionOf(places, land.own, frame);
  const spots: LabelledSpot[] = places.map((place) => ({ name: place.name, ...spotOf(projection, place) }));
  const spotAt = new Map(places.map((place, index) => [place.key, spots[index]]));
  const legs = stops.flatMap((stop, index) => {
    const from = spotAt.get(stops[index - 1]?.key ?? '');
    const to = spotAt.get(stop.key);
    return from && to && from !== to ? [curve(from, to, looks[stop.by ?? 'car'])] : [];
  });
  const lines = legs.flatMap(({ points }) => points);

  const isMain = frame !== closerFrame;
  const crowd = isMain ? crowded(spots) : [];
  const members = crowd.flatMap((index) => places[index] ?? []);
  const [spokesman] = crowd;
  const corner = members.length > 0 ? freeCorner(closerFrame, frame, [...spots, ...lines]) : undefined;
  // In the cluster only the first keeps its label here; the inset labels them all.
  const named = spots.map((spot, index) =>
    crowd.includes(index) && index !== spokesman ? { ...spot, name: '' } : spot,
  );
  const labels = placeLabels(named, {
    fontSize: frame.fontSize,
    within: { left: 6, top: 6, right: frame.width - 6, bottom: frame.height - 6 },
    lines,
    taken: corner
      ? [
          {
            left: corner.x - 4,
            top: corner.y - 4,
            right: corner.x + closerFrame.width + 4,
            bottom: corner.y + closerFrame.height + 4,
          },
        ]
      : [],
  });
  const keys = new Set(members.map(({ key }) => key));
  return {
    width: frame.width,
    height: frame.height,
    near: outline(land.near, projection, { stray: 1.1, smallest: 7 }),
    own: outline(land.own, projection, { stray: 0.55, smallest: 2 }),
    legs: legs.map(({ d, look }) => ({ d, look })),
    dots: spots.map(({ x, y, name }, index) => ({
      x,
      y,
      name,
      home: isMain && isHome(places[index], index, places),
      label: named[index]?.name === '' ? undefined : labels[index],
    })),
    ...(corner && {
      closer: {
        ...corner,
        map: draw(
          stops.filter(({ key }) => keys.has(key)),
          codes,
          closerFrame,
        ),
        of: circleAround(crowd.flatMap((index) => spots[index] ?? [])),
      },
    }),
  };
}

function circleAround(spots: readonly Spot[]) {
  const x = spots.reduce((sum, spot) => sum + spot.x, 0) / Math.max(1, spots.length);
  const y = spots.reduce((sum, spot) => sum + spot.y, 0) / Math.max(1, spots.length);
  const farthest = Math.max(0, ...spots.map((spot) => Math.hypot(spot.x - x, spot.y - y)));
  return { x: rounded(x), y: rounded(y), r: rounded(farthest + 15) };
}

/** The map of a route: Bangladesh for a domestic trip, the region between for one abroad. */
export function drawRoute({ market, country, stops }: Route): DrawnMap {
  return market === 'domestic'
    ? draw(stops, ['BD'], domesticFrame)
    : draw(stops, ['BD', country], abroadFrame);
}
