import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { filesBelow, readText, root } from './source-files.ts';

const assets = join(root, 'build/client/assets');

const manifestOf = z.object({
  entry: z.object({ module: z.string(), imports: z.array(z.string()) }),
  routes: z.record(z.string(), z.object({ module: z.string(), imports: z.array(z.string()).default([]) })),
});

const accountPages = /\/(?:login|registration|passwordreset|identity|invitation|account)$/;

/** What routes load, by file name: their modules and all that those import, later too or at once only. */
function chunksOf(wanted: (id: string) => boolean, imports: RegExp): Map<string, string> {
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file)) ?? '';
  const manifest = manifestOf.parse(
    JSON.parse(/=(\{.*\});?\s*$/s.exec(readFileSync(join(assets, name), 'utf8'))?.[1] ?? 'null'),
  );
  const routes = Object.entries(manifest.routes).filter(([id]) => !id.includes('dashboard') && wanted(id));
  const waiting = [manifest.entry, ...routes.map(([, route]) => route)].flatMap(({ module, imports }) => [
    module,
    ...imports,
  ]);
  const found = new Map<string, string>();
  while (waiting.length > 0) {
    const file = waiting.pop()?.split('/').at(-1) ?? '';
    const path = join(assets, file);
    if (found.has(file) || !existsSync(path)) {
      continue;
    }
    const code = readFileSync(path, 'utf8');
    found.set(file, code);
    for (const [, imported = ''] of code.matchAll(imports)) {
      waiting.push(imported);
    }
  }
  return found;
}

/** The JavaScript that any public page can load. */
const publicChunks = () => chunksOf(() => true, /(?:from|import)\s*\(?\s*["'`](\.{1,2}\/[^"'`]+\.js)/g);

/** The JavaScript without which the pages don't start. */
const loadedAtOnce = (wanted: (id: string) => boolean) =>
  chunksOf(wanted, /(?:from|import)\s*["'`](\.{1,2}\/[^"'`]+\.js)/g);

/** A server module, how it shows in a bundle, and where that can be seen. */
const serverModules: ReadonlyArray<readonly [name: string, sign: RegExp, seenIn: string]> = [
  ['drizzle-orm', /drizzle:entityKind/, 'node_modules/drizzle-orm/entity.js'],
  ['pg', /client_encoding/, 'node_modules/pg/lib/defaults.js'],
  ['sharp', /Unsupported input/, 'node_modules/sharp/dist/input.cjs'],
  ['hono', /Context is not finalized/, 'node_modules/hono/dist/hono-base.js'],
  ['zod', /ZodError|_zod/, 'node_modules/zod/v4/core/core.js'],
  ['pino', /pino\.final|redactFmtSym/, 'node_modules/pino/lib/symbols.js'],
  ['prom-client', /process_cpu_user_seconds/, 'node_modules/prom-client/lib/metrics/processCpuTotal.js'],
  ['world-atlas', /"type":\s*"Topology"/, 'node_modules/world-atlas/land-110m.json'],
  ['world-countries', /"cca2":\s*"|cca2:"AW"/, 'node_modules/world-countries/dist/countries.json'],
  ['d3-geo', /geoPath|antimeridian|conicEqualArea/, 'node_modules/d3-geo/dist/d3-geo.js'],
  ['react-dom/server', /renderToPipeableStream/, 'node_modules/react-dom/server.node.js'],
  ["Node's own modules", /["'`]node:[a-z/]+["'`]/, 'src/platform/storage.ts'],
  ['our tables', /live_tour_packages|live_texts|pgTable/, 'src/features/documents/documents.table.ts'],
];

describe('what public pages load in the browser', () => {
  const chunks = publicChunks();

  test('is found in the build', () => {
    expect(chunks.size).toBeGreaterThan(30);
    expect([...chunks.values()].some((code) => code.includes('hydrateRoot'))).toBe(true);
    expect([...chunks.keys()].some((file) => file.startsWith('home-page'))).toBe(true);
  });

  test.for(serverModules)('holds nothing of %s', ([, sign, seenIn]) => {
    expect(readText(seenIn)).toMatch(sign);
    expect([...chunks].filter(([, code]) => sign.test(code)).map(([file]) => file)).toEqual([]);
  });

  test('makes no code from text and writes no raw HTML', () => {
    // React's and React Router's own use of a property of that name isn't ours to count.
    const ours = [...chunks].filter(([, code]) => /new Function\(|\beval\(|document\.write\(/.test(code));
    expect(ours.map(([file]) => file)).toEqual([]);
  });

  test('holds nothing of the account for who isn’t signed in, but whether somebody ever was', () => {
    const loaded = loadedAtOnce((id) => !accountPages.test(id));
    expect(loaded.size).toBeGreaterThan(20);
    expect([...loaded.values()].some((code) => code.includes('shofor-account'))).toBe(true);
    const signs = /identitytoolkit|firebase|access-token|\/jwt|\/api\/identity|account-menu-panel/;
    expect([...loaded].filter(([, code]) => signs.test(code)).map(([file]) => file)).toEqual([]);
    const pages = [...loadedAtOnce((id) => accountPages.test(id)).values()].join();
    expect(pages).toContain('access-token');
    // The provider's client comes after the page, there too.
    expect(pages).not.toContain('identitytoolkit');
    expect([...chunks.values()].some((code) => code.includes('identitytoolkit'))).toBe(true);
  });

  test('holds nothing of the office', () => {
    const office = filesBelow('build/client/assets', /mantine/i);
    expect(office.filter((path) => chunks.has(path.split('/').at(-1) ?? ''))).toEqual([]);
    expect([...chunks].filter(([, code]) => code.includes('mantine')).map(([file]) => file)).toEqual([]);
  });
});

test('the build ships no source map and no file of the repository', () => {
  const files = filesBelow('build/client');
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((path) => /\.(?:map|tsx?|md|sql|env)$/.test(path))).toEqual([]);
});
