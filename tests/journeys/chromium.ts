import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Launch options with the installed Chromium; empty: Playwright's own. */
export function chromium(): { executablePath?: string } {
  const names = ['chromium', 'chromium-browser', 'google-chrome'];
  const places = (process.env.PATH ?? '').split(delimiter);
  const found = places.flatMap((place) => names.map((name) => join(place, name))).find(existsSync);
  return found === undefined ? {} : { executablePath: found };
}
