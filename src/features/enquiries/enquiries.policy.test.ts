import { expect, test } from 'vitest';
import { canBeOwner, canChange, canRelease, canReply } from './enquiries.policy.ts';

const clerk = { id: 'user:amina' };
const account = { role: 'clerk', emailVerified: true, disabledAt: null } as const;

test('only somebody who may work on enquiries can be given one', () => {
  expect(canBeOwner(clerk, account)).toBeUndefined();
  for (const role of ['owner', 'manager'] as const) {
    expect(canBeOwner(clerk, { ...account, role }), role).toBeUndefined();
  }
  const others = [
    { ...account, role: 'editor' },
    { ...account, role: 'customer' },
    { ...account, emailVerified: false },
    { ...account, disabledAt: new Date('2026-12-01') },
    undefined,
  ] as const;
  expect(others.map((each) => canBeOwner(clerk, each)?.code)).toEqual(others.map(() => 'enquiries.owner'));
});

test('a reply by e-mail needs an address, and an enquiry that isn’t in review', () => {
  expect(canReply(clerk, { email: 'a@mail.example', inReview: false })).toBeUndefined();
  expect(canReply(clerk, { email: null, inReview: true })?.code).toBe('enquiries.no-email');
  expect(canReply(clerk, { email: 'a@mail.example', inReview: true })?.code).toBe('enquiries.in-review');
});

test('a joined enquiry is closed, and only one in review is released', () => {
  expect(canChange(clerk, { mergedInto: null })).toBeUndefined();
  expect(canChange(clerk, { mergedInto: 'x' })).toMatchObject({ details: { mergedInto: 'x' } });
  expect(canRelease(clerk, { inReview: false, state: 'new' })?.code).toBe('enquiries.not-in-review');
  expect(canRelease(clerk, { inReview: true, state: 'new' })).toBeUndefined();
  expect(canRelease(clerk, { inReview: false, state: 'spam' })).toBeUndefined();
});
