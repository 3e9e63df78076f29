import { and, asc, desc, eq, inArray, isNull, like, or, sql } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import { westernDigits } from '#platform/format/numbers.ts';
import { fitOf, holdsWords, likeAny, literally } from '#platform/lookup/fit.queries.ts';
import { type Asked, fitIn, hitOf, partOfPhone } from '#platform/lookup/lookup.rules.ts';
import type { LookupSource } from '#platform/lookup/lookup-source.ts';
import { numberKey } from '../bills/bills.rules.ts';
import { supplierBills as bills } from '../bills/bills.table.ts';
import { suppliers } from '../suppliers.table.ts';

async function findSuppliers(db: ReadDatabase, asked: Asked) {
  const words = westernDigits(asked.words);
  const part = partOfPhone(words);
  const named = holdsWords(
    suppliers.search,
    words.split(/\s+/).filter((word) => word !== ''),
  );
  const found = or(named, part === undefined ? undefined : like(suppliers.search, `%${part}%`));
  if (found === undefined) {
    return [];
  }
  const start = literally(words);
  const fit = fitOf({
    exact: undefined,
    begins: likeAny(sql`lower(${suppliers.name})`, [`${start}%`, `% ${start}%`]),
    holds: found,
  });
  const rows = await db
    .select({ id: suppliers.id, name: suppliers.name, phone: suppliers.phone, fit })
    .from(suppliers)
    .where(and(isNull(suppliers.removedAt), found))
    .orderBy(fit, asc(sql`lower(${suppliers.name})`), asc(suppliers.id))
    .limit(asked.limit);
  return rows.map(({ id, name, phone, fit: place }) =>
    hitOf('supplier', {
      id,
      title: name,
      details: phone === null ? [] : [phone],
      path: `/dashboard/suppliers/${id}`,
      fit: fitIn(asked, place),
    }),
  );
}

/** Suppliers by name and telephone number. */
export const supplierLookup: LookupSource = { permission: 'books.read', find: findSuppliers };

/** Shorter beginnings are those of too many bills. */
const shortest = 3;

async function findBills(db: ReadDatabase, asked: Asked) {
  const keys = asked.spellings.map((each) => numberKey(westernDigits(each))).filter((key) => key !== '');
  const [key = ''] = keys;
  const exact = keys.length === 0 ? undefined : inArray(bills.numberKey, keys);
  const begins =
    asked.words === '' || key.length < shortest ? undefined : like(bills.numberKey, `${literally(key)}%`);
  if (exact === undefined) {
    return [];
  }
  const fit = fitOf({ exact, begins, holds: undefined });
  const rows = await db
    .select({
      id: bills.id,
      supplier: bills.supplierId,
      number: bills.number,
      on: bills.on,
      total: bills.total,
      name: suppliers.name,
      fit,
    })
    .from(bills)
    .innerJoin(suppliers, eq(suppliers.id, bills.supplierId))
    .where(and(eq(bills.state, 'booked'), or(exact, begins)))
    .orderBy(fit, desc(bills.on), asc(bills.id))
    .limit(asked.limit);
  return rows.map(({ id, supplier, number, on, total, name, fit: place }) =>
    hitOf('bill', {
      id,
      title: number ?? '',
      details: [name],
      on,
      amount: total,
      path: `/dashboard/suppliers/${supplier}`,
      fit: fitIn(asked, place),
    }),
  );
}

/** Bills of suppliers by their number. */
export const billLookup: LookupSource = { permission: 'books.read', find: findBills };
