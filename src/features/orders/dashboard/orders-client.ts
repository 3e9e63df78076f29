import { queryOptions } from '@tanstack/react-query';
import { read } from '#dashboard/api/operations.ts';

/** The query key of orders and of their money. */
export const ordersKey = ['orders'] as const;

/** The query of one order's page. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: [...ordersKey, 'one', id],
    queryFn: ({ signal }) => read('GET /orders/{id}', { id }, signal),
  });
