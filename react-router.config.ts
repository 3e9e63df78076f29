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
    // What every page begins with is loaded already.
    const begun = new Set<string>(manifest.entry.imports);
    manifest.routes = Object.fromEntries(
      Object.entries<{ imports?: string[] }>(manifest.routes)
        .filter(([id]) => !ofOffice.test(id))
        .map(([id, route]) => [id, { ...route, imports: route.imports?.filter((file) => !begun.has(file)) }]),
    );
    // The browser preloads the list that it was given.
    manifest.url = siteManifest(manifest.url);
    // What a route doesn't have needs no word.
    const short = JSON.stringify(manifest, (_, value: unknown) => (value === false ? undefined : value));
    writeFileSync(join(assets, siteManifest(name)), `${start}${short};`);
    await compressAssets(join(import.meta.dirname, 'build/client'));
  },
} satisfies Config;
