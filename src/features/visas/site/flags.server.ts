import type { VisaRow } from '../visa-list/visa-list.contract.ts';

// Only two-letter codes: countries and `eu`. Resolved on the server, so the list of flags isn't sent to browsers.
const files = import.meta.glob<string>('/node_modules/flag-icons/flags/4x3/??.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The URL of a country's flag by ISO 3166-1 alpha-2 code; undefined for an unknown code. */
export function flagUrl(country: string): string | undefined {
  return files[`/node_modules/flag-icons/flags/4x3/${country.toLowerCase()}.svg`];
}

/** The fields of a visa that the board shows. */
export type VisaBoardRow = Omit<VisaRow, 'id' | 'country'> & { readonly flag: string | undefined };

/** Adds the URL of each row's flag. */
export function withFlags(rows: readonly VisaRow[]): VisaBoardRow[] {
  return rows.map(({ id: _, country, ...row }) => ({ ...row, flag: flagUrl(country) }));
}
