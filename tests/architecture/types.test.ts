import { expect, test } from 'vitest';
import { filesBelow, programFiles, readText } from './source-files.ts';
import { isNode, nameOf, nodesOf, nodesOfFile, type SyntaxNode } from './syntax.ts';

/** Casts that stay, by file: how many, and what the compiler can't know there. */
const allowedCasts = new Map([
  ['src/platform/database/postgresql.ts', { casts: 1, why: "the driver's rows are untyped" }],
  ['src/platform/http/query.ts', { casts: 3, why: 'a record built field by field from its own declaration' }],
]);

/** Where a library's own type needs it. */
const allowedAny = new Set(['src/platform/database/database.ts']);

const isCast = (node: { type: string }) =>
  node.type === 'TsAsExpression' || node.type === 'TsTypeAssertion' || node.type === 'TsNonNullExpression';

test('types are never silenced: no any, no cast, no non-null mark', () => {
  const files = programFiles();
  expect(files.length).toBeGreaterThan(150);
  const found: string[] = [];
  for (const path of files) {
    const nodes = nodesOfFile(path);
    const casts = nodes.filter(isCast).length;
    if (casts > (allowedCasts.get(path)?.casts ?? 0)) {
      found.push(`${path}: ${casts} casts`);
    }
    if (nodes.some(({ type, kind }) => type === 'TsKeywordType' && kind === 'any') && !allowedAny.has(path)) {
      found.push(`${path}: any`);
    }
  }
  expect(found).toEqual([]);
});

test('the check of types finds planted ones', () => {
  const types = nodesOf(
    'const a = b as unknown as string; let c: any; c!.d; const e = <T>f; const g = [] as const;',
    'x.ts',
  );
  expect(types.filter(isCast)).toHaveLength(4);
  expect(types.some(({ type, kind }) => type === 'TsKeywordType' && kind === 'any')).toBe(true);
});

/** JSON columns by file: what their owner's command parses before it writes one. */
const jsonColumns = new Map([
  ['src/features/departures/departures.table.ts', 'departureNote and meeting'],
  ['src/features/documents/documents.table.ts', 'texts by language, each still unknown'],
  ['src/features/documents/working-drafts/working-drafts.table.ts', 'workingDraft'],
  ['src/features/enquiries/enquiries.table.ts', 'details, made by findDetails from the parsed request'],
  ['src/features/fares/covers/covers.table.ts', 'made of the stored tickets and the parsed newOption'],
  ['src/features/fares/airline-bookings/airline-bookings.table.ts', 'airlineBooking'],
  ['src/features/fares/fares.table.ts', 'newOption'],
  ['src/features/fares/tickets/tickets.table.ts', 'the parsed flights of reissued'],
  [
    'src/features/orders/papers/journeys.table.ts',
    'names and flights, made by the program from what was accepted',
  ],
  ['src/features/identity/identity.table.ts', 'keys, made by jose'],
  ['src/features/imports/imports.table.ts', 'columns from the parsed form, faults, and what each kind gave'],
  ['src/features/media/media.table.ts', 'alternatives and crop'],
  ['src/features/papers/papers.table.ts', 'what a paper prints, made by the program that issues it'],
  ['src/features/money/money.table.ts', 'statementColumns'],
  ['src/features/orders/orders.table.ts', 'lineRefund and lineSource'],
  ['src/features/posts/posts.table.ts', 'postFacts'],
  ['src/features/samples/samples.table.ts', 'sampleCounts, counted by the command that keeps them'],
  ['src/features/site-settings/site-settings.table.ts', 'siteSettings'],
  ['src/features/visa-cases/visa-cases.table.ts', 'titles and requirements, made from the parsed guide'],
  [
    'src/features/tour-packages/tour-packages.table.ts',
    'tourPackageFacts, what follows from them, and names',
  ],
  ['src/features/visas/visas.table.ts', 'visaFacts and paper'],
]);

/** SQL whose result has more than a plain type, by file: the column that it reads says why it is one. */
const typedSql = new Map([
  ['src/features/documents/pictures/pictures.queries.ts', 'a part of siteSettings'],
  ['src/features/documents/search/search.queries.ts', 'the language that the same statement writes'],
  [
    'src/features/orders/terms/package-lines.queries.ts',
    'parts of tourPackageFacts, and titles and revisions by language',
  ],
  ['src/features/posts/list/list.queries.ts', 'names of tags in the texts of posts'],
  ['src/features/site-settings/site-settings.queries.ts', 'parts of siteSettings'],
  ['src/features/imports/kinds/tours.queries.ts', 'parts of tourPackageFacts'],
  ['src/features/tour-packages/list/facets.queries.ts', 'the name that the same statement writes'],
  ['src/features/visas/visas.queries.ts', 'one of two columns of a language'],
  ['src/platform/database/database-now.ts', 'the database’s clock'],
]);

