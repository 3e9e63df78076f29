import { describe, expect, test } from 'vitest';
import type { LoneArrival, PayableOrder } from './order-candidates.rules.ts';
import { proposeOrders } from './order-proposals.rules.ts';

const taka = (sum: number) => sum * 100;
const farida: PayableOrder = {
  id: 'farida',
  reference: 'SF-7K3M-9K',
  name: 'Farida Sample',
  phones: ['+8801711000111'],
  due: taka(10_000),
  instalments: [taka(10_000), taka(22_900)],
  left: taka(32_900),
};
const karim: PayableOrder = {
  id: 'karim',
  reference: 'SF-QC5D-TJ',
  name: 'Karim Sample',
  phones: ['+8801911000222', '+8801811000333'],
  due: taka(7_500),
  instalments: [taka(7_500)],
  left: taka(7_500),
};
const arrived: LoneArrival = {
  id: 'arrival',
  sender: '01511000999',
  note: '',
  amount: taka(1_234),
  at: new Date('2026-12-01T04:00:00Z'),
};
const propose = (changed: Partial<LoneArrival>, orders: readonly PayableOrder[] = [farida, karim]) =>
  proposeOrders([{ ...arrived, ...changed }], orders)[0];
const whyOf = (changed: Partial<LoneArrival>, orders?: readonly PayableOrder[]) => {
  const proposal = propose(changed, orders);
  return proposal?.options.map(({ order, reasons }) => [order, ...reasons.map(({ kind }) => kind)].join(' '));
};

describe('money that nobody told of is proposed', () => {
  test('for the order whose reference its text names, however it is written there', () => {
    for (const note of [
      'SF-7K3M-9K',
      'tour sf 7k3m9k thanks',
      'SF7K3M9K',
      '7k3m-9k',
      'for:7K3M9K',
      'sf-৭K৩M-৯K',
    ]) {
      expect(whyOf({ note }), note).toEqual(['farida reference less-than-due']);
      expect(propose({ note }), note).toMatchObject({ isChosen: true, isSure: false });
    }
    expect(propose({ note: 'SF-7K3M-9K', amount: taka(10_000) })).toMatchObject({ isSure: true });
    expect(propose({ note: 'SF-7K3M-9R' })).toBeUndefined();
  });

  test('for the customer whose number sent it, also another of their numbers, and says what the sum is', () => {
    const sender = '01711000111';
    expect(whyOf({ sender, amount: taka(10_000) })).toEqual(['farida sender due']);
    expect(whyOf({ sender, amount: taka(22_900) })).toEqual(['farida sender instalment']);
    expect(whyOf({ sender, amount: taka(32_900) })).toEqual(['farida sender all-left']);
    expect(whyOf({ sender })).toEqual(['farida sender less-than-due']);
    expect(whyOf({ sender: '8801811000333', amount: taka(7_500) })).toEqual(['karim sender due']);
    expect(propose({ sender, amount: taka(10_000) })).toMatchObject({ isChosen: true, isSure: true });
  });

  test('for a name with the sum that is due, or for the digits of a number that are shown, and for neither without the sum', () => {
    expect(whyOf({ sender: 'MST FARIDA SAMPLE', amount: taka(10_000) })).toEqual(['farida name due']);
    expect(whyOf({ sender: '', note: 'NPSB Karim Sample 0042', amount: taka(7_500) })).toEqual([
      'karim name due',
    ]);
    expect(whyOf({ sender: '***111', amount: taka(10_000) })).toEqual(['farida sender-part due']);
    expect(propose({ sender: '***111' })).toBeUndefined();
    expect(propose({ sender: 'FARIDA SAMPLE' })).toBeUndefined();
  });

  test('but not chosen when a sum alone speaks for it or it is more than is left, and not at all for another order than it names', () => {
    expect(propose({ amount: taka(7_500) })).toMatchObject({
      isChosen: false,
      options: [{ order: 'karim' }],
    });
    const sender = '01711000111';
    expect(propose({ sender, amount: taka(40_000) })).toMatchObject({ isChosen: false });
    expect(propose({ note: 'SF-QC5D-TJ', sender, amount: taka(10_000) }, [farida])).toBeUndefined();
    expect(
      propose({ sender, amount: taka(10) }, [{ ...farida, left: 0, due: 0, instalments: [] }]),
    ).toBeUndefined();
  });

  test('to both of two orders that are equally good, and to none of five', () => {
    const sender = '01711000111';
    const second = { ...farida, id: 'second', reference: 'SF-0000-11' };
    const twice = propose({ sender, amount: taka(10_000) }, [farida, second, karim]);
    expect(twice).toMatchObject({ isChosen: false, isSure: false });
    expect(twice?.options.map(({ order }) => order)).toEqual(['farida', 'second']);
    // One of them has the sum.
    expect(whyOf({ sender, amount: taka(7_500) }, [farida, { ...second, due: taka(7_500) }])).toEqual([
      'second sender due',
    ]);
    const many = [1, 2, 3, 4, 5].map((each) => ({ ...karim, id: `order-${each}`, phones: [] }));
    expect(propose({ amount: taka(7_500) }, many)).toBeUndefined();
    expect(propose({ amount: taka(7_500) }, many.slice(0, 4))?.options).toHaveLength(4);
  });

  test('not to an order of which staff said that it isn’t for it', () => {
    const all = [{ ...arrived, sender: '01711000111' }];
    expect(proposeOrders(all, [farida], new Set(['arrival farida']))).toEqual([]);
  });

  test('for what the money before it leaves: the sum of the next instalment goes before the same sum again', () => {
    const first = { ...arrived, sender: '01711000111', amount: taka(10_000) };
    const second = { ...first, id: 'later', at: new Date('2026-12-01T05:00:00Z') };
    const rest = { ...first, id: 'rest', amount: taka(22_900), at: new Date('2026-12-01T06:00:00Z') };
    const found = proposeOrders([rest, second, first], [farida]);
    expect(found.map(({ arrival, options: [option] }) => [arrival, option?.reasons.at(-1)?.kind])).toEqual([
      ['arrival', 'due'],
      ['rest', 'due'],
    ]);
  });

  test('for all that is due, although a part of it came with our reference', () => {
    const part = { ...arrived, id: 'part', note: 'SF-7K3M-9K', amount: taka(500) };
    const whole = { ...arrived, sender: '01711000111', amount: taka(10_000) };
    const found = proposeOrders([part, whole], [farida]);
    expect(found.map(({ arrival, isSure }) => [arrival, isSure])).toEqual([
      ['part', false],
      ['arrival', true],
    ]);
  });
});
