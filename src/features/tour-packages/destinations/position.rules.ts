/** A position on maps, in degrees. */
export interface Position {
  readonly lat: number;
  readonly lng: number;
}

/** What map programs give: a pair, the pin of a Google Maps link, its centre, or a link of OpenStreetMap. */
const forms = [
  /^\s{0,9}(-?\d{1,3}(?:\.\d{1,20})?)\s{0,9}[,;\s]\s{0,9}(-?\d{1,3}(?:\.\d{1,20})?)\s{0,9}$/,
  /!3d(-?\d{1,3}(?:\.\d+)?)!4d(-?\d{1,3}(?:\.\d+)?)/,
  /@(-?\d{1,3}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)/,
  /[?&](?:q|query|ll)=(-?\d{1,3}(?:\.\d+)?)(?:,|%2C)(-?\d{1,3}(?:\.\d+)?)/i,
  /#map=\d+\/(-?\d{1,3}(?:\.\d+)?)\/(-?\d{1,3}(?:\.\d+)?)/,
];

/** Links of maps are shorter. */
const longestLink = 2_000;

/** Reads a position as it is typed, or copied from a map; Bangla digits too. Undefined when there is none. */
export function parsePosition(typed: string): Position | undefined {
  const western = typed
    .slice(0, longestLink)
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));
  for (const form of forms) {
    const [, first, second] = form.exec(western) ?? [];
    const lat = Number(first);
    const lng = Number(second);
    if (Math.abs(lat) <= 90 && Math.abs(lng) <= 180) {
      return { lat, lng };
    }
  }
  return undefined;
}
