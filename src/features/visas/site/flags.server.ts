import type { VisaRow } from '../visa-list/visa-list.contract.ts';

// Only the two-letter files: countries, and `eu`. The server turns a country into the URL of its file, so that the
// list of all flags stays out of the browser.
const files = import.meta.glob<string>('/node_modules/flag-icons/flags/4x3/??.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The URL of a country's flag by its ISO 3166-1 alpha-2 code; undefined for a code without one. */
export function flagUrl(country: string): string | undefined {
  return files[`/node_modules/flag-icons/flags/4x3/${country.toLowerCase()}.svg`];
}

/** What the board shows of a visa. */
export type VisaBoardRow = Omit<VisaRow, 'id' | 'country'> & { readonly flag: string | undefined };

/** Rows for the board: each with the URL of its flag instead of its country. */
export function withFlags(rows: readonly VisaRow[]): VisaBoardRow[] {
  return rows.map(({ id: _, country, ...row }) => ({ ...row, flag: flagUrl(country) }));
}
