import { beforeEach, expect, test, vi } from 'vitest';
import { write } from '../api/operations.ts';
import { ApiProblem } from '../api/request.ts';
import { WordedError } from '../run-mutation.ts';
import { exportTable } from './export-table.ts';
import type { Column } from './table-spec.ts';
import type { TableView } from './table-view.ts';

vi.mock('../api/operations.ts');

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => 'en' });
  vi.mocked(write).mockReset();
  return () => vi.unstubAllGlobals();
});

const view: TableView = {
  q: 'Rahima',
  sort: 'name',
  page: 3,
  size: 25,
  filters: { state: 'open' },
  columns: undefined,
};
const names = Array.from({ length: 219 }, (_, place) => `Rahima ${place}`);
const columns: readonly Column<string>[] = [
  { key: 'name', label: () => 'Name', cell: (name) => name, text: (name) => name },
];
const load = async ({ page, size }: TableView) => ({
  items: names.slice((page - 1) * size, page * size),
  total: names.length,
});
const file = () => exportTable('users', { load }, view, columns, () => {});

test('a list is in the log with its number of rows, and nothing that was searched, before there is a file', async () => {
  vi.mocked(write).mockResolvedValue(undefined);
  const text = await (await file()).text();
  expect(text.trimEnd().split('\r\n')).toHaveLength(names.length + 1);
  expect(vi.mocked(write).mock.calls).toEqual([['POST /exports', { list: 'users', rows: names.length }]]);
});

test('what can’t be noted in the log is no file, and that is said', async () => {
  const away = new ApiProblem({ status: 503, code: 'unavailable', detail: '', fields: [] });
  vi.mocked(write).mockRejectedValue(away);
  const failed = await file().catch((cause: unknown) => cause);
  expect(failed).toBeInstanceOf(WordedError);
  expect(String(failed)).toContain('couldn’t be noted in the log');
});
