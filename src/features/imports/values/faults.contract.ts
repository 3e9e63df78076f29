/** Why a cell isn’t taken, with what its sentence names. */
export type ValueFault =
  /** Excel shows `1.71E+09`: the other digits are gone. */
  | { readonly code: 'cut-number' }
  /** `#REF!` and the like. */
  | { readonly code: 'sheet-error'; readonly value: string }
  /** A row has more cells than there are heads. */
  | { readonly code: 'more-cells'; readonly more: number }
  | { readonly code: 'phone-digits'; readonly digits: number; readonly wanted: number }
  | { readonly code: 'phone-none'; readonly value: string }
  | { readonly code: 'sum-decimals'; readonly value: string }
  | { readonly code: 'sum-grouping'; readonly value: string }
  | { readonly code: 'sum-none'; readonly value: string }
  | { readonly code: 'sum-too-large' }
  | { readonly code: 'count-none'; readonly value: string }
  /** 31 November: a month that never has the day. */
  | { readonly code: 'day-of-month'; readonly month: number; readonly days: number }
  /** 29 February of a year that has none. */
  | { readonly code: 'day-of-year'; readonly year: number; readonly isPast: boolean }
  | { readonly code: 'day-month'; readonly value: string }
  /** Day and month could be either. */
  | { readonly code: 'day-unclear'; readonly value: string }
  | { readonly code: 'day-none'; readonly value: string }
  /** Before 1900 or after 2199. */
  | { readonly code: 'day-far'; readonly year: number }
  /** A birthday that is still to come. */
  | { readonly code: 'day-to-come' }
  /** Text in a font of Bijoy that can’t be turned into Unicode. */
  | { readonly code: 'text-bijoy'; readonly value: string }
  /** Text that was read in a wrong encoding once and can’t be mended. */
  | { readonly code: 'text-garbled'; readonly value: string };

/** What a cell says: undefined when it is empty, or why it isn’t taken. */
export type Reading<Value> =
  | { readonly value: Value | undefined; readonly fault?: undefined }
  | { readonly value?: undefined; readonly fault: ValueFault };
