import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressAssets } from './src/platform/http/asset-encodings.ts';
import { siteManifest } from './src/site/layout/late-scripts.ts';

/** The office’s routes by their ids (src/routes.ts). */
const ofOffice = /(?:^|\/)dashboard\//;

/** A route as the list names it. */
interface Listed {
  readonly parentId?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

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
    // What every page begins with is loaded already, and so are the styles of the layouts around a page. Files in one order take less.
    const begun = new Set<string>(manifest.entry.imports);
    const routes: Readonly<Record<string, Listed>> = manifest.routes;
    const around = ({ parentId = '' }: Listed): readonly string[] => {
      const parent = routes[parentId];
      return parent === undefined ? [] : [...around(parent), ...(parent.css ?? [])];
    };
    manifest.routes = Object.fromEntries(
      Object.entries(routes)
        .filter(([id]) => !ofOffice.test(id))
        .map(([id, route]) => {
          const styles = around(route);
          const imports = route.imports?.filter((file) => !begun.has(file)).toSorted();
          return [id, { ...route, imports, css: route.css?.filter((file) => !styles.includes(file)) }];
        }),
    );
    // The browser preloads the list that it was given.
    manifest.url = siteManifest(manifest.url);
    // What a route doesn't have needs no word, and its id is the name under which it stands.
    const short = JSON.stringify(manifest, (key, value: unknown) =>
      value === false || key === 'id' ? undefined : value,
    );
    const withIds = 'for(const[id,route]of Object.entries(__reactRouterManifest.routes))route.id=id;';
    writeFileSync(join(assets, siteManifest(name)), `${start}${short};${withIds}`);
    await compressAssets(join(import.meta.dirname, 'build/client'));
  },
} satisfies Config;
