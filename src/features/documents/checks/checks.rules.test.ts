import { describe, expect, test } from 'vitest';
import { findFaults } from './checks.rules.ts';

const promised = (summary: string) =>
  findFaults([], {}, { texts: { en: { summary }, bn: { summary: 'ভ্রমণ' } }, today: '2026-12-10' }).length > 0;

describe('an impossible promise', () => {
  test.for([
    'We guarantee your visa!',
    'Guaranteed visa in a week',
    '100% visa success',
    'A sure visa for families',
    'Approval is never guaranteed elsewhere. We guarantee it.',
    'নিশ্চিত ভিসা',
    'শতভাগ ভিসা',
    'ভিসার গ্যারান্টি দিচ্ছি',
  ])('is found in "%s"', (text) => {
    expect(promised(text)).toBe(true);
  });

  test.for([
    'A visa is never guaranteed.',
    'We can’t guarantee a visa.',
    'Guarantee letter from Japan',
    'A bank guarantee of the host',
    'জাপান থেকে গ্যারান্টি লেটার',
    'ভিসার নিশ্চয়তা কেউ দিতে পারে না',
  ])('is not seen in "%s"', (text) => {
    expect(promised(text)).toBe(false);
  });
});
