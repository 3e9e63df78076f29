import { expect, test } from 'vitest';
import { z } from 'zod';
import { filesBelow, readText } from './source-files.ts';
import { nameOf, nodesOfFile } from './syntax.ts';

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

test('the lock file names packages by version and hash, without download addresses', () => {
  const { packages } = lockFile.parse(JSON.parse(readText('package-lock.json')));
  const installed = Object.entries(packages).filter(([path]) => path !== '');
  expect(installed.length).toBeGreaterThan(300);
  expect(installed.filter(([, each]) => each.resolved !== undefined).map(([path]) => path)).toEqual([]);
  expect(
    installed.filter(([, each]) => each.integrity === undefined && !each.link).map(([path]) => path),
  ).toEqual([]);
});

test('direct dependencies are named by exact version', () => {
  const declared = z
    .object({
      dependencies: z.record(z.string(), z.string()),
      devDependencies: z.record(z.string(), z.string()),
    })
    .parse(JSON.parse(readText('package.json')));
  const all = Object.entries({ ...declared.dependencies, ...declared.devDependencies });
  expect(all.length).toBeGreaterThan(30);
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
});

test('every page sets its title and description', () => {
  const pages = [...readText('src/routes.ts').matchAll(/'((?:features|site)\/[^']+-page\.tsx)'/g)]
    .map(
      ([, path]) => `src/${path}`,
      // The office's pages, which the browser alone renders, write theirs in their frame.
    )
    .filter((path) => !path.includes('/dashboard/'));
  expect(pages.length).toBeGreaterThan(18);
  const without = pages.filter((path) => {
    const exported = nodesOfFile(path).flatMap((node) =>
      node.type === 'FunctionDeclaration'
        ? [nameOf(node.identifier)]
        : node.type === 'VariableDeclarator'
          ? [nameOf(node.id)]
          : [],
    );
    return !exported.includes('meta');
  });
  // The page of addresses that nothing answers to writes its title where it is shown.
  expect(without).toEqual(['src/site/errors/not-found-page.tsx']);
});

test('migrations are numbered without a gap', () => {
  const numbers = filesBelow('migrations', /\.sql$/).map((path) => Number(/(\d{4})_/.exec(path)?.[1]));
  expect(numbers.length).toBeGreaterThan(2);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

test('a test is named by a sentence, and none is switched off', () => {
  const tests = [
    ...filesBelow('src', /\.test\.tsx?$/),
    ...filesBelow('content', /\.test\.ts$/),
    ...filesBelow('tests', /\.(?:test|journey)\.ts$/),
  ];
  expect(tests.length).toBeGreaterThan(15);
  const off = tests.filter((path) =>
    /\b(?:test|it|describe)\.(?:only|skip|todo|fixme|fails)\b/.test(readText(path)),
  );
  expect(off).toEqual([]);
  const short = tests.flatMap((path) =>
    [...readText(path).matchAll(/\b(?:test|it)\(\s*'([^']+)'/g)]
      .filter(([, name]) => (name ?? '').split(' ').length < 4)
      .map(([, name]) => `${path}: ${name}`),
  );
  expect(short).toEqual([]);
});
