import { type APIRequestContext, expect } from '@playwright/test';
import { z } from 'zod';
import { aPhone } from './customer-phone.ts';

const made = z.object({ id: z.string(), token: z.string(), reference: z.string() });

interface Sale {
  readonly name: string;
  /** A number of their own, unless another one is given. */
  readonly phone?: string;
  readonly email?: string;
  readonly language?: 'en' | 'bn';
  /** In poisha. */
  readonly unit: number;
  readonly quantity?: number;
  /** Our own price, unless it is passed on. */
  readonly charge?: 'own' | 'official' | 'supplier';
  readonly text?: { readonly en: string; readonly bn?: string };
  readonly travelsOn?: string;
  /** What is due when; all at once otherwise. */
  readonly plan?: readonly { readonly amount: number; readonly due: string }[];
}

/** An accepted order of one line that owes all of it. @param headers of the colleague who sells */
export async function sellOrder(
  request: APIRequestContext,
  headers: Readonly<Record<string, string>>,
  sale: Sale,
) {
  const {
    name,
    phone = aPhone(),
    email,
    language = 'en',
    unit,
    quantity = 1,
    charge = 'own',
    travelsOn,
    plan,
  } = sale;
  const { text = { en: 'Thailand visa', bn: 'থাইল্যান্ডের ভিসা' } } = sale;
  const response = await request.post('/api/orders', {
    headers,
    data: {
      language,
      contact: { name, phone, email },
      lines: [{ charge, quantity, unit, text }],
      travelsOn,
      plan,
      key: crypto.randomUUID(),
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  const order = made.parse(await response.json());
  const accepted = await request.post(`/api/orders/${order.id}/accept`, { headers });
  expect(accepted.status(), await accepted.text()).toBe(200);
  return { ...order, name, phone };
}
