import { askText, type TextFormProps } from '#dashboard/form/text-form.tsx';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';

/** Asks for a reason or a number, and then acts with it on an order; orders are read again. */
export const askOrderText = (title: string, asked: Omit<TextFormProps, 'changes'>): void =>
  askText(title, { changes: ordersKey, ...asked });
