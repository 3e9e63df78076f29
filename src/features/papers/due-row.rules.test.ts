import { expect, test } from 'vitest';
import { inLanguage } from '#platform/http/messages-scope.ts';
import { dueRow, spelledSum } from './due-row.rules.ts';

const paper = {
  language: 'en',
  total: 30_000_00,
  payments: [],
  dueOn: '2026-12-20',
  nextPart: 10_000_00,
} as const;

test('a paper names the sum of the next payment with its day beside the balance', () => {
  expect(dueRow(paper)).toEqual(['Balance due, next payment ৳10,000 by Sun, 20 Dec 2026', '৳30,000']);
  expect(inLanguage('bn', () => dueRow({ ...paper, language: 'bn' }))).toEqual([
    expect.stringMatching(/^বাকি, পরের পেমেন্ট ৳১০,০০০, .*২০ ডিসেম্বর.* মধ্যে$/),
    '৳৩০,০০০',
  ]);
  expect(dueRow({ ...paper, nextPart: null })).toEqual([
    'Balance due, next payment by Sun, 20 Dec 2026',
    '৳30,000',
  ]);
});

test('a paper of which all or too much was paid has no day', () => {
  const paid = { ...paper, dueOn: null, nextPart: null };
  expect(dueRow({ ...paid, payments: [{ amount: 30_000_00 }] })).toEqual(['Balance due', '৳0']);
  expect(dueRow({ ...paid, payments: [{ amount: 31_000_00 }] })).toEqual(['Overpaid', '৳1,000']);
});

test('a paper says which of its sums it spells', () => {
  const sums = { total: 30_000_00, payments: [{ amount: 10_000_00 }] };
  const spelled = (kind: 'invoice' | 'quote' | 'credit-note', payments = sums.payments) =>
    spelledSum({ ...sums, kind, payments });
  expect(spelled('invoice')).toEqual(['Balance due', 20_000_00]);
  expect(spelled('invoice', [{ amount: 30_000_00 }])).toEqual(['Total', 30_000_00]);
  expect(spelled('invoice', [{ amount: 31_000_00 }])).toEqual(['Total', 30_000_00]);
  expect(spelled('quote')).toEqual(['Total', 30_000_00]);
  expect(spelled('credit-note')).toEqual(['Credited', 30_000_00]);
  expect(inLanguage('bn', () => spelled('invoice'))).toEqual(['বাকি', 20_000_00]);
});
