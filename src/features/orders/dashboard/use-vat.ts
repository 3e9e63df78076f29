import { useQuery } from '@tanstack/react-query';
import { read } from '#dashboard/api/operations.ts';
import type { VatTerms } from '#features/site-settings/vat-terms.contract.ts';

/** The VAT of what is sold now; undefined until it is read. */
export function useVat(): VatTerms | undefined {
  const { data } = useQuery({
    queryKey: ['settings', 'vat'],
    queryFn: ({ signal }) => read('GET /orders/vat', {}, signal),
  });
  return data;
}
