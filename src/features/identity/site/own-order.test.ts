import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inLanguage } from '#platform/http/messages-scope.ts';
import { languages } from '#platform/language.ts';
import { type ListedOrder, OwnOrder } from './own-order.tsx';

const order: ListedOrder = {
  reference: 'SF-7TRG-K4',
  about: 'Sylhet',
  language: 'en',
  path: '/orders/token',
  state: 'quoted',
  standing: 'quoted',
  total: 12_000_00,
  due: 4_000_00,
  dueOn: '2026-12-20',
  heldUntil: null,
  back: 0,
};

/** Its words in both languages. */
const shown = (changed: Partial<ListedOrder> = {}) =>
  languages.map((language) =>
    inLanguage(language, () =>
      renderToStaticMarkup(createElement(OwnOrder, { order: { ...order, ...changed }, language })),
    ).replace(/<[^>]+>/g, ' '),
  );

test('a quote owes nothing, before it is accepted and after it has lapsed', () => {
  const [english, bangla] = shown();
  expect(english).toContain('Quote');
  expect(english).not.toContain('due');
  expect(bangla).toContain('কোটেশন');
  expect(bangla).not.toContain('বাকি');
  expect(shown({ state: 'lapsed', standing: 'lapsed', due: 0, dueOn: null })[0]).toContain('Quote expired');
});

test('an order that was accepted says what is due, and by when', () => {
  const open = { state: 'open', standing: 'unpaid' } as const;
  expect(shown(open)[0]).toContain('৳4,000 due by Sun, 20 Dec 2026');
  const paid = shown({ ...open, standing: 'paid', due: 0, dueOn: null });
  expect(paid[0]).toMatch(/Paid\s*$/);
  expect(paid[0]).not.toContain('due');
  const feeOwed = shown({ state: 'cancelled', standing: 'cancelled', dueOn: null });
  expect(feeOwed[0]).toContain('৳4,000 due');
  expect(feeOwed[0]).toContain('Cancelled');
});

test('what comes back to the customer is named with its sum', () => {
  const cancelled = { state: 'cancelled', standing: 'refund due', due: 0, dueOn: null } as const;
  const [english, bangla] = shown({ ...cancelled, back: 5_000_00 });
  expect(english).toContain('you get back ৳5,000');
  expect(english).toContain('Refund due');
  expect(bangla).toContain('ফেরত পাবেন ৳৫,০০০');
});
