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
