import { expect, test } from 'vitest';
import { programFiles, readText } from './source-files.ts';
import { isNode, nameOf, nodesOf, type SyntaxNode } from './syntax.ts';

/** Who may read the time, and why. */
const readers: Readonly<Record<string, string>> = {
  'src/platform/clock.ts': 'the clock of the machine',
  'src/platform/database/database-now.ts': 'the clock of the database',
  'src/platform/database/clock-skew.ts': 'compares the two',
  'src/platform/database/migrate.ts': 'notes for the operator when a migration was applied',
};

/** Reads of the database's clock in SQL. */
const inSql =
  /\b(?:now|clock_timestamp|statement_timestamp|transaction_timestamp|timeofday)\s*\(\s*\)|\b(?:current_date|current_time|current_timestamp|localtime|localtimestamp)\b|'now'/i;

const without = (list: unknown) => !Array.isArray(list) || list.length === 0;

/** How a node reads the time by itself; undefined when it doesn't. */
function readIn(node: SyntaxNode): string | undefined {
  const callee = nameOf(node.callee);
  switch (node.type) {
    case 'NewExpression':
      return callee === 'Date' && without(node.arguments) ? 'new Date()' : undefined;
    case 'CallExpression':
      return callee === 'Date' || (callee === 'dayjs' && without(node.arguments)) ? `${callee}()` : undefined;
    case 'MemberExpression': {
      const [object, property] = [nameOf(node.object), nameOf(node.property)];
      const isRead =
        (object === 'Date' && property === 'now') || (object === 'Temporal' && property === 'Now');
      return isRead ? `${object}.${property}` : undefined;
    }
    case 'Identifier':
      return node.value === 'defaultNow' ? 'defaultNow' : undefined;
    case 'StringLiteral':
      return typeof node.value === 'string' ? inSql.exec(node.value)?.[0] : undefined;
    case 'TemplateElement':
      return typeof node.raw === 'string' ? inSql.exec(node.raw)?.[0] : undefined;
    default:
      return undefined;
  }
}

const mayRead = (code: string) =>
  /\bDate\b|\bdayjs\b|\bTemporal\b|\bdefaultNow\b/.test(code) || inSql.test(code);

const readsOf = (code: string, path?: string) =>
  nodesOf(code, path).flatMap((node) => (isNode(node) ? (readIn(node) ?? []) : []));

test('the program reads the time through one clock of the machine and one of the database', () => {
  const reading = programFiles().flatMap((path) => {
    const code = readText(path);
    const reads = mayRead(code) ? readsOf(code, path) : [];
    return reads.length > 0 ? [{ path, reads }] : [];
  });
  expect(reading.filter(({ path }) => !(path in readers))).toEqual([]);
  expect(reading.map(({ path }) => path).sort()).toEqual(Object.keys(readers).sort());
});

test('the check of clocks finds planted reads, and nothing else', () => {
  for (const [planted, found] of [
    ['const today = dhakaDate(new Date());', 'new Date()'],
    ['const at = new Date;', 'new Date()'],
    ['const at = Date.now() - 5;', 'Date.now'],
    ['const compare = (now = Date.now) => now();', 'Date.now'],
    ['const words = Date();', 'Date()'],
    ['const day = dayjs();', 'dayjs()'],
    ['const at = Temporal.Now.instant();', 'Temporal.Now'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: The code that is looked at has a template.
    ['const over = sql`${until} <= now()`;', 'now()'],
    ["const held = lte(until, sql.raw('CLOCK_TIMESTAMP()'));", 'CLOCK_TIMESTAMP()'],
    ["await rows('SELECT 1 WHERE day < current_date');", 'current_date'],
    ["const at = timestamp('at').notNull().defaultNow();", 'defaultNow'],
  ] as const) {
    expect(readsOf(planted), planted).toEqual([found]);
  }
  for (const fine of [
    'const at = new Date(given);',
    'const ms = Date.parse(text);',
    'const began = performance.now();',
    'const at = clock.now(); // not new Date(), nor now() of the database',
    'const label = m.office_confirmed_now();',
    'const day = dayjs(given);',
  ]) {
    expect(readsOf(fine), fine).toEqual([]);
  }
});
