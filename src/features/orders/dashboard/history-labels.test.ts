import { expect, test } from 'vitest';
import { paymentStates, refundStates } from '#features/payments/payments.rules.ts';
import { m } from '#messages/messages.js';
import { eventLabel } from './history-labels.ts';

test('a reminder, and what becomes of a payment or a refund, is told in the history of its order, and not only that something is noted', () => {
  const ended = paymentStates.filter((state) => state !== 'waiting' && state !== 'counted');
  const happened = [
    'reminded',
    ...refundStates.map((state) => `refund-${state}`),
    ...ended.map((state) => `payment-${state}`),
  ];
  expect(happened.filter((each) => eventLabel(each) === m.office_event_other())).toEqual([]);
});
