import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OrderDue } from './order-due.tsx';

function heading(canAccept: boolean, parts: number) {
  const props = {
    canAccept,
    plan: Array(parts).fill({}),
    acceptTo: '/accept',
    validUntil: undefined,
    owesMore: true,
    due: '৳12,000',
    dueLabel: '',
    dueOn: undefined,
    total: '৳12,000',
    paid: '৳0',
    paidShare: 0,
    children: null,
  };
  const html = renderToStaticMarkup(createElement(OrderDue, props));
  return /<h2[^>]*>([^<]*)/.exec(html)?.[1];
}

test('a quote that is paid at once names no first payment', () => {
  expect(heading(true, 1)).toBe('The whole amount');
  expect(heading(true, 2)).toBe('First payment');
  expect(heading(false, 1)).toBe('To pay');
});
