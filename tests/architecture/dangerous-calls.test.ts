import { expect, test } from 'vitest';
import { isQuadratic } from './pattern-cost.ts';
import { programFiles, readText } from './source-files.ts';
import { nodesOf } from './syntax.ts';

const files = programFiles();

/** A file's regular expressions. */
function patternsOf(code: string, path: string) {
  return nodesOf(code, path).flatMap(({ type, pattern, flags }) =>
    type === 'RegExpLiteral' && typeof pattern === 'string' && typeof flags === 'string'
      ? [{ path, pattern, flags }]
      : [],
  );
}

const allPatterns = files.flatMap((path) => patternsOf(readText(path), path));

/** Something repeated without end, inside of something repeated without end: `(a+)+`. Such a pattern can take for ever. */
function isNested(pattern: string): boolean {
  const bare = pattern.replaceAll(/\\./g, 'x').replaceAll(/\[[^\]]*\]/g, 'x');
  const repeats = (text: string) => /[+*]|\{\d+,\}/.test(text);
  // From the inside out: a group without groups is looked at, then stands for what it is.
  let rest = bare;
  for (;;) {
    const group = /\((\?[:=!<]{0,2})?([^()]*)\)([+*]|\{\d+,\})?/.exec(rest);
    if (!group) {
      return false;
    }
    const [whole, , inner = '', quantifier] = group;
    if (quantifier !== undefined && repeats(inner)) {
      return true;
    }
    rest = rest.replace(whole, () => (repeats(inner) || quantifier !== undefined ? 'x+' : 'x'));
  }
}

/**
 * Nested, and safe all the same: each turn of the outer repetition begins or ends with a sign that the inner one can't take,
 * so that a text can be read in one way only.
 */
