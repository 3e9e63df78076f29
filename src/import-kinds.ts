import { everythingKind } from '#features/everything/everything-kind.writes.ts';
import type { ImportKind } from '#features/imports/import-kinds.writes.ts';
import type { ImportKindName } from '#features/imports/imports.contract.ts';
import { billsKind } from '#features/imports/kinds/bills.writes.ts';
import { customersKind } from '#features/imports/kinds/customers.writes.ts';
import { departuresKind } from '#features/imports/kinds/departures.writes.ts';
import { enquiriesKind } from '#features/imports/kinds/enquiries.writes.ts';
import { ordersKind } from '#features/imports/kinds/orders.writes.ts';
import { packagesKind, postsKind } from '#features/imports/kinds/sites.writes.ts';
import { suppliersKind } from '#features/imports/kinds/suppliers.writes.ts';
import { customerRecords } from './customer-records.ts';

const kinds = [
  customersKind(customerRecords),
  ordersKind(customerRecords),
  suppliersKind,
  billsKind,
  enquiriesKind(customerRecords),
  departuresKind(customerRecords),
  postsKind,
  packagesKind,
  everythingKind,
];

/** All that can be brought along. */
export const importKinds: ReadonlyMap<ImportKindName, ImportKind> = new Map(
  kinds.map((kind) => [kind.name, kind]),
);
