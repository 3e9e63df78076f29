import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressAssets } from './src/platform/http/asset-encodings.ts';
import { siteManifest } from './src/site/layout/late-scripts.ts';

/** The office’s routes by their ids (src/routes.ts). */
const ofOffice = /(?:^|\/)dashboard\//;

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // The whole list of routes is one immutable file, so that discovering a page asks the server nothing.
  routeDiscovery: { mode: 'initial' },
  // Public pages get a list of their own: the way to the office is a new document.
  buildEnd: async () => {
    const assets = join(import.meta.dirname, 'build/client/assets');
    const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file));
    if (name === undefined) {
      throw new Error('React Router no longer writes its list of routes as manifest-….js.');
    }
    const [, start = '', list = ''] =
      /^([^{]*)(\{.*\})/s.exec(readFileSync(join(assets, name), 'utf8')) ?? [];
    const manifest = JSON.parse(list);
    manifest.routes = Object.fromEntries(
      Object.entries(manifest.routes).filter(([id]) => !ofOffice.test(id)),
    );
    // The browser preloads the list that it was given.
    manifest.url = siteManifest(manifest.url);
    const begun = new Set<string>(manifest.entry.imports);
    // What a route doesn't have needs no word, and what every page begins with is loaded.
    const short = (key: string, value: unknown) =>
      key === 'imports' && Array.isArray(value)
        ? value.filter((file) => !begun.has(file))
        : value === false
          ? undefined
          : value;
    const routes = JSON.stringify(manifest.routes, short);
    const rest = JSON.stringify({ ...manifest, routes: undefined }).slice(0, -1);
    writeFileSync(join(assets, siteManifest(name)), `${start}${rest},"routes":${routes}};`);
    await compressAssets(join(import.meta.dirname, 'build/client'));
  },
} satisfies Config;
