import { contactTaken } from '../customers.contract.ts';

/** The cache key of all responses about customers. */
export const customersKey = 'customers';

export const customerPath = (id: string) => `/dashboard/customers/${id}`;

/** The card that has a number already, as a refusal names it. */
export const ownerIn = (details: Readonly<Record<string, unknown>>) =>
  contactTaken.safeParse(details).data?.owner;
