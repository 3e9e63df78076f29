import { geoArea } from 'd3-geo';
import type { Feature, FeatureCollection, Geometry } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import fineJson from 'world-atlas/countries-10m.json?raw';
import coarseJson from 'world-atlas/countries-50m.json?raw';
import countries from 'world-countries';

type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** Fine: for a map of one country or less. Coarse: for a region of the world. */
export type AtlasDetail = 'coarse' | 'fine';

const sources: Readonly<Record<AtlasDetail, string>> = { coarse: coarseJson, fine: fineJson };
const read = new Map<AtlasDetail, Atlas>();

/** Loaded with the first map: the fine one has some megabytes. */
function atlas(detail: AtlasDetail): Atlas {
  const known = read.get(detail);
  if (known) {
    return known;
  }
  const fresh: Atlas = JSON.parse(sources[detail]);
  read.set(detail, fresh);
  return fresh;
}

const byCode = new Map(countries.map((country) => [country.cca2, country]));
const byCode3 = new Map(countries.map((country) => [country.cca3, country]));

const shapes = new Map<string, Feature>();

/** An atoll of a few points can have its ring reversed, and would then cover the globe except itself. */
function rightWayRound(shape: ReturnType<typeof feature>): Geometry {
  const geometry = shape.type === 'Feature' ? shape.geometry : undefined;
  const polygons =
    geometry?.type === 'MultiPolygon'
      ? geometry.coordinates
      : geometry?.type === 'Polygon'
        ? [geometry.coordinates]
        : [];
  return {
    type: 'MultiPolygon',
    coordinates: polygons.map((rings) =>
      geoArea({ type: 'Polygon', coordinates: rings }) > 2 * Math.PI
        ? rings.map((ring) => ring.toReversed())
        : rings,
    ),
  };
}

/** A country's shape; cached, because computing it takes longer than drawing it. */
function shapeOf(detail: AtlasDetail, id: string): Feature[] {
  const known = shapes.get(`${detail} ${id}`);
  if (known) {
    return [known];
  }
  const source = atlas(detail);
  const geometry = source.objects.countries.geometries.find((each) => String(each.id) === id);
  if (!geometry) {
    return [];
  }
  const shape: Feature = {
    type: 'Feature',
    properties: {},
    geometry: rightWayRound(feature(source, geometry)),
  };
  shapes.set(`${detail} ${id}`, shape);
  return [shape];
}

const together = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features });

/** The countries with these ISO 3166-1 alpha-2 codes and those around: neighbours of a single one, else all others. */
export function landOf(detail: AtlasDetail, codes: readonly string[]) {
  const own = codes.flatMap((code) => byCode.get(code)?.ccn3 ?? []);
  const around =
    detail === 'fine'
      ? codes.flatMap(
          (code) => byCode.get(code)?.borders.flatMap((each) => byCode3.get(each)?.ccn3 ?? []) ?? [],
        )
      : atlas(detail).objects.countries.geometries.map(({ id }) => String(id));
  const near = new Set(around.filter((id) => !own.includes(id)));
  return {
    own: together(own.flatMap((id) => shapeOf(detail, id))),
    near: together([...near].flatMap((id) => shapeOf(detail, id))),
  };
}
