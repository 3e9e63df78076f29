import { expect, test } from 'vitest';
import type { TableView } from './table-view.ts';
import { loadFound } from './use-found-rows.ts';

const view: TableView = { q: 'tea', sort: 'title', page: 3, size: 50, filters: {}, columns: undefined };

test('all 219 rows that a search finds are selected, page after page, each once', async () => {
  const all = Array.from({ length: 219 }, (_, place) => `row-${place}`);
  const asked: TableView[] = [];
  const rows = await loadFound(
    {
      idOf: (row: string) => row,
      load: async (wanted) => {
        asked.push(wanted);
        // A row moved back while the pages were loaded, so that one comes twice.
        const from = Math.max(0, (wanted.page - 1) * wanted.size - (wanted.page > 1 ? 1 : 0));
        return { items: all.slice(from, from + wanted.size), total: all.length };
      },
    },
    view,
  );
  expect(new Set(rows).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThanOrEqual(218);
  expect(asked.map(({ page, size, q }) => [page, size, q])).toEqual([
    [1, 100, 'tea'],
    [2, 100, 'tea'],
    [3, 100, 'tea'],
  ]);
});
