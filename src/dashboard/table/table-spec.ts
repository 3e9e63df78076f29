import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RefusalReason } from '../permission-check.ts';
import type { TableView } from './table-view.ts';

export interface Column<Row> {
  readonly key: string;
  readonly label: () => string;
  readonly cell: (row: Row) => ReactNode;
  /** The cell as text, for the CSV file. */
  readonly text: (row: Row) => string;
  /** The name the API sorts by; a column without can't be sorted. */
  readonly sort?: string;
  readonly align?: 'end';
  /** The column that names the row: always shown, and the heading of the card on a phone. */
  readonly main?: boolean;
  /** Not shown until somebody chooses it. */
  readonly extra?: boolean;
  /** Fills its cell only with a picture. */
  readonly picture?: boolean;
}

/** A filter as data: its values are what the address and the API know. */
export interface Filter {
  readonly key: string;
  readonly label: () => string;
  readonly values: ReadonlyArray<{ readonly value: string; readonly label: () => string }>;
  /** Shown as tabs above the table; one filter of a table at most. */
  readonly tabs?: boolean;
  /** What the tab is called that sets nothing; "All" without it. */
  readonly unset?: { readonly label: () => string; readonly counted: string };
}

export interface RowAction<Row> {
  readonly key: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Why it can't be done; undefined when it can. */
  readonly refused: RefusalReason;
  /** Leads somewhere: a path of the office, or an address outside it with `leaves`. */
  readonly to?: string;
  readonly leaves?: boolean;
  readonly run?: (row: Row) => unknown;
  readonly danger?: boolean;
}

/** What became of one row of a bulk action. */
export interface BulkOutcome {
  readonly id: string;
  readonly ok: boolean;
  /** Why not, as a sentence. */
  readonly why?: string;
}

export interface BulkAction<Row> {
  readonly key: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly refused: RefusalReason;
  /** Offered when it makes sense for one of the rows chosen, and done with those for which it does. */
  readonly fits: (row: Row) => boolean;
  /** Asked before it is done, with the number of rows. */
  readonly question?: (rows: number) => string;
  /** How it is told afterwards: "6 published". */
  readonly told: (rows: number) => string;
  readonly run: (ids: readonly string[]) => Promise<readonly BulkOutcome[]>;
  readonly danger?: boolean;
}

export interface TablePage<Row> {
  readonly items: readonly Row[];
  readonly total: number;
  /** How many rows each tab has. */
  readonly counts?: Readonly<Record<string, number>>;
}

/** Everything the kit has to know of a list. `key` is the name of its answers in the cache, and of its CSV file. */
export interface TableSpec<Row> {
  readonly key: string;
  readonly columns: readonly Column<Row>[];
  readonly filters: readonly Filter[];
  readonly defaultSort: string;
  readonly searchLabel: string;
  readonly load: (view: TableView, signal: AbortSignal | undefined) => Promise<TablePage<Row>>;
  readonly idOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  /** Where Enter or a click on the row leads. */
  readonly open?: (row: Row) => string | undefined;
  readonly rowActions?: (row: Row) => readonly RowAction<Row>[];
  readonly bulk?: readonly BulkAction<Row>[];
  /** What stands there when the list has nothing at all. */
  readonly nothing: { readonly title: string; readonly text: string; readonly action?: ReactNode };
  /** The row that stands open beside the list. */
  readonly current?: string | undefined;
  /** Called for the row that j or k, n or p walk to, when one stands open. */
  readonly onWalk?: (row: Row) => void;
  /** The whole result of a view as CSV, where the server makes it; else it is made of the pages. */
  readonly file?: (view: TableView) => Promise<Blob>;
  /** Why it can't be taken out as a file. */
  readonly exportRefused?: RefusalReason;
}
