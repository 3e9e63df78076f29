import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Launch options with the installed Chromium, best the one without windows, which needs half the time; empty: Playwright's own. */
export function chromium(): { executablePath?: string } {
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
  const places = (process.env.PATH ?? '').split(delimiter);
  const found = names.flatMap((name) => places.map((place) => join(place, name))).find(existsSync);
  return found === undefined ? {} : { executablePath: found };
}
