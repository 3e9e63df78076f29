import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The Chromium of the machine; absent, Playwright looks for its own. */
export function chromiumPath(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome'];
  const places = (process.env.PATH ?? '').split(delimiter);
  return places.flatMap((place) => names.map((name) => join(place, name))).find(existsSync);
}
