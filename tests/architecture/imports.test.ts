import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { filesBelow, root } from './source-files.ts';
import { nodesOfFile } from './syntax.ts';

const report = z.object({
  modules: z.array(
    z.object({
      source: z.string(),
      dependencies: z.array(z.object({ resolved: z.string(), module: z.string() })),
    }),
  ),
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});

function cruise(folder: string, ...paths: string[]) {
  const done = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      join(root, '.dependency-cruiser.cjs'),
      '--output-type',
      'json',
      ...paths,
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  return report.parse(JSON.parse(done.stdout));
}

const lines = (violations: z.infer<typeof report>['summary']['violations']) =>
  violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);

test('imports point one way, in the declared order', () => {
  const { modules, summary } = cruise(root, 'src', 'content');
  const ours = modules.filter(({ source }) => /^(?:src|content)\//.test(source));
  // A cruiser that can't read TypeScript finds few modules and no imports, and reports success.
  expect(ours.length).toBeGreaterThan(300);
  expect(ours.reduce((sum, each) => sum + each.dependencies.length, 0)).toBeGreaterThan(1_500);
  const typed = ours.find(({ source }) => source === 'src/site/layout/agency.ts');
  expect(typed?.dependencies.map(({ resolved }) => resolved)).toContain('src/site/layout/agency.server.ts');
  expect(lines(summary.violations)).toEqual([]);
});

test('an import that points the wrong way is found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shofor-imports-'));
  const write = (path: string, code: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), code);
  };
  write('package.json', '{ "name": "wrong", "type": "module" }');
  write(
    'src/platform/clock.ts',
    "import type { Fee } from '../features/visas/visas.rules.ts';\nexport type F = Fee;\n",
  );
  write(
    'src/features/visas/visas.rules.ts',
    "import { trips } from '../posts/posts.rules.ts';\nexport type Fee = typeof trips;\n",
  );
  write('src/features/posts/posts.rules.ts', 'export const trips = 1;\n');
  write('src/platform/day.ts', "import type { Week } from './week.ts';\nexport type Day = Week | 1;\n");
  write('src/platform/week.ts', "import type { Day } from './day.ts';\nexport type Week = Day | 7;\n");
  try {
    const found = cruise(folder, 'src').summary.violations.map(({ rule }) => rule.name);
    expect(new Set(found)).toEqual(
      new Set(['no-circle', 'platform-knows-no-travel', 'features-in-order-visas']),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('an import across a boundary starts with #, one inside it is relative', () => {
  const partOf = (path: string) => /^src\/(?:features\/[^/]+|[^/]+(?=\/))/.exec(path)?.[0] ?? 'src';
  const folderOf = (path: string) => /^src\/[^/]+\/[^/]+(?=\/)/.exec(path)?.[0] ?? partOf(path);
  const { modules } = cruise(root, 'src');
  const wrong = modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ resolved }) => resolved.startsWith('src/') && source.startsWith('src/'))
      .filter(({ resolved, module }) =>
        partOf(source) === partOf(resolved)
          ? folderOf(source) === folderOf(resolved) && module.startsWith('#')
          : !module.startsWith('#') && partOf(resolved) !== 'src' && partOf(source) !== 'src',
      )
      .map(({ module }) => `${source}: ${module}`),
  );
  expect(modules.length).toBeGreaterThan(150);
  expect(wrong).toEqual([]);
});

test('no file only passes on what another exports', () => {
  const files = [...filesBelow('src', /\.tsx?$/), ...filesBelow('content', /\.ts$/)];
  expect(files.length).toBeGreaterThan(300);
  const barrels = files.filter(
    (path) =>
      /(?:^|\/)index\.tsx?$/.test(path) ||
      nodesOfFile(path).some(
        (node) =>
          node.type === 'ExportAllDeclaration' ||
          (node.type === 'ExportNamedDeclaration' && node.source !== null && node.source !== undefined),
      ),
  );
  expect(barrels).toEqual([]);
});
