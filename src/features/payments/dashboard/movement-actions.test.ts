import { beforeEach, expect, test, vi } from 'vitest';
import type { Me } from '#dashboard/api/me.ts';
import type { Movement } from '../payments.contract.ts';
import { askOrderText } from './ask-order-text.ts';
import { movementActions } from './movement-actions.ts';

vi.mock('./ask-order-text.ts');

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => 'en' });
  return () => vi.unstubAllGlobals();
});

const me: Me = {
  uid: 'boss',
  email: 'boss@agency.example',
  emailVerified: true,
  name: 'Boss',
  role: 'owner',
  may: () => true,
};
const payment: Movement = {
  kind: 'payment',
  id: '018f0000-0000-7000-8000-000000000001',
  amount: 5_000_00,
  method: 'bkash',
  outside: '9K70LM2QXB',
  state: 'waiting',
  by: 'user:amina',
  approvedBy: null,
  at: '2026-12-01T04:00:00.000Z',
  reason: null,
  fee: 0,
  deducted: [],
  account: null,
  on: '2026-11-30',
  receipt: null,
  to: null,
  cheque: null,
  dueOn: null,
  trouble: null,
  isSending: false,
  isStuck: false,
};

/** What is told after somebody has ended a payment in a state. */
function noticeOf(state: Movement['state']) {
  movementActions({ ...payment, state }, me)
    .find(({ key }) => key === 'undo')
    ?.run();
  const told = vi.mocked(askOrderText).mock.lastCall?.[1].told;
  return typeof told === 'function' ? told() : told;
}

test('a payment that waited is rejected, one that counted no longer counts', () => {
  expect(noticeOf('waiting')).toBe('The payment is rejected.');
  expect(noticeOf('counted')).toBe('The payment no longer counts.');
});
