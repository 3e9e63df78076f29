import { findNewAddress } from '#features/imports/addresses/old-addresses.queries.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { plainResponse } from '#platform/http/page-response.ts';

/** Leads from an address of the agency's old site to what stood there, for good. @returns undefined for an unknown address */
export async function movedPage(db: ReadDatabase, { pathname, search }: URL): Promise<Response | undefined> {
  const location = await findNewAddress(db, pathname, search);
  return location === undefined
    ? undefined
    : plainResponse(301, 'The page has moved.', { location, 'cache-control': 'public, max-age=3600' });
}
