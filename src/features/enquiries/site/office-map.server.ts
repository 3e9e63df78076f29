import { geoMercator } from 'd3-geo';
import { landOf } from '#features/tour-packages/atlas.data.ts';
import { outline } from '#ui/map/outline.ts';

const width = 384;
const height = 300;

/** The office's position in Bangladesh, as paths and a point. Computed once: the office seldom moves. */
export interface DrawnOfficeMap {
  readonly width: number;
  readonly height: number;
  readonly own: string;
  readonly near: string;
  readonly office: { readonly x: number; readonly y: number };
}

const drawn = new Map<string, DrawnOfficeMap>();

export function officeMap(lat: number, lng: number): DrawnOfficeMap {
  const key = `${lat} ${lng}`;
  const known = drawn.get(key);
  if (known) {
    return known;
  }
  const { own, near } = landOf('fine', ['BD']);
  const projection = geoMercator()
    .fitExtent(
      [
        [24, 20],
        [width - 120, height - 20],
      ],
      own,
    )
    .clipExtent([
      [-2, -2],
      [width + 2, height + 2],
    ]);
  const [x = 0, y = 0] = projection([lng, lat]) ?? [];
  const detail = { stray: 0.5, smallest: 3 };
  const map = {
    width,
    height,
    own: outline(own, projection, detail),
    near: outline(near, projection, detail),
    office: { x: Math.round(x), y: Math.round(y) },
  };
  drawn.clear();
  drawn.set(key, map);
  return map;
}
