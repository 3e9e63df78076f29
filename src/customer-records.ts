import { customerWaiting } from '#features/bookings/waiting-list/customer-waiting.queries.ts';
import type { RecordSource } from '#features/customers/customers.queries.ts';
import { customerEnquiries } from '#features/enquiries/visitor/customer-records.queries.ts';
import { customerFares } from '#features/fares/list/customer-fares.queries.ts';
import { customerOrders } from '#features/orders/customer/customer-card.queries.ts';
import { customerCases } from '#features/visa-cases/list/customer-cases.queries.ts';

/** What stands on a customer's card, by the features that know it. */
export const customerRecords: readonly RecordSource[] = [
  customerOrders,
  customerCases,
  customerFares,
  customerWaiting,
  customerEnquiries,
];
