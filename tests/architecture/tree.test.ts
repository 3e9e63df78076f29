import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesBelow, readText } from './source-files.ts';

/** What a file of a feature can be: `<noun>.<kind>.ts`. */
const kinds = 'contract|rules|policy|data|table|queries|commands|writes|api|gateway|emails|jobs|factory';

/** Names that say nothing of what lies in them. */
const drawers =
  /(?:^|[/.-])(?:utils?|helpers?|common|shared|misc|lib|core|base|managers?|services?|stuff)(?=[/.-]|$)/i;

/** Files longer than the limit, each with the reason why it is one piece. */
const longOnes = new Map<string, string>();

test('a file of a feature is of one of the kinds', () => {
  const files = filesBelow('src/features');
  expect(files.length).toBeGreaterThan(100);
  const name = '[a-z0-9-]+';
  const ofPages = new RegExp(
    `^${name}(?:\\.(?:rules|server|contract|queries))?(?:\\.test)?\\.(?:ts|tsx|css)$`,
  );
  const ofFeature = new RegExp(`^${name}\\.(?:${kinds})(?:\\.test)?\\.tsx?$|^${name}\\.test\\.ts$`);
  // What runs in the browser for site and dashboard alike lies in browser/, named as pages' files are.
  // Data that comes from outside is a JSON file with a README that says from where; pictures of ours are drawings.
  const data = /^[a-z0-9-]+\.(?:json|svg)$|^README\.md$/;
  const strange = files.filter((path) =>
    /\/(?:site|dashboard|browser)\//.test(path)
      ? !ofPages.test(basename(path))
      : !ofFeature.test(basename(path)) && !data.test(basename(path)),
  );
  expect(strange).toEqual([]);
});

/** Nouns that end like participles. */
const nouns = new Set([
  'closing',
  'everything',
  'feed',
  'opening',
  'rating',
  'reopening',
  'rooming',
  'sending',
  'sharing',
  'testing',
]);

test('a folder is named by a noun, not by what was done to it', () => {
  const folders = new Set(filesBelow('src', /\.tsx?$/).flatMap((path) => dirname(path).split('/')));
  expect(folders.size).toBeGreaterThan(150);
  const participles = [...folders].filter(
    (folder) => /^[a-z]+(?:ed|ing)$/.test(folder) && !nouns.has(folder),
  );
  const irregular = [
    'made',
    'sold',
    'kept',
    'shown',
    'spent',
    'told',
    'lost',
    'stuck',
    'past',
    'own',
    'alone',
  ];
  expect([...participles, ...irregular.filter((word) => folders.has(word))]).toEqual([]);
});

test('a noun of many parts has few folders', () => {
  const orders = filesBelow('src/features/orders', /\.tsx?$/).map((path) => path.split('/').slice(3, -1));
  const folders = new Set(orders.map((path) => path.join('/')).filter((path) => path !== ''));
  expect(folders.size).toBeGreaterThan(3);
  expect(folders.size).toBeLessThanOrEqual(9);
});

/** The feature, or the part of the shell, of an address by its first word. */
const featureOf: Readonly<Record<string, string>> = {
  import: 'imports',
  visa: 'visas',
  blog: 'posts',
  domestic: 'tour-packages',
  international: 'tour-packages',
  visaservices: 'visas',
  visadetails: 'visas',
  airticket: 'air-tickets',
  contact: 'enquiries',
  verify: 'papers',
  waiting: 'bookings',
  visacases: 'visa-cases',
  packages: 'tour-packages',
  tourpackages: 'tour-packages',
  blogs: 'posts',
  news: 'posts',
  login: 'identity',
  registration: 'identity',
  passwordreset: 'identity',
  invitation: 'identity',
  account: 'identity',
  about: 'site-settings',
  privacy: 'site-settings',
  terms: 'site-settings',
  cookies: 'site-settings',
  settings: 'site-settings',
  ourteam: 'team',
  places: 'tour-packages',
  reviews: 'gateways',
  travellerreviews: 'traveller-reviews',
  cheques: 'payments',
  deductions: 'payments',
  accounts: 'books',
  expenses: 'books',
  closing: 'books',
  users: 'identity',
  notifications: 'push',
};

test('a page stands in the feature that its address names', () => {
  const rows = [
    ...readText('src/routes.ts').matchAll(
      /\['([^']+)', '([^']+-page\.tsx)'\]|route\('dashboard\/([^']+)', '([^']+)'/g,
    ),
  ];
  expect(rows.length).toBeGreaterThan(70);
  const strays = rows.flatMap(([, path = '', file = '', alone = path, other = file]) => {
    const [first = ''] = alone.split('/');
    const word = first.replace(/^(?:manage|add|update)/, '');
    const feature = featureOf[word] ?? word;
    const own =
      other.startsWith(`features/${feature}/`) ||
      other.startsWith(`site/${feature}/`) ||
      other.startsWith(`dashboard/${feature}/`);
    return own || first === '*' ? [] : [`${alone}: ${other}`];
  });
  expect(strays).toEqual([]);
});

test('no folder and no file is a drawer', () => {
  const files = [
    ...filesBelow('src'),
    ...filesBelow('content'),
    ...filesBelow('scripts'),
    ...filesBelow('tests'),
  ];
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((path) => drawers.test(path) && !path.endsWith('.css'))).toEqual([]);
});

test('names are in lower case with hyphens', () => {
  const files = [...filesBelow('src'), ...filesBelow('content', /\.ts$/), ...filesBelow('tests')];
  expect(files.filter((path) => !/^[a-z0-9/.-]+$/.test(path.replaceAll('README.md', '')))).toEqual([]);
});

describe('files are small', () => {
  const files = [
    ...filesBelow('src', /\.tsx?$/),
    ...filesBelow('content', /\.ts$/),
    ...filesBelow('scripts', /\.(?:ts|mjs)$/),
    ...filesBelow('tests', /\.ts$/),
  ];
  const isTest = (path: string) => /\.test\.tsx?$|^tests\//.test(path);
  const lines = (path: string) => readText(path).trimEnd().split('\n').length;

  test('at most 250 lines, tests 400', () => {
    const long = files.filter((path) => lines(path) > (isTest(path) ? 400 : 250) && !longOnes.has(path));
    expect(long.map((path) => `${path}: ${lines(path)}`)).toEqual([]);
  });

  test('the list of exceptions names no file that is short or gone', () => {
    expect([...longOnes.keys()].filter((path) => !files.includes(path) || lines(path) <= 250)).toEqual([]);
  });

  test('the middle one has at most 90', () => {
    const program = files.filter((path) => path.startsWith('src/') && !isTest(path));
    const sizes = program.map(lines).sort((a, b) => a - b);
    expect(sizes.length).toBeGreaterThan(150);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(90);
  });
});
