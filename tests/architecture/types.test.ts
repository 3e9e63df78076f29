import { expect, test } from 'vitest';
import { filesBelow, programFiles, readText } from './source-files.ts';
import { nameOf, nodesOf, nodesOfFile } from './syntax.ts';

/** Casts that stay, by file: how many, and what the compiler can't know there. */
const allowedCasts = new Map([
  ['src/platform/database/postgresql.ts', { casts: 1, why: "the driver's rows are untyped" }],
  ['src/platform/http/query.ts', { casts: 3, why: 'a record built field by field from its own declaration' }],
]);

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
    if (nodes.some(({ type, kind }) => type === 'TsKeywordType' && kind === 'any')) {
      found.push(`${path}: any`);
    }
  }
  expect(found).toEqual([]);
});

test('the look at types sees what it looks for', () => {
  const types = nodesOf(
    'const a = b as unknown as string; let c: any; c!.d; const e = <T>f; const g = [] as const;',
    'x.ts',
  );
  expect(types.filter(isCast)).toHaveLength(4);
  expect(types.some(({ type, kind }) => type === 'TsKeywordType' && kind === 'any')).toBe(true);
});

test('no compiler or lint rule is switched off without a reason', () => {
  const wrong = [...programFiles(), ...filesBelow('content', /\.ts$/)].filter((path) => {
    const code = readText(path);
    return /@ts-(?:ignore|nocheck|expect-error)/.test(code) || /biome-ignore[^\n:]*(?::\s*)?$/m.test(code);
  });
  expect(wrong).toEqual([]);
});

test('no component writes a style attribute, raw HTML or a handler in text', () => {
  // Programs for mail know no other style than the attribute; a letter is no page of the site.
  const components = filesBelow('src', /\.tsx$/).filter(
    (path) => !path.includes('/dashboard/') && path !== 'src/platform/mail/letter.tsx',
  );
  expect(components.length).toBeGreaterThan(60);
  const wrong = components.filter((path) =>
    nodesOfFile(path).some(
      (node) => node.type === 'JSXAttribute' && /^(?:style|dangerouslySetInnerHTML)$/.test(nameOf(node.name)),
    ),
  );
  expect(wrong).toEqual([]);
});
