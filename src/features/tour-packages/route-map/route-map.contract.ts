import type { Market } from '#features/departures/departures.contract.ts';
import type { Label } from '#ui/map/labels.rules.ts';
import type { Transport } from '../tour-packages.contract.ts';

/** A point of a route, in the order of travel. */
export interface RouteStop {
  readonly key: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  /** The means of travel to this point; absent on the first. */
  readonly by?: Transport | undefined;
}

export interface Route {
  readonly market: Market;
  /** ISO 3166-1 alpha-2 of the country visited. */
  readonly country: string;
  readonly stops: readonly RouteStop[];
}

/** How a leg is drawn. */
export type LegLook = 'air' | 'land' | 'water';

/** A map to render as SVG: only numbers and short strings, since they are sent with the page. */
export interface DrawnMap {
  readonly width: number;
  readonly height: number;
  /** The `d` of the countries around and of those travelled, at `pathScale`. */
  readonly near: string;
  readonly own: string;
  readonly legs: readonly { readonly d: string; readonly look: LegLook }[];
  readonly dots: readonly {
    readonly x: number;
    readonly y: number;
    /** Dhaka, the one red dot. */
    readonly home: boolean;
    readonly name: string;
    readonly label: Label | undefined;
  }[];
  /** An inset that enlarges overlapping stops, in a corner of the map. */
  readonly closer?: {
    readonly x: number;
    readonly y: number;
    readonly map: DrawnMap;
    /** The part of the map that it shows. */
    readonly of: { readonly x: number; readonly y: number; readonly r: number };
  };
}
