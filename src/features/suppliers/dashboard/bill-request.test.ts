import { describe, expect, test } from 'vitest';
import { billRequest, emptyBillLine, type TypedBill, type TypedBillLine } from './bill-request.ts';

const about = '0199d0a4-0000-7000-8000-00000000000a';

function typed(line: Partial<TypedBillLine>): TypedBill {
  return {
    supplier: '0199d0a4-0000-7000-8000-00000000000b',
    what: 'bill',
    number: '',
    on: '',
    due: '',
    currency: 'BDT',
    rate: '',
    lines: [{ ...emptyBillLine(), text: 'Rooms', amount: 650_000, ...line }],
    vat: undefined,
    tax: undefined,
  };
}

const sentOf = (line: Partial<TypedBillLine>) => billRequest.request(typed(line), 'k'.repeat(16)).lines?.[0];
const wrongIn = (line: Partial<TypedBillLine>) => Object.keys(billRequest.check?.(typed(line)) ?? {});

test('a credit memo of an airline gives back what is typed without a sign, and keeps nothing back', () => {
  const memo = { ...typed({}), vat: 5_000 };
  const sent = billRequest.request({ ...memo, what: 'acm' }, 'k'.repeat(16));
  expect(sent).toMatchObject({ memo: 'acm', deducted: [], lines: [{ amount: -650_000 }] });
  const taken = billRequest.request({ ...memo, what: 'adm' }, 'k'.repeat(16));
  expect(taken).toMatchObject({ memo: 'adm', deducted: [{ amount: 5_000 }], lines: [{ amount: 650_000 }] });
});

describe('what a line of a bill is for', () => {
  test('is a cost of what is sold unless something else is chosen', () => {
    expect(sentOf({})).toEqual({ text: 'Rooms', amount: 650_000, expense: undefined });
    expect(sentOf({ account: '6500' })).toMatchObject({ expense: '6500' });
  });

  test('can be an order or a departure, and then is no account', () => {
    expect(sentOf({ account: 'order', about })).toEqual({ text: 'Rooms', amount: 650_000, order: about });
    expect(sentOf({ account: 'departure', about })).toMatchObject({ departure: about });
  });

  test('must be chosen before the bill is sent', () => {
    expect(wrongIn({ account: 'departure' })).toEqual(['lines.0.about']);
    expect(wrongIn({ account: 'departure', about })).toEqual([]);
    expect(billRequest.fieldOf?.('lines.0.departure', typed({}))).toBe('lines.0.about');
  });
});
