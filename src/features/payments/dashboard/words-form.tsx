import * as form from '#dashboard/form/words-form.tsx';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';

/** Asks for a reason or a number, and then acts with it; orders are read again, unless it changes something else. */
export const askWords = (
  title: string,
  asked: Omit<form.WordsFormProps, 'changes'> & { readonly changes?: readonly string[] },
): void => form.askWords(title, { changes: ordersKey, ...asked });
