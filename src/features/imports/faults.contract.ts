import type { ValueFault } from './values/faults.contract.ts';

/** Why a whole row isn't taken, or a cell that can be read and yet doesn't fit. */
export type KindFault =
  | { readonly code: 'missing' }
  | { readonly code: 'too-long'; readonly most: number }
  | { readonly code: 'email-none'; readonly value: string }
  /** Neither a number nor an e-mail address. */
  | { readonly code: 'no-reach' }
  /** Of what stood on an old site. */
  | { readonly code: `old-${'id-missing' | 'id-twice' | 'empty' | 'price' | 'title-missing'}` }
  /** Another row has the number under another name. */
  | { readonly code: 'same-number'; readonly row: number; readonly one: string; readonly other: string }
  | OrderFault
  | SupplierFault;

/** Why a row of orders, departures or enquiries isn't taken. */
export type OrderFault =
  | { readonly code: 'sum-negative' }
  /** Poisha. */
  | { readonly code: 'paid-more'; readonly total: number }
  | { readonly code: 'due-nothing' }
  | { readonly code: 'no-adults' }
  | { readonly code: 'no-package' }
  | { readonly code: 'package-none'; readonly value: string; readonly nearest: string | undefined }
  | { readonly code: 'package-several'; readonly slugs: readonly string[] }
  | { readonly code: 'departure-none'; readonly on: string; readonly nearest: string | undefined }
  | { readonly code: 'departure-several'; readonly on: string }
  | { readonly code: 'departure-over'; readonly on: string }
  | { readonly code: 'seats-few'; readonly left: number }
  | { readonly code: 'state-none'; readonly value: string }
  | { readonly code: 'needs-name' }
  | { readonly code: 'needs-seats' }
  | { readonly code: 'returns-before' }
  | { readonly code: 'kept-more'; readonly seats: number }
  | { readonly code: 'departure-has'; readonly value: string }
  | { readonly code: 'bands-several'; readonly bands: readonly string[] };

/** Why a row of suppliers or bills isn't taken; sums are poisha. */
export type SupplierFault =
  | { readonly code: 'supplier-kind'; readonly value: string }
  | { readonly code: 'currency-none'; readonly value: string }
  | { readonly code: 'supplier-none'; readonly value: string; readonly nearest: string | undefined }
  | { readonly code: 'supplier-several'; readonly value: string }
  | { readonly code: 'opening-stands'; readonly name: string; readonly stands: number }
  | { readonly code: 'opening-bills'; readonly name: string }
  | { readonly code: 'rate-missing'; readonly currency: string }
  | { readonly code: 'rate-none'; readonly value: string }
  | { readonly code: 'bill-seen'; readonly number: string; readonly stands: number }
  | { readonly code: `bill-${'nothing' | 'large' | 'future' | 'due'}` | 'rate-own' };

export type RowFault = ValueFault | KindFault;

/** Where a row can't be taken over, and why. */
export interface ImportFault {
  /** As the sheet counts: its heads are row 1. */
  readonly row: number;
  /** The head as it stands in the file; null: the whole row. */
  readonly column: string | null;
  /** What stands in the cell. */
  readonly value: string;
  readonly fault: RowFault;
}