/** JSON of our own, shipped with the program. */
const ownJson = new Set([
  'src/features/tour-packages/atlas.data.ts',
  'src/site/home/routes-map/draw-routes.ts',
]);

const isPlain = (type: unknown): boolean =>
  isNode(type) &&
  (type.type === 'TsKeywordType' ||
    (type.type === 'TsArrayType' && isPlain(type.elemType)) ||
    (type.type === 'TsUnionType' && Array.isArray(type.types) && type.types.every(isPlain)));

const firstOf = (types: unknown): unknown =>
  isNode(types) && Array.isArray(types.params) ? types.params[0] : undefined;

/** Whether a call says what a JSON column holds: `jsonb('facts').$type<Facts>()`; unknown says nothing. */
function isTypedJson({ type, callee, typeArguments }: SyntaxNode): boolean {
  const named = firstOf(typeArguments);
  return (
    type === 'CallExpression' &&
    isNode(callee) &&
    nameOf(callee.property) === '$type' &&
    JSON.stringify(callee.object).includes('"value":"jsonb"') &&
    isNode(named) &&
    named.kind !== 'unknown'
  );
}

const isTypedSql = ({ type, tag, typeParameters }: SyntaxNode): boolean =>
  type === 'TaggedTemplateExpression' &&
  nameOf(tag) === 'sql' &&
  firstOf(typeParameters) !== undefined &&
  !isPlain(firstOf(typeParameters));

/** JSON that is neither parsed by a schema at once nor taken as unknown. */
const trustedJson = (code: string) =>
  [...code.matchAll(/JSON\.parse\(/g)].filter(
    ({ index }) =>
      !/(?:[pP]arse\(\s*|: unknown = |(?:let|const) (\w+): unknown;[\s\S]*\1 = |\): unknown \{\s*try \{\s*return )$/.test(
        code.slice(0, index),
      ),
  ).length;

test('what JSON and SQL hold is parsed, or said why it is what it is called', () => {
  const wrong = programFiles().flatMap((path) => {
    const nodes = nodesOfFile(path);
    return [
      nodes.some(isTypedJson) && !jsonColumns.has(path) ? `${path}: a column of JSON` : '',
      nodes.some(isTypedSql) && !typedSql.has(path) ? `${path}: SQL with a type` : '',
      trustedJson(readText(path)) > 0 && !ownJson.has(path) ? `${path}: JSON.parse` : '',
    ].filter(Boolean);
  });
  expect(wrong).toEqual([]);
});

test('the check of JSON and SQL finds planted ones', () => {
  const seen = (code: string) => {
    const nodes = nodesOf(code, 'x.ts');
    return [nodes.some(isTypedJson), nodes.some(isTypedSql), trustedJson(code) > 0];
  };
  expect(seen("const a = jsonb('a').$type<Facts>().notNull();")).toEqual([true, false, false]);
  expect(seen("const a = jsonb('a').$type<unknown>();")).toEqual([false, false, false]);
  expect(seen('const a = sql<Facts>`b`;')).toEqual([false, true, false]);
  expect(seen('const a = sql<string[] | null>`b`;')).toEqual([false, false, false]);
  expect(seen('const { a } = JSON.parse(b);')).toEqual([false, false, true]);
  expect(seen('const a: unknown = JSON.parse(b); c.parse(JSON.parse(b));')).toEqual([false, false, false]);
  expect(seen('let a: unknown;\ntry { a = JSON.parse(b); } catch {}')).toEqual([false, false, false]);
});

test('no compiler or lint rule is switched off without a reason', () => {
  const wrong = [...programFiles(), ...filesBelow('content', /\.ts$/)].filter((path) => {
    const code = readText(path);
    return /@ts-(?:ignore|nocheck|expect-error)/.test(code) || /biome-ignore[^\n:]*(?::\s*)?$/m.test(code);
  });
  expect(wrong).toEqual([]);
});

test('no component writes a style attribute, raw HTML or a handler in text', () => {
  const components = filesBelow('src', /\.tsx$/).filter(
    // Mail programs know no style sheets; the office is rendered in the browser.
    (path) => !/\/dashboard\/|\/mail\/|\.emails\.tsx$/.test(path),
  );
  expect(components.length).toBeGreaterThan(60);
  const wrong = components.filter((path) =>
    nodesOfFile(path).some(
      (node) => node.type === 'JSXAttribute' && /^(?:style|dangerouslySetInnerHTML)$/.test(nameOf(node.name)),
    ),
  );
  expect(wrong).toEqual([]);
});
