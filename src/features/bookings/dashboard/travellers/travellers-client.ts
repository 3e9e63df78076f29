import { read } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';

/** The query of who travels by an order, with what will go wrong. */
export const travellersQuery = (id: string) => ({
  queryKey: [...ordersKey, 'one', id, 'travellers'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    read('GET /orders/{id}/travellers', { id, language: officeLanguage() }, signal),
  // The form begins with the list as it is, never as it was.
  gcTime: 0,
});
