import { useQuery } from '@tanstack/react-query';
import { read } from '#dashboard/api/operations.ts';

/** The banks and wallets that the agency has made; none until they are known. */
export function usePaymentAccounts() {
  const { data } = useQuery({
    queryKey: ['payment-accounts'],
    queryFn: ({ signal }) => read('GET /payment-accounts', {}, signal),
  });
  return data?.items ?? [];
}
