import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, programFiles, readText } from './source-files.ts';

interface Table {
  readonly name: string;
  readonly constant: string;
  readonly owner: string;
}

const featureOf = (path: string) => /^src\/(?:features\/[^/]+|[^/]+\/[^/]+)/.exec(path)?.[0] ?? dirname(path);

function tables(): Table[] {
  return filesBelow('src', /\.table\.ts$/).flatMap((path) =>
    [...readText(path).matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)].map(
      ([, constant = '', name = '']) => ({ constant, name, owner: featureOf(path) }),
    ),
  );
}

/** Where a piece of code writes a table, by the query builder or in SQL. */
const writesOf = (code: string, { constant, name }: Table) => [
  ...code.matchAll(new RegExp(`\\.(?:insert|update|delete)\\(${constant}\\)`, 'g')),
  ...code.matchAll(
    new RegExp(`(?:INSERT INTO|UPDATE|DELETE FROM)\\s+(?:\\$\\{${constant}\\}|${name}\\b)`, 'gi'),
  ),
];

test('a table is written by its owner only', () => {
  const all = tables();
  expect(all.length).toBeGreaterThan(10);
  let writes = 0;
  const strangers: string[] = [];
  for (const path of [...programFiles(), ...filesBelow('content', /\.ts$/)]) {
    const code = readText(path);
    for (const table of all) {
      const found = writesOf(code, table).length;
      writes += found;
      if (found > 0 && featureOf(path) !== table.owner) {
        strangers.push(`${path} writes ${table.name} of ${table.owner}`);
      }
    }
  }
  expect(writes).toBeGreaterThan(15);
  expect(strangers).toEqual([]);
});

test('only commands, jobs and the like write, never queries, rules or pages', () => {
  const all = tables();
  const wrong = programFiles()
    .filter((path) => !/\.(?:commands|writes|jobs|gateway|factory)\.ts$|^src\/platform\//.test(path))
    .filter((path) => all.some((table) => writesOf(readText(path), table).length > 0));
  expect(wrong).toEqual([]);
});

test('what the public sees is read from live tables: drafts are out of reach of its queries', () => {
  const drafts = ['documents', 'revisions', 'publications', 'scheduledPublications'];
  const names = ['documents', 'revisions', 'publications', 'scheduled_publications'];
  const readers = [
    ...filesBelow('src/site', /\.(?:queries|api|server)\.ts$/),
    ...filesBelow('src/features', /\.queries\.ts$/).filter(
      (path) => !/identity|features\/(?:documents\/(?!published)|activity|overview|samples)/.test(path),
    ),
    ...filesBelow('src', /(?:-page|-layout)\.tsx$/).filter((path) => !path.includes('/dashboard/')),
  ];
  expect(readers.length).toBeGreaterThan(30);
  const leaks = readers.filter((path) => {
    const code = readText(path);
    return (
      new RegExp(`from\\((?:${drafts.join('|')})\\)|[jJ]oin\\((?:${drafts.join('|')}),`).test(code) ||
      new RegExp(`(?:FROM|JOIN)\\s+(?:${names.join('|')})\\b`).test(code)
    );
  });
  expect(leaks).toEqual([]);
});
