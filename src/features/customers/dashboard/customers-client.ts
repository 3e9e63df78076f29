import { queryOptions } from '@tanstack/react-query';
import { read } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { phoneOf } from '#platform/phone/phone.rules.ts';
import { contactTaken } from '../customers.contract.ts';

/** The cache key of all responses about customers. */
export const customersKey = 'customers';

export const customerPath = (id: string) => `/dashboard/customers/${id}`;

/** The card that has a number already, as a refusal names it. */
export const ownerIn = (details: Readonly<Record<string, unknown>>) =>
  contactTaken.safeParse(details).data?.owner;

function isWhole(email: string): boolean {
  const [name = '', host = ''] = email.split('@');
  return name !== '' && host.includes('.') && !host.endsWith('.');
}

interface Typed {
  readonly phone: string | null;
  readonly email: string | null;
}

/** Whose a number is, or else an address, once either is typed whole; asked by who may see customers. */
export function byContactQuery({ phone, email }: Typed, mayRead: boolean) {
  const number = phoneOf(phone ?? '');
  const address = email?.trim().toLowerCase() ?? '';
  const asked = {
    ...(number === undefined ? {} : { phone: number }),
    ...(isWhole(address) ? { email: address } : {}),
  };
  return queryOptions({
    queryKey: [customersKey, 'by-contact', asked],
    enabled: mayRead && Object.keys(asked).length > 0,
    queryFn: async ({ signal }) =>
      (await read('GET /customers/by-contact', { ...asked, language: officeLanguage() }, signal)).customer,
  });
}
