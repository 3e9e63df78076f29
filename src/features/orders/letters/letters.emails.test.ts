import { expect, test } from 'vitest';
import type { VisitorOrder } from '../orders.contract.ts';
import { orderLetter } from './letters.emails.ts';
import type { Told } from './letters.rules.ts';

const order: VisitorOrder = {
  reference: 'SF-7TRG-K4',
  state: 'quoted',
  money: 'unpaid',
  currency: 'BDT',
  language: 'en',
  total: 12_000_00,
  vat: 0,
  paid: 0,
  due: 12_000_00,
  dueOn: null,
  back: 0,
  lines: [],
  plan: [],
  name: 'Salma Begum',
  current: 1,
  about: { en: 'Sylhet' },
  travelsOn: null,
  travelsUntil: null,
  validUntil: null,
  keptByStage: null,
  practice: false,
  papers: [],
  heldUntil: null,
};

const letterOf = (told: Told, changed: Partial<VisitorOrder> = {}) =>
  orderLetter({
    order: { ...order, ...changed },
    told,
    today: '2026-12-01',
    backBy: '2026-12-11',
    agencyName: 'Shofor',
    phone: '+8801812345678',
    words: undefined,
    link: 'https://agency.example/orders/token',
  });

const until = new Date('2026-12-01T04:52:00Z');

test('who holds seats is told of paying later only where the agency offers it', async () => {
  const held = await letterOf({ kind: 'held', until, mayPayLater: true });
  expect(held.text).toContain('We hold them until Tue, 1 Dec 2026, 10:52 am;');
  expect(held.text).toContain('you can also choose to pay later');
  const now = await letterOf({ kind: 'held', until, mayPayLater: false });
  expect(now.text).toContain('We hold them until Tue, 1 Dec 2026, 10:52 am.');
  expect(now.text).not.toContain('pay later');
  const bangla = await letterOf({ kind: 'held', until, mayPayLater: false }, { language: 'bn' });
  expect(bangla.text).not.toContain('পরে টাকা দেওয়ার');
});

test('who has paid all is asked to see the order, and not to pay it', async () => {
  const unpaid = await letterOf({ kind: 'accepted' }, { state: 'open' });
  expect(unpaid.text).toContain('See your order and pay');
  const paid = { state: 'open', money: 'paid', paid: 12_000_00, due: 0 } as const;
  const { text } = await letterOf({ kind: 'accepted' }, paid);
  expect(text).toContain('See your order');
  expect(text).not.toContain('See your order and pay');
});

test('what is only kept of a cancelled order isn’t called its total', async () => {
  const cancelled = { state: 'cancelled', total: 0, due: 0 } as const;
  const sum = { amount: 12_000_00, paidBy: 'bKash' };
  const told: readonly Told[] = [
    { kind: 'refund', ...sum },
    { kind: 'payment-asked', ...sum },
    {
      kind: 'receipt',
      ...sum,
      confirms: null,
      number: 'MR-2026-27-000001',
      verifyLink: 'https://agency.example/verify',
    },
  ];
  for (const each of told) {
    const { text } = await letterOf(each, cancelled);
    expect(text, each.kind).toMatch(/Kept after cancellation:? ৳0/);
    expect(text, each.kind).not.toMatch(/^Total/m);
  }
  const { text } = await letterOf({ kind: 'refund', ...sum }, { state: 'open' });
  expect(text).toMatch(/Total:? ৳12,000/);
});

test('letters of the journey lead to its file for calendars, others and orders without days don’t', async () => {
  const file = 'https://agency.example/orders/token.ics';
  const travelsOn = '2027-01-14';
  for (const told of [{ kind: 'accepted' }, { kind: 'cancelled', keep: 0, back: 0 }] as const) {
    expect((await letterOf(told, { travelsOn })).text).toContain(file);
    expect((await letterOf(told)).text).not.toContain(file);
  }
  expect((await letterOf({ kind: 'reminder' }, { travelsOn })).text).not.toContain(file);
});
