import { read, write } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';
import type { sentOf } from '../../travellers/traveller-fields.rules.ts';
import { sexes } from '../../travellers/travellers.contract.ts';

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
  write(
    'PUT /orders/{id}/travellers',
    {
      id,
      travellers: travellers.map(({ sex, ...one }) => ({
        ...one,
        sex: sexes.find((each) => each === sex) ?? null,
      })),
    },
    { query: { language: officeLanguage() }, basedOn: version },
  );
