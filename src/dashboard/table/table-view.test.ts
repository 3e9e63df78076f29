import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeView, foreignTo, parseView, type TableShape, turnedSort, writeView } from './table-view.ts';

const shape: TableShape = {
  sorts: ['title', 'updated'],
  defaultSort: '-updated',
  filters: { state: ['draft', 'published'], language: ['en', 'bn'] },
  columns: ['title', 'states', 'by'],
};
const read = (query: string) => parseView(new URLSearchParams(query), shape);
const write = (query: string) => writeView(read(query), shape).toString();

test('an address without a query shows the table as it is at first, and is written so', () => {
  expect(read('')).toEqual({
    q: '',
    sort: '-updated',
    page: 1,
    size: 50,
    filters: {},
    columns: undefined,
  });
  expect(write('')).toBe('');
});

test('search, filters, order, page, size and columns come back as they were written', () => {
  const query = 'q=sylhet&state=draft&language=bn&sort=title&page=3&size=25&columns=title.by';
  expect(write(query)).toBe(query);
});

test('what makes no sense in an address is as if it were not there', () => {
  const wrong = 'sort=password&state=secret&page=-2&size=7&columns=x.y&other=1';
  expect(write(wrong)).toBe('');
  expect(read('page=1e9').page).toBe(1);
  expect(read(`q=${'x'.repeat(5000)}`).q).toHaveLength(200);
});

test('every view has one spelling: reading what was written gives the same view', () => {
  const anything = fc.record({
    q: fc.string(),
    sort: fc.constantFrom('title', '-title', 'updated', '-updated'),
    page: fc.integer({ min: 1, max: 5000 }),
    size: fc.constantFrom(25, 50, 100),
    filters: fc.record({ state: fc.constantFrom('draft', 'published') }, { requiredKeys: [] }),
    columns: fc.constantFrom(undefined, ['title'], ['states', 'by']),
  });
  fc.assert(
    fc.property(anything, (view) => {
      const once = parseView(writeView(view, shape), shape);
      expect(parseView(writeView(once, shape), shape)).toEqual(once);
    }),
  );
});

test('another filter begins on the first page; choosing columns keeps the page', () => {
  const view = read('page=4');
  expect(changeView(view, { q: 'tea' }).page).toBe(1);
  expect(changeView(view, { filters: { state: 'draft' } }).page).toBe(1);
  expect(changeView(view, { columns: ['title'] }).page).toBe(4);
  expect(changeView(view, { page: 5 }).page).toBe(5);
});

test('a column is sorted up by the first click and down by the second', () => {
  expect(turnedSort('-updated', 'title')).toBe('title');
  expect(turnedSort('title', 'title')).toBe('-title');
  expect(turnedSort('-title', 'title')).toBe('title');
});

test('what an address says beside the table is kept apart, so that it can stay', () => {
  const params = new URLSearchParams('view=list&q=sylhet&state=draft&page=2&month=2027-01');
  expect(foreignTo(params, shape)).toEqual([
    ['view', 'list'],
    ['month', '2027-01'],
  ]);
});
