import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ExportedList } from '#features/activity/exports/exports.contract.ts';
import type { ViewedList } from '#features/list-views/list-views.contract.ts';
import type { NamedDays } from '#platform/days-between.rules.ts';
import type { RefusalReason } from '../permission-check.ts';
import type { TableView } from './table-view.ts';

export interface Column<Row> {
  readonly key: string;
  readonly label: () => string;
  readonly cell: (row: Row) => ReactNode;
  /** The cell as text, for the CSV file. */
  readonly text: (row: Row) => string;
  /** What else its cell says: columns of their own in the CSV file. */
  readonly beside?: readonly { readonly label: () => string; readonly text: (row: Row) => string }[];
  /** The API's sort key; a column without one can't be sorted. */
  readonly sort?: string;
  readonly align?: 'end';
  /** The column that names the row: always shown, and the heading of the card on a phone. */
  readonly main?: boolean;
  /** Its cell is put into the link of the row; without it, the cell may have links of its own. */
  readonly linked?: boolean;
  /** Hidden by default. */
  readonly extra?: boolean;
  /** Its cell contains only a picture. */
  readonly picture?: boolean;
}

/** A filter as data: its values are those of the URL and the API. */
export interface Filter {
  readonly key: string;
  readonly label: () => string;
  readonly values: ReadonlyArray<{ readonly value: string; readonly label: () => string }>;
  /** A filter by days: these words for them, and any two days that are picked. It has no values. */
  readonly days?: readonly NamedDays[];
  /** Whether the address may have another value, such as a colleague who isn't loaded yet. */
  readonly takes?: (value: string) => boolean;
  /** Shown as tabs above the table; at most one filter of a table. */
  readonly tabs?: boolean;
  /** The label of the tab without a value; "All" without it. */
  readonly unset?: { readonly label: () => string; readonly counted: string };
}

export interface RowAction<Row> {
  readonly key: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Why it is disabled; undefined when it is enabled. */
  readonly refused: RefusalReason;
  /** A link: a path of the office, or a URL outside it with `leaves`. */
  readonly to?: string;
  readonly leaves?: boolean;
  readonly run?: (row: Row) => unknown;
  readonly danger?: boolean;
}

/** The result of a bulk action for one row. */
export interface BulkOutcome {
  readonly id: string;
  readonly ok: boolean;
  /** The reason of the failure, as a sentence. */
  readonly why?: string;
  /** What exactly is wrong, field by field. */
  readonly reasons?: readonly string[];
}

export interface BulkAction<Row> {
  readonly key: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly refused: RefusalReason;
  /** Offered when it applies to one of the selected rows, and run for those to which it applies. */
  readonly fits: (row: Row) => boolean;
  /** Confirmation question, with the number of rows. */
  readonly question?: (rows: number) => string;
  /** The message afterwards: "6 published". */
  readonly told: (rows: number) => string;
  readonly run: (ids: readonly string[]) => Promise<readonly BulkOutcome[]>;
  /** Takes it back from the rows on which it succeeded. */
  readonly undo?: (ids: readonly string[]) => Promise<unknown>;
  readonly danger?: boolean;
}

export interface TablePage<Row> {
  readonly items: readonly Row[];
  readonly total: number;
  /** Sums of all that were found, below their columns by key. */
  readonly foot?: Readonly<Record<string, ReactNode>>;
  /** How many rows each tab has. */
  readonly counts?: Readonly<Record<string, number>>;
}

/** How the rows of a list look, and what can be done with them. */
export interface RowsSpec<Row> {
  readonly columns: readonly Column<Row>[];
  readonly filters: readonly Filter[];
  readonly defaultSort: string;
  readonly searchLabel: string;
  readonly idOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  /** The link of the row, for Enter or a click. */
  readonly open?: (row: Row) => string | undefined;
  readonly rowActions?: (row: Row) => readonly RowAction<Row>[];
  readonly bulk?: readonly BulkAction<Row>[];
  /** The empty state. */
  readonly nothing: { readonly title: string; readonly text: string; readonly action?: ReactNode };
  /** The row that is open beside the list. */
  readonly current?: string | undefined;
  /** Called for the row that j or k, n or p move to, when one is open. */
  readonly onWalk?: (row: Row) => void;
}

/** A view that comes with the program. */
export interface BuiltInView {
  readonly key: string;
  readonly label: () => string;
  /** As it stands in the address. */
  readonly query: string;
}

/** The description of a list. `key` is its cache key, and the name of its CSV file. */
export interface TableSpec<Row> extends RowsSpec<Row> {
  readonly key: string;
  /** What else narrows the list, beside its view: it is loaded anew when that changes. */
  readonly scope?: Readonly<Record<string, string | undefined>>;
  /** The name under which views and columns of this list are kept; without it there are none. */
  readonly list?: ViewedList;
  readonly views?: readonly BuiltInView[];
  /** How many rows a view finds, for its tab. */
  readonly count?: (view: TableView, signal: AbortSignal | undefined) => Promise<number>;
  readonly load: (view: TableView, signal: AbortSignal | undefined) => Promise<TablePage<Row>>;
  /** What the log calls its export, which is made from the pages; or all results of a view as CSV, where the server makes it. */
  readonly exported: ExportedList | ((view: TableView) => Promise<Blob>);
  /** Why the export is disabled. */
  readonly exportRefused?: RefusalReason;
}
