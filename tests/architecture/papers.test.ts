import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, readText, root } from './source-files.ts';

const papers = ['README.md', 'CONTRIBUTING.md', ...filesBelow('docs', /\.md$/)];

/** The variables that the program reads, in the files that declare them. */
function variablesRead(): string[] {
  const declared = [
    /const environment = z\.object\(\{(.*?)\n\}\);/s.exec(readText('src/platform/config.ts')),
    /const gatewayVariables = \{(.*?)\n\}/s.exec(readText('src/platform/config-gateways.ts')),
    /const smsVariables = \{(.*?)\n\}/s.exec(readText('src/platform/sms/config-sms.ts')),
    /const whatsappVariables = \{(.*?)\n\}/s.exec(readText('src/platform/whatsapp/config-whatsapp.ts')),
  ];
  return declared.flatMap((found) =>
    [...(found?.[1] ?? '').matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)].map(([, name = '']) => name),
  );
}

test('the README names every variable of the environment that the program reads, and no other', () => {
  const taken = variablesRead().sort();
  expect(taken.length).toBeGreaterThan(40);
  // Variables that belong together may share a line.
  const cells = [...readText('README.md').matchAll(/^\| (`[A-Z][^|]*) \|/gm)].map(([, cell = '']) => cell);
  const named = cells
    .flatMap((cell) => [...cell.matchAll(/`([A-Z][A-Z0-9_]*)`/g)].map(([, name]) => name))
    .sort();
  expect(named).toEqual(taken);
});

test('variables that Docker Compose hands on are variables that the program reads', () => {
  const read = variablesRead();
  const handed = [...readText('compose.yaml').matchAll(/^ {6}([A-Z][A-Z0-9_]*):/gm)].map(
    ([, name = '']) => name,
  );
  const program = handed.filter((name) => !/^POSTGRES_/.test(name));
  expect(program.length).toBeGreaterThan(3);
  expect(program.filter((name) => !read.includes(name))).toEqual([]);
});

test('every link of the documentation to a file of the repository leads somewhere', () => {
  const links = papers.flatMap((paper) =>
    [...readText(paper).matchAll(/\]\((?!https?:|#)([^)\s#]+)/g)].map(([, to = '']) => ({ paper, to })),
  );
  expect(links.length).toBeGreaterThan(25);
  expect(links.filter(({ paper, to }) => !existsSync(join(root, dirname(paper), to)))).toEqual([]);
});

test('every decision is in the list of decisions, by its number', () => {
  const records = filesBelow('docs/decisions', /\/\d{4}-[^/]+\.md$/);
  const list = readText('docs/decisions/README.md');
  expect(records.length).toBeGreaterThan(10);
  const lacking = records.filter((path) => {
    const name = path.slice('docs/decisions/'.length);
    const number = Number(name.slice(0, 4));
    return !list.includes(`(${name})`) || !readText(path).startsWith(`# ${number}. `);
  });
  expect(lacking).toEqual([]);
});

/** Names of papers that a reader of the repository doesn't have, with or without a section: `SPEC 2`, `(LOOKS)`. */
const foreignPapers = /\b(?:SPEC|PROTOCOLS|RELIABILITY|PRODUCT|LOOKS|SELLING)\b(?: [A-Z]?\d+(?:\.\d+)*)?/g;

test('nothing refers to a document outside of the repository', () => {
  const files = [
    ...filesBelow('src', /\.(?:ts|tsx|css)$/),
    ...filesBelow('tests', /\.ts$/),
    ...filesBelow('scripts', /\.(?:ts|mjs)$/),
    ...filesBelow('content', /\.ts$/),
    ...papers,
  ].filter((path) => path !== 'tests/architecture/papers.test.ts');
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((path) =>
    [...readText(path).matchAll(foreignPapers)].map(([name]) => `${path}: ${name}`),
  );
  expect(found).toEqual([]);
});

test('a reference to a document outside of the repository is found', () => {
  expect('the links (SPEC 2), counted (RELIABILITY R5), LOOKS: AA'.match(foreignPapers)).toEqual([
    'SPEC 2',
    'RELIABILITY R5',
    'LOOKS',
  ]);
  expect('specs of products, a SPECIAL price'.match(foreignPapers)).toBeNull();
});
