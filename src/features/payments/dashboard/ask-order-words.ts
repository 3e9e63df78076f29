import { askWords, type WordsFormProps } from '#dashboard/form/words-form.tsx';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';

/** Asks for a reason or a number, and then acts with it on an order; orders are read again. */
export const askOrderWords = (title: string, asked: Omit<WordsFormProps, 'changes'>): void =>
  askWords(title, { changes: ordersKey, ...asked });
