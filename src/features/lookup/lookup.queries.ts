import { customerLookup } from '#features/customers/lookup/lookup.queries.ts';
import { departureLookup } from '#features/departures/lookup/lookup.queries.ts';
import { documentLookup } from '#features/documents/lookup/lookup.queries.ts';
import { enquiryLookup } from '#features/enquiries/lookup/lookup.queries.ts';
import { fareLookup } from '#features/fares/lookup/lookup.queries.ts';
import { userLookup } from '#features/identity/lookup/lookup.queries.ts';
import { pictureLookup } from '#features/media/lookup/lookup.queries.ts';
import { transferLookup } from '#features/money/lookup/lookup.queries.ts';
import { orderLookup } from '#features/orders/lookup/lookup.queries.ts';
import { paperLookup } from '#features/orders/lookup/paper-lookup.queries.ts';
import { paymentLookup } from '#features/payments/lookup/lookup.queries.ts';
import { billLookup, supplierLookup } from '#features/suppliers/lookup/lookup.queries.ts';
import { caseLookup, slipLookup } from '#features/visa-cases/lookup/lookup.queries.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Hit } from '#platform/lookup/lookup.contract.ts';
import { type Asked, byRank, oneApart } from '#platform/lookup/lookup.rules.ts';
import type { LookupSource } from '#platform/lookup/lookup-source.ts';

/** What is found, in the order in which equal hits are shown. */
const sources: readonly LookupSource[] = [
  orderLookup,
  caseLookup,
  fareLookup,
  departureLookup,
  customerLookup,
  enquiryLookup,
  transferLookup,
  paymentLookup,
  supplierLookup,
  billLookup,
  paperLookup,
  slipLookup,
  documentLookup,
  pictureLookup,
  userLookup,
];

/** How many of a kind. */
const limit = 6;

interface Question extends Pick<Asked, 'language' | 'today'> {
  readonly q: string;
  readonly permissions: ReadonlySet<string>;
}

async function findAll(db: ReadDatabase, permissions: ReadonlySet<string>, asked: Asked): Promise<Hit[]> {
  const found: Hit[] = [];
  for (const { permission, find } of sources) {
    if (permissions.has(permission)) {
      found.push(...[...(await find(db, asked))].sort(byRank).slice(0, limit));
    }
  }
  // A fare request is an enquiry, too: whoever sees the fare desk has it there.
  const fares = new Set(found.flatMap(({ kind, id }) => (kind === 'fare' ? [id] : [])));
  return found.filter(({ kind, id }) => kind !== 'enquiry' || !fares.has(id)).sort(byRank);
}

/**
 * All that fits and that may be seen, the best first; when nothing does, what is one sign apart from a number or a reference. Nothing for
 * less than two letters.
 */
export async function findHits(db: ReadDatabase, { q, permissions, ...asked }: Question): Promise<Hit[]> {
  const words = q.toLowerCase();
  if (words.length < 2) {
    return [];
  }
  const found = await findAll(db, permissions, { ...asked, spellings: [q], words, limit });
  const near = found.length > 0 ? [] : oneApart(q);
  return near.length === 0
    ? found
    : findAll(db, permissions, { ...asked, spellings: near, words: '', limit });
}
