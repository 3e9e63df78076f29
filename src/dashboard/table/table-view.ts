/** The state of a table in the URL: search, filters, order, page and columns. */
export interface TableView {
  readonly q: string;
  /** A column's sort key; with a leading minus descending. */
  readonly sort: string;
  /** From 1. */
  readonly page: number;
  readonly size: number;
  /** Values by the filter's key; an inactive filter is missing. */
  readonly filters: Readonly<Record<string, string>>;
  /** Keys of the visible columns; undefined for the default. */
  readonly columns: readonly string[] | undefined;
}

/** What a table supports: everything else in a URL is ignored. */
export interface TableShape {
  readonly sorts: readonly string[];
  readonly defaultSort: string;
  /** The filters' keys with their values; a test function for values that can't be listed. */
  readonly filters: Readonly<Record<string, readonly string[] | ((value: string) => boolean)>>;
  readonly columns: readonly string[];
}

export const pageSizes = [25, 50, 100] as const;
const defaultSize = 50;
const longestSearch = 200;

const takes = (allowed: TableShape['filters'][string], value: string): boolean =>
  typeof allowed === 'function' ? allowed(value) : allowed.includes(value);

function sortIn(value: string | null, shape: TableShape): string {
  return value !== null && shape.sorts.includes(value.replace(/^-/, '')) ? value : shape.defaultSort;
}

function columnsIn(value: string | null, shape: TableShape): readonly string[] | undefined {
  const chosen = value?.split('.').filter((key) => shape.columns.includes(key));
  return chosen === undefined || chosen.length === 0 ? undefined : chosen;
}

/** Parses a view from a URL. Invalid values are ignored. */
export function parseView(params: URLSearchParams, shape: TableShape): TableView {
  const page = Number(params.get('page') ?? '1');
  const size = Number(params.get('size') ?? defaultSize);
  const filters: Record<string, string> = {};
  for (const [key, allowed] of Object.entries(shape.filters)) {
    const value = params.get(key);
    if (value !== null && takes(allowed, value)) {
      filters[key] = value;
    }
  }
  return {
    q: (params.get('q') ?? '').slice(0, longestSearch),
    sort: sortIn(params.get('sort'), shape),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    size: pageSizes.find((each) => each === size) ?? defaultSize,
    filters,
    columns: columnsIn(params.get('columns'), shape),
  };
}

/** Serialises a view as a canonical query string: defaults are left out. */
export function writeView(view: TableView, shape: TableShape): URLSearchParams {
  const params = new URLSearchParams();
  if (view.q.trim() !== '') {
    params.set('q', view.q);
  }
  for (const key of Object.keys(shape.filters)) {
    const value = view.filters[key];
    if (value !== undefined) {
      params.set(key, value);
    }
  }
  if (view.sort !== shape.defaultSort) {
    params.set('sort', view.sort);
  }
  if (view.page > 1) {
    params.set('page', String(view.page));
  }
  if (view.size !== defaultSize) {
    params.set('size', String(view.size));
  }
  if (view.columns !== undefined) {
    params.set('columns', view.columns.join('.'));
  }
  return params;
}

/** The parameters of a URL that aren't the table's own, such as those of the page around it. */
export function foreignTo(params: URLSearchParams, { filters }: TableShape): [string, string][] {
  const own = new Set(['q', 'sort', 'page', 'size', 'columns', ...Object.keys(filters)]);
  return [...params].filter(([name]) => !own.has(name));
}

/** A changed query starts on its first page. */
export function changeView(view: TableView, change: Partial<TableView>): TableView {
  const otherRows = ['q', 'sort', 'filters', 'size'].some((key) => key in change);
  return { ...view, ...(otherRows ? { page: 1 } : {}), ...change };
}

/** The order after a click on a column's heading: ascending, then descending. */
export const turnedSort = (sort: string, key: string): string => (sort === key ? `-${key}` : key);
