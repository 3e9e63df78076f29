/** What a table shows, as it stands in the address: search, filters, order, page and columns. */
export interface TableView {
  readonly q: string;
  /** A column's sort key; with a minus in front from the last to the first. */
  readonly sort: string;
  /** From 1. */
  readonly page: number;
  readonly size: number;
  /** Values by the filter's key; a filter that isn't set is missing. */
  readonly filters: Readonly<Record<string, string>>;
  /** Keys of the columns shown; undefined while nobody has chosen. */
  readonly columns: readonly string[] | undefined;
}

/** What a table can show: everything else in an address is left out. */
export interface TableShape {
  readonly sorts: readonly string[];
  readonly defaultSort: string;
  /** The filters' keys and the values each takes; a test for those that can't be counted. */
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

/** Reads a view out of an address. What makes no sense there is as if it weren't. */
export function readView(params: URLSearchParams, shape: TableShape): TableView {
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

/** Writes a view as a query, one spelling for each view: what is as at first is left out. */
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

/** What is asked for otherwise begins on its first page. */
export function changeView(view: TableView, change: Partial<TableView>): TableView {
  const otherRows = ['q', 'sort', 'filters', 'size'].some((key) => key in change);
  return { ...view, ...(otherRows ? { page: 1 } : {}), ...change };
}

/** The order that a click on a column's heading asks for: up, then down. */
export const turnedSort = (sort: string, key: string): string => (sort === key ? `-${key}` : key);