const unambiguous = [
  // Words with a hyphen, a dot or a slash between them.
  /^\^\[a-z0-9\]\+\(\?:-\[a-z0-9\]\+\)\*\$$/,
  /^\^\(\?:\[a-z0-9-\]\+\\\.\)\+\[a-z\]\{2,\}/,
  /^\^\\\/\(\?:\[a-z0-9-\]\+\(\?:\\\/\[a-z0-9-\]\+\)\*\\\/\?\)\?\$$/,
  /^\^\[\^\\s@\]\+@/,
  /^\^\(\?:database\\\//,
  // Groups of zeros, each with its colon.
  /^\^\(\?:0\*:\)\*/,
  // A tag: each turn takes a string in quotes, or one sign that is no quote.
  /^<!--/,
  /^<\\\?\[\^\?\]/,
  // A line of import each, from what our own build wrote.
  /^\(<script nonce=/,
];

test('no regular expression can be kept busy by its input', () => {
  expect(allPatterns.length).toBeGreaterThan(100);
  const found = allPatterns
    .filter(({ pattern }) => isNested(pattern) && !unambiguous.some((known) => known.test(pattern)))
    .map(({ path, pattern }) => `${path} /${pattern}/`);
  expect(found).toEqual([]);
});

test('the check of regular expressions finds a planted one', () => {
  for (const slow of ['^(a+)+$', '(?:\\d*,?)*', '((a|b)+c?)*', '(x{2,}y?){3,}', '([a-z]+)*@']) {
    expect(isNested(slow), slow).toBe(true);
  }
  for (const quick of ['^a+b*$', '(?:a|b)+', '\\(+', '(ab{2})+', '[(+]+x']) {
    expect(isNested(quick), quick).toBe(false);
  }
});

/**
 * Expressions whose work grows with the square of a text that is short, ours, or read on the machine of who wrote it:
 * the file, how the expression begins, and how long the text is at most.
 */
const squares: readonly (readonly [path: string, begins: string, why: string])[] = [
  ['src/dashboard/editor/html-tree.ts', '<!--', 'in the browser of who pastes it'],
  ['src/features/documents/documents.commands.ts', '-+$', '75 signs'],
  ['src/features/fares/paste/lines.rules.ts', '^\\s+(?:(?:\\d{3,4}', '300 signs: longestLine'],
  ['src/features/fares/paste/paste.rules.ts', '\\b\\d{1,2}[A-Z]{3}', '300 signs: longestLine'],
  ['src/features/imports/values/days.rules.ts', '^(\\d{1,2})(?:st', '60 signs: longest'],
  ['src/features/imports/values/days.rules.ts', '[\\sT,]+\\d{1,2}:', '60 signs: longest'],
  ['src/features/imports/values/sums.rules.ts', '\\s*(?:\\/[-=]|৳', '60 signs: longest'],
  ['src/features/media/upload.rules.ts', '(?:\\.[a-z0-9]{1,5})+$', '1,000 signs'],
  ['src/features/money/statements/dates.rules.ts', '^(\\d{1,2}):', '60 signs: longestMoment'],
  ['src/features/money/statements/dates.rules.ts', '^(\\d{1,2})[', '60 signs: longestMoment'],
  ['src/features/money/statements/dates.rules.ts', '^(\\d{4})[', '60 signs: longestMoment'],
  ['src/features/posts/site/post-meta.ts', '\\s+\\S*$', '160 signs'],
  ['src/features/travellers/names-table/pasted-list.rules.ts', '', '300 signs: longestLine'],
  ['src/platform/workbook/cell-values.ts', '"[^"]*"', '255 signs: longestFormat'],
  ['src/platform/workbook/xml.ts', '<\\?', 'each piece once: the first that is none ends the reading'],
  ['src/platform/config-gateways.ts', '\\/+$', 'an address that the operator has written'],
  ['src/platform/config.ts', '\\/+$', 'an address that the operator has written'],
  ['src/preview.ts', '<link', 'a page of ours'],
  ['src/preview.ts', '<script', 'a page of ours'],
  ['src/site/layout/late-scripts.ts', '(<script', 'a page of ours'],
  ['src/site/layout/late-scripts.ts', '<link', 'a page of ours'],
];

test('no regular expression looks at the same part of a long text again and again', () => {
  const found = allPatterns.filter(({ pattern, flags }) => isQuadratic(pattern, flags));
  const isKnown = ({ path, pattern }: (typeof found)[number]) =>
    squares.some(([file, begins]) => file === path && pattern.startsWith(begins));
  expect(found.filter((each) => !isKnown(each)).map(({ path, pattern }) => `${path} /${pattern}/`)).toEqual(
    [],
  );
  // None stands here that is gone.
  const gone = squares.filter(
    ([file, begins]) => !found.some(({ path, pattern }) => path === file && pattern.startsWith(begins)),
  );
  expect(gone).toEqual([]);
}, 120_000);

test('the check of work that grows with the square finds planted ones', () => {
  const slow = [
    // As mails were read, and the blanks before the end of a line.
    '<(?:br|\\/p)\\b[^>]*>',
    '<[^>]*>',
    ' *\\n *',
    '[^\\S\\n]+$',
    '\\s+$',
    '-+$',
    '<(style|script)\\b[\\s\\S]*?<\\/\\1>',
    '^\\s*(.*)\\s*$',
    '^a*a*$',
    '(?=.*x)a',
    '([a-z]+)*@',
    'x{1,2000}y',
  ];
  for (const pattern of slow) {
    expect(isQuadratic(pattern), pattern).toBe(true);
  }
  const quick = [
    '\\s+',
    '^\\s+',
    '\\n{3,}',
    '^[a-z0-9]+(?:-[a-z0-9]+)*$',
    '^a*b*$',
    'x[^x]*y',
    '(?<!-)-+$',
    'x{1,20}y',
    '^\\d+$',
    '\\d{4}-\\d{2}',
    '(?:^|[,\\s])br(?:\\s*;\\s*q=([0-9.]+))?(?=$|[,\\s])',
  ];
  for (const pattern of quick) {
    expect(isQuadratic(pattern), pattern).toBe(false);
  }
});

test('no regular expression is made from what somebody sends', () => {
  const making = files.filter((path) => /\bnew RegExp\(|\bRegExp\(/.test(readText(path)));
  // From routes of the program, a render's own secret, levels of a heading, layouts of messages, places of travellers.
  expect(making).toEqual([
    'src/dashboard/editor/body-nodes.ts',
    'src/features/bookings/group/group.contract.ts',
    'src/features/money/sms/layouts.rules.ts',
    'src/platform/http/content-security-policy.ts',
    'src/site/page-queries.ts',
  ]);
});

test('SQL is never put together from texts, but where names of our own tables and types are', () => {
  const raw = files.filter((path) => /sql\.raw\(/.test(readText(path)));
  expect(raw).toEqual([
    'src/features/samples/archive/archive.writes.ts',
    'src/features/samples/leaving.queries.ts',
    'src/features/samples/marks.writes.ts',
    'src/features/samples/named.queries.ts',
    'src/features/samples/seeds.queries.ts',
    'src/features/tour-packages/list/facets.queries.ts',
    'src/platform/database/connection-of.ts',
    'src/platform/database/cursor.ts',
    'src/platform/sealed-columns/all-rows.ts',
  ]);
  const pasted = files.filter((path) => /\.(?:execute|rows|query)\(\s*`[^`]*\$\{/.test(readText(path)));
  expect(pasted).toEqual([
    'src/platform/backup/json-rows.ts',
    'src/platform/backup/tables.ts',
    'src/platform/database/postgresql-listener.ts',
  ]);
});

/** What opens a connection to somewhere else. Browsers request paths of their own site. */
const outgoing =
  /\bfetch\((?!['"`]\/)|\bnew S3Client\(|\bnew SMTPConnection\(|\bdiscovery\(|\bhttps?\.request\(|\bcreateConnection\(|\bcreateTransport\(/;
const inBrowser = /^src\/(?:dashboard|ui|site)\/|\/(?:browser|site|dashboard)\//;

test('only gateways and the storage connect to other machines, and follow no redirects', () => {
  const speaking = files.filter((path) => !inBrowser.test(path) && outgoing.test(readText(path)));
  expect(speaking.length).toBeGreaterThan(2);
  expect(speaking.filter((path) => !/\.gateway\.ts$|^src\/platform\/storage-bucket\.ts$/.test(path))).toEqual(
    [],
  );
  for (const path of speaking) {
    const text = readText(path);
    const asks = [...text.matchAll(/\bfetch\((?!['"`]\/)/g)].length;
    expect([path, [...text.matchAll(/redirect: '(?:error|manual)'/g)].length >= asks]).toEqual([path, true]);
    expect(asks === 0 || /\bsignal\b/.test(text), `${path} waits for ever`).toBe(true);
  }
});
