import { z } from 'zod';
import { request } from '#dashboard/api/request.ts';
import { type CustomerCard, contactTaken, customerCard, customerList } from '../customers.contract.ts';
import type { ContactKind, Relation } from '../customers.rules.ts';

/** The cache key of all responses about customers. */
export const customersKey = 'customers';

export const customerPath = (id: string) => `/dashboard/customers/${id}`;

/** Customers by name, number or address. */
export const listCustomers = async (q: string, limit: number, signal: AbortSignal) =>
  (await request(customerList, '/customers', { query: { q, limit }, signal })).data.items;

/** The card of a customer. @throws ApiProblem customers.not-found */
export const readCustomer = async (id: string, signal: AbortSignal): Promise<CustomerCard> =>
  (await request(customerCard, `/customers/${id}`, { signal })).data;

/** A change of a card, by the last part of its path in the API. */
export type CustomerChange =
  | { readonly change: 'name'; readonly name: string; readonly version: number }
  | { readonly change: 'contacts' | 'separate'; readonly kind: ContactKind; readonly value: string }
  | { readonly change: 'notes'; readonly text: string }
  | {
      readonly change: 'relatives';
      readonly relation: Relation;
      readonly name?: string;
      readonly relativeId?: string;
    }
  | { readonly change: 'join'; readonly from: string };

/** @throws ApiProblem customers.contact-taken with the card that has the number */
export async function changeCustomer(id: string, { change, ...body }: CustomerChange): Promise<void> {
  await request(z.unknown(), `/customers/${id}/${change}`, { method: 'POST', body });
}

export async function removeRelative(id: string, relative: string): Promise<void> {
  await request(z.unknown(), `/customers/${id}/relatives/${relative}`, { method: 'DELETE' });
}

/** The card that has a number already, as a refusal names it. */
export const ownerIn = (details: Readonly<Record<string, unknown>>) =>
  contactTaken.safeParse(details).data?.owner;
