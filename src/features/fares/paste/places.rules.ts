import lines from './places.json' with { type: 'json' };

interface Place {
  readonly zone: string;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

let places: ReadonlyMap<string, Place> | undefined;

/** Where an airport is; undefined for a code that no airport with scheduled flights has. */
export function placeOf(code: string): Place | undefined {
  places ??= new Map(
    lines.map((line) => {
      const [airport = '', zone = '', latitude, longitude] = line.split('|');
      return [airport, { zone, latitude: Number(latitude), longitude: Number(longitude) }];
    }),
  );
  return places.get(code);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** How far a zone’s clocks are ahead of UTC at an instant, in milliseconds. */
function aheadOf(zone: string, at: number): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(zone, format);
  return Date.parse(`${format.format(at).replace(' ', 'T')}Z`) - at;
}

/** The instant of a local time, in milliseconds. In the hour that a change of clocks skips or repeats, one of the two. */
function instantOf(local: string, zone: string): number {
  const asUtc = Date.parse(`${local}:00Z`);
  const near = asUtc - aheadOf(zone, asUtc);
  return asUtc - aheadOf(zone, near);
}

const kilometres = (a: Place, b: Place): number => {
  const rad = Math.PI / 180;
  const half = (angle: number) => Math.sin((angle * rad) / 2) ** 2;
  const chord =
    half(b.latitude - a.latitude) +
    Math.cos(a.latitude * rad) * Math.cos(b.latitude * rad) * half(b.longitude - a.longitude);
  return 12_742 * Math.asin(Math.sqrt(chord));
};

const hoursBetween = (from: Place, to: Place, departs: string, arrives: string): number =>
  (instantOf(arrives, to.zone) - instantOf(departs, from.zone)) / 3_600_000;

/** The hours of an airliner with the wind behind it. */
const fewestHours = (distance: number) => 0.2 + distance / 1150;

/** With every stop; a flight of two hours that is written a day late is longer. */
const maxHours = 26;

/**
 * Whether one flight can leave and arrive at these local times (`YYYY-MM-DDTHH:MM`): no faster than an airliner with the
 * wind behind it, no slower than one that lands on the way.
 */
export function canFly(from: Place, to: Place, departs: string, arrives: string): boolean {
  const hours = hoursBetween(from, to, departs, arrives);
  const distance = kilometres(from, to);
  return hours >= fewestHours(distance) && hours <= Math.min(22, 4 + distance / 600);
}

/** The same of a flight that somebody has typed and knows: it may land on its way for as long as it likes, within a day. */
export function canLand(from: Place, to: Place, departs: string, arrives: string): boolean {
  const hours = hoursBetween(from, to, departs, arrives);
  return hours >= fewestHours(kilometres(from, to)) && hours <= maxHours;
}

/** The instant of an airport's local time, and its zone; undefined for an airport that isn't known. */
export function zonedAt(
  airport: string,
  local: string,
): { readonly zone: string; readonly at: Date } | undefined {
  const zone = placeOf(airport)?.zone;
  return zone === undefined ? undefined : { zone, at: new Date(instantOf(local, zone)) };
}

/** The minutes from one airport's local time to another's; undefined for an airport that isn't known. */
export function minutesBetween(
  from: { readonly airport: string; readonly local: string },
  to: { readonly airport: string; readonly local: string },
): number | undefined {
  const [start, end] = [placeOf(from.airport), placeOf(to.airport)];
  return start && end && (instantOf(to.local, end.zone) - instantOf(from.local, start.zone)) / 60_000;
}
