import { expect, test } from 'vitest';
import { filesBelow, readText } from './source-files.ts';
import { nameOf, nodesOf } from './syntax.ts';

/** Where the office may describe a shape itself, because what it parses isn't the body of a response. */
const ownShapes: Readonly<Record<string, string>> = {
  'src/features/bookings/dashboard/check-in/stored-check-in.ts': 'what a telephone keeps of a departure',
  'src/features/bookings/dashboard/requested-party.ts':
    'details of an enquiry, of which the contract says only that they are a record',
  'src/features/orders/dashboard/new-order-page.tsx':
    'whom the search begins an order for, kept by the history of the browser',
  'src/features/orders/dashboard/sold-client.ts':
    'facts of a published visa guide, which the contract of all kinds leaves open',
  'src/features/suppliers/dashboard/bill-file-form.tsx':
    'a file that is chosen in the browser, which is sent as a form of parts',
  'src/features/visa-cases/dashboard/cases-client.ts':
    'facts of a published visa guide, which the contract of all kinds leaves open',
  'src/features/visa-cases/dashboard/new-case-page.tsx':
    'details of an enquiry, of which the contract says only that they are a record',
  'src/dashboard/api/refusal-details.ts': 'details of problems, which the contract leaves open',
  'src/dashboard/api/request.ts': 'a problem by RFC 9457, which every route can answer',
  'src/dashboard/documents/document-editor/judge.ts': 'what the form holds, kept by the browser',
  'src/dashboard/documents/document-editor/stored-draft.ts': 'what the browser keeps of a draft',
  'src/features/enquiries/dashboard/enquiry-facts.tsx':
    'details of which the contract says only that they are a record',
  'src/features/enquiries/dashboard/enquiry-history.tsx':
    'details of the log, which the contract leaves open',
  'src/features/fares/dashboard/fare-request-page.tsx':
    'details of an enquiry, of which the contract says only that they are a record',
  'src/features/enquiries/dashboard/use-inbox-stream.ts': 'an event of the stream, which is no JSON response',
  'src/dashboard/form/typed-draft.ts': 'what the browser keeps of a form',
  'src/features/enquiries/dashboard/whatsapp-form.tsx':
    'one text that is typed, which is sent with how the customer was reached',
  'src/dashboard/form/text-form.tsx': 'one line that is typed, which each caller sends by its own contract',
  'src/dashboard/personal-data/remove-personal-data.tsx': 'a tick before a removal, which isn’t sent',
  'src/features/orders/dashboard/go-on-unpaid.tsx': 'details of a problem, which the contract leaves open',
  'src/features/money/dashboard/match-form.tsx': 'shares while they are typed, with where the money was seen',
  'src/features/money/dashboard/slip-form.tsx': 'a slip while it is typed, with its file',
  'src/features/samples/dashboard/restore-samples-form.tsx': 'nothing is typed',
  'src/features/samples/dashboard/samples-refusals.ts':
    'details of a problem, which the contract leaves open',
  'src/features/money/dashboard/statement-form.tsx': 'details of a problem, which the contract leaves open',
};

const shapes = new Set(['object', 'strictObject', 'looseObject']);

/** How often a piece of code describes the shape of an object by zod. */
const shapesIn = (code: string, path?: string): number =>
  nodesOf(code, path).filter(
    ({ type, object, property }) =>
      type === 'MemberExpression' && nameOf(object) === 'z' && shapes.has(nameOf(property)),
  ).length;

test('the office takes the shapes of responses from the contracts', () => {
  const files = filesBelow('src').filter(
    (path) => /^src\/(?:features\/[^/]+\/)?dashboard\/.*\.tsx?$/.test(path) && !path.includes('.test.'),
  );
  expect(files.length).toBeGreaterThan(150);
  const own = files.filter((path) => shapesIn(readText(path), path) > 0).sort();
  expect(own).toEqual(Object.keys(ownShapes).sort());
});

test('a shape of its own is seen', () => {
  expect(shapesIn('const page = z.object({ items: z.array(z.strictObject({ id: z.string() })) });')).toBe(2);
  expect(shapesIn("import { page } from './page.contract.ts'; page.parse(1);")).toBe(0);
});
