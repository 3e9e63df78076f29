import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { actionLabel } from '#dashboard/activity/action-labels.ts';
import { differencesOf } from '#dashboard/activity/difference.rules.ts';
import { fieldLabel } from '#dashboard/activity/difference-labels.ts';
import { subjectLabel } from '#dashboard/activity/subject-labels.ts';
import { exportedLists } from '#features/activity/exports/exports.contract.ts';
import { siteSettings } from '#features/site-settings/site-settings.contract.ts';
import { m } from '#messages/messages.js';
import { inLanguage } from '#platform/http/messages-scope.ts';
import { commands } from './all-commands.ts';
import { filesBelow, readText } from './source-files.ts';
import { isNode, nameOf, nodesOfFile, type SyntaxNode } from './syntax.ts';

afterEach(() => vi.unstubAllGlobals());

/** Commands that leave no line in the log. */
const silent =
  /^(?:provider\.(?:count-attempt|sign-in|keep-nonce)|access\.(?:open-session|note-seen)|attempts\.(?:begin|note-(?:started|not-started|returned)|allow-move)|working-draft\.(?:keep|drop)|bookings\.lapse|find\.(?:request|send|open)|push\.\w+)$/;

test('every action of a command has its own words in the log', () => {
  const names = commands.map(({ name }) => name).filter((name) => !silent.test(name));
  expect(names.filter((name) => actionLabel(name, 'user:1') === m.office_act_other())).toEqual([]);
});

test('every kind of subject has its words, too', () => {
  const kinds = filesBelow('src', /\.(?:commands|writes)\.ts$/).flatMap((path) =>
    [...readText(path).matchAll(/subjectKind: '([^']+)'/g)].map(([, kind = '']) => kind),
  );
  expect(new Set(kinds).size).toBeGreaterThan(6);
  expect(kinds.filter((kind) => subjectLabel(kind) === m.office_kind_other())).toEqual([]);
});

/** The names of the fields that stand in an object, also where they are spread into it. */
function fieldsOf(value: unknown): string[] {
  if (!isNode(value) || value.type !== 'ObjectExpression' || !Array.isArray(value.properties)) {
    return [];
  }
  return value.properties.flatMap((each: unknown) => {
    if (!isNode(each)) {
      return fieldsOf(Object(each).arguments);
    }
    return each.type === 'Identifier' ? [nameOf(each)] : [nameOf(each.key)];
  });
}

/** Functions that note one of their arguments, and which. */
const noting = new Map([
  ['changeOrder', 4],
  ['recordEvent', 3],
  ['changeCase', 4],
  ['changeEnquiry', 4],
  ['changed', 2],
]);

/** Fields that hold ids, a yes or no, or other fields: they are never called by name. */
const unsaid = new Set([
  'joined',
  'copyOf',
  'fileId',
  'file',
  'enquiry',
  'messageId',
  'accepted',
  'invitation',
  'claim',
  'arrival',
  'applicant',
  'trashed',
  'changed',
  'dropped',
  'changes',
  'decisions',
  'about',
  'to',
  'before',
  'after',
]);

function notedBy(node: SyntaxNode): string[] {
  if (node.type === 'KeyValueProperty' && nameOf(node.key) === 'difference') {
    return fieldsOf(node.value);
  }
  if (node.type === 'VariableDeclarator' && ['difference', 'detail'].includes(nameOf(node.id))) {
    return fieldsOf(node.init);
  }
  const noted = node.type === 'CallExpression' ? noting.get(nameOf(node.callee)) : undefined;
  if (noted !== undefined && Array.isArray(node.arguments)) {
    return fieldsOf(Object(node.arguments[noted]).expression);
  }
  return [];
}

test('every field that a command notes is called by name in Bangla, or says nothing to a reader', () => {
  vi.stubGlobal('localStorage', { getItem: () => 'bn' });
  const noted = new Set(
    filesBelow('src', /\.(?:commands|writes)\.ts$/).flatMap((path) => nodesOfFile(path).flatMap(notedBy)),
  );
  expect(noted.size).toBeGreaterThan(60);
  const unnamed = inLanguage('bn', () =>
    [...noted]
      .filter((field) => field !== '' && !unsaid.has(field))
      .filter((field) =>
        differencesOf({ [field]: 'x' }).some((each) => fieldLabel(each.field) === m.office_field_other()),
      ),
  );
  expect(unnamed).toEqual([]);
});

/** What the form of the settings doesn't have: only programs change it. */
const byPrograms = /^(?:pictures|routes|legal|about|faresCheckedOn|home\.hero)|\.key$/;

/** The paths of all values below a schema; the first item stands for a list. */
function pathsBelow(schema: unknown, path: string): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return pathsBelow(schema.unwrap(), path);
  }
  if (schema instanceof z.ZodArray) {
    return schema.element instanceof z.ZodObject ? pathsBelow(schema.element, `${path}.0`) : [path];
  }
  return schema instanceof z.ZodObject
    ? Object.entries(schema.shape).flatMap(([key, inside]) =>
        pathsBelow(inside, path === '' ? key : `${path}.${key}`),
      )
    : [path];
}

test('every setting that staff can change has a name of its own in both languages', () => {
  const paths = pathsBelow(siteSettings, '').filter((path) => !byPrograms.test(path));
  expect(paths.length).toBeGreaterThan(80);
  for (const language of ['en', 'bn'] as const) {
    vi.stubGlobal('localStorage', { getItem: () => language });
    const names = inLanguage(language, () => paths.map(fieldLabel));
    expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
    if (language === 'bn') {
      // Networks and the likes are written so in both.
      expect(
        names.filter(
          (name) =>
            /[a-z]/.test(name) && !/Facebook|Instagram|YouTube|LinkedIn|BIN|Nagad|Visa|Mastercard/.test(name),
        ),
      ).toEqual([]);
    }
  }
});

test('every list that is taken out as a file has its words, which no other subject has', () => {
  const words = exportedLists.map(subjectLabel);
  expect(words).not.toContain(m.office_kind_other());
  expect(new Set(words).size).toBe(exportedLists.length);
});

test('the browser makes a file of a list in one place only: where it is noted in the log', () => {
  const making = filesBelow('src', /\.tsx?$/).filter(
    (path) => !path.includes('.test.') && /\bcsvFile\b|text\/csv;/.test(readText(path)),
  );
  expect(making).toEqual([
    'src/dashboard/table/noted-file.ts',
    'src/features/enquiries/inbox/inbox.api.ts',
    // Rows of the file that the same person has brought.
    'src/features/imports/import-files.api.ts',
    'src/features/reports/reports.api.ts',
    'src/platform/format/csv.ts',
  ]);
});
