import { read } from '#dashboard/api/operations.ts';
import { request } from '#dashboard/api/request.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';
import { officeTravellers } from '../../travellers/travellers.contract.ts';
import type { sentOf } from '../../travellers/typed-travellers.rules.ts';

/** The query of who travels by an order, with what will go wrong. */
export const travellersQuery = (id: string) => ({
  queryKey: [...ordersKey, 'one', id, 'travellers'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    read('GET /orders/{id}/travellers', { id, language: officeLanguage() }, signal),
});

/** Saves who travels. @param version of the list that was changed. @throws ApiProblem with the fields */
export const saveTravellers = (
  id: string,
  version: number,
  travellers: readonly ReturnType<typeof sentOf>[],
) =>
  request(officeTravellers, `/orders/${id}/travellers`, {
    method: 'PUT',
    query: { language: officeLanguage() },
    ifMatch: `"${version}"`,
    body: { travellers },
  });
