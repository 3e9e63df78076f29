import { ordersKey } from '#features/orders/dashboard/orders-client.ts';

/** The query key of cheques: what changes an order may change them. */
export const chequesKey = [...ordersKey, 'cheques'] as const;
